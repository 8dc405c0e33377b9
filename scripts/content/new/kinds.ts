import { type CollectionName, collectionTypes, namesOf } from '../contentTypes.ts';
import type { Adding } from '../schemas/contentType.ts';

/** Something that can be added with `npm run new`. */
export interface Kind extends Adding {
  collection: CollectionName;
}

export const kinds: readonly Kind[] = namesOf(collectionTypes).map((collection) => ({
  collection,
  ...collectionTypes[collection].adding,
}));
