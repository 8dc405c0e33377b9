import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean, nearest } from '../explain/nearest.ts';
import type { FieldReference } from '../facts/fileFacts.ts';
import { type ContentModel, validFiles } from '../model.ts';
import type { PictureIndex } from '../pictures/pictureIndex.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import { checkLink } from './checkLink.ts';
import { existingNames, type NameTarget } from './existingNames.ts';
import type { LinkTargets } from './linkTargets.ts';
import { nearestPicture } from './nearestPicture.ts';

const targetNames: Record<Exclude<NameTarget, 'picture'>, string> = {
  service: 'service',
  city: 'city page',
  'post-category': 'category in content/blog.yaml',
  'project-category': 'category in content/gallery.yaml',
};

/** Checks every field that names something in another file. */
export function checkReferences(
  model: ContentModel,
  targets: LinkTargets,
  pictures: PictureIndex,
): Diagnostic[] {
  const names = existingNames(model);
  const check = (reference: FieldReference): Finding | undefined => {
    const { target, name } = reference;
    if (target === 'path') return checkLink(name, targets);
    return checkName(reference, target, names[target]) ?? checkWidth(reference, pictures);
  };
  return validFiles(model).flatMap(({ file, references }) =>
    references.flatMap((reference) => {
      const found = check(reference);
      return found ? [locate(found, file, reference.range)] : [];
    }),
  );
}

function checkName(
  { name, label }: FieldReference,
  target: NameTarget,
  existing: ReadonlySet<string> | undefined,
): Finding | undefined {
  if (!existing || existing.has(name)) return undefined;
  const guess = target === 'picture' ? nearestPicture(name, existing) : nearest(name, existing);
  const help = guess ? `Did you mean “${guess}”?` : didYouMean(name, [...existing], 'There are');
  const details = { help, suggestion: guess };
  return target === 'picture'
    ? finding('missing-picture', { label, name }, details)
    : finding('unknown-reference', { label, target: targetNames[target], name }, details);
}

/** @returns a finding for a picture that is too small for its place */
function checkWidth(
  { target, name, label, minWidth = 0 }: FieldReference,
  pictures: PictureIndex,
): Finding | undefined {
  if (target !== 'picture') return undefined;
  const { width = minWidth } = pictures.get(name) ?? {};
  return width < minWidth
    ? finding('picture-small', { label, width, needed: minWidth })
    : undefined;
}
