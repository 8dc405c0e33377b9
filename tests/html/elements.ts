import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An element of a page. */
export interface PageElement {
  name: string;
  /** By their names in JavaScript, such as `imageSrcSet`. */
  attributes: Readonly<Record<string, string>>;
  readonly text: string;
  node: Element;
}

/**
 * Elements of a page, in document order.
 * @param part a page or a part of one, which may itself be among them, or its HTML
 * @param name of the elements; all if omitted
 * @param attributes that they must have, with their values
 */
export function elementsIn(
  part: Nodes | string,
  name?: string,
  attributes: Readonly<Record<string, string>> = {},
): PageElement[] {
  const found: PageElement[] = [];
  const tree: Nodes = typeof part === 'string' ? fromHtml(part) : part;
  visit(tree, 'element', (node: Element) => {
    if (name && node.tagName !== name) return;
    const own = attributesOf(node);
    if (Object.entries(attributes).some(([key, value]) => own[key] !== value)) return;
    found.push({
      name: node.tagName,
      attributes: own,
      get text() {
        return textOf(node).trim();
      },
      node,
    });
  });
  return found;
}

const attributesOf = ({ properties }: Element) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );

/** Where the page says it is. */
export const canonicalOf = (page: Nodes | string): string | undefined =>
  elementsIn(page, 'link', { rel: 'canonical' })[0]?.attributes.href;
