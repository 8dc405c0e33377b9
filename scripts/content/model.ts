import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  type SingleName,
  type SingleValue,
  singleTypes,
} from './contentTypes.ts';
import { compareText } from './diagnostic.ts';
import type { ContentDocument } from './parse/contentDocument.ts';

/** A valid file of a collection. */
export interface Entry<Value> {
  slug: string;
  /** The path of its page, or of the page that shows it. */
  path: string;
  value: Value;
  document: ContentDocument;
  /** Why it is not on the site now; `undefined` for what visitors see. */
  unpublished: string | undefined;
}

export interface Single<Value> {
  value: Value;
  document: ContentDocument;
}

/** Everything that is valid by itself; what refers to what is not yet checked. */
export interface ContentModel {
  singles: { [Name in SingleName]?: Single<SingleValue<Name>> };
  collections: { [Name in CollectionName]: Entry<CollectionValue<Name>>[] };
  /** The slugs of all files of each collection, broken ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: readonly string[] };
  /** Picture files below `content/images/`. */
  pictures: readonly string[];
}

/** A valid file together with the schema it was checked by. */
export interface CheckedFile {
  document: ContentDocument;
  schema: SchemaOf;
  value: unknown;
  /** The path of its page, for anchors alone; `undefined` for a file without one. */
  path: string | undefined;
}

type SchemaOf =
  | (typeof singleTypes)[SingleName]['schema']
  | (typeof collectionTypes)[CollectionName]['schema'];

/** The names of a record of types, in its order. */
export const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** Every valid file. */
export function checkedFiles(model: ContentModel): CheckedFile[] {
  const singles = namesOf(singleTypes).flatMap((name): CheckedFile[] => {
    const single = model.singles[name];
    return single ? [{ ...single, schema: singleTypes[name].schema, path: undefined }] : [];
  });
  const entries = namesOf(collectionTypes).flatMap((name) =>
    model.collections[name].map(
      ({ document, value, path }): CheckedFile => ({
        document,
        value,
        path,
        schema: collectionTypes[name].schema,
      }),
    ),
  );
  return [...singles, ...entries];
}

/** The model without what is not on the site now. */
export function publishedModel(model: ContentModel): ContentModel {
  const collections = { ...model.collections };
  for (const name of namesOf(collectionTypes)) {
    const entries: readonly Entry<unknown>[] = model.collections[name];
    Object.assign(collections, { [name]: entries.filter(({ unpublished }) => !unpublished) });
  }
  return { ...model, collections };
}

/** Sorts a collection as pages list it. */
export function sortEntries<Name extends CollectionName>(
  name: Name,
  entries: readonly Entry<CollectionValue<Name>>[],
): Entry<CollectionValue<Name>>[] {
  const compare = collectionTypes[name].compare as (
    a: CollectionValue<Name>,
    b: CollectionValue<Name>,
  ) => number;
  return [...entries].sort((a, b) => compare(a.value, b.value) || compareText(a.slug, b.slug));
}
