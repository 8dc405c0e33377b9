import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unescape as decoded } from 'node:querystring';
import { adminPage } from '../content/model/adminPage.ts';
import { listFiles } from '../listFiles.ts';
import { readMoves } from './hostFiles.ts';

/** The file of a page of the built site. */
interface BuiltFile {
  /** Without the base, such as `/services/roofing`. */
  path: string;
  /** From the site’s folder. */
  file: string;
  /**
   * The status it is served with: the pages for unknown addresses have 404, and those at former
   * addresses 301, except on hosts that serve these as they are.
   */
  status: 200 | 301 | 404;
}

/** The page for editors, from the site’s folder. */
const adminFile = `${adminPage.slice(1)}.html`;

/**
 * The pages that a built site has for visitors.
 * @param root the absolute path of `dist/client`
 * @returns them in the order of their files; an empty list if nothing is built
 */
export function builtFiles(root: string): BuiltFile[] {
  const files = listFiles(root)
    .filter((file) => file.endsWith('.html') && file !== adminFile)
    .sort();
  if (files.length === 0) return [];
  const moves = readMoves(root);
  return files.map((file) => {
    const address = `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
    const status = path.basename(file) === '404.html' ? 404 : moves.has(address) ? 301 : 200;
    return { path: address, file, status };
  });
}

/**
 * The paths of all pages for visitors, without those for unknown or former addresses.
 * @param root the absolute path of `dist/client`
 * @returns them in order; an empty list if nothing is built
 */
export const builtPages = (root: string): string[] =>
  builtFiles(root)
    .filter(({ status }) => status === 200)
    .map((page) => page.path)
    .sort();

/** A page of the built site. */
export interface BuiltPage extends Omit<BuiltFile, 'file'> {
  html: string;
}

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/**
 * Reads the pages that a built site has for visitors.
 * @param folder its absolute path
 * @param base the path that it lives under, ending in a slash
 */
export function readBuiltSite(folder: string, base: string) {
  const pages = builtFiles(folder).map(
    ({ file, ...page }): BuiltPage => ({
      ...page,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }),
  );
  const files = new Set(listFiles(folder).map((file) => `/${file}`));
  /** Whether there is a file, not just a folder, at an address such as `/feed.xml`. */
  const hasFile = (address: string) => files.has(decoded(address));
  return { folder, base, pages, hasFile };
}
