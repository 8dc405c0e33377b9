import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { FieldPath } from '../parse/contentDocument.ts';

/** @returns the path of the field or entry that stands on a line, the deepest of several */
export function fieldAtLine(
  yaml: Document,
  lineOf: (offset: number) => number,
  line: number,
): FieldPath | undefined {
  let path: FieldPath | undefined;
  const visit = (node: unknown, at: FieldPath): void => {
    const children: [key: string | number, start: number | undefined, value: unknown][] = isMap(
      node,
    )
      ? node.items.map(({ key, value }) => [
          String(isScalar(key) ? key.value : key),
          isNode(key) ? key.range?.[0] : undefined,
          value,
        ])
      : isSeq(node)
        ? node.items.map((item, index) => [index, isNode(item) ? item.range?.[0] : undefined, item])
        : [];
    for (const [index, [key, start, value]] of children.entries()) {
      if (start === undefined || lineOf(start) > line) continue;
      // What starts below the line ends the search in this one.
      const next = children[index + 1]?.[1];
      if (next !== undefined && lineOf(next) < line) continue;
      if (lineOf(start) === line) path = [...at, key];
      visit(value, [...at, key]);
    }
  };
  visit(yaml.contents, []);
  return path;
}
