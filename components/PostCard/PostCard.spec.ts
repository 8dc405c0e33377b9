import { expect, type Locator } from '@playwright/test';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { test } from '../../tests/site.ts';

/** The list of a category with this many articles. */
const listOf = (count: number) => {
  const category = blog.categories.find(
    ({ id }) => posts.filter((post) => post.category === id).length === count,
  );
  return `/blog/category/${category?.id}`;
};

const article = posts[0]?.path ?? '';

/** How many pixels a picture has for each pixel of the place that it fills. */
const density = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    const pixels = Number(/-(\d+)\.[0-9a-f]{8}\.\w+$/.exec(image.currentSrc)?.[1]);
    const { width, height } = image.getBoundingClientRect();
    return pixels / Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
  });

test('its picture is sharp, however many cards share a row', { tag: '@wide' }, async ({ page }) => {
  for (const path of [listOf(2), article]) {
    for (const width of [834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const pictures = page.locator('article article, li > article').getByRole('img');
      expect(await pictures.count()).toBeGreaterThan(1);
      for (const picture of await pictures.all()) {
        expect(await density(picture), `${path} at ${width}`).toBeGreaterThan(0.95);
      }
    }
  }
});

test('the third of three related articles is not the largest on tablets', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto(article);
  const cards = page.locator('section[aria-labelledby="related-heading"] article');
  await expect(cards).toHaveCount(3);
  const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(heights[2]).toBeLessThan(Number(heights[0]));
});

test('the corners of a picture are round beside words that are longer', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto(listOf(1));
  const picture = page.locator('li > article img');
  const [shown, frame] = await picture.evaluate((image) => [
    image.clientHeight,
    image.closest('div')?.clientHeight,
  ]);
  expect(frame).toBe(shown);
});

test('a word longer than a phone is wide stays inside its card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/blog');
  const cards = page.locator('li > article');
  const title = cards.getByRole('heading').first();
  await title.evaluate((heading) => heading.replaceChildren('Roof'.repeat(15)));
  for (const card of await cards.all()) {
    const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
  }
});
