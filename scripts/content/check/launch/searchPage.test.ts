import { expect, test } from 'vitest';
import { isSearchPage } from './searchPage.ts';

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
])('%s is none', (address) => {
  expect(isSearchPage(address)).toBe(false);
});
