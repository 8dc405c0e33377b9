import { z } from 'zod';
import { finding } from '../model/diagnostic.ts';
import { isRecord, knownKeys, optionsOf, unwrap } from '../model/fieldSchema.ts';
import { sentences } from '../model/words.ts';
import { placeBelow } from '../source/fieldLines.ts';
import { writtenValue } from './canonicalText.ts';
import { meantValue } from './cures/meantValue.ts';
import { blankLines } from './explainMissing.ts';
import { meantField } from './explainUnknownKeys.ts';
import { type Explain, groupName, type Subject } from './subject.ts';

/** A list where there is only one group, such as two notices, or days with hyphens. */
export const explainListed: Explain = (subject) => {
  const { document, path, field, label, value, purpose } = subject;
  const group = optionsOf(field).find((option) => option instanceof z.ZodObject);
  if (!group || !Array.isArray(value) || value.length === 0) return undefined;
  if (!value.every((entry) => isRecord(entry) && !Array.isArray(entry))) return undefined;
  const params = { label, expected: groupName, found: 'a list' };
  const names = value.flatMap(Object.keys);
  const heads = linesAbove(subject, group, names);
  if (heads) {
    const help = 'Its entries lack the lines that they belong below.';
    const found = finding('wrong-type', params, { help, addition: heads });
    return document.report(document.rangeOfKey(path), found);
  }
  const isOne = new Set(names).size === names.length;
  const fields = Object.fromEntries(
    value.flatMap(Object.entries).map((pair) => asMeant(group, pair)),
  );
  // Of hours, there can be a word, too, so all that there can be is told below.
  const isForeign = Object.keys(fields).some((name) => !Object.hasOwn(group.shape, name));
  if (isForeign && optionsOf(field).length > 1) return undefined;
  const ways = isOne
    ? 'There can be only one, so it is no list: write its fields without a hyphen.'
    : `There can be only one. Keep the fields of one of the ${value.length} entries, without the hyphen and two spaces further left, and delete the other entries.`;
  const cure = isOne ? writtenAsGroup(subject, fields) : undefined;
  const found = finding('wrong-type', params, {
    help: sentences(ways, purpose),
    suggestion: cure?.text,
  });
  return document.report(cure?.range ?? document.rangeOfKey(path), found);
};

/** A field as its group has it: “Monday: 8-5” is “monday: 8 AM to 5 PM”. */
function asMeant(group: z.ZodObject, [key, value]: [string, unknown]): [string, unknown] {
  const name = meantField(group, {}, key) ?? key;
  const field = group.shape[name];
  return [name, field && typeof value === 'string' ? meantValue(value, field) : value];
}

/** The missing lines between a group’s name and the entries of its list, such as “list:”. */
function linesAbove({ document, path }: Subject, group: z.ZodObject, names: readonly string[]) {
  const fields = Object.entries(group.shape);
  const holder = fields.findIndex(([, field]) => {
    const list = unwrap(field);
    const known = list instanceof z.ZodArray ? knownKeys(list.def.element, undefined) : [];
    return names.every((name) => known.includes(name));
  });
  const { after, indent } = placeBelow(document, path);
  const [key] = fields[holder] ?? [];
  if (key === undefined || document.rangeOfValue(path).column <= indent) return undefined;
  const heads = fields
    .slice(0, holder)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name, field]) => blankLines(name, field, indent));
  return { after, text: [...heads, `${' '.repeat(indent)}${key}:`].join('\n') };
}

/**
 * A group’s fields in place of what is there, such as the entries of a list; `undefined` if notes
 * would be lost.
 */
export function writtenAsGroup({ document, path }: Subject, fields: unknown) {
  const key = path.at(-1);
  const range = document.rangeOfFields(path);
  const lines = document.source.split('\n');
  const hasNotes = lines.some((line) => /(?:^|\s)#/.test(line));
  if (typeof key !== 'string' || hasNotes) return undefined;
  const written = writtenValue(fields, { key, indent: range.column - 1, isEntry: false });
  const end = range.endColumn === 1 ? '\n' : '';
  return { range, text: written.join('\n').trimStart() + end };
}
