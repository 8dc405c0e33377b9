import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An element of a page, as a browser without script reads it. */
export interface PageElement {
  name: string;
  /** By their names in JavaScript, such as `imageSrcSet`. */
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Elements of a page, in its order.
 * @param html a page, or a part of one
 * @param name of the elements; without it, all
 * @param attributes that they have, and their values
 */
export function elementsIn(
  html: string,
  name?: string,
  attributes: Readonly<Record<string, string>> = {},
): PageElement[] {
  const found: PageElement[] = [];
  visit(fromHtml(html) as Nodes, 'element', (element: Element) => {
    if (name && element.tagName !== name) return;
    const own = attributesOf(element);
    if (Object.entries(attributes).some(([key, value]) => own[key] !== value)) return;
    found.push({ name: element.tagName, attributes: own, text: textOf(element).trim() });
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

/** Where the page says that it lies. */
export const canonicalOf = (html: string): string | undefined =>
  elementsIn(html, 'link', { rel: 'canonical' })[0]?.attributes.href;
