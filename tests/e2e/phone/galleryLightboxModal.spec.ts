import { test } from '../../site.ts';
import { middleOf, projects, swipe } from '../gallery.ts';
import { openTile } from '../lightbox.ts';

test('a swipe turns the page', async ({ page }) => {
  const { picture, shows } = await openTile(page);
  const { y } = await middleOf(picture);
  await swipe(page, { x: 340, y }, { x: -280, y: 0 });
  if (projects[2]) await shows(projects[2], `3 of ${projects.length}`);
});
