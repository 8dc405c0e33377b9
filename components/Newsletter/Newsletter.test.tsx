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

test('where there is no newsletter, nothing of its band is left', () => {
  expect(elementsIn(htmlWith('simulated'), 'input', { type: 'email' })).toHaveLength(1);
  expect(htmlWith('off')).toBe('');
});
