import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from './contentTypes.ts';
import type { FileFacts } from './facts/fileFacts.ts';
import { parsePath } from './filePath.ts';
import { type ContentModel, type Entry, sortEntries } from './model.ts';
import { dayOf, isOnSite } from './publishing.ts';
import { type ContentFolder, filesOf, picturesIn } from './read/contentFolder.ts';
import { pathOfEntry } from './routes.ts';

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
  const today = dayOf(now);
  const singles: ContentModel['singles'] = {};
  const collections: Partial<ContentModel['collections']> = {};
  const slugs: Partial<ContentModel['slugs']> = {};
  for (const name of namesOf(singleTypes)) loadSingle(singles, name, facts);
  for (const name of namesOf(collectionTypes)) {
    const files = filesOf(collectionTypes[name], folder);
    slugs[name] = files.map((file) => parsePath(file).name);
    Object.assign(collections, { [name]: entriesOf(name, files, facts, today) });
  }
  const pictures = new Set(picturesIn(folder));
  return { singles, collections, slugs, pictures, today } as ContentModel;
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
  today: string,
): Entry<CollectionValue<Name>>[] {
  const entries = files.flatMap((file): Entry<CollectionValue<Name>>[] => {
    const known = facts.get(file);
    if (known?.value === undefined) return [];
    const slug = parsePath(file).name;
    const value = known.value as CollectionValue<Name>;
    return [
      {
        slug,
        path: pathOfEntry(collectionTypes[name], slug, value),
        value,
        facts: known,
        isOnSite: isOnSite(value, today),
      },
    ];
  });
  return sortEntries(name, entries);
}
