import { isCollection, isMap, isPair, isScalar, type Node } from 'yaml';
import type { Replacement } from '../../content/check/cures/replacement.ts';
import { titleOfFile } from '../../content/check/pageTitles.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import type { Diagnostic } from '../../content/model/diagnostic.ts';
import { labelOf, metaOf, schemaAt, valueAt } from '../../content/model/fieldSchema.ts';
import type { ReferenceTarget } from '../../content/model/fields.ts';
import { offsetOf, replaced } from '../../content/source/lines.ts';
import { fileParts, parseFile } from '../../content/source/parseFile.ts';
import { bodyField } from '../contentFormat.ts';

/**
 * The field of the form that a finding is about, such as `questions.list.0.answer`.
 * @param path of the file, whose extension tells YAML from Markdown
 * @param text the file’s text that has the finding
 * @returns an empty path for the file as a whole
 */
export function fieldAt(path: string, text: string, { rule, line, column }: Diagnostic): string {
  // This finding marks the line above the list that its cure adds.
  if (rule === 'unlisted-move') return 'formerly';
  const parts = fileParts(path, text);
  const place = offsetOf(text, line, column);
  if (!parts || place === undefined) return '';
  const offset = place - parts.before.length;
  if (offset >= parts.yaml.length) return path.endsWith('.md') ? bodyField : '';
  return wayTo(parseFile(path, text).document.yaml?.contents, offset).join('.');
}

/**
 * What editors call a field, such as “Step 3 → Title”.
 * @param field as {@link fieldAt} finds it
 * @returns what they call the file, for the file as a whole
 */
export function labelAt(path: string, text: string, field: string): string {
  if (field === bodyField) return 'Text';
  const schema = contentSchema(path);
  const { data } = parseFile(path, text).document;
  const label = schema && field && labelOf(schema, namesOf(field), data);
  return label || (titleOfFile(path, text) ?? path);
}

/**
 * What kind of thing a field names; `undefined` if it has words of its own.
 * @param field as {@link fieldAt} finds it
 */
export function namedAt(path: string, text: string, field: string): ReferenceTarget | undefined {
  const schema = contentSchema(path);
  const { data } = parseFile(path, text).document;
  return schema && metaOf(schemaAt(schema, namesOf(field), data)).reference;
}

/**
 * A correction as a change of the field’s value, because a form does not show the file’s syntax,
 * such as names and quotes.
 * @param field as {@link fieldAt} finds it
 */
export function correctionOf(
  path: string,
  text: string,
  field: string,
  cure: Replacement,
): { old: string; text: string } {
  const said = (file: string) => {
    const value = valueAt(parseFile(path, file).document.data, namesOf(field));
    return Array.isArray(value) ? value.join('\n') : String(value ?? '');
  };
  const before = said(text);
  const isWhole = field !== '' && field !== bodyField && !before.includes(cure.old);
  return isWhole ? { old: before, text: said(replaced(text, [cure])) } : cure;
}

/** The keys and indexes from the root down to the node at an offset. */
function wayTo(node: unknown, offset: number): (string | number)[] {
  if (!isCollection(node)) return [];
  for (const [index, item] of node.items.entries()) {
    const child = isPair(item) ? item.value : item;
    const [start, , end] = rangeOf(isPair(item) ? item.key : item) ?? [Infinity, 0, 0];
    const [, , last] = rangeOf(child) ?? [0, 0, end];
    if (offset < start || offset >= Math.max(end, last)) continue;
    const key = isMap(node) && isPair(item) && isScalar(item.key) ? String(item.key.value) : index;
    return [key, ...wayTo(child, offset)];
  }
  return [];
}

const namesOf = (field: string) =>
  field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

const rangeOf = (node: unknown) => (node as Node | null)?.range ?? undefined;
