import type { Site } from '../schemas/site.ts';
import { type IconName, iconGround, icons } from './icons.ts';

/** The bar of a browser that shows the site; the pages’ `theme-color` is the same. */
const themeColor = '#14202b';

/**
 * What a home screen shows of the site. It opens in the browser, whose buttons visitors know.
 * @param base the path the site lives under, ending in a slash
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest({ company }: Site, base: string): string {
  const icon = (name: IconName, purpose: 'any' | 'maskable') => {
    const { size } = icons[name];
    return { src: `${base}${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const manifest = {
    id: base,
    name: company.name,
    short_name: company.shortName,
    description: company.tagline,
    lang: 'en-US',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'browser',
    theme_color: themeColor,
    background_color: iconGround,
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('icon-maskable-512.png', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
