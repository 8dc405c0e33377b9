import type { Site } from '#content/site';
import type { HeadData, PageSubject } from '../../components/PageContext/head.ts';
import { fileHref } from '../../components/url/href.ts';

interface SharingTagsProps {
  site: Site;
  head: HeadData;
  /** As in the browser’s tab. */
  title: string;
  /** Absolute. */
  url: string;
}

/**
 * How the page looks when it is shared.
 * @see https://ogp.me for the `og:` names, which have `property` in place of `name`
 */
export function SharingTags({ site, head, title, url }: SharingTagsProps) {
  const { description, sharing, subject } = head;
  const picture = new URL(site.url).origin + fileHref(sharing.file);
  const properties = {
    'og:type': subject?.kind === 'post' ? 'article' : 'website',
    'og:locale': site.language.replaceAll('-', '_'),
    'og:site_name': site.company.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:alt': sharing.alt,
    'og:image:width': sharing.width,
    'og:image:height': sharing.height,
  };
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': sharing.alt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {Object.entries(card).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {subject?.kind === 'post' && <ArticleTags {...subject} />}
    </>
  );
}

/** @see https://ogp.me/#type_article */
const ArticleTags = ({ post, category }: Extract<PageSubject, { kind: 'post' }>) => (
  <>
    <meta property="article:published_time" content={post.date} />
    <meta property="article:modified_time" content={post.date} />
    <meta property="article:section" content={category} />
    {post.seo.keywords.map((keyword) => (
      <meta key={keyword} property="article:tag" content={keyword} />
    ))}
  </>
);
