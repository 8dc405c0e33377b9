import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { adminFile } from '../serve/builtPages.ts';
import { readMoves } from '../serve/readMoves.ts';

/** The file of a page of the built site. */
export interface BuiltFile {
  /** Without the base, as `/services/roofing`. */
  path: string;
  /** From the site’s folder. */
  file: string;
  /**
   * What it answers: the pages for what does not exist answer 404, and those where one was before 301,
   * but for hosts that send it as it is.
   */
  status: 200 | 301 | 404;
}

/** A page of the built site. */
export interface BuiltPage extends Omit<BuiltFile, 'file'> {
  html: string;
}

/** The built site as it lies on the disk. */
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
 * The pages that a built site has for visitors, in the order of their files.
 * @param folder its absolute path
 */
export async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const files = (await glob('**/*.html', { cwd: folder, ignore: adminFile })).sort();
  const moves = readMoves(folder);
  return files.map((file) => {
    const address = `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
    const status = path.basename(file) === '404.html' ? 404 : moves.has(address) ? 301 : 200;
    return { path: address, file, status };
  });
}

/**
 * Reads the pages that a built site has for visitors.
 * @param folder its absolute path
 * @param base the path that it lives under, ending in a slash
 */
export async function readBuiltSite(folder: string, base: string): Promise<BuiltSite> {
  const pages = (await builtFiles(folder)).map(
    ({ file, ...page }): BuiltPage => ({
      ...page,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }),
  );
  const hasFile = (address: string) => existsSync(path.join(folder, decodeURI(address)));
  return { folder, base, pages, hasFile };
}
