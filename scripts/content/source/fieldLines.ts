import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
} from 'yaml';
import type { Range } from '../model/diagnostic.ts';
import type { FieldPath } from '../model/fieldSchema.ts';
import { type ContentDocument, keyOf } from './contentDocument.ts';

/** The line below which something goes, and the spaces before it. */
interface LinePlace {
  after: number;
  indent: number;
}

/**
 * Where a field goes that is missing.
 * @param group the fields that it belongs to
 * @param earlier the names that stand before it in the common order
 * @returns `undefined` where the group’s fields do not stand on lines of their own
 */
export function placeForField(
  document: ContentDocument,
  group: FieldPath,
  earlier: readonly string[],
): LinePlace | undefined {
  const map = document.nodeAt(group);
  // A file without any field starts with it.
  if (!map && group.length === 0)
    return { after: document.rangeOfOffsets(0, 0).line - 1, indent: 0 };
  if (!isMap(map) || map.flow) return undefined;
  const first = document.rangeOfNode(map.items[0]?.key);
  if (!first) return undefined;
  const before = map.items.findLast((pair) => earlier.includes(keyOf(pair)));
  // The first field of a list’s entry stands beside the hyphen, so nothing goes above it.
  const neighbor = before ?? (isEntry(document, group) ? map.items[0] : undefined);
  const last = document.rangeOfNode(neighbor && lastPart(neighbor));
  return { after: last ? lastLine(last) : first.line - 1, indent: first.column - 1 };
}

/** Where entries go that belong below a name with nothing behind it. */
export function placeBelow(document: ContentDocument, path: FieldPath): LinePlace {
  const { line, column } = document.rangeOfKey(path);
  return { after: line, indent: column + 1 };
}

/** The whole line of a field with a short value; `undefined` where it has no line to itself. */
export function lineOfField(document: ContentDocument, path: FieldPath): Range | undefined {
  const group = path.slice(0, -1);
  const map = document.nodeAt(group);
  const value = document.nodeAt(path);
  // Alone in its group it would leave an empty one.
  if (!isMap(map) || map.flow || map.items.length < 2) return undefined;
  if (!isScalar(value) || value.comment) return undefined;
  if (isEntry(document, group) && isFirst(map, path.at(-1))) return undefined;
  const { line } = document.rangeOfKey(path);
  if (lastLine(document.rangeOfValue(path)) !== line) return undefined;
  return { line, column: 1, endLine: line + 1, endColumn: 1 };
}

const isFirst = ({ items: [first] }: YAMLMap, key: unknown) =>
  first && keyOf(first) === String(key);
const isEntry = (document: ContentDocument, group: FieldPath) =>
  group.length > 0 && isSeq(document.nodeAt(group.slice(0, -1)));

/** A list or group ends where the last of its parts does; the spaces below belong to nobody. */
function lastPart(part: unknown): Node | undefined {
  if (isPair(part)) return lastPart(part.value) ?? lastPart(part.key);
  const inner = isCollection(part) && !part.flow ? lastPart(part.items.at(-1)) : undefined;
  return inner ?? (isNode(part) ? part : undefined);
}

/** A text of several lines ends where the next line starts. */
const lastLine = ({ line, endLine, endColumn }: Range) =>
  endColumn === 1 && endLine > line ? endLine - 1 : endLine;
