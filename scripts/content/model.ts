import {
  type CollectionName,
  type CollectionValue,
  collectionTypes,
  namesOf,
  type SingleName,
  type SingleValue,
  singleTypes,
} from './contentTypes.ts';
import { compareText } from './diagnostic.ts';
import type { FileFacts } from './facts/fileFacts.ts';

/** A valid file of a collection. */
export interface Entry<Value> {
  slug: string;
  /** The path of its page, or of the page that shows it. */
  path: string;
  value: Value;
  facts: FileFacts;
  /** Why it is not on the site now; `undefined` for what visitors see. */
  unpublished: string | undefined;
}

export interface Single<Value> {
  value: Value;
  facts: FileFacts;
}

/** The collections whose entries have a Markdown body and a page of their own. */
export const collectionsWithBodies = ['services', 'cities', 'posts'] as const;

export type BodyCollection = (typeof collectionsWithBodies)[number];

/** Everything that is valid by itself; what refers to what is not yet checked. */
export interface ContentModel {
  singles: { [Name in SingleName]?: Single<SingleValue<Name>> };
  collections: { [Name in CollectionName]: Entry<CollectionValue<Name>>[] };
  /** The slugs of all files of each collection, broken ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: readonly string[] };
  /** Picture files below `content/images/`. */
  pictures: ReadonlySet<string>;
}

/** Every valid file. */
export function validFiles({ singles, collections }: ContentModel): FileFacts[] {
  const valid: readonly (Single<unknown> | undefined)[] = [
    ...namesOf(singleTypes).map((name) => singles[name]),
    ...namesOf(collectionTypes).flatMap((name): Entry<unknown>[] => collections[name]),
  ];
  return valid.flatMap((file) => file?.facts ?? []);
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
