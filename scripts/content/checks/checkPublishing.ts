import { collectionTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type ContentModel, type Entry, namesOf } from '../model.ts';
import { finding } from '../rules/finding.ts';
import type { Publishing } from '../schemas/publishing.ts';

/** Checks that nothing leaves the site before it comes. */
export function checkPublishing({ collections }: ContentModel): Diagnostic[] {
  return namesOf(collectionTypes).flatMap((name) =>
    collections[name].flatMap(({ document, value }: Entry<Publishing>) => {
      const { publishAt, expireAt } = value;
      if (!publishAt || !expireAt || publishAt < expireAt) return [];
      return [
        document.report(
          document.rangeOfValue(['expireAt']),
          finding('publish-order', { publishAt, expireAt }),
        ),
      ];
    }),
  );
}
