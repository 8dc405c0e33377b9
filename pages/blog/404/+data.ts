import { notFound } from '#content/notFound';
import { pageHead } from '../../pageHead.ts';

export function data() {
  return {
    head: pageHead(notFound.post.seo, '/blog/404', { noindex: true }),
    notFound,
  };
}
