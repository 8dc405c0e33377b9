import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { FieldPath } from '../validate/valueAt.ts';

interface Child {
  key: string | number;
  /** Where its name, or the entry, starts. */
  start: number;
  value: unknown;
}

/**
 * @param lineOf the line of an offset into the YAML
 * @returns the path of the field or entry that stands on a line, the deepest of several
 */
export function fieldAtLine(
  { contents }: Document,
  lineOf: (offset: number) => number,
  line: number,
): FieldPath | undefined {
  let path: FieldPath = [];
  let found: FieldPath | undefined;
  let children = childrenOf(contents);
  while (children.length > 0) {
    // What stands on the line is, or stands in, the last that starts on it or above.
    const child = children.findLast(({ start }) => lineOf(start) <= line);
    if (!child) break;
    path = [...path, child.key];
    if (lineOf(child.start) === line) found = path;
    children = childrenOf(child.value);
  }
  return found;
}

function childrenOf(node: unknown): Child[] {
  if (isSeq(node)) {
    return node.items.flatMap((value, key) => {
      const start = isNode(value) ? value.range?.[0] : undefined;
      return start === undefined ? [] : [{ key, start, value }];
    });
  }
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    const start = isNode(key) ? key.range?.[0] : undefined;
    const name = String(isScalar(key) ? key.value : key);
    return start === undefined ? [] : [{ key: name, start, value }];
  });
}
