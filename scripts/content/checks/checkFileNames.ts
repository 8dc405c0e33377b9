import path from 'node:path';
import { collectionTypes, singleTypes } from '../contentTypes.ts';
import { type Diagnostic, startOfFile } from '../diagnostic.ts';
import { didYouMean, nearest } from '../explain/nearest.ts';
import { type ContentFolder, filesOf, imageFolder } from '../read/contentFolder.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import { isSlug } from '../slug.ts';
import { fileSlug } from '../words/fileSlug.ts';

const singleFiles: readonly string[] = Object.values(singleTypes).map(({ file }) => file);
const collections = Object.values(collectionTypes);

/** Checks that every file that must exist does, and that each has a place and a name that serve. */
export function checkFileNames(folder: ContentFolder): Diagnostic[] {
  const at = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
  const entries = collections.flatMap((type) => filesOf(type, folder));
  const present = new Set(folder.paths);
  const known = new Set([...singleFiles, ...entries]);
  return [
    ...singleFiles
      .filter((file) => !present.has(file))
      .map((file) => at(file, finding('missing-file', {}))),
    ...entries.flatMap((file) => {
      const slug = path.posix.parse(file).name;
      return isSlug(slug) ? [] : [at(file, badName(slug, path.extname(file)))];
    }),
    // A typo in a folder or an ending must not lose an article: no page would ever show it.
    ...folder.paths
      .filter((file) => !known.has(file) && !file.startsWith(imageFolder))
      .map((file) => at(file, whyUnknown(file, folder))),
  ];
}

function badName(slug: string, extension: string): Finding {
  const name = fileSlug(slug);
  const help = name && `Rename it to ${name}${extension}: lower-case letters, digits and hyphens.`;
  return finding('file-name', { slug }, { help });
}

function whyUnknown(file: string, folder: ContentFolder): Finding {
  const home = path.posix.dirname(file);
  const collection = collections.find((type) => type.folder === home);
  if (!collection) return finding('unknown-file', {}, { help: whereItBelongs(file) });
  const slug = path.posix.parse(file).name;
  const twin = folder.paths.find((other) => other !== file && isTwin(other, home, slug));
  if (twin) return finding('duplicate-slug', { other: twin });
  const { extension } = collection;
  const help = `Rename it to ${slug}${extension}.`;
  return finding('unknown-file', { extension, folder: home }, { help });
}

function isTwin(file: string, folder: string, slug: string): boolean {
  const { dir, name } = path.posix.parse(file);
  return dir === folder && name.toLowerCase() === slug.toLowerCase();
}

function whereItBelongs(file: string): string {
  if (nearest(file, singleFiles)) return didYouMean(file, singleFiles);
  const folders = collections.map(({ folder }) => `${folder}/`);
  return didYouMean(`${file.split('/')[0]}/`, folders, 'Files belong in');
}
