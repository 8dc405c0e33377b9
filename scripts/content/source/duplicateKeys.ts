import { isMap, isScalar, isSeq, type YAMLMap, YAMLParseError } from 'yaml';
import type { YamlNode } from './contentDocument.ts';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

/** The first field of a list’s entry comes again where the hyphen of the next one was left out. */
export const startsEntry = 'Duplicate first key of an entry';

/**
 * Keys that stand in one group twice. The parser’s own check compares each key with all others: a
 * file of many keys would take it minutes.
 */
export function duplicateKeys(nodes: readonly YamlNode[]): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const entries = new Set(nodes.flatMap(({ node }) => (isSeq(node) ? node.items : [])));
  for (const { node } of nodes) {
    if (isMap(node)) errors.push(...duplicatesIn(node, entries.has(node)));
    if (errors.length >= maxTold) break;
  }
  return errors.slice(0, maxTold);
}

function duplicatesIn({ items }: YAMLMap, isEntry: boolean): YAMLParseError[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    const [start] = key.range;
    const isDuplicate = seen.has(key.value);
    const [first] = seen.add(key.value);
    if (!isDuplicate) return [];
    const message = isEntry && key.value === first ? startsEntry : 'Duplicate key';
    return [new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', message)];
  });
}
