import { contentSchema } from '../../content/model/contentTypes.ts';
import { type FieldPath, isRecord, labelOf } from '../../content/model/fieldSchema.ts';
import { shortened } from '../../content/model/words.ts';
import { bodyField, contentFormat, fileTextKey, sourceKey } from '../contentFormat.ts';
import { isSame } from '../mergeYaml.ts';

/**
 * Merges what two people made of a file.
 * @param path from the content folder
 * @param base the file’s text when we opened it
 * @returns the merged file, with our value if both changed the same field; ours as a whole if one
 *   of the texts cannot be read field by field; and for people, the fields that both changed, with
 *   what the other person wrote
 */
export function mergeFile(path: string, base: string, ours: string, theirs: string) {
  const schema = contentSchema(path);
  if (!schema) throw new Error(`${path} is no content.`);
  const format = contentFormat(path, schema);
  const values = (text: string) => {
    const { [sourceKey]: source, ...fields } = format.fromFile(text);
    return fields;
  };
  const [before, own, others] = [values(base), values(ours), values(theirs)];
  if ([before, own, others].some((fields) => fileTextKey in fields)) {
    return { text: ours, clashes: isSame(own, others) ? [] : ['The file as a whole'] };
  }
  const merged = mergeValues(before, own, others);
  const fields = merged.value as Record<string, unknown>;
  return {
    text: format.toFile({ ...fields, [sourceKey]: theirs }),
    clashes: merged.clashes.map(({ path: place, theirs: written }) => {
      const label = place[0] === bodyField ? 'Text' : labelOf(schema, place, fields);
      return typeof written === 'string' ? `${label}: “${shortened(written)}”` : label;
    }),
  };
}

/** What two people made of the same values. */
interface Merged {
  value: unknown;
  /** The fields that both changed, to different values. */
  clashes: { path: FieldPath; theirs: unknown }[];
}

/**
 * Merges the changes of two people. A list with added, removed or moved entries counts as one
 * value, because entries have no names to identify them.
 * @param base what both started with
 * @returns the merged value, with ours if both changed the same
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: FieldPath = [],
): Merged {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours, clashes: [] };
  if (isSame(base, ours)) return { value: theirs, clashes: [] };
  if (!isRecord(base) || !isAlike(base, ours) || !isAlike(base, theirs)) {
    return { value: ours, clashes: [{ path, theirs }] };
  }
  const isList = Array.isArray(base);
  const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const merged = [...keys].map((key) => {
    const child = mergeValues(base[key], ours[key], theirs[key], [
      ...path,
      isList ? Number(key) : key,
    ]);
    return [key, child] as const;
  });
  const entries = merged
    .map(([key, { value }]) => [key, value] as const)
    .filter(([, value]) => value !== undefined);
  return {
    value: isList ? entries.map(([, value]) => value) : Object.fromEntries(entries),
    clashes: merged.flatMap(([, { clashes }]) => clashes),
  };
}

/** Whether two values are both groups of fields, or lists with each entry in its place. */
function isAlike(base: object, value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || Array.isArray(base) !== Array.isArray(value)) return false;
  if (!Array.isArray(base)) return true;
  const entries = Object.values(value);
  return base.length === entries.length && !entries.some((entry, at) => isMoved(base, entry, at));
}

const isMoved = (base: readonly unknown[], entry: unknown, at: number) =>
  !isSame(base[at], entry) && base.some((other) => isSame(other, entry));
