import { expect, type Page } from '@playwright/test';
import { gallery, openGallery, type Press, projects, projectsIn } from './gallery.ts';

const { categories, emptyText } = gallery.projects;

/** Opens the gallery and waits until the grid of projects lives. */
export async function openFilter(page: Page, address?: string) {
  const grid = await openGallery(page, 'ProjectGrid', address);
  const button = (name: string) => grid.getByRole('button', { name, exact: true });
  return {
    grid,
    button,
    /** Waits until a category alone is pressed, shown, counted and named in the address. */
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
export function categoryAt(index: number) {
  const category = categories[index];
  if (!category) throw new Error(`There is no category ${index}.`);
  return category;
}

/** Presses each category, and at last the one for all. */
export async function goThrough(page: Page, press: Press): Promise<void> {
  const { button, shows } = await openFilter(page);
  await shows(categoryAt(0));
  for (const category of [...categories.slice(1), categoryAt(0)]) {
    await press(page, button(category.name));
    await shows(category);
  }
}
