import { type FieldPath, isRecord } from '../../content/model/fieldSchema.ts';

/** A field that both changed, to different values. */
interface Clash {
  path: FieldPath;
  theirs: unknown;
}

/** What two people made of the same values. */
interface Merged {
  value: unknown;
  clashes: Clash[];
}

/**
 * Brings the changes of two people together. Lists that entries were added to or taken from are one
 * value each, as entries have no names to know them by.
 * @param base what both began with
 * @returns with our value where both changed the same
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

/** Whether two values are groups of fields, or lists of as many entries. */
function isAlike(base: object, value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  if (Array.isArray(base) !== Array.isArray(value)) return false;
  return !Array.isArray(base) || base.length === (value as unknown as unknown[]).length;
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (isRecord(a) &&
    isRecord(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    Object.keys({ ...a, ...b }).every((key) => isSame(a[key], b[key])));
