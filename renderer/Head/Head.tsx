import type { Site } from '#content/site';
import type { HeadData, PageSubject } from '../../components/PageContext/head.ts';
import { fileHref } from '../../components/url/href.ts';
import { fullTitle, noticeScript } from '../../scripts/content/model/published.ts';
import { blog, isPreview, security } from '../content.ts';
import { pageUrl } from '../structuredData/identity.ts';
import { StructuredData } from '../structuredData/StructuredData.tsx';

interface HeadProps {
  site: Site;
  head: HeadData;
}

/** The document’s head: what browsers, search engines and social networks read. */
export function Head({ site, head }: HeadProps) {
  const title = fullTitle(site, head.title);
  const canonical = pageUrl(head.path);
  const isListed = !isPreview && !head.noindex;
  return (
    <head>
      <meta charSet="utf-8" />
      {/* Only in production: Vite’s own scripts, which reload an edited page, are inline. */}
      {import.meta.env.PROD && (
        <meta httpEquiv="Content-Security-Policy" content={security.policy} />
      )}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content={robotsFor(head)} />
      {isListed && <link rel="canonical" href={canonical} />}
      {head.previous && <link rel="prev" href={pageUrl(head.previous)} />}
      {head.next && <link rel="next" href={pageUrl(head.next)} />}
      <meta name="theme-color" content="#14202b" />
      {site.notice && <script src={fileHref(noticeScript)} data-text={site.notice.text} />}
      <Icons />
      <SharingTags site={site} head={head} title={title} url={canonical} />
      {isBlog(head) && <FeedLink site={site} />}
      {isListed && <StructuredData head={head} />}
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own JSON.
        dangerouslySetInnerHTML={{ __html: security.speculationRules }}
      />
    </head>
  );
}

/** Samples must not be found in search engines, nor lead them to more samples. */
function robotsFor({ noindex }: HeadData): string {
  if (isPreview) return 'noindex, nofollow';
  return noindex ? 'noindex, follow' : 'index, follow';
}

const isBlog = ({ subject }: HeadData) => subject?.kind === 'blog' || subject?.kind === 'post';

/** The mark in tabs, bookmarks and on home screens; the compiler draws all of them from one SVG. */
const Icons = () => (
  <>
    <link rel="icon" href={fileHref('/favicon.ico')} sizes="32x32" />
    <link rel="icon" href={fileHref('/favicon.svg')} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={fileHref('/apple-touch-icon.png')} />
    <link rel="manifest" href={fileHref('/site.webmanifest')} />
  </>
);

/** Tells feed readers where the posts are, whichever page of the blog they are given. */
const FeedLink = ({ site }: Pick<HeadProps, 'site'>) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    href={fileHref('/feed.xml')}
    title={fullTitle(site, blog.heading)}
  />
);

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
function SharingTags({ site, head, title, url }: SharingTagsProps) {
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
