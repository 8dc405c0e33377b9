import { type Document, isCollection, isScalar, Scalar, visit } from 'yaml';

/**
 * Takes from a document how each value happened to be written: quotes, folding, braces,
 * references to other values. The values and comments stay.
 */
export function plainNodes(document: Document): void {
  visit(document, {
    // Sorting could put a reference before what it refers to, which YAML does not allow.
    Alias: (_key, alias) => alias.resolve(document)?.clone() as Scalar | undefined,
  });
  visit(document, {
    Node(_key, node) {
      if (isScalar(node)) plainScalar(node);
      if (isCollection(node)) node.flow = false;
      if ('anchor' in node) delete node.anchor;
    },
  });
}

function plainScalar(scalar: Scalar): void {
  if (typeof scalar.value !== 'string') return;
  if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else delete scalar.type;
}
