import { expect, test } from 'vitest';
import { site } from '#content/site';
import { htmlInPage } from '../../../tests/inPage.tsx';
import { CallWords } from './CallWords.tsx';

const wordsOf = (hours: typeof site.phone.hours) =>
  htmlInPage(<CallWords phone={{ ...site.phone, hours }} label="Ring us" />).replace(
    /<[^>]*>/g,
    '',
  );

test('a number that is always answered says so', () => {
  expect(wordsOf('always')).toBe(`Ring us 24/7 ${site.phone.display}`);
});

test('a number with other hours promises nothing', () => {
  const words = wordsOf({ monday: '8 AM to 5 PM' });
  expect(words).toContain(site.phone.display);
  expect(words).not.toContain('24/7');
});
