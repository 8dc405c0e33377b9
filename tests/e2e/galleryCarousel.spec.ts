import { expect } from '@playwright/test';
import { middleOf, swipe, ways, withProjects } from '../pages/gallery.ts';
import { goRound, openCarousel } from '../pages/projectCarousel.ts';
import { test } from '../site.ts';

test('its buttons go round', async ({ page }) => goRound(page, ways.pointer));

test('a drag or a swipe moves it', async ({ page, isMobile }) => {
  const { view, shows } = await openCarousel(page);
  await view.scrollIntoViewIfNeeded();
  if (isMobile) {
    await swipe(page, await middleOf(view), { x: -220, y: 0 });
  } else {
    const { x, y } = await middleOf(view);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 350, y, { steps: 10 });
    await page.mouse.up();
  }
  await shows(2);
});

test('as many slides are in reach as there is room for', async ({ page, isMobile }) => {
  const { slides, next, shows } = await openCarousel(page);
  const inReach = () =>
    slides.evaluateAll((all) => all.filter((slide) => !slide.hasAttribute('inert')).length);
  await expect.poll(inReach).toBe(isMobile ? 1 : 3);
  if (!isMobile) {
    await page.setViewportSize({ width: 834, height: 900 });
    await expect.poll(inReach).toBe(2);
  }
  await next.click();
  await shows(2);
});

test('its buttons are disabled when there is nowhere to go', async ({ page, isMobile }) => {
  await withProjects(page, (all) => all.slice(0, isMobile ? 1 : 2));
  const { previous, next } = await openCarousel(page);
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
});
