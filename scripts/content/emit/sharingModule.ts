import type { SharedPages } from '../sharing/sharedPages.ts';
import type { Output } from './dataModule.ts';
import { dataModule } from './dataModule.ts';

/** The sharing picture of each page. */
export const sharingModule = ({ composed, plain, fallback }: SharedPages): Output[] =>
  dataModule('sharing', {
    source: 'the files in content/',
    types: `import type { SharingPicture } from '../scripts/content/schemas/published.ts';

export interface Sharing {
  /** By the page’s path. */
  pictures: Readonly<Record<string, SharingPicture>>;
  fallback: SharingPicture;
}
`,
    type: 'Sharing',
    value: {
      pictures: Object.fromEntries(
        [...composed, ...plain].map(({ path, picture }) => [path, picture]),
      ),
      fallback: fallback.picture,
    },
  });
