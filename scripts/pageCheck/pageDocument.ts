import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

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
  const data = elements.filter(({ properties }) => properties.type === 'application/ld+json');
  return {
    title: title ? textOf(title).trim() : '',
    description: String(description?.properties.content ?? ''),
    headings: shownHeadings(page),
    ids: new Set(elements.flatMap(({ properties: { id } }) => (id ? [String(id)] : []))),
    links: named('a')
      .filter(({ properties }) => properties.href !== undefined)
      .map(linkIn),
    data: data.map((element) => textOf(element)),
  };
}

function shownHeadings(page: Nodes): number {
  let count = 0;
  visit(page, 'element', ({ tagName, properties }) => {
    if (properties.hidden) return SKIP;
    if (tagName === 'h1') count += 1;
    return undefined;
  });
  return count;
}

function linkIn(element: Element): PageLink {
  const { href, ariaLabel } = element.properties;
  const words = textOf(element, { includeImageAlt: true }).replace(/\s+/g, ' ').trim();
  return { href: String(href), words: words || String(ariaLabel ?? '') };
}
