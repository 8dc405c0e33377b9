import { expect } from '@playwright/test';
import { gallery, islandOf, projects, projectsIn } from '../../pages/gallery.ts';
import { test } from '../../site.ts';

test.use({ javaScriptEnabled: false });

const { categories, emptyText } = gallery.projects;

test('each category narrows the grid and is counted', async ({ page }) => {
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
