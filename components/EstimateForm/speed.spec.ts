import { expect, type Page } from '@playwright/test';
import { formOf, formPath, wakeForm } from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

/** From an input to the next frame, on a processor four times slower. */
const interactionBudgetMs = 100;

test('each interaction is answered within 100 ms on a slow processor', {
  tag: '@speed',
}, async ({ page }) => {
  test.slow();
  const { field, submit, choice, summary } = formOf(page);
  // No draft, so that each try begins with an empty form.
  await page.addInitScript(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const submitEmpty = async () => {
    await submit.click();
    await expect(summary).toBeVisible();
  };
  const figures = {
    'submit an empty form': await timeEach(page, () => submit.click()),
    'correct a field': await timeEach(page, () => field('firstName').press('J'), submitEmpty),
    'type a phone digit': await timeEach(page, () => field('phone').press('8')),
    'choose how to be reached': await timeEach(page, () => choice('Email').press('ArrowDown')),
  };
  for (const [what, [best = Number.NaN, median]] of Object.entries(figures)) {
    console.log(`${what}: ${best} ms at best, ${median} ms in the middle, at 4× CPU slowdown`);
    // The best of several tries: delays by other programs are not the page's fault.
    expect(best, what).toBeLessThanOrEqual(interactionBudgetMs);
  }
});

/**
 * Records how long each press took until the next frame was drawn. The browser's own event timing
 * omits anything under 16 ms, so a missing measurement would look like a fast one.
 */
function noteInputs(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    for (const type of ['click', 'keydown']) {
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() =>
            setTimeout(() => noted.push(Math.round(performance.now() - timeStamp))),
          ),
        { capture: true },
      );
    }
  });
}

/**
 * Times an action on a page that was just opened: a second press may have less to do.
 * @param prepare what comes before the action and is not timed
 * @returns the shortest and the median time of nine tries, in milliseconds
 * @throws if an action causes no click or key press
 */
async function timeEach(
  page: Page,
  action: () => Promise<void>,
  prepare = async () => {},
): Promise<number[]> {
  const times: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    await page.goto(formPath);
    await wakeForm(formOf(page).island);
    await prepare();
    await noteInputs(page);
    await action();
    await page.waitForFunction(() => (window as unknown as { noted: number[] }).noted.length > 0);
    times.push(
      ...(await page.evaluate(() => (window as unknown as { noted: number[] }).noted.splice(0))),
    );
  }
  times.sort((a, b) => a - b);
  return [times[0] ?? Number.NaN, times[Math.floor(times.length / 2)] ?? Number.NaN];
}
