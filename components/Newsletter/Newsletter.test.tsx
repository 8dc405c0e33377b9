import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { type Site, site } from '#content/site';
import { htmlInPage } from '../../tests/inPage.tsx';
import { Newsletter } from './Newsletter.tsx';

const htmlWith = (newsletterDelivery: Site['newsletterDelivery']) =>
  htmlInPage(<Newsletter newsletter={blog.newsletter} />, {
    site: { ...site, newsletterDelivery },
  });

test('where there is no newsletter, nothing of its band is left', () => {
  expect(htmlWith('simulated')).toContain('type="email"');
  expect(htmlWith('off')).toBe('');
});
