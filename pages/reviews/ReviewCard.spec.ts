import { expect, type Locator } from '@playwright/test';
import { setFontSize, test } from '../../tests/site.ts';

test('reviews of any length and names of any width stay in their cards', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await page.goto('/reviews');
  const [short, long] = [page.locator('main figure').nth(0), page.locator('main figure').nth(1)];
  await fill(short, { text: 'Good.', name: 'W'.repeat(60), location: 'North Prairie du Sac, WI' });
  await fill(long, { text: 'w'.repeat(600), name: 'Al', location: 'Prairie du Chien, WI' });
  for (const card of [short, long]) {
    // What does not fit is cut at the card’s edge, so the words themselves are measured.
    const within = await card.evaluate((box) => {
      const words = document.createRange();
      words.selectNodeContents(box);
      const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
      return inner.right <= outer.right && inner.bottom <= outer.bottom;
    });
    expect(within).toBe(true);
  }
});

test('on the narrowest phone with text at double size, names are not divided into letters', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setFontSize(page, 32);
  await page.goto('/reviews');
  const lines = await page
    .locator('main figcaption span span:first-child')
    .evaluateAll((names) => names.map(({ clientHeight }) => clientHeight / 43.2));
  expect(Math.max(...lines)).toBeLessThanOrEqual(2.1);
});

test('the link to a customer’s town has room for a finger', { tag: '@once' }, async ({ page }) => {
  await page.goto('/reviews');
  const place = page.locator('main figcaption span span').nth(1);
  const height = await place.evaluate((words) => {
    const link = document.createElement('a');
    link.href = '/';
    link.append(...words.childNodes);
    words.append(link);
    return link.getBoundingClientRect().height;
  });
  expect(height).toBeGreaterThanOrEqual(44);
});

/** Gives a review other words. */
const fill = (card: Locator, words: { text: string; name: string; location: string }) =>
  card.evaluate((box, { text, name, location }) => {
    const [who, where] = [...box.querySelectorAll('figcaption span span')];
    const said = box.querySelector('blockquote p');
    if (!said || !who || !where) throw new Error('not a review’s card');
    said.textContent = text;
    who.textContent = name;
    where.textContent = location;
  }, words);
