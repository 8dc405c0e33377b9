import { collectionsWithBodies, collectionTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { BodyTarget } from '../facts/fileFacts.ts';
import { bodyPicturePath, bodyPictureUrl } from '../markdown/bodyPicturePath.ts';
import type { ContentModel, Entry } from '../model.ts';
import type { Publishing } from '../publishing.ts';
import { type Finding, locate } from '../rules/finding.ts';
import { missingPicture } from '../words/missingPicture.ts';
import { checkAbsence } from './checkAbsence.ts';
import { checkLink } from './checkLink.ts';
import type { LinkTargets } from './linkTargets.ts';
import { nearestPicture } from './nearestPicture.ts';

/** Checks where the links and pictures of all Markdown bodies lead. */
export function checkBodies(model: ContentModel, targets: LinkTargets): Diagnostic[] {
  return collectionsWithBodies.flatMap((name) =>
    model.collections[name].flatMap(({ path, value, facts: { file, body } }: Entry<Publishing>) => {
      const { folder } = collectionTypes[name];
      const check = (
        pointers: readonly BodyTarget[] = [],
        problemOf: (pointer: BodyTarget) => Finding | undefined,
      ) =>
        pointers.flatMap((pointer) => {
          const found = problemOf(pointer);
          return found ? [locate(found, file, pointer.range)] : [];
        });
      return [
        ...check(
          body?.links,
          (link) => checkBodyLink(link, targets, path) ?? checkAbsence(link.url, targets, value),
        ),
        ...check(body?.pictures, ({ url }) => checkPicture(url, folder, model.pictures)),
      ];
    }),
  );
}

/** Where no page is alike, the one that was meant may be gone for good. */
function checkBodyLink(
  { url, alone, isBare }: BodyTarget,
  targets: LinkTargets,
  path: string,
): Finding | undefined {
  const found = checkLink(url, targets, path);
  if (found?.suggestion && isBare) {
    const isPath = found.suggestion.startsWith('/');
    const words = url.replace(/^https?:\/\//i, '');
    const suggestion = isPath ? `[${words}](${found.suggestion})` : `<${found.suggestion}>`;
    return { ...found, suggestion };
  }
  if (found?.rule !== 'unknown-page' || found.suggestion !== undefined || !alone) return found;
  return { ...found, help: `${found.help} Or keep the words alone: ${alone}` };
}

function checkPicture(
  url: string,
  folder: string,
  pictures: ReadonlySet<string>,
): Finding | undefined {
  const file = bodyPicturePath(folder, url);
  if (file !== undefined && pictures.has(file)) return undefined;
  const guess = nearestPicture(file ?? url, pictures);
  return missingPicture(url, guess && bodyPictureUrl(guess));
}
