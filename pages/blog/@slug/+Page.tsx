import { CallPanel } from '../../../components/CallPanel/CallPanel.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { Article } from './Article.tsx';
import { Related } from './Related.tsx';

export function Page() {
  const { head, post, body, readingTime, words, readLabel, share, related, relatedHeading } =
    useData<typeof data>();
  return (
    <>
      <Article {...{ body, post, readingTime }} crumbs={head.crumbs} />
      <CallPanel call={words.call} />
      <Related {...{ related, relatedHeading, readLabel, share, words }} />
    </>
  );
}
