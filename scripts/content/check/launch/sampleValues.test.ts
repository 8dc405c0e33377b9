import { expect, test } from 'vitest';
import { findReserved, isSearchPage } from './sampleValues.ts';

const found = (text: string) => findReserved(text).map(({ words }) => words);

test.each([
  '(815) 555-0142',
  '815-555-0100',
  '815.555.0199',
  '+1 815 555 0142',
  '(815) 555‑0142',
  '+18155550142',
  '555-0142',
  'https://www.harlowridge.example',
  'www.roofs.example',
  'harlowridge.example',
  'https://roofs.test',
  'https://a.b.invalid',
  'https://example.com',
  'https://forms.example.org',
  'example.net',
  'http://localhost',
  'https://10.0.0.7',
  'http://127.0.0.1',
  'http://192.168.1.20',
  'http://172.16.0.1',
  'http://[::1]',
  'office@example.com',
  'Office@HarlowRidge.Example',
  'HTTPS://EXAMPLE.COM',
  'first.last+leads@mail.harlowridge.example',
])('%s belongs to nobody', (words) => {
  expect(found(`Ask ${words}, or come by.`)).toEqual([words]);
});

test.each([
  '(815) 555-1142',
  '(815) 555-0242',
  '(815) 654-0142',
  '$555-0',
  '1555-01421',
  'https://www.example-roofing.com',
  'https://myexample.com',
  'https://example.com.au',
  'https://test.com',
  'https://latest.io/example.html',
  'https://testroofing.net/localhost',
  'https://8.8.8.8',
  'https://172.32.0.1',
  'office@testa.org',
  'A moisture.test was done, for example.',
  'Section 10.1.2.3 of the code',
  'an example.',
  'after the hail.Example',
  'IL 104.018274',
])('%s may belong to somebody', (words) => {
  expect(found(`Ask ${words} or come by.`)).toEqual([]);
});

test('one that is written in two ways is found once', () => {
  expect(found('https://a.example and a.example, 815-555-0142 and (815) 555-0142')).toEqual([
    '815-555-0142',
    'https://a.example',
  ]);
});

test('a long text without a gap is read to its end', () => {
  expect(found('a.'.repeat(200_000))).toEqual([]);
  expect(found(`${'8'.repeat(400_000)} a@b.test`)).toEqual(['a@b.test']);
});

test.each([
  'https://www.google.com/search?q=Our+Company+reviews',
  'https://google.de/search?q=Our+Company',
  'https://www.facebook.com/search/pages/?q=Our+Company',
  'https://www.bing.com/search?q=Our+Company',
  'https://www.yelp.com/search?find_desc=Our+Company',
  'https://www.youtube.com/results?search_query=Our+Company',
])('%s is a search', (address) => {
  expect(isSearchPage(address)).toBe(true);
});

test.each([
  'https://g.page/r/CdA1b2C3/review',
  'https://search.google.com/local/reviews?placeid=ChIJ',
  'https://www.google.com/search?q=Our+Company#lrd=0x8808bb:0x1,1',
  'https://www.google.com/maps/search/?api=1&query=Our+Company',
  'https://www.google.com/maps/place/Our+Company',
  'https://www.facebook.com/ourcompany/reviews',
  'https://www.yelp.com/biz/our-company-rockford',
  'https://www.example-search.com/search?q=a',
  'https://licensesearch.wi.gov/search?number=1',
  'no address at all',
])('%s is not a search', (address) => {
  expect(isSearchPage(address)).toBe(false);
});
