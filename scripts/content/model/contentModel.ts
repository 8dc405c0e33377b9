import type { z } from 'zod';
import { type ContentFolder, downloadsIn, filesOf, picturesIn } from './contentFolder.ts';
import type { CollectionType } from './contentType.ts';
import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  namesOf,
  type SingleName,
  type SingleValue,
  singleTypes,
} from './contentTypes.ts';
import type { publishing } from './fieldGroups.ts';
import type { FileFacts } from './fileFacts.ts';
import { meantSlug, parsePath } from './fileName.ts';
import { misplacedFiles, misplacedSlug } from './misplaced.ts';
import { pathOfEntry } from './routes.ts';
import { compareText } from './words.ts';

/** A valid file of a collection. */
export interface Entry<Value> {
  slug: string;
  /** The path of its page, or of the page that shows it. */
  path: string;
  value: Value;
  facts: FileFacts;
  isOnSite: boolean;
}

export interface Single<Value> {
  value: Value;
  facts: FileFacts;
}

/** All files that are valid on their own; references between them are not checked yet. */
export interface ContentModel {
  singles: { [Name in SingleName]?: Single<SingleValue<Name>> };
  collections: { [Name in CollectionName]: Entry<CollectionValue<Name>>[] };
  /**
   * The slugs of all files of each collection, including broken and misplaced ones, so that one
   * mistake is reported once; for a name that no address can have, the slug that it should be.
   */
  slugs: { [Name in CollectionName]: readonly string[] };
  /** Picture files below `content/images/`. */
  pictures: ReadonlySet<string>;
  /** PDF documents below `content/files/`. */
  downloads: ReadonlySet<string>;
  /** The day that decides what is on the site, such as 2025-04-01. */
  today: string;
}

/** Every valid file with its value. */
export const validSources = ({ singles, collections }: ContentModel): Single<unknown>[] => [
  ...Object.values<Single<unknown>>(singles),
  ...Object.values<Single<unknown>[]>(collections).flat(),
];

/** The facts of every valid file. */
export const validFiles = (model: ContentModel): FileFacts[] =>
  validSources(model).map(({ facts }) => facts);

/**
 * Builds the model from the facts of all files.
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
  const misplaced = misplacedFiles(folder);
  for (const name of namesOf(singleTypes)) {
    const known = facts.get(singleTypes[name].file);
    if (known?.value === undefined) continue;
    Object.assign(singles, { [name]: { value: known.value, facts: known } });
  }
  for (const name of namesOf(collectionTypes)) {
    const type = collectionTypes[name];
    const files = filesOf(type, folder);
    slugs[name] = [
      ...files.map((file) => meantSlug(parsePath(file).name)),
      ...misplaced.flatMap((file) => misplacedSlug(file, type) ?? []),
    ];
    Object.assign(collections, { [name]: entriesOf(type, files, facts, today) });
  }
  const pictures = new Set(picturesIn(folder));
  const downloads = new Set(downloadsIn(folder));
  return { singles, collections, slugs, pictures, downloads, today } as ContentModel;
}

/** The valid entries of a collection, in the order in which pages list them. */
function entriesOf(
  type: CollectionType,
  files: readonly string[],
  facts: ReadonlyMap<string, FileFacts>,
  today: string,
): Entry<unknown>[] {
  const entries = files.flatMap((file): Entry<unknown>[] => {
    const known = facts.get(file);
    if (known?.value === undefined) return [];
    const { value } = known;
    const slug = parsePath(file).name;
    const path = pathOfEntry(type, slug, value);
    return [{ slug, path, value, facts: known, isOnSite: isOnSite(value as Publishing, today) }];
  });
  return entries.sort(
    (a, b) => type.compare(a.value as never, b.value as never) || compareText(a.slug, b.slug),
  );
}

/** The fields that decide whether an entry is on the site. */
export type Publishing = z.infer<z.ZodObject<typeof publishing>>;

/** The day of a moment, such as 2025-04-01; days are those of Coordinated Universal Time. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** @param day such as 2025-04-01 */
export const isOnSite = ({ draft, publishAt, expireAt }: Publishing, day: string): boolean =>
  !draft && (!publishAt || day >= publishAt) && (!expireAt || day < expireAt);
