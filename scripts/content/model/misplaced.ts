import { type ContentFolder, filesOf, isWithoutPage } from './contentFolder.ts';
import type { CollectionType } from './contentType.ts';
import { allCollections, singleFiles } from './contentTypes.ts';
import { fileSlug, parsePath } from './fileName.ts';
import { nearest } from './words.ts';

/** Extensions that a text file may have by mistake; Windows turns a download into “.md.txt”. */
const textEnding =
  /(?:\.(?:md|markdown|mdown|mdx|ya?ml))?(?:\.(?:md|markdown|mdown|mdx|ya?ml|txt))$/i;

/** Other names that people use for the folders. */
const otherNames = new Map([
  ['articles', 'posts'],
  ['blog', 'posts'],
  ['news', 'posts'],
  ['areas', 'cities'],
  ['locations', 'cities'],
  ['gallery', 'projects'],
  ['reviews', 'testimonials'],
]);

const folders: readonly string[] = allCollections.map(({ folder }) => folder);
const pageNames = singleFiles.map((file) => parsePath(file).name);

/**
 * The files that no page uses, except pictures and downloads. A typo in a folder or an extension
 * must not lose an article.
 * @returns paths below `content/`
 */
export function misplacedFiles(folder: ContentFolder): string[] {
  const entries = allCollections.flatMap((type) => filesOf(type, folder));
  const known = new Set([...singleFiles, ...entries]);
  return folder.paths.filter((file) => !known.has(file) && !isWithoutPage(file));
}

/**
 * The slug that a misplaced file would have in a collection; none if it was meant for another one.
 * @param file the path below `content/`
 */
export function misplacedSlug(file: string, { folder }: CollectionType): string | undefined {
  const meant = meantPath(file);
  if (meant !== undefined && parsePath(meant).dir !== folder) return undefined;
  const { base } = parsePath(meant ?? file);
  return textEnding.test(base) ? fileSlug(base.replace(textEnding, '')) || undefined : undefined;
}

/**
 * What a file that no page uses was meant to be.
 * @param file the path below `content/`
 * @returns the path that it should have; `undefined` if nothing is similar
 */
export function meantPath(file: string): string | undefined {
  const { dir, base } = parsePath(file);
  // GitHub also accepts a name without an extension.
  const isText = textEnding.test(base) || (dir !== '' && !base.includes('.'));
  const name = base.replace(textEnding, '');
  if (dir === '') {
    const page = isText ? nearest(name, pageNames) : undefined;
    return page && `${page}.yaml`;
  }
  const collection = allCollections.find(({ folder }) => folder === meantFolder(dir));
  const slug = fileSlug(name);
  if (!collection || !isText || !slug) return undefined;
  return `${collection.folder}/${slug}${collection.extension}`;
}

function meantFolder(dir: string): string | undefined {
  const [top = ''] = dir.toLowerCase().split('/');
  return otherNames.get(top) ?? nearest(top, folders);
}
