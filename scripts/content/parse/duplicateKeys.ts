import { type Document, isScalar, visit, YAMLParseError } from 'yaml';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

/**
 * Keys that stand in one group twice. The parser’s own check compares each key with all others: a
 * file of many keys would take it minutes.
 */
export function duplicateKeys(yaml: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(yaml, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start] = key.range;
        if (seen.has(key.value)) {
          errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Duplicate key'));
        }
        seen.add(key.value);
      }
      return errors.length < maxTold ? undefined : visit.BREAK;
    },
  });
  return errors.slice(0, maxTold);
}
