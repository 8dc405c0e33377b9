import { type Document, isCollection, isScalar, Scalar, visit } from 'yaml';

/**
 * Takes from a document how each value happened to be written: quotes, folding, braces.
 * The values and comments stay.
 */
export function plainNodes(document: Document): void {
  visit(document, {
    Node(_key, node) {
      if (isScalar(node)) plainScalar(node);
      if (isCollection(node) && node.items.length > 0) node.flow = false;
    },
  });
}

function plainScalar(scalar: Scalar): void {
  if (typeof scalar.value !== 'string') return;
  if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else delete scalar.type;
}

/** Whether a value is written once and referred to with `*`. */
export function hasAliases(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}
