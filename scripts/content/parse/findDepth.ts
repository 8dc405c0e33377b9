import { type Document, isCollection, isNode, type Node, visit } from 'yaml';
import { finding } from '../rules/finding.ts';
import type { SyntaxFinding } from './explainSyntax.ts';

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
const maxDepth = 20;

/** The first value that stands in too many groups or lists, one in the other. */
export function findDepth(yaml: Document): SyntaxFinding | undefined {
  let deep: Node | undefined;
  visit(yaml, (_key, node, path) => {
    if (!isNode(node) || path.filter(isCollection).length <= maxDepth) return undefined;
    deep = node;
    return visit.BREAK;
  });
  if (!deep) return undefined;
  const [start = 0] = deep.range ?? [];
  return { finding: finding('yaml-depth', {}), start, end: start + 1 };
}
