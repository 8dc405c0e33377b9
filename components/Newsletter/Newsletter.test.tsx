import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { type Site, site } from '#content/site';
import { elementsIn } from '../../tests/html/elements.ts';
import { htmlInPage } from '../../tests/inPage.tsx';
import { Newsletter } from './Newsletter.tsx';

const htmlWith = (newsletterDelivery: Site['newsletterDelivery']) =>
  htmlInPage(<Newsletter newsletter={blog.newsletter} />, {
    site: { ...site, newsletterDelivery },
  });

test('without a newsletter, its band is not shown', () => {
  expect(elementsIn(htmlWith('simulated'), 'input', { type: 'email' })).toHaveLength(1);
  expect(htmlWith('off')).toBe('');
});
