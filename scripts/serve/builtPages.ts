import { glob } from 'tinyglobby';
import { adminPage } from '../content/model/adminPage.ts';
import { readMoves } from './readMoves.ts';

/** The page for editors, from the site’s folder. */
export const adminFile = `${adminPage.slice(1)}.html`;

/**
 * The paths of all pages for visitors, without those for what does not exist and those that send
 * them on.
 * @param root the absolute path of `dist/client`
 * @returns them in order; an empty list where nothing is built
 */
export async function builtPages(root: string): Promise<string[]> {
  const files = await glob('**/*.html', { cwd: root, ignore: ['**/404.html', adminFile] });
  if (files.length === 0) return [];
  const moves = readMoves(root);
  const paths = files.map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
  return paths.filter((path) => !moves.has(path)).sort();
}
