import { defaultSharingPicture, sharingPictures } from '#content/sharing';
import type { Site } from '#content/site';
import type { PageHead } from '../../components/PageContext/head.ts';
import { contentHref, fileHref } from '../../components/url/href.ts';
import { SharingTags } from './SharingTags.tsx';

interface HeadProps {
  site: Site;
  head: PageHead;
}

/** The document’s head: what browsers, search engines and social networks read. */
export function Head({ site, head }: HeadProps) {
  const title = (site.titleTemplate ?? '%s').replace('%s', () => head.title);
  const { origin } = new URL(site.url);
  const canonical = origin + contentHref(head.path);
  const { file, ...picture } = sharingPictures[head.path] ?? defaultSharingPicture;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content={head.noindex ? 'noindex, follow' : 'index, follow'} />
      {!head.noindex && <link rel="canonical" href={canonical} />}
      <meta name="theme-color" content="#14202b" />
      <link rel="icon" href={fileHref('/favicon.svg')} type="image/svg+xml" />
      <SharingTags
        title={title}
        description={head.description}
        url={canonical}
        siteName={site.company.name}
        type={head.type ?? 'website'}
        image={{ ...picture, url: origin + fileHref(file) }}
      />
    </head>
  );
}
