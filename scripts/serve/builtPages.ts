import { glob } from 'tinyglobby';

/**
 * The paths of all pages, without those for what does not exist.
 * @param root the absolute path of `dist/client`
 * @returns them in order; an empty list where nothing is built
 */
export async function builtPages(root: string): Promise<string[]> {
  const files = await glob('**/*.html', { cwd: root, ignore: '**/404.html' });
  return files.map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`).sort();
}
