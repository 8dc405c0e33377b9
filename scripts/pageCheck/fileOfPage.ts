import { existsSync } from 'node:fs';
import { namesOf, singleTypes } from '../content/model/contentTypes.ts';
import { fixedPages, pageFiles } from '../content/model/routes.ts';
import { absoluteOf, currentFolders } from '../content/source/folders.ts';

/**
 * The content file whose words a page shows, where an editor would look first.
 * @param page its path, without the base
 * @returns a path as findings name it
 */
export function fileOfPage(page: string): string {
  const name = namesOf(fixedPages).find((candidate) => fixedPages[candidate] === page);
  if (name) return `content/${singleTypes[name].file}`;
  if (page.endsWith('/404')) return `content/${singleTypes.notFound.file}`;
  const folders = currentFolders();
  const isThere = (file: string) => existsSync(absoluteOf(folders, file));
  const [file = `content/${singleTypes.site.file}`] = pageFiles(page).filter(isThere);
  return file;
}
