import { expect } from '@playwright/test';
import { security } from '#content/security';
import { paths, test } from '../site.ts';
import { elementsIn, type PageElement } from './elements.ts';

test('no page has an inline script or style but the one for preparing pages', async ({
  request,
}) => {
  for (const path of paths) {
    const all = elementsIn(await (await request.get(path)).text());
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

/** A JSON-LD block is data, which browsers do not run. */
const isData = ({ attributes }: PageElement) => attributes.type === 'application/ld+json';
