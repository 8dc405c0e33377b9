import { expect } from '@playwright/test';
import { tabTo, ways } from '../../pages/gallery.ts';
import { count, goRound, openCarousel } from '../../pages/projectCarousel.ts';
import { test } from '../../site.ts';

test('its buttons go round by keyboard alone', async ({ page }) => goRound(page, ways.keyboard));

test('arrow keys move it', async ({ page }) => {
  const { view, shows } = await openCarousel(page);
  await tabTo(page, view);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(count);
});

test('with less motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slides, next } = await openCarousel(page);
  const from = (await slides.nth(1).boundingBox())?.x ?? 0;
  await next.scrollIntoViewIfNeeded();
  // Two frames: one for the click, one for what it moves.
  const to = await next.evaluate(async (button: HTMLElement) => {
    const second = button.closest('section')?.querySelectorAll('li')[1];
    const frame = () => new Promise(requestAnimationFrame);
    button.click();
    await frame();
    await frame();
    const first = second?.getBoundingClientRect().x;
    await new Promise((rest) => setTimeout(rest, 500));
    return { first, last: second?.getBoundingClientRect().x };
  });
  expect(to.first).toBe(to.last);
  expect(to.last).toBeLessThan(from);
});
