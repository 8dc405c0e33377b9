import { expect, test } from 'vitest';
import { calendar } from '#content/calendar';
import { interfaceWords } from '#content/interfaceWords';
import { site } from '#content/site';
import { telHref } from '../../../scripts/content/model/published.ts';
import { readPage } from '../../../scripts/pageCheck/pageDocument.ts';
import { notFoundPages, pages } from '../builtSample.ts';
import { elementsIn } from '../elements.ts';
import { footerLinks, menu } from './frame.ts';
import { hrefsIn, textsIn } from './sections.ts';

test('the header and the footer of every page have what they must', () => {
  const { company, phone, licences, certifications, offices } = site;
  for (const { path, tree } of [...pages, ...notFoundPages]) {
    const [header] = elementsIn(tree, 'header');
    const [footer] = elementsIn(tree, 'footer');
    if (!header || !footer) throw new Error(`${path} has no header or no footer.`);
    const menus = elementsIn(header.node, 'nav');
    expect(menus, path).toHaveLength(2);
    for (const { node } of menus) {
      expect(textsIn(node, 'summary'), path).toEqual(menu.groups);
      const ways = [telHref(phone.display), '#contact-form', '/contact#contact-form'];
      expect(hrefsIn(node).filter((href) => !ways.includes(href))).toEqual(menu.links);
    }
    // In the bar, and in the menu of phones.
    const calls = hrefsIn(header.node).filter((href) => href === telHref(phone.display));
    expect(calls, path).toHaveLength(2);
    expect(hrefsIn(footer.node), path).toContain(telHref(phone.display));
    expect(textsIn(footer.node, 'dd'), path).toEqual([
      ...licences.map(({ number }) => expect.stringContaining(number)),
      ...certifications.map(({ name }) => name),
    ]);
    expect(licences.map(({ state }) => state)).toEqual(['IL', 'IL', 'WI']);
    const quick = elementsIn(footer.node, 'nav').flatMap(({ node }) => readPage(node).links);
    expect(quick, path).toEqual(footerLinks);
    expect(textsIn(footer.node, 'address'), path).toEqual(
      offices.map(({ street }) => expect.stringContaining(street)),
    );
    expect(footer.text, path).toContain(`© ${calendar.year} ${company.name}.`);
  }
});

test('services’ and restoration pages list both kinds of services beside their text', () => {
  for (const { tree } of pages.filter(({ path }) => /^\/(services|restoration)\//.test(path))) {
    const [aside] = elementsIn(tree, 'aside', { ariaLabel: interfaceWords.layout.sidebar });
    const lists = aside ? elementsIn(aside.node, 'nav').map(({ node }) => hrefsIn(node)) : [];
    expect(lists.map((links) => links.length)).toEqual([7, 4]);
    expect(lists[1]?.every((href) => href.startsWith('/restoration/'))).toBe(true);
  }
});
