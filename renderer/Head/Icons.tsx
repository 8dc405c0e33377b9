import { fileHref } from '../../components/url/href.ts';

/** The mark in tabs, bookmarks and on home screens; the compiler draws all of them from one SVG. */
export function Icons() {
  return (
    <>
      <link rel="icon" href={fileHref('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={fileHref('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={fileHref('/apple-touch-icon.png')} />
      <link rel="manifest" href={fileHref('/site.webmanifest')} />
    </>
  );
}
