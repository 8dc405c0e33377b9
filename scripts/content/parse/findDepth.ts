import { isNode, type Node } from 'yaml';
import { finding } from '../rules/finding.ts';
import type { SyntaxFinding } from './explainSyntax.ts';
import type { YamlNode } from './yamlNodes.ts';

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
const maxDepth = 20;

/** The first value that stands in too many groups or lists, one in the other. */
export function findDepth(nodes: readonly YamlNode[]): SyntaxFinding | undefined {
  const deep = nodes.find(({ node, depth }) => depth > maxDepth && isNode(node));
  if (!deep) return undefined;
  const [start = 0] = (deep.node as Node).range ?? [];
  return { finding: finding('yaml-depth', {}), start, end: start + 1 };
}
