import { isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';
import type { z } from 'zod';
import { childSchema, knownKeys } from '../validate/fieldSchema.ts';
import { valueAt } from '../validate/valueAt.ts';

/**
 * Puts the fields of a node, and of all below it, in the order in which the schema lists them.
 * Unknown fields keep their order and come last.
 * @param value what the node says, for schemas of which there are several
 */
export function sortKeys(node: unknown, schema: z.core.$ZodType | undefined, value: unknown): void {
  if (isSeq(node)) {
    node.items.forEach((item, index) => {
      sortChild(item, schema, value, index);
    });
  }
  if (!isMap(node)) return;
  const order = schema ? knownKeys(schema, value) : [];
  const rank = (pair: Pair) => {
    const index = order.indexOf(keyOf(pair));
    return index === -1 ? order.length : index;
  };
  node.items = node.items.toSorted((a, b) => rank(a) - rank(b));
  for (const pair of node.items) sortChild(pair.value, schema, value, keyOf(pair));
  // An empty line sets a field apart from the one above; above the first there is none.
  const first = node.items[0]?.key;
  if (isNode(first)) first.spaceBefore = false;
}

function sortChild(
  node: unknown,
  schema: z.core.$ZodType | undefined,
  value: unknown,
  key: string | number,
): void {
  const child = schema && childSchema(schema, key, value);
  sortKeys(node, child, valueAt(value, [key]));
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
