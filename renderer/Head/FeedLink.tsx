import { fileHref } from '../../components/url/href.ts';
import { blog } from '../content.ts';
import { pageTitle } from './pageTitle.ts';

/** Tells feed readers where the posts are, whichever page of the blog they are given. */
export function FeedLink() {
  const title = pageTitle(blog.heading);
  return (
    <link rel="alternate" type="application/atom+xml" href={fileHref('/feed.xml')} title={title} />
  );
}
