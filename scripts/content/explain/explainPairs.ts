import { z } from 'zod';
import { writtenValue } from '../cures/writtenValue.ts';
import { finding } from '../rules/finding.ts';
import { schemaAt, unwrap } from '../validate/fieldSchema.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { isRecord, valueAt } from '../validate/valueAt.ts';
import type { Subject } from './subject.ts';

/**
 * Names with their values, “access_key: abc”, in a list whose entries say “name” and “value”.
 * @returns `undefined` for anything else
 */
export function explainPairs({ document, schema, path, label, value }: Subject) {
  const pairs = meantPairs(schema, path, document.data);
  if (!pairs) return undefined;
  const start = document.rangeOfKey([...path, pairs[0]?.name ?? '']);
  const end = document.rangeOfValue([...path, pairs.at(-1)?.name ?? '']);
  const isEntry = typeof path.at(-1) === 'number';
  const indent = start.column - (isEntry ? 3 : 1);
  const lines = pairs.flatMap((pair) => entryLines(pair, indent));
  const text = lines.join('\n');
  const help = 'Each field has two lines here: its name and its value.';
  const found = finding(
    'unknown-field',
    { label, key: Object.keys(value as object).join('” and “') },
    { help, suggestion: text },
  );
  const { endLine, endColumn } = end;
  return document.report({ line: start.line, column: 1, endLine, endColumn }, found);
}

interface NamedValue {
  name: string;
  value: string;
}

/** @returns what was meant by names that stand where “name” and “value” belong */
export function meantPairs(
  schema: z.core.$ZodType,
  path: FieldPath,
  data: unknown,
): NamedValue[] | undefined {
  const written = valueAt(data, path);
  const here = schemaAt(schema, path, data);
  const inner = here && unwrap(here);
  const entry = inner instanceof z.ZodArray ? unwrap(inner.def.element) : inner;
  if (!(entry instanceof z.ZodObject) || !isRecord(written) || Array.isArray(written)) return;
  if (Object.keys(entry.shape).join() !== 'name,value') return undefined;
  const pairs = Object.entries(written);
  const isMeant = pairs.every(
    ([name, value]) => !Object.hasOwn(entry.shape, name) && typeof value !== 'object',
  );
  return isMeant ? pairs.map(([name, value]) => ({ name, value: String(value) })) : undefined;
}

/** One line each, as both are short. */
const entryLines = ({ name, value }: NamedValue, indent: number) => [
  ...writtenValue(name, { key: 'name', indent, isEntry: true }),
  ...writtenValue(value, { key: 'value', indent: indent + 2, isEntry: false }),
];
