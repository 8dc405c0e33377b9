import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../content/model/fieldSchema.ts';
import { keyOf } from '../content/source/contentDocument.ts';

/**
 * Gives a document other values. What stays the same keeps its place, its comments and its format.
 * @param document parsed from a file, whose fields are a map; it is changed
 * @param value the fields that it should have
 */
export function mergeYaml(document: Document, value: Readonly<Record<string, unknown>>): void {
  if (isMap(document.contents)) mergeMap(document, document.contents, value);
  else document.contents = document.createNode(value);
}

function mergeMap(document: Document, map: YAMLMap, value: Readonly<Record<string, unknown>>) {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  for (const [key, child] of Object.entries(value)) {
    const pair = map.items.find((item) => keyOf(item) === key);
    if (pair) pair.value = merged(document, pair.value, child);
    else map.items.push(document.createPair(key, child));
  }
}

/** @returns the node for a value: the old one, if possible */
function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isSame(plain(document, node), value)) return node;
  if (isMap(node) && isRecord(value) && !Array.isArray(value)) mergeMap(document, node, value);
  else if (isSeq(node) && Array.isArray(value)) mergeSeq(document, node, value);
  else if (isScalar(node) && !isRecord(value)) setValue(node, value);
  else return document.createNode(value);
  return node;
}

/** Not every value can be written in the style of the old one, such as lines without quotes. */
function setValue(node: Scalar, value: unknown): void {
  node.value = value;
  delete node.type;
}

/** Unchanged entries keep their nodes wherever they are now; others use the node in their place. */
function mergeSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]) {
  const rest = [...seq.items];
  const kept = values.map((value) => {
    const index = rest.findIndex((node) => node && isSame(plain(document, node), value));
    return index < 0 ? undefined : rest.splice(index, 1, undefined)[0];
  });
  seq.items = values.map((value, index) => kept[index] ?? merged(document, rest[index], value));
}

const plain = (document: Document, node: unknown): unknown =>
  isMap(node) || isSeq(node) ? node.toJS(document) : isScalar(node) ? node.value : node;

/** Whether two values are the same, in whatever order their fields are. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (isRecord(a) &&
    isRecord(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    Object.keys({ ...a, ...b }).every((key) => isSame(a[key], b[key])));
