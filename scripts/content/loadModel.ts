import path from 'node:path';
import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from './contentTypes.ts';
import type { FileFacts } from './facts/fileFacts.ts';
import { type ContentModel, type Entry, sortEntries } from './model.ts';
import { type ContentFolder, filesOf, picturesIn } from './read/contentFolder.ts';
import { whyUnpublished } from './whyUnpublished.ts';

/**
 * Puts together what the files say.
 * @param facts by the path below `content/`
 * @param now decides what is on the site
 */
export function loadModel(
  folder: ContentFolder,
  facts: ReadonlyMap<string, FileFacts>,
  now: Date,
): ContentModel {
  const singles: ContentModel['singles'] = {};
  const collections: Partial<ContentModel['collections']> = {};
  const slugs: Partial<ContentModel['slugs']> = {};
  for (const name of namesOf(singleTypes)) loadSingle(singles, name, facts);
  for (const name of namesOf(collectionTypes)) {
    const files = filesOf(collectionTypes[name], folder);
    const { extension } = collectionTypes[name];
    slugs[name] = files.map((file) => path.posix.basename(file, extension));
    Object.assign(collections, { [name]: entriesOf(name, files, facts, now) });
  }
  const pictures = new Set(picturesIn(folder));
  return { singles, collections, slugs, pictures } as ContentModel;
}

function loadSingle(
  singles: ContentModel['singles'],
  name: SingleName,
  facts: ReadonlyMap<string, FileFacts>,
) {
  const known = facts.get(singleTypes[name].file);
  if (known?.value === undefined) return;
  Object.assign(singles, { [name]: { value: known.value, facts: known } });
}

function entriesOf<Name extends CollectionName>(
  name: Name,
  files: readonly string[],
  facts: ReadonlyMap<string, FileFacts>,
  now: Date,
): Entry<CollectionValue<Name>>[] {
  const { extension } = collectionTypes[name];
  const pathOf = collectionTypes[name].pathOf as (
    slug: string,
    value: CollectionValue<Name>,
  ) => string;
  const entries = files.flatMap((file): Entry<CollectionValue<Name>>[] => {
    const known = facts.get(file);
    if (known?.value === undefined) return [];
    const slug = path.posix.basename(file, extension);
    const value = known.value as CollectionValue<Name>;
    const unpublished = whyUnpublished(value, now);
    return [{ slug, path: pathOf(slug, value), value, facts: known, unpublished }];
  });
  return sortEntries(name, entries);
}
