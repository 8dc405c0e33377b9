interface SharingTagsProps {
  title: string;
  description: string;
  /** Absolute, like the picture’s. */
  url: string;
  siteName: string;
  language: string;
  type: 'website' | 'article';
  image: { url: string; alt: string; width: number; height: number };
}

/**
 * How the page looks when it is shared.
 * @see https://ogp.me for the `og:` names, which have `property` in place of `name`
 */
export function SharingTags({
  title,
  description,
  url,
  siteName,
  language,
  type,
  image,
}: SharingTagsProps) {
  const properties = {
    'og:type': type,
    'og:locale': language.replaceAll('-', '_'),
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:alt': image.alt,
    'og:image:width': image.width,
    'og:image:height': image.height,
  };
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {Object.entries(card).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}
