import { expect } from '@playwright/test';
import { notFound } from '#content/notFound';
import { site } from '#content/site';
import { movedFiles } from '../../scripts/content/emit/movedFiles.ts';
import { collectionsWithBodies } from '../../scripts/content/model/contentTypes.ts';
import { axeViolations } from '../../scripts/pageCheck/inspectPage.ts';
import { test } from '../site.ts';

/** What a host without rules sends for an old address of the contact page. */
function pageAtOldAddress(): string {
  const value = { seo: { title: 'Contact us' }, formerly: ['/contact-us'] };
  const collections = Object.fromEntries(collectionsWithBodies.map((name) => [name, []]));
  const model = { singles: { contact: { value } }, collections, away: new Set() } as never;
  const files = new Map(movedFiles({ model }, site as never, notFound.moved, false));
  return files.get('public/contact-us.html') ?? '';
}

test.describe('at an old address', { tag: '@once' }, () => {
  test('visitors reach the new page at once, and going back leads to the page before', async ({
    page,
  }) => {
    await page.route('**/contact-us', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageAtOldAddress() }),
    );
    await page.goto('/about');
    await page.goto('/contact-us');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a browser that does not redirect has a link', async ({ page, troubles }) => {
    const body = pageAtOldAddress().replace(/<meta http-equiv="refresh"[^>]*>/, '');
    await page.route('**/contact-us', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { name: notFound.moved.heading })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    expect(troubles.messages).toEqual([]);
  });
});
