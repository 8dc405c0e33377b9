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
import type { z } from 'zod';
import { lastLineOf, type Range } from '../model/diagnostic.ts';
import { type FieldPath, knownKeys, schemaAt, valueAt } from '../model/fieldSchema.ts';
import { type ContentDocument, keyOf } from './contentDocument.ts';

/** The line after which something is inserted, and its indent in spaces. */
interface LinePlace {
  after: number;
  indent: number;
}

/**
 * Where to insert a missing field.
 * @param schema the schema of the file, which tells the usual order
 * @returns `undefined` if the group’s fields are not on lines of their own
 */
export function placeForField(
  document: ContentDocument,
  schema: z.core.$ZodType,
  path: FieldPath,
): LinePlace | undefined {
  const group = path.slice(0, -1);
  const map = document.nodeAt(group);
  // In a file without fields it becomes the first line.
  if (!map && group.length === 0)
    return { after: document.rangeOfOffsets(0, 0).line - 1, indent: 0 };
  if (!isMap(map) || map.flow) return undefined;
  const first = document.rangeOfNode(map.items[0]?.key);
  if (!first) return undefined;
  const { data } = document;
  const keys = knownKeys(schemaAt(schema, group, data), valueAt(data, group));
  const earlier = keys.slice(0, keys.indexOf(String(path.at(-1))));
  const before = map.items.findLast((pair) => earlier.includes(keyOf(pair)));
  // The first field of a list entry is on the hyphen’s line, so nothing can go above it.
  const neighbor = before ?? (isEntry(document, group) ? map.items[0] : undefined);
  const last = document.rangeOfNode(neighbor && lastPart(neighbor));
  return { after: last ? lastLineOf(last) : first.line - 1, indent: first.column - 1 };
}

/** Where to insert entries below a name that has no value yet. */
export function placeBelow(document: ContentDocument, path: FieldPath): LinePlace {
  const { line, column } = document.rangeOfKey(path);
  return { after: line, indent: column + 1 };
}

/** The whole line of a field with a one-line value; `undefined` if it cannot be deleted alone. */
export function lineOfField(document: ContentDocument, path: FieldPath): Range | undefined {
  const group = path.slice(0, -1);
  const map = document.nodeAt(group);
  const value = document.nodeAt(path);
  // Deleting the only field would leave an empty group.
  if (!isMap(map) || map.flow || map.items.length < 2) return undefined;
  if (!isScalar(value) || value.comment) return undefined;
  if (isEntry(document, group) && isFirst(map, path.at(-1))) return undefined;
  const { line } = document.rangeOfKey(path);
  if (lastLineOf(document.rangeOfValue(path)) !== line) return undefined;
  return { line, column: 1, endLine: line + 1, endColumn: 1 };
}

const isFirst = ({ items: [first] }: YAMLMap, key: unknown) =>
  first && keyOf(first) === String(key);
const isEntry = (document: ContentDocument, group: FieldPath) =>
  group.length > 0 && isSeq(document.nodeAt(group.slice(0, -1)));

/** A list or group ends with its last part; blank lines below are not part of it. */
function lastPart(part: unknown): Node | undefined {
  if (isPair(part)) return lastPart(part.value) ?? lastPart(part.key);
  const inner = isCollection(part) && !part.flow ? lastPart(part.items.at(-1)) : undefined;
  return inner ?? (isNode(part) ? part : undefined);
}
