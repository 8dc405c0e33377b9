import { expect, test } from 'vitest';
import { site } from '#content/site';
import { elementsIn } from '../../../tests/html/elements.ts';
import { htmlInPage } from '../../../tests/inPage.tsx';
import { CallWords } from './PhoneBar.tsx';

const wordsOf = (hours: typeof site.phone.hours) =>
  elementsIn(htmlInPage(<CallWords phone={{ ...site.phone, hours }} label="Ring us" />), 'body')[0]
    ?.text;

test('a number that is always answered says so', () => {
  expect(wordsOf('always')).toBe(`Ring us 24/7 ${site.phone.display}`);
});

test('a number with other hours promises nothing', () => {
  const words = wordsOf({ monday: '8 AM to 5 PM' });
  expect(words).toContain(site.phone.display);
  expect(words).not.toContain('24/7');
});
