import type { SharedPage } from '../sharing/sharedPages.ts';
import type { Output } from './modules.ts';

/**
 * The sharing picture of each page.
 * @param fallback for addresses without a page of their own
 */
export function sharingModule(pages: readonly SharedPage[], fallback: SharedPage): Output {
  const byPath = Object.fromEntries(pages.map(({ path, picture }) => [path, picture]));
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const text = `// Made from the files in content/ by \`npm run compile\`; edit that instead.

import type { SharingPicture } from '../scripts/content/schemas/published.ts';

/** By the page’s path. */
export const sharingPictures: Readonly<Record<string, SharingPicture>> = ${json(byPath)};

export const defaultSharingPicture: SharingPicture = ${json(fallback.picture)};
`;
  return ['sharing.ts', text];
}
