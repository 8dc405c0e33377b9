import { collectionTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import type { BodyTarget } from '../facts/fileFacts.ts';
import { bodyPicturePath } from '../markdown/bodyPicturePath.ts';
import { type ContentModel, collectionsWithBodies, type Entry } from '../model.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import { checkLink } from './checkLink.ts';
import type { SitePages } from './sitePages.ts';

/** Checks where the links and pictures of all Markdown bodies lead. */
export function checkBodies(model: ContentModel, pages: SitePages): Diagnostic[] {
  return collectionsWithBodies.flatMap((name) =>
    model.collections[name].flatMap(({ path, facts: { file, body } }: Entry<unknown>) => {
      const { folder } = collectionTypes[name];
      const check = (
        targets: readonly BodyTarget[] = [],
        problemOf: (url: string) => Finding | undefined,
      ) =>
        targets.flatMap(({ url, range }) => {
          const found = problemOf(url);
          return found ? [locate(found, file, range)] : [];
        });
      return [
        ...check(body?.links, (url) => checkLink(url, pages, path)),
        ...check(body?.pictures, (url) => checkPicture(url, folder, model.pictures)),
      ];
    }),
  );
}

function checkPicture(
  url: string,
  folder: string,
  pictures: ReadonlySet<string>,
): Finding | undefined {
  const file = bodyPicturePath(folder, url);
  if (file !== undefined && pictures.has(file)) return undefined;
  const guess = nearest(file ?? url, pictures);
  const suggestion = guess && `../images/${guess}`;
  const help = suggestion
    ? `Did you mean “${suggestion}”?`
    : 'Write the path from this file, for example ../images/posts/example.jpg.';
  return finding(
    'missing-picture',
    { label: 'Picture', name: url.slice(0, 120) },
    { help, suggestion },
  );
}
