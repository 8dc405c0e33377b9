import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean, nearest } from '../explain/nearest.ts';
import { type CheckedFile, type ContentModel, checkedFiles, type Entry } from '../model.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { ReferenceTarget } from '../schemas/fields.ts';
import { labelOf, textLeaves } from '../validate/fieldSchema.ts';
import { checkLink } from './checkLink.ts';
import type { LinkTargets } from './linkTargets.ts';

type NameTarget = Exclude<ReferenceTarget, 'path'>;

const targetNames: Record<Exclude<NameTarget, 'picture'>, string> = {
  service: 'service',
  city: 'city page',
  'post-category': 'category in content/blog.yaml',
  'project-category': 'category in content/gallery.yaml',
};

/** Checks every field that names something in another file. */
export function checkReferences(model: ContentModel, targets: LinkTargets): Diagnostic[] {
  const names = existingNames(model);
  const unpublished = unpublishedNames(model);
  return checkedFiles(model).flatMap((file) => checkFile(file, names, targets, unpublished));
}

/** What exists but is not on the site, by target and name. */
function unpublishedNames({ collections }: ContentModel): Map<string, Finding> {
  const entriesOf: [NameTarget, readonly Entry<unknown>[]][] = [
    ['service', collections.services],
    ['city', collections.cities],
  ];
  return new Map(
    entriesOf.flatMap(([target, entries]) =>
      entries.flatMap(({ slug, document: { file }, unpublished }) =>
        unpublished
          ? [
              [
                `${target} ${slug}`,
                finding('unpublished-reference', { name: slug, file, reason: unpublished }),
              ] as const,
            ]
          : [],
      ),
    ),
  );
}

/** What exists by target; `undefined` where the file that says so is itself broken. */
function existingNames(model: ContentModel): Record<NameTarget, readonly string[] | undefined> {
  const { blog, gallery } = model.singles;
  return {
    service: model.slugs.services,
    city: model.slugs.cities,
    'post-category': blog?.value.categories.map(({ id }) => id),
    'project-category': gallery?.value.projects.categories
      .map(({ id }) => id)
      .filter((id) => id !== 'all'),
    picture: model.pictures,
  };
}

function checkFile(
  { document, schema, value }: CheckedFile,
  names: Record<NameTarget, readonly string[] | undefined>,
  targets: LinkTargets,
  unpublished: ReadonlyMap<string, Finding>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const leaf of textLeaves(schema, value)) {
    const { reference } = leaf.meta;
    if (!reference) continue;
    const label = labelOf(schema, leaf.path, value);
    const found =
      reference === 'path'
        ? checkLink(leaf.value, targets)
        : (unpublished.get(`${reference} ${leaf.value}`) ??
          checkName(leaf.value, reference, names[reference], label));
    if (found) diagnostics.push(document.report(document.rangeOfValue(leaf.path), found));
  }
  return diagnostics;
}

function checkName(
  name: string,
  target: NameTarget,
  existing: readonly string[] | undefined,
  label: string,
): Finding | undefined {
  if (!existing || existing.includes(name)) return undefined;
  const details = {
    help: didYouMean(name, existing, 'There are'),
    suggestion: nearest(name, existing),
  };
  return target === 'picture'
    ? finding('missing-picture', { label, name }, details)
    : finding('unknown-reference', { label, target: targetNames[target], name }, details);
}
