import { collectionTypes, singleTypes } from '../contentTypes.ts';
import { type Diagnostic, startOfFile } from '../diagnostic.ts';
import { parsePath } from '../filePath.ts';
import { type ContentFolder, filesOf, imageFolder } from '../read/contentFolder.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import { isSlug } from '../slug.ts';
import { fileSlug } from '../words/fileSlug.ts';
import { explainMisplaced, explainNameless, meantPath, renameTo } from './misplacedFile.ts';

const singleFiles: readonly string[] = Object.values(singleTypes).map(({ file }) => file);

/** Checks that every file that must exist does, and that each has a place and a name that serve. */
export function checkFileNames(folder: ContentFolder): Diagnostic[] {
  const at = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
  const entries = Object.values(collectionTypes).flatMap((type) => filesOf(type, folder));
  const present = new Set(folder.paths);
  const known = new Set([...singleFiles, ...entries]);
  // A typo in a folder or an ending must not lose an article: no page would ever show it.
  const misplaced = folder.paths.filter(
    (file) => !known.has(file) && !file.startsWith(imageFolder),
  );
  // Renamed, the one is the other: that is one mistake.
  const meant = new Set(misplaced.map(meantPath));
  return [
    ...singleFiles
      .filter((file) => !present.has(file) && !meant.has(file))
      .map((file) => at(file, finding('missing-file', {}))),
    ...entries.flatMap((file) => {
      const slug = parsePath(file).name;
      if (!isSlug(slug)) return [at(file, badName(file))];
      return isTaken(file, slug) ? [at(file, finding('taken-name', { slug }))] : [];
    }),
    ...misplaced.map((file) => at(file, explainFile(file, present))),
  ];
}

/** Only articles and the like have pages that are called as their files are. */
const isTaken = (file: string, slug: string) =>
  file.endsWith('.md') && ['404', 'index'].includes(slug);

function explainFile(file: string, present: ReadonlySet<string>): Finding {
  const meant = meantPath(file);
  return meant !== undefined && present.has(meant)
    ? finding('duplicate-slug', { other: meant })
    : explainMisplaced(file);
}

function badName(file: string): Finding {
  const { dir, name: slug, ext } = parsePath(file);
  const name = fileSlug(slug);
  const rename = name && renameTo(`${dir}/${name}${ext}`);
  return finding('file-name', { slug }, { help: explainNameless(file) ?? rename });
}
