import type { Site } from './site.ts';

/** The page where editors change content in forms; pages for visitors include nothing from it. */
export const adminPage = '/admin';

/** The folder of everything that the page loads. */
export const adminFolder = `${adminPage}/`;

/** The address of the form for a page; `page` is its path, without the base. */
export const formAddressOf = (page: string) => `${adminPage}?${new URLSearchParams({ page })}`;

/** What the editors’ page knows about its site. */
export interface AdminSettings {
  /** The content folder, from the repository’s root. */
  folder: string;
  /** The company’s name. */
  company: string;
  /** Where changes are sent for review. */
  editing?: Site['editing'];
}

/** The address of {@link AdminSettings}. */
export const adminSettingsFile = `${adminFolder}settings.json`;

/** What the editors’ page knows about the files that the site was built from. */
export interface AdminKnown {
  /** The hashes of the text files that the site was built from. */
  texts: readonly string[];
  /** The width in pixels of each picture, by its path below `images`. */
  pictures: Readonly<Record<string, number>>;
  /** The PDF documents in `files`. */
  downloads: readonly string[];
}

/** The address of {@link AdminKnown}. */
export const adminKnownFile = `${adminFolder}known.json`;

/** The address of the data that previews of edits are made from, see `SiteSource`. */
export const adminSourceFile = `${adminFolder}source.json`;

/**
 * What the editors’ page may load, and where it may send data: only to GitHub’s API. The CMS adds
 * its styles at run time, so inline styles must be allowed; no script can get in that way.
 */
export const adminPolicy = [
  "default-src 'self'",
  // The decoder for iPhone photos is WebAssembly; this still doesn’t allow JavaScript’s eval.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  // Pictures that were just chosen, and the avatars of people on GitHub.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: https://api.github.com",
  // The frame in which the CMS shows the preview of an edit.
  "frame-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');
