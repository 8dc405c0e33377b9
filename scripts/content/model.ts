import type { CollectionName, CollectionValue, SingleName, SingleValue } from './contentTypes.ts';
import { collectionTypes } from './contentTypes.ts';
import { compareText } from './diagnostic.ts';
import type { ContentDocument } from './parse/contentDocument.ts';

/** A valid file of a collection. */
export interface Entry<Value> {
  slug: string;
  /** The path of its page, or of the page that shows it. */
  path: string;
  value: Value;
  document: ContentDocument;
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
