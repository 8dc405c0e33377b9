import { middleOf, projects, swipe } from '../../pages/gallery.ts';
import { openTile } from '../../pages/lightbox.ts';
import { test } from '../../site.ts';

test('a swipe turns the page', async ({ page }) => {
  const { picture, shows } = await openTile(page);
  const { y } = await middleOf(picture);
  await swipe(page, { x: 340, y }, { x: -280, y: 0 });
  if (projects[2]) await shows(projects[2], `3 of ${projects.length}`);
});
