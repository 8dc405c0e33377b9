import { expect } from '@playwright/test';
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
