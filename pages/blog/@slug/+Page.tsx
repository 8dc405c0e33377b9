import { CallPanel } from '../../../components/CallPanel/CallPanel.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { Article } from './Article.tsx';
import { PostHead } from './PostHead.tsx';
import { Related } from './Related.tsx';

export function Page() {
  const { head, post, body, readingTime, words, readLabel, share, related, relatedHeading } =
    useData<typeof data>();
  return (
    <>
      <article>
        <PostHead post={post} crumbs={head.crumbs} readingTime={readingTime} />
        <Article body={body} />
      </article>
      <CallPanel call={words.call} />
      <Related {...{ related, relatedHeading, readLabel, share, words }} />
    </>
  );
}
