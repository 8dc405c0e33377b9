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
  isOnSite: boolean;
}

export interface Single<Value> {
  value: Value;
  facts: FileFacts;
}

/** Everything that is valid by itself; what refers to what is not yet checked. */
export interface ContentModel {
  singles: { [Name in SingleName]?: Single<SingleValue<Name>> };
  collections: { [Name in CollectionName]: Entry<CollectionValue<Name>>[] };
  /** The slugs of all files of each collection, broken ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: readonly string[] };
  /** Picture files below `content/images/`. */
  pictures: ReadonlySet<string>;
  /** The day that decides what is on the site, such as 2025-04-01. */
  today: string;
}

/** Every valid file. */
export function validFiles({ singles, collections }: ContentModel): FileFacts[] {
  const valid: readonly (Single<unknown> | undefined)[] = [
    ...namesOf(singleTypes).map((name) => singles[name]),
    ...namesOf(collectionTypes).flatMap((name): Entry<unknown>[] => collections[name]),
  ];
  return valid.flatMap((file) => file?.facts ?? []);
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
