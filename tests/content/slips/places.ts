import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import { canonicalStyle, canonicalText } from '../../../scripts/content/check/canonicalText.ts';
import { gatherFacts } from '../../../scripts/content/check/gatherFacts.ts';
import { contentSchema } from '../../../scripts/content/model/contentTypes.ts';
import { isProse, schemaAt } from '../../../scripts/content/model/fieldSchema.ts';
import { fileParts } from '../../../scripts/content/source/parseFile.ts';

/** A correct file in which slips are made. */
export interface Sample {
  file: string;
  text: string;
  schema: z.ZodType;
  lines: readonly string[];
  data: unknown;
  places: readonly Place[];
}

/** A line of a file that has content. */
export interface Place {
  /** Its index in the file. */
  line: number;
  /** What precedes the value. */
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

/** A text as written in a file. */
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
  const places = nodesIn(document.contents, []).map((found) => {
    const line = above + parts.yaml.slice(0, found.start).split('\n').length - 1;
    return placeOf(found, line, lines, kindOf(schema, data, found));
  });
  return { file, text, schema, lines, data, places };
}

/** A field or an entry of a list. */
interface Found {
  /** Where its line’s name, or the entry, starts. */
  start: number;
  path: Place['path'];
  node: unknown;
}

function nodesIn(node: unknown, path: Place['path']): Found[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      const at = [...path, String(key.value)];
      return [{ start: key.range?.[0] ?? 0, path: at, node: value }, ...nodesIn(value, at)];
    });
  }
  if (!isSeq(node)) return [];
  return node.items.flatMap((item, index) => {
    const at = [...path, index];
    const own = isScalar(item) ? [{ start: item.range?.[0] ?? 0, path: at, node: item }] : [];
    return [...own, ...nodesIn(item, at)];
  });
}

function placeOf(
  { path, node }: Found,
  line: number,
  lines: readonly string[],
  kind: Place['kind'],
): Place {
  const last = path.at(-1);
  const text = lines[line] ?? '';
  const start = typeof last === 'string' ? /^[ -]*\w+: / : /^ *- /;
  const lead = isScalar(node) ? (start.exec(text)?.[0] ?? text) : text;
  const below = lines.slice(line + 1).findIndex((other) => indentOf(other) <= indentOf(text));
  return {
    line,
    lead,
    raw: text.slice(lead.length),
    key: typeof last === 'string' ? last : undefined,
    path,
    value: isScalar(node) ? node.value : undefined,
    kind,
    block: below < 0 ? lines.length - line : below + 1,
    entries: isSeq(node) ? textsOf(node.items) : undefined,
  };
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The texts of a list that contains nothing else. */
function textsOf(items: readonly unknown[]): string[] | undefined {
  const texts = items.flatMap((item) =>
    isScalar(item) && typeof item.value === 'string' ? [item.value] : [],
  );
  return texts.length === items.length ? texts : undefined;
}

function kindOf(schema: z.ZodType, data: unknown, { path, node }: Found): Place['kind'] {
  if (!isScalar(node)) return 'header';
  const { value } = node;
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

/** The sample with a different value; `undefined` if that would itself be a mistake. */
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
