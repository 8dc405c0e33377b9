import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A link as a page has it. */
interface PageLink {
  href: string;
  /** What visitors read, or hear. */
  words: string;
}

/** What a built page says of itself, read as a browser reads it. */
export interface PageDocument {
  /** Empty where there is none, as `description`. */
  title: string;
  description: string;
  /** Main headings that are shown: a page may hold one back. */
  headings: number;
  ids: ReadonlySet<string>;
  links: readonly PageLink[];
  /** The text of each block of structured data. */
  data: readonly string[];
}

/** @param page a whole page, or a part of one */
export function readPage(page: Nodes): PageDocument {
  const elements: Element[] = [];
  visit(page, 'element', (element) => void elements.push(element));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [title] = named('title');
  const description = named('meta').find(({ properties }) => properties.name === 'description');
  const heldBack = elements.filter(({ properties }) => properties.hidden).flatMap(headingsIn);
  const data = elements.filter(({ properties }) => properties.type === 'application/ld+json');
  return {
    title: title ? textOf(title).trim() : '',
    description: String(description?.properties.content ?? ''),
    headings: named('h1').filter((heading) => !heldBack.includes(heading)).length,
    ids: new Set(elements.flatMap(({ properties: { id } }) => (id ? [String(id)] : []))),
    links: named('a')
      .filter(({ properties }) => properties.href !== undefined)
      .map(linkIn),
    data: data.map((element) => textOf(element)),
  };
}

function headingsIn(element: Element): Element[] {
  const headings: Element[] = [];
  visit(element, { tagName: 'h1' }, (heading: Element) => void headings.push(heading));
  return headings;
}

function linkIn(element: Element): PageLink {
  const { href, ariaLabel } = element.properties;
  const words = textOf(element, { includeImageAlt: true }).replace(/\s+/g, ' ').trim();
  return { href: String(href), words: words || String(ariaLabel ?? '') };
}
