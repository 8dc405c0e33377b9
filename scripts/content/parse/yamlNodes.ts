import { type Document, isCollection, isPair, type Node, type Pair } from 'yaml';

/** A value, or a field with its key. */
export interface YamlNode {
  node: Node | Pair;
  /** How many groups and lists it stands in. */
  depth: number;
}

/**
 * Everything in a document, in its order. The library’s own `visit` keeps the way to each node, which
 * takes longer than all that is asked here, and calls itself, which thousands of levels would break.
 */
export function yamlNodes({ contents }: Document): YamlNode[] {
  const found: YamlNode[] = [];
  const left: { node: unknown; depth: number }[] = [{ node: contents, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next;
    if (node === null || node === undefined) continue;
    found.push({ node: node as Node | Pair, depth });
    if (isPair(node)) left.push({ node: node.value, depth }, { node: node.key, depth });
    if (!isCollection(node)) continue;
    for (const item of node.items.toReversed()) left.push({ node: item, depth: depth + 1 });
  }
  return found;
}
