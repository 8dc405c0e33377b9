import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltFile, builtFiles } from '../serve/builtPages.ts';

/** A page of the built site. */
export interface BuiltPage extends Omit<BuiltFile, 'file'> {
  html: string;
}

/** The built site on disk. */
export interface BuiltSite {
  /** The absolute path of its folder. */
  folder: string;
  /** The path that it lives under, ending in a slash. */
  base: string;
  pages: readonly BuiltPage[];
  /** Whether there is a file at an address below the base, such as `/feed.xml`. */
  hasFile: (address: string) => boolean;
}

/**
 * Reads the pages that a built site has for visitors.
 * @param folder its absolute path
 * @param base the path that it lives under, ending in a slash
 */
export function readBuiltSite(folder: string, base: string): BuiltSite {
  const pages = builtFiles(folder).map(
    ({ file, ...page }): BuiltPage => ({
      ...page,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }),
  );
  const hasFile = (address: string) => existsSync(path.join(folder, decodeURI(address)));
  return { folder, base, pages, hasFile };
}
