import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { knownKeys, valueAt } from '../model/fieldSchema.ts';
import { shortened } from '../model/words.ts';
import { lineOfField } from '../source/fieldLines.ts';
import { meantBoolean } from './cures/meantValue.ts';
import type { Subject } from './subject.ts';

/** Fields by which other programs keep a page off a site or put it there, and their values. */
const stated = /^(?:status|state|visibility)$/i;
const positive = /^(?:is)?(?:publish|published|public|live|visible)$/i;
const negative = /^(?:is)?(?:unpublished|private|hidden)$/i;
const offSite = /^(?:draft|unpublished|private|hidden|pending|in ?review|offline)$/i;
const onSite = /^(?:publish|published|public|live|visible|online|final|active)$/i;

/** @returns whether the page is meant to be a draft; `undefined` for anything else */
function meantDraft(key: string, value: unknown): boolean | undefined {
  const word = String(value).trim();
  const answer = meantBoolean(value);
  if (positive.test(key) && answer !== undefined) return !answer;
  if (negative.test(key) && answer !== undefined) return answer;
  if (!stated.test(key) && !positive.test(key)) return undefined;
  if (offSite.test(word)) return true;
  return onSite.test(word) ? false : undefined;
}

/**
 * Another program’s way to say whether a page is on the site, such as “status: draft”. Deleting
 * such a line would publish a draft.
 * @param subject the group of fields
 * @param key a field that it does not have
 * @returns `undefined` for any other field, and where nothing can be a draft
 */
export function explainVisibility(
  { document, field, path, label, value }: Subject,
  key: string,
): Diagnostic | undefined {
  const isDraft = knownKeys(field, value).includes('draft')
    ? meantDraft(key, valueAt(value, [key]))
    : undefined;
  const line = lineOfField(document, [...path, key]);
  if (isDraft === undefined || !line) return undefined;
  const told = (details: { help: string; suggestion?: string }) =>
    finding('unknown-field', { label, key: shortened(key) }, details);
  const written = valueAt(value, ['draft']);
  if (written !== undefined && written !== isDraft) {
    return document.report(document.rangeOfKey([...path, key]), told({ help: contradiction }));
  }
  return isDraft && written === undefined
    ? document.report(document.rangeOfFields([...path, key]), told(asDraft))
    : document.report(line, told({ help: isDraft ? again : needless, suggestion: '' }));
}

const asDraft = {
  help: 'A page stays off the site with “draft: true”. Without that line, it is published.',
  suggestion: 'draft: true',
};
const again = 'Delete this line: “draft:” already says so.';
const needless = 'Delete this line: without “draft: true”, a page is on the site.';
const contradiction =
  '“draft:” says the opposite. Write true after it to keep the page off the site, or false to publish it, and delete this line.';
