import { expect, type Page } from '@playwright/test';
import { galleryProjects, oneOfEach } from '../../pages/gallery/galleryProjects.ts';
import {
  middleOf,
  openGallery,
  projects,
  swipe,
  tabTo,
  ways,
  withProjects,
} from '../../tests/pages/gallery.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';

const count = projects.length;
/** In the order of the slides. */
const slidesInTurn = oneOfEach(galleryProjects());

/** Opens the gallery and waits until the carousel of projects is hydrated. */
async function openCarousel(page: Page) {
  const carousel = await openGallery(page, 'ProjectCarousel');
  const slides = carousel.locator('li');
  return {
    carousel,
    slides,
    previous: carousel.getByRole('button', { name: 'Previous project' }),
    next: carousel.getByRole('button', { name: 'Next project' }),
    view: carousel.locator('[tabindex="0"]'),
    /** Waits until a slide is at the start, under the heading, and announced. */
    shows: async (number: number) => {
      const title = slidesInTurn[number - 1]?.title;
      await expect(carousel.getByRole('status')).toHaveText(`${number} of ${count}: ${title}`);
      const start = (await page.locator('#featured-heading').boundingBox())?.x ?? 0;
      await expect
        .poll(async () => Math.abs(((await slides.nth(number - 1).boundingBox())?.x ?? 0) - start))
        .toBeLessThan(2);
    },
  };
}

test('its buttons wrap around', async ({ page }) => {
  // Other tests cover the motion, with single steps; so many would take long, so here it jumps.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { previous, next, shows } = await openCarousel(page);
  await shows(1);
  for (let number = 2; number <= count; number += 1) {
    await next.click();
    await shows(number);
  }
  await next.click();
  await shows(1);
  await previous.click();
  await shows(count);
});

test('on a translated page, too, it announces the slide', { tag: '@once' }, async ({ page }) => {
  const { next, shows } = await openCarousel(page);
  await translate(page);
  await next.click();
  await shows(2);
});

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

test('only the slides that have room can be reached', {
  tag: ['@phone', '@wide'],
}, async ({ page, isMobile }) => {
  const { slides, next, shows } = await openCarousel(page);
  const inReach = () =>
    slides.evaluateAll((all) => all.filter((slide) => !slide.hasAttribute('inert')).length);
  await expect.poll(inReach).toBe(isMobile ? 1 : 3);
  if (!isMobile) {
    await page.setViewportSize({ width: 768, height: 900 });
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

test('it is moved by keyboard alone', { tag: '@once' }, async ({ page }) => {
  const { view, previous, next, shows } = await openCarousel(page);
  await tabTo(page, view);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(count);
  await ways.keyboard(page, next);
  await shows(1);
  await ways.keyboard(page, previous);
  await shows(count);
});

test('arrow keys move it from a slide, too, as often as they are pressed', {
  tag: '@once',
}, async ({ page }) => {
  const { view, slides, shows } = await openCarousel(page);
  await tabTo(page, slides.first().getByRole('link'));
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowRight');
  await shows(3);
  await expect(view).toBeFocused();
});

test('with reduced motion it moves at once', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slides, next, shows } = await openCarousel(page);
  const from = (await slides.nth(1).boundingBox())?.x ?? 0;
  await next.scrollIntoViewIfNeeded();
  // Two frames: one for the click, one for what it moves.
  const to = await next.evaluate(async (button: HTMLElement) => {
    const second = button.closest('section')?.querySelectorAll('li')[1];
    const frame = () => new Promise(requestAnimationFrame);
    button.click();
    await frame();
    await frame();
    return second?.getBoundingClientRect().x;
  });
  expect(to).toBeLessThan(from);
  await shows(2);
  expect((await slides.nth(1).boundingBox())?.x).toBe(to);
});

test('its slides are in a different order from the tiles, and neighbors differ in category', {
  tag: '@once',
}, async ({ page }) => {
  const { slides } = await openCarousel(page);
  const titles = await slides.locator('h3').allTextContents();
  expect(titles.toSorted()).toEqual(projects.map(({ title }) => title).toSorted());
  expect(titles).not.toEqual(projects.map(({ title }) => title));
  const kinds = await slides.locator('a > span').allTextContents();
  expect(kinds.slice(0, 4)).toEqual([...new Set(kinds)]);
});

for (const [way, press] of Object.entries(ways)) {
  test(`a slide opens enlarged by ${way}, and gets the focus back`, {
    tag: way === 'pointer' ? ['@phone', '@wide'] : '@once',
  }, async ({ page }) => {
    const { slides, carousel } = await openCarousel(page);
    const link = slides.first().getByRole('link');
    await press(page, link);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(String(slidesInTurn[0]?.title));
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName(String(slidesInTurn[1]?.title));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    // Only the dialog responded to the keys.
    await expect(carousel.getByRole('status')).toHaveText(/^1 of/);
  });
}

test('paper has each project once, among the tiles', { tag: '@once' }, async ({ page }) => {
  await page.goto('/gallery');
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('[data-slug] h3').filter({ visible: true });
  await expect(shown).toHaveText(projects.map(({ title }) => title));
});

test('the ring around the focused slides has both of its colors', { tag: '@once' }, async ({
  page,
}) => {
  const { view, next } = await openCarousel(page);
  await tabTo(page, next);
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await expect(view).toHaveCSS('outline-color', 'rgb(20, 32, 43)');
  await expect(view).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 6px inset');
});
