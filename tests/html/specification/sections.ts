import type { Nodes } from 'hast';
import { readPage } from '../../../scripts/pageCheck/pageDocument.ts';
import { elementsIn } from '../elements.ts';

/** The texts of the elements with a name, and perhaps attributes, in document order. */
export const textsIn = (part: Nodes, name: string, attributes = {}) =>
  elementsIn(part, name, attributes).map(({ text }) => text);

/** Where the links of a part of a page lead, in document order. */
export const hrefsIn = (part: Nodes) => readPage(part).links.map(({ href }) => href);

/**
 * The section of a page that a heading names.
 * @throws if there is none, or several
 */
export function sectionNamed(page: Nodes, heading: string): Nodes {
  const [part, ...others] = elementsIn(page, 'section', { ariaLabelledBy: heading });
  if (!part || others.length > 0) throw new Error(`There is not one section named ${heading}.`);
  return part.node;
}
