import { expect } from '@playwright/test';
import { gallery, islandOf, projects, projectsIn } from '../../tests/pages/gallery.ts';
import { test } from '../../tests/site.ts';

test.use({ javaScriptEnabled: false });

test('the carousel is a list to scroll', async ({ page }) => {
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await expect(carousel.locator('li')).toHaveCount(projects.length);
  await carousel.locator('li').last().scrollIntoViewIfNeeded();
  await expect(carousel.locator('li').last()).toBeInViewport({ ratio: 0.5 });
});

test('both pictures of a pair are shown whole, with nothing to drag', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('slider')).toHaveCount(0);
  for (const { before, after } of gallery.beforeAfter.pairs) {
    const [one, other] = [page.getByAltText(before.alt), page.getByAltText(after.alt)];
    await one.scrollIntoViewIfNeeded();
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('A picture is not on the page.');
    expect(a.x + a.width <= b.x || a.y + a.height <= b.y).toBe(true);
    const clip = (element: Element) => getComputedStyle(element).clipPath;
    expect(await one.locator('xpath=ancestor::figure').evaluate(clip)).toBe('none');
  }
});

test('all pictures of the grid look alike, as none is chosen', async ({ page }) => {
  await page.goto('/gallery');
  const looks = await islandOf(page, 'ProjectGrid')
    .locator('a:has(h3, img)')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(looks).toHaveLength(projects.length);
  expect(new Set(looks).size).toBe(1);
});

const { categories, emptyText } = gallery.projects;

test('each category narrows the grid and is counted', { tag: '@once' }, async ({ page }) => {
  await page.goto('/gallery');
  const grid = islandOf(page, 'ProjectGrid');
  const visible = (selector: string) => grid.locator(selector).filter({ visible: true });
  for (const { id, name } of [...categories].reverse()) {
    await grid.getByRole('link', { name, exact: true }).click();
    const titles = projectsIn(id).map(({ title }) => title);
    await expect(visible('h3')).toHaveText(titles);
    const count = titles.length === projects.length ? '' : `${titles.length} of `;
    await expect(visible('div > p')).toHaveText(
      titles.length > 0 ? `${count}${projects.length} projects` : emptyText,
    );
  }
});
