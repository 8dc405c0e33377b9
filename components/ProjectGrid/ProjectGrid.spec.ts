import { expect, type Page } from '@playwright/test';
import { interfaceWords } from '#content/interfaceWords';
import { gallery, openGallery, projects, projectsIn, tabTo } from '../../tests/pages/gallery.ts';
import { restingPlace } from '../../tests/pages/scrolling.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';

const { categories, emptyText } = gallery.projects;

/** Opens the gallery and waits until the grid of projects is hydrated. */
async function openFilter(page: Page, address?: string) {
  const grid = await openGallery(page, 'ProjectGrid', address);
  const button = (name: string) => grid.getByRole('button', { name, exact: true });
  return {
    grid,
    button,
    /** Waits until only this category is pressed, shown, counted and named in the address. */
    shows: async ({ id, name }: { id: string; name: string }) => {
      await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(grid.locator('[aria-pressed="true"]')).toHaveCount(1);
      const titles = projectsIn(id).map(({ title }) => title);
      await expect(grid.locator('h3')).toHaveText(titles);
      await expect(grid.getByRole('status')).toHaveText(countText(titles.length));
      await expect(button(name)).toBeInViewport({ ratio: 0.95 });
    },
  };
}

function countText(count: number): string {
  if (count === 0) return emptyText;
  return `${count === projects.length ? '' : `${count} of `}${projects.length} projects`;
}

/** A category of the content; `all` is the first. */
function categoryAt(index: number) {
  const category = categories[index];
  if (!category) throw new Error(`There is no category ${index}.`);
  return category;
}

test('a link leads to a tile, in view below the bar', { tag: ['@phone', '@wide'] }, async ({
  page,
}) => {
  await page.goto(`/gallery#project-${projects.at(-2)?.slug}`);
  const tile = page.locator(':target');
  await expect(tile.locator('h3')).toHaveText(String(projects.at(-2)?.title));
  const bar = page.getByRole('navigation', { name: interfaceWords.projects.categories });
  await expect(async () => {
    const [above, below] = [await bar.boundingBox(), await tile.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass();
  await expect(tile.getByRole('img')).toBeInViewport({ ratio: 0.98 });
});

test('a translated page counts its projects, and says where there are none', {
  tag: '@once',
}, async ({ page }) => {
  const { grid, button } = await openFilter(page);
  const [some, none] = [1, 0].map((least) =>
    categories.find(({ id }) => id !== 'all' && Math.min(1, projectsIn(id).length) === least),
  );
  if (!some || !none) throw new Error('The content has no category without projects.');
  await translate(page);
  await button(some.name).click();
  await expect(grid.getByRole('status')).toHaveText(countText(projectsIn(some.id).length));
  await button(none.name).click();
  await expect(grid.getByRole('status')).toHaveText(emptyText);
});

test('each category narrows the grid', async ({ page }) => {
  const { button, shows } = await openFilter(page);
  await shows(categoryAt(0));
  for (const category of [...categories.slice(1), categoryAt(0)]) {
    await button(category.name).click();
    await shows(category);
  }
});

test('the Tab key brings each filter into view whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button } = await openFilter(page);
  const buttons = categories.map(({ name }) => button(name));
  for (const filter of [...buttons, ...buttons.toReversed()]) {
    await tabTo(page, filter);
    await expect(filter).toBeInViewport({ ratio: 1 });
  }
});

test('the bar stays under the header and leads back to the first tile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { grid, button } = await openFilter(page);
  await grid.locator('[data-slug]').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(button(categoryAt(0).name)).toBeInViewport({ ratio: 1 });
  const place = await restingPlace(page);
  await button(categoryAt(0).name).focus();
  await page.keyboard.press('Tab');
  await expect(button(categoryAt(1).name)).toBeFocused();
  expect(await restingPlace(page)).toBe(place);
  // Playwright would scroll to a covered button; this clicks whatever is on top.
  const { x = 0, y = 0 } = (await button(categoryAt(1).name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(button(categoryAt(1).name)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid.locator('[data-slug]').first()).toBeInViewport({ ratio: 0.5 });
});

test('Enter and the space bar press a category and keep the focus there', {
  tag: '@once',
}, async ({ page }) => {
  const { button, shows } = await openFilter(page);
  for (const [index, key] of [
    [1, 'Enter'],
    [2, ' '],
  ] as const) {
    await tabTo(page, button(categoryAt(index).name));
    await page.keyboard.press(key);
    await shows(categoryAt(index));
    await expect(button(categoryAt(index).name)).toBeFocused();
  }
});

test('a shared address opens its category', { tag: '@once' }, async ({ page }) => {
  const { shows } = await openFilter(page, `/gallery#show-${categoryAt(3).id}`);
  await shows(categoryAt(3));
});

test('the back button returns to the category before', { tag: '@once' }, async ({ page }) => {
  const { button, shows } = await openFilter(page);
  await button(categoryAt(1).name).click();
  await expect(page).toHaveURL(/\/gallery#show-roofing$/);
  await button(categoryAt(2).name).click();
  // Pressing it again adds no step to the history.
  await button(categoryAt(2).name).click();
  await page.goBack();
  await shows(categoryAt(1));
  await page.goBack();
  await shows(categoryAt(0));
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goForward();
  await shows(categoryAt(1));
});
