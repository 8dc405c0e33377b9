import type { FileFacts } from './fileFacts.ts';
import type { PublishedPicture } from './published.ts';

/** All that the site’s pages are made from, as the editors’ page loads it to show an edit. */
export interface SiteSource {
  /** What each file says, by its path below `content/`. */
  files: Readonly<Record<string, Pick<FileFacts, 'value' | 'references'>>>;
  /** By their paths below `content/images/`. */
  pictures: Readonly<Record<string, Omit<PublishedPicture, 'alt'>>>;
  /** The bytes of each file for visitors to keep, by its name. */
  downloads: Readonly<Record<string, number>>;
  /** Generated data that no form changes, by its path below the folder of such. */
  data: Readonly<Record<string, string>>;
}
