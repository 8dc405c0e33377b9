import type { Site } from './site.ts';

/** The page on which editors change content in forms; nothing of it is on the pages for visitors. */
export const adminPage = '/admin';

/** Where all that the page loads lies. */
export const adminFolder = `${adminPage}/`;

/**
 * The address of the form for a page.
 * @param page its path, without the base
 */
export const formAddressOf = (page: string) => `${adminPage}?${new URLSearchParams({ page })}`;

/** What the page is told of the site it is for. */
export interface AdminSettings {
  /** The content folder, from the repository’s root. */
  folder: string;
  /** The company’s name. */
  company: string;
  /** Where changes are sent to for review. */
  editing?: Site['editing'];
}

/** The settings’ address. */
export const adminSettingsFile = `${adminFolder}settings.json`;

/** What the editors’ page is told of the files that the site was built from. */
export interface AdminKnown {
  /** The hashes of the texts that are on the site, as the content folder has them. */
  texts: readonly string[];
  /** The width in pixels of each picture, by its path below `images`. */
  pictures: Readonly<Record<string, number>>;
  /** The PDF documents in `files`. */
  downloads: readonly string[];
}

/** The address of that. */
export const adminKnownFile = `${adminFolder}known.json`;

/** The address of what pages are made from while they are edited, see `SiteSource`. */
export const adminSourceFile = `${adminFolder}source.json`;

/**
 * What the editors’ page may load, and where it may send: to GitHub’s API, and to nobody else. The
 * CMS writes its styles while it runs, so they cannot be forbidden; no script can get in so.
 */
export const adminPolicy = [
  "default-src 'self'",
  // The decoder of photographs from iPhones is WebAssembly; JavaScript from words is run no more by it.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  // Pictures that were just chosen, and whom a change is from.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: https://api.github.com",
  // The frame in which the CMS puts what shows an edit.
  "frame-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');
