import path from 'node:path';
import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  type SingleName,
  type SingleType,
  singleTypes,
} from './contentTypes.ts';
import { type Diagnostic, startOfFile } from './diagnostic.ts';
import { didYouMean, nearest } from './explain/nearest.ts';
import { type ContentModel, type Entry, namesOf, sortEntries } from './model.ts';
import type { ContentFolder } from './read/contentFolder.ts';
import { type Finding, finding, locate } from './rules/finding.ts';
import { identifier } from './schemas/category.ts';
import { whyUnpublished } from './schemas/publishing.ts';
import { loadFile } from './validate/loadFile.ts';
import { fileSlug } from './words/fileSlug.ts';

const imageFolder = 'images/';

/**
 * Parses and validates every file by itself.
 * @param folder what was read from `content/`
 * @param now decides what is on the site
 */
export function loadModel(
  folder: ContentFolder,
  now: Date,
): {
  model: ContentModel;
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [...unknownFiles(folder)];
  const model: ContentModel = {
    singles: {},
    collections: { services: [], cities: [], posts: [], projects: [], testimonials: [] },
    slugs: { services: [], cities: [], posts: [], projects: [], testimonials: [] },
    pictures: folder.paths
      .filter((file) => file.startsWith(imageFolder))
      .map((file) => file.slice(imageFolder.length)),
  };
  for (const name of namesOf(singleTypes)) {
    diagnostics.push(...loadSingle(model, name, folder));
  }
  for (const name of namesOf(collectionTypes)) {
    diagnostics.push(...loadCollection(model, name, folder, now));
  }
  return { model, diagnostics };
}

function loadSingle<Name extends SingleName>(
  model: ContentModel,
  name: Name,
  folder: ContentFolder,
) {
  const { file, schema }: SingleType = singleTypes[name];
  const source = folder.texts.get(file);
  if (!source) return folder.paths.includes(file) ? [] : [missingFile(file)];
  const { document, value, diagnostics } = loadFile(`content/${file}`, source.text, schema);
  if (value !== undefined) Object.assign(model.singles, { [name]: { value, document } });
  return diagnostics;
}

function loadCollection<Name extends CollectionName>(
  model: ContentModel,
  name: Name,
  folder: ContentFolder,
  now: Date,
): Diagnostic[] {
  const { extension, schema } = collectionTypes[name];
  const pathOf = collectionTypes[name].pathOf as (
    slug: string,
    value: CollectionValue<Name>,
  ) => string;
  const files = filesOf(name, folder);
  const diagnostics: Diagnostic[] = [];
  const entries: Entry<CollectionValue<Name>>[] = [];
  for (const file of files) {
    const slug = path.posix.basename(file, extension);
    diagnostics.push(...fileNameProblems(`content/${file}`, slug));
    const source = folder.texts.get(file);
    if (!source) continue;
    const loaded = loadFile(`content/${file}`, source.text, schema);
    diagnostics.push(...loaded.diagnostics);
    if (loaded.value === undefined) continue;
    const value = loaded.value as CollectionValue<Name>;
    const { document } = loaded;
    const unpublished = whyUnpublished(value, now);
    entries.push({ slug, path: pathOf(slug, value), value, document, unpublished });
  }
  Object.assign(model.collections, { [name]: sortEntries(name, entries) });
  Object.assign(model.slugs, { [name]: files.map((file) => path.posix.basename(file, extension)) });
  return diagnostics;
}

function filesOf(name: CollectionName, folder: ContentFolder): string[] {
  const { folder: collection, extension } = collectionTypes[name];
  return folder.paths.filter(
    (file) => path.posix.dirname(file) === collection && file.endsWith(extension),
  );
}

function fileNameProblems(file: string, slug: string): Diagnostic[] {
  if (identifier.safeParse(slug).success) return [];
  const name = fileSlug(slug);
  const help =
    name && `Rename it to ${name}${path.extname(file)}: lower-case letters, digits and hyphens.`;
  return [locate(finding('file-name', { slug }, { help }), file, startOfFile)];
}

const missingFile = (file: string) =>
  locate(finding('missing-file', {}), `content/${file}`, startOfFile);

/** Files that no page would ever show: a typo in a folder or an ending must not lose an article. */
function unknownFiles(folder: ContentFolder): Diagnostic[] {
  const singles = Object.values(singleTypes).map(({ file }) => file as string);
  const known = new Set([
    ...singles,
    ...namesOf(collectionTypes).flatMap((name) => filesOf(name, folder)),
  ]);
  return folder.paths
    .filter((file) => !known.has(file) && !file.startsWith(imageFolder))
    .map((file) => unknownFile(file, folder, singles));
}

function unknownFile(file: string, folder: ContentFolder, singles: readonly string[]): Diagnostic {
  return locate(whyUnknown(file, folder, singles), `content/${file}`, startOfFile);
}

function whyUnknown(file: string, folder: ContentFolder, singles: readonly string[]): Finding {
  const home = path.posix.dirname(file);
  const collection = Object.values(collectionTypes).find((type) => type.folder === home);
  if (!collection) return finding('unknown-file', {}, { help: whereItBelongs(file, singles) });
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

function whereItBelongs(file: string, singles: readonly string[]): string {
  if (nearest(file, singles)) return didYouMean(file, singles);
  const folders = Object.values(collectionTypes).map((type) => `${type.folder}/`);
  return didYouMean(`${file.split('/')[0]}/`, folders, 'Files belong in');
}
