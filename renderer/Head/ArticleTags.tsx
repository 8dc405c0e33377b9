import type { PostEntry } from '#content/posts';

interface ArticleTagsProps {
  post: PostEntry;
  /** As visitors read it. */
  category: string;
}

/**
 * What sharing networks may show of an article besides.
 * @see https://ogp.me/#type_article
 */
export function ArticleTags({ post, category }: ArticleTagsProps) {
  return (
    <>
      <meta property="article:published_time" content={post.date} />
      <meta property="article:modified_time" content={post.date} />
      <meta property="article:section" content={category} />
      {post.seo.keywords.map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
    </>
  );
}
