import { expect, test } from 'vitest';
import { security } from '#content/security';
import { readPages } from '../../scripts/pageCheck/readPages.ts';
import { notFoundPages, pages, sample } from './builtSample.ts';
import { elementsIn, type PageElement } from './elements.ts';

test('the page check finds nothing in the HTML of any page', async () => {
  expect(sample.pages.filter(({ status }) => status === 404)).toHaveLength(notFoundPages.length);
  expect(sample.pages).toHaveLength(pages.length + notFoundPages.length);
  expect(await readPages(sample)).toEqual([]);
});

test('no page has an inline script or style except the preloading rules', () => {
  for (const { path, tree } of pages) {
    const all = elementsIn(tree);
    const inline = all.filter(({ name, attributes }) => name === 'script' && !attributes.src);
    const rules = inline.filter(({ attributes }) => attributes.type === 'speculationrules');
    expect(
      rules.map(({ text }) => text),
      path,
    ).toEqual([security.speculationRules]);
    expect(inline.filter((script) => !rules.includes(script) && !isData(script))).toEqual([]);
    expect(all.filter(({ name }) => name === 'style')).toEqual([]);
    const attributes = new Set(all.flatMap((element) => Object.keys(element.attributes)));
    expect([...attributes].filter((name) => name === 'style' || /^on/i.test(name))).toEqual([]);
  }
});

/** A JSON-LD block is data, which browsers do not execute. */
const isData = ({ attributes }: PageElement) => attributes.type === 'application/ld+json';

test('a named section contains the heading that names it and no other of that level', () => {
  for (const { path, tree } of pages) {
    for (const { node, attributes } of elementsIn(tree, 'section')) {
      const name = attributes.ariaLabelledBy;
      if (!name) continue;
      const [heading] = elementsIn(node).filter(({ attributes: { id } }) => id === name);
      expect(heading?.name, `${path} ${name}`).toMatch(/^h[1-3]$/);
      const equals = elementsIn(node, String(heading?.name));
      expect(equals, `${path} ${name}`).toHaveLength(1);
    }
  }
});
