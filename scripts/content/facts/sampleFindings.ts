import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import { type Leaf, labelOf } from '../validate/fieldSchema.ts';
import { valueAt } from '../validate/valueAt.ts';
import { isSample } from '../words/sampleValues.ts';

/**
 * Finds values that nobody has, in groups whose mark of a sample is gone: with that an editor says
 * that they are real. The site’s own address is as real as the company.
 */
export function sampleFindings(
  document: ContentDocument,
  schema: z.ZodType,
  leaves: readonly Leaf[],
  root: unknown,
): Diagnostic[] {
  return leaves.flatMap(({ path, value, meta }) => {
    const kind = meta.sample;
    if (!kind || !isSample(kind, value)) return [];
    const owner = path.length > 1 ? path.slice(0, -1) : ['company'];
    if (valueAt(root, [...owner, 'placeholder']) === true) return [];
    const label = labelOf(schema, path, root);
    const help = path.length > 1 ? undefined : companyHelp;
    const found = finding('sample-left', { label, value }, { help });
    return [document.report(document.rangeOfValue(path), found)];
  });
}

const companyHelp =
  'Write the address at which the site will be, or put the line “placeholder: true” back below “company” until there is one.';

/** Finds where the site’s settings speak of the company under another name than its own. */
export function nameFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  return namedPlaces.flatMap(({ path, kind, place }) => {
    const name = valueAt(root, ['company', kind]);
    const text = valueAt(root, path);
    if (typeof name !== 'string' || typeof text !== 'string' || hasName(text, name)) return [];
    return [document.report(document.rangeOfValue(path), finding('other-name', { name, place }))];
  });
}

const namedPlaces = [
  { path: ['titleTemplate'], kind: 'shortName', place: 'The title of every page' },
  { path: ['links', 'searchReviews', 'url'], kind: 'name', place: 'This search for reviews' },
  { path: ['links', 'socialReviews', 'url'], kind: 'name', place: 'This search for reviews' },
];

/** Of an address only a search has words; that of a profile may have none. */
function hasName(text: string, name: string): boolean {
  const searched = URL.canParse(text) ? (new URL(text).searchParams.get('q') ?? name) : text;
  return searched.toLowerCase().includes(name.toLowerCase());
}
