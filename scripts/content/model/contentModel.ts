import type { z } from 'zod';
import { type ContentFolder, downloadsIn, filesOf, picturesIn } from './contentFolder.ts';
import type { CollectionType } from './contentType.ts';
import {
  type CollectionName,
  type CollectionValue,
  collectionsWithBodies,
  collectionTypes,
  misplacedFiles,
  misplacedSlug,
  namesOf,
  type SingleName,
  type SingleValue,
  singleTypes,
} from './contentTypes.ts';
import type { publishing } from './fieldGroups.ts';
import type { FieldPath } from './fieldSchema.ts';
import type { FieldReference, FileFacts } from './fileFacts.ts';
import { meantSlug, parsePath } from './fileName.ts';
import { categoryPath, fixedPages, pathOfEntry } from './routes.ts';
import { compareText } from './words.ts';

/** A valid file. */
export interface Single<Value> {
  value: Value;
  facts: FileFacts;
}

/** A valid file of a collection. */
export interface Entry<Value> extends Single<Value> {
  slug: string;
  /** The path of its page, or of the page that shows it. */
  path: string;
  isOnSite: boolean;
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

/** A page and the file that it is made from. */
export interface ContentPage {
  path: string;
  /** Its title in search results. */
  title: string;
  /** The addresses that it had before. */
  formerly: readonly string[];
  facts: FileFacts;
  /** Where in the file the page’s fields are, for a file that makes several pages. */
  fields: FieldPath;
}

/** The fields of a page that has its own file. */
interface PageFields {
  seo: { title: string };
  formerly?: readonly string[] | undefined;
}

/**
 * Every page that is made from a valid file: first those that always exist, then the blog’s
 * categories, even without articles, then the entries in their order.
 */
export const contentPages = ({ singles, collections }: ContentModel): ContentPage[] => [
  ...namesOf(fixedPages).flatMap((name): ContentPage[] => {
    const single = singles[name];
    return single ? [wholeFile({ path: fixedPages[name], ...single })] : [];
  }),
  ...(singles.blog ? categoryPages(singles.blog) : []),
  ...collectionsWithBodies.flatMap((name): ContentPage[] => collections[name].map(wholeFile)),
];

const wholeFile = ({ path, value, facts }: Single<PageFields> & { path: string }): ContentPage => ({
  path,
  title: value.seo.title,
  formerly: value.formerly ?? [],
  facts,
  fields: [],
});

const categoryPages = ({ value, facts }: Single<SingleValue<'blog'>>): ContentPage[] =>
  value.categories.map(({ id, name, formerly = [] }, index) => ({
    path: categoryPath(id),
    title: name,
    formerly,
    facts,
    fields: ['categories', index],
  }));

/** The places where a page lists the addresses that it had before. */
export const oldAddresses = ({ facts, fields }: ContentPage): FieldReference[] =>
  facts.references.filter(
    ({ target, path }) => target === 'old-address' && path.slice(0, -2).join() === fields.join(),
  );

/** Each old address with the page’s current address. */
export const movedAddresses = (pages: readonly ContentPage[]): ReadonlyMap<string, string> =>
  new Map(pages.flatMap(({ path, formerly }) => formerly.map((old) => [old, path])));
