import { type Document, isAlias, isCollection, isScalar, Scalar } from 'yaml';
import { yamlNodes } from '../parse/yamlNodes.ts';

/**
 * Takes from a document how each value happened to be written: quotes, folding, braces.
 * The values and comments stay.
 */
export function plainNodes(document: Document): void {
  for (const { node } of yamlNodes(document)) {
    if (isScalar(node)) plainScalar(node);
    if (isCollection(node) && node.items.length > 0) node.flow = false;
  }
}

function plainScalar(scalar: Scalar): void {
  if (typeof scalar.value !== 'string') return;
  if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else delete scalar.type;
}

/** Whether a value is written once and referred to with `*`. */
export function hasAliases(document: Document): boolean {
  return yamlNodes(document).some(({ node }) => isAlias(node));
}
