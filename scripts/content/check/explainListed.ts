import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { isRecord, unwrap } from '../model/fieldSchema.ts';
import { sentences } from '../model/words.ts';
import { writtenValue } from './cures/typedText.ts';
import type { Subject } from './subject.ts';

/**
 * A list where there is only one group, such as two notices.
 * @returns `undefined` for any other value
 */
export function explainListed(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value, purpose } = subject;
  const group = field && unwrap(field);
  if (!(group instanceof z.ZodObject) || !Array.isArray(value) || value.length === 0) return;
  if (!value.every((entry) => isRecord(entry) && !Array.isArray(entry))) return undefined;
  const params = { label, expected: 'a group of fields', found: 'a list' };
  const isOne = value.length === 1;
  const ways = isOne
    ? 'There can be only one, so it is no list: write its fields without a hyphen.'
    : `There can be only one. Keep the fields of one of the ${value.length} entries, without the hyphen and two spaces further left, and delete the other entries.`;
  const cure = isOne ? writtenAsGroup(subject, value[0]) : undefined;
  const found = finding('wrong-type', params, {
    help: sentences(ways, purpose),
    suggestion: cure?.text,
  });
  return document.report(cure?.range ?? document.rangeOfKey(path), found);
}

/** The only entry as a group; `undefined` if notes would be lost. */
function writtenAsGroup({ document, path }: Subject, entry: unknown) {
  const key = path.at(-1);
  const range = document.rangeOfFields(path);
  const lines = document.source.split('\n');
  const hasNotes = lines.some((line) => /(?:^|\s)#/.test(line));
  if (typeof key !== 'string' || hasNotes) return undefined;
  const written = writtenValue(entry, { key, indent: range.column - 1, isEntry: false });
  const end = range.endColumn === 1 ? '\n' : '';
  return { range, text: written.join('\n').trimStart() + end };
}
