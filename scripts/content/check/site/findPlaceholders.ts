import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import { type FieldPath, isRecord, labelOf, metaOf, valueAt } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { parseFrontMatter } from '../../source/frontMatter.ts';
import { parseYaml } from '../../source/parseYaml.ts';

const key = 'placeholder';

/** The field that tells one sample from another, the most telling first. */
const tellingKeys = ['display', 'number', 'street', 'url', 'title', 'name', 'heading'];

/**
 * Finds every value that is still marked as a sample, in files with other mistakes too.
 * @param folder what was read from `content/`
 */
export function findPlaceholders(folder: ContentFolder): Diagnostic[] {
  return [...folder.texts.values()].flatMap(({ path, text }) => {
    const schema = contentSchema(path);
    if (!schema) return [];
    const parse = path.endsWith('.md') ? parseFrontMatter : parseYaml;
    const { document } = parse(`content/${path}`, text);
    return placeholderPaths(document.data).map((at) => report(document, schema, at));
  });
}

/** Only `true` marks a sample: a form’s field has a text in its `placeholder`. */
function placeholderPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return name === key && child === true ? [at] : placeholderPaths(child, at);
  });
}

function report(document: ContentDocument, schema: z.ZodType, path: FieldPath): Diagnostic {
  const owner = path.slice(0, -1);
  const name = labelOf(schema, owner, document.data) || (metaOf(schema).title ?? 'This file');
  const sample = sampleOf(owner.length > 0 ? valueAt(document.data, owner) : document.data);
  const label = sample ? `${name} “${sample}”` : name;
  const { line, column } = document.rangeOfKey(path);
  const { endLine, endColumn } = document.rangeOfValue(path);
  return document.report(
    { line, column, endLine, endColumn },
    finding('placeholder-left', { label }),
  );
}

function sampleOf(value: unknown): string | undefined {
  const telling = tellingKeys.map((name) => valueAt(value, [name]));
  const sample = telling.find((text) => typeof text === 'string');
  return sample && (sample.length > 60 ? `${sample.slice(0, 60)}…` : sample);
}
