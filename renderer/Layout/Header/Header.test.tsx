import { expect, test } from 'vitest';
import { site } from '#content/site';
import { elementsIn } from '../../../tests/html/elements.ts';
import { htmlInPage } from '../../../tests/inPage.tsx';
import { Header } from './Header.tsx';

test.each([
  ['Ash & Daughters Roofing LLC', 'Ash & Daughters', 'Ash & Daughters Roofing LLC'],
  ['Northern Illinois Roofing Partners', 'The Roofers', 'The Roofers'],
])(
  'the link home of %s, %s for short, has its visible words as its name',
  (name, shortName, seen) => {
    const company = { ...site.company, name, shortName };
    const html = htmlInPage(<Header hasEstimate={false} />, { site: { ...site, company } });
    const [home] = elementsIn(html, 'a');
    expect(home?.text).toBe(seen);
    expect(home?.attributes.ariaLabel).toBe(`${seen}, home`);
  },
);
