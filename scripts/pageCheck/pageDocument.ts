import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** A link on a page. */
export interface PageLink {
  href: string;
  /** What visitors read or hear. */
  words: string;
}

export type PageDocument = ReturnType<typeof readPage>;

/**
 * What a built page says about itself, read the way a browser reads it. Texts that are not there
 * are empty.
 * @param page a whole page or a part of one
 */
export function readPage(page: Nodes) {
  const elements: Element[] = [];
  visit(page, 'element', (element) => void elements.push(element));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const meta = (name: string) =>
    String(
      named('meta').find(({ properties }) => [properties.name, properties.property].includes(name))
        ?.properties.content ?? '',
    );
  const data = elements.filter(({ properties }) => properties.type === 'application/ld+json');
  return {
    title: wordsOf(named('title')[0]),
    description: meta('description'),
    /** Whether search engines may list it, in their terms. */
    indexing: meta('robots'),
    /** The address that it gives as its own; previews have no canonical link. */
    url: meta('og:url'),
    /** Its first main heading. */
    heading: wordsOf(named('h1')[0]),
    /** How many main headings are shown: a page may hide one. */
    headings: shownHeadings(page),
    ids: new Set(elements.flatMap(({ properties: { id } }) => (id ? [String(id)] : []))),
    links: elements.flatMap(linkIn),
    /** The text of each block of structured data. */
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

/** @returns none if an element is not a link */
export function linkIn(element: Element): PageLink[] {
  const { href, ariaLabel } = element.properties;
  if (element.tagName !== 'a' || href === undefined) return [];
  return [{ href: String(href), words: wordsOf(element) || String(ariaLabel ?? '') }];
}

const wordsOf = (element: Element | undefined) => textOf(element).replace(/\s+/g, ' ').trim();
