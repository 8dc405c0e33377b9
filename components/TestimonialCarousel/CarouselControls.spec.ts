import { expect } from '@playwright/test';
import { holdReact, islandOf, tabTo } from '../../tests/pages/gallery.ts';
import { count, openCarousel } from '../../tests/pages/testimonialCarousel.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';

test('there are no buttons until they work', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/');
  const carousel = islandOf(page, 'TestimonialCarousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const place = await carousel.boundingBox();
  arrive();
  await expect(carousel.getByRole('button')).toHaveCount(count + 1);
  expect(await carousel.boundingBox()).toEqual(place);
});

test('by keyboard alone: first the pause button, then a named dot for each', {
  tag: '@once',
}, async ({ page }) => {
  const { toggle, dots } = await openCarousel(page);
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName('Play testimonials');
  for (let number = 1; number <= count; number += 1) {
    await page.keyboard.press('Tab');
    const dot = dots.nth(number - 1);
    await expect(dot).toBeFocused();
    await expect(dot).toHaveAccessibleName(`Show testimonial ${number} of ${count}`);
    await page.keyboard.press('Space');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(dots.and(page.locator('[aria-current]'))).toHaveCount(1);
  }
  // Then the slides, which the arrow keys turn.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(count - 2)).toHaveAttribute('aria-current', 'true');
  // Nothing before the pause button is in the carousel.
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  expect(
    await toggle.evaluate((button) => button.closest('section')?.matches(':focus-within')),
  ).toBe(false);
});

test('on a translated page, too, the button says what it does', { tag: '@once' }, async ({
  page,
}) => {
  const { toggle } = await openCarousel(page);
  await translate(page);
  await toggle.click();
  await expect(toggle).toHaveText('Play testimonials');
  await toggle.click();
  await expect(toggle).toHaveText('Pause testimonials');
});

test('slides are announced only while they do not advance automatically', { tag: '@once' }, async ({
  page,
}) => {
  const { toggle, dots, live } = await openCarousel(page);
  await expect(live).toHaveAttribute('aria-live', 'off');
  // The focus pauses it, so a slide that a dot brings up is announced.
  await tabTo(page, dots.nth(1));
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await dots.nth(1).blur();
  await expect(live).toHaveAttribute('aria-live', 'off');
  await toggle.click();
  await page.mouse.move(0, 0);
  await toggle.blur();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('a slide is reached even if the browser drops the smooth scroll to it', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function drop(this: Element, options) {
      if ((options as ScrollToOptions).behavior === 'smooth') return;
      Reflect.apply(scrollTo, this, [options]);
    } as typeof scrollTo;
  });
  const { carousel, dots } = await openCarousel(page);
  await dots.nth(2).click();
  await expect(carousel.locator('figure').nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});
