import { isMap, isScalar, YAMLParseError } from 'yaml';
import type { YamlNode } from './yamlNodes.ts';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

/**
 * Keys that stand in one group twice. The parser’s own check compares each key with all others: a
 * file of many keys would take it minutes.
 */
export function duplicateKeys(nodes: readonly YamlNode[]): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  for (const { node } of nodes) {
    if (!isMap(node)) continue;
    const seen = new Set<unknown>();
    for (const { key } of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const [start] = key.range;
      if (seen.has(key.value)) {
        errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Duplicate key'));
      }
      seen.add(key.value);
    }
    if (errors.length >= maxTold) break;
  }
  return errors.slice(0, maxTold);
}
