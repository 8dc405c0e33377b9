import { expect } from '@playwright/test';
import { contact } from '#content/contact';
import { site } from '#content/site';
import { test } from '../../site.ts';

test('both office cards show the one address and lead to it', async ({ page }) => {
  await page.goto('/contact');
  for (const { heading } of [contact.illinois, contact.wisconsin]) {
    const card = page.locator('main div', {
      has: page.locator(`> h2:text-is("${heading}")`),
    });
    await expect(card).toContainText(site.address.street);
    const directions = card.getByRole('link', { name: contact.directionsLabel });
    await expect(directions).toHaveAttribute('href', site.links.directions.url);
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('rel', 'noopener');
  }
});
