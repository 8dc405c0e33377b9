import type { z } from 'zod';
import { collectionTypes, singleTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean, nearest } from '../explain/nearest.ts';
import type { ContentModel } from '../model.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { ReferenceTarget } from '../schemas/fields.ts';
import { labelOf, textLeaves } from '../validate/fieldSchema.ts';
import { checkLink } from './checkLink.ts';
import type { SitePages } from './sitePages.ts';

/** A valid file together with what it was checked by. */
interface Checked {
  document: ContentDocument;
  schema: z.ZodType;
  value: unknown;
}

type NameTarget = Exclude<ReferenceTarget, 'path'>;

const targetNames: Record<Exclude<NameTarget, 'picture'>, string> = {
  service: 'service',
  city: 'city page',
  'post-category': 'category in content/blog.yaml',
  'project-category': 'category in content/gallery.yaml',
};

/** Checks every field that names something in another file. */
export function checkReferences(model: ContentModel, pages: SitePages): Diagnostic[] {
  const names = existingNames(model);
  return checkedFiles(model).flatMap((file) => checkFile(file, names, pages));
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

function checkedFiles(model: ContentModel): Checked[] {
  const singles = (Object.keys(singleTypes) as (keyof typeof singleTypes)[]).flatMap((name) => {
    const single = model.singles[name];
    return single ? [{ ...single, schema: singleTypes[name].schema }] : [];
  });
  const entries = (Object.keys(collectionTypes) as (keyof typeof collectionTypes)[]).flatMap(
    (name) =>
      model.collections[name].map(({ document, value }) => ({
        document,
        value,
        schema: collectionTypes[name].schema,
      })),
  );
  return [...singles, ...entries];
}

function checkFile(
  { document, schema, value }: Checked,
  names: Record<NameTarget, readonly string[] | undefined>,
  pages: SitePages,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const leaf of textLeaves(schema, value)) {
    const { reference } = leaf.meta;
    if (!reference) continue;
    const label = labelOf(schema, leaf.path, value);
    const found =
      reference === 'path'
        ? checkLink(leaf.value, pages)
        : checkName(leaf.value, reference, names[reference], label);
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
