import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import { isProse } from '../../scripts/content/cures/meantValue.ts';
import { gatherFacts } from '../../scripts/content/facts/gatherFacts.ts';
import { canonicalStyle, canonicalText } from '../../scripts/content/format/canonicalText.ts';
import { fileParts } from '../../scripts/content/parse/fileParts.ts';
import { contentSchema } from '../../scripts/content/schemas/contentSchemas.ts';
import { schemaAt } from '../../scripts/content/validate/fieldSchema.ts';

/** A good file in which slips are made. */
export interface Sample {
  file: string;
  text: string;
  schema: z.ZodType;
  lines: readonly string[];
  data: unknown;
  places: readonly Place[];
}

/** A line of a file that says something. */
export interface Place {
  /** Its index in the file. */
  line: number;
  /** What stands before the value. */
  lead: string;
  raw: string;
  key: string | undefined;
  path: readonly (string | number)[];
  value: unknown;
  kind: 'text' | 'number' | 'boolean' | 'date' | 'phone' | 'zip' | 'url' | 'name' | 'header';
  /** How many lines belong together: its own and all below it. */
  block: number;
  /** The texts of the list below it. */
  entries: readonly string[] | undefined;
}

/** A text as a file has it. */
export const rawText = (text: string) => stringify(text, canonicalStyle).trimEnd();

export async function readSamples(folder: string): Promise<Sample[]> {
  const files = await glob('**/*.{yaml,md}', { cwd: folder, ignore: 'README.md' });
  return files.sort().flatMap((file) => {
    const schema = contentSchema(file);
    return schema ? [sampleOf(file, readFileSync(`${folder}/${file}`, 'utf8'), schema)] : [];
  });
}

function sampleOf(file: string, text: string, schema: z.ZodType): Sample {
  const parts = fileParts(file, text);
  if (!parts) throw new Error(`${file} has no fields`);
  const lines = text.split('\n');
  const above = parts.before.split('\n').length - 1;
  const document = parseDocument(parts.yaml);
  const data: unknown = document.toJS();
  const places: Place[] = [];
  const lineOf = (offset: number) => above + parts.yaml.slice(0, offset).split('\n').length - 1;
  const add = (start: number, path: Place['path'], node: unknown, key: string | undefined) => {
    const line = lineOf(start);
    const text = lines[line] ?? '';
    const isLeaf = isScalar(node);
    const raw = isLeaf
      ? text.slice(
          /^[ -]*(?:[\w]+: )?/.exec(key ? text : (/^ *- /.exec(text)?.[0] ?? ''))?.[0].length ?? 0,
        )
      : '';
    const indent = /^ */.exec(text)?.[0].length ?? 0;
    let end = line + 1;
    while (end < lines.length && (/^ */.exec(lines[end] ?? '')?.[0].length as number) > indent)
      end++;
    const value = isLeaf ? node.value : undefined;
    const entries =
      isSeq(node) && node.items.every((item) => isScalar(item) && typeof item.value === 'string')
        ? node.items.map((item) => String(isScalar(item) && item.value))
        : undefined;
    places.push({
      line,
      raw,
      lead: text.slice(0, text.length - raw.length),
      key,
      path,
      value,
      kind: kindOf(schema, path, data, value, isLeaf),
      block: end - line,
      entries,
    });
  };
  const walk = (node: unknown, path: Place['path']) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        add(key.range?.[0] ?? 0, [...path, String(key.value)], value, String(key.value));
        walk(value, [...path, String(key.value)]);
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        if (isScalar(item)) add(item.range?.[0] ?? 0, [...path, index], item, undefined);
        walk(item, [...path, index]);
      });
    }
  };
  walk(document.contents, []);
  return { file, text, schema, lines, data, places };
}

function kindOf(
  schema: z.ZodType,
  path: Place['path'],
  data: unknown,
  value: unknown,
  isLeaf: boolean,
): Place['kind'] {
  if (!isLeaf) return 'header';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  const leaf = schemaAt(schema, path, data);
  if (leaf && isProse(leaf)) return 'text';
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return 'date';
  if (/^\(\d{3}\) \d{3}-\d{4}$/.test(String(value))) return 'phone';
  if (path.at(-1) === 'zip') return 'zip';
  if (/^https:\/\//.test(String(value))) return 'url';
  return 'name';
}

/** The sample with another value; `undefined` where that would be a mistake of its own. */
export function textWith(
  sample: Sample,
  { path }: Place,
  value: unknown,
): { text: string; data: unknown } | undefined {
  const parts = fileParts(sample.file, sample.text);
  if (!parts) return undefined;
  const document = parseDocument(parts.yaml);
  document.setIn(path, value);
  const written = parts.before + document.toString(canonicalStyle) + parts.close + parts.body;
  const text = canonicalText({ path: sample.file, text: written }, sample.schema);
  if (text === undefined) return undefined;
  const { diagnostics, value: data } = gatherFacts(`content/${sample.file}`, text, sample.schema);
  return diagnostics.length === 0 && data !== undefined ? { text, data } : undefined;
}
