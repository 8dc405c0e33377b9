import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';
import { fillIn, formOf, formPath, wake } from './estimatePage.ts';

/** Everything that is fetched to bring the form to life, compressed. */
const scriptBudgetBytes = 105 * 1024;
/** From an input to the next picture, on a processor four times slower. */
const interactionBudgetMs = 100;

test('the form and React are small enough, and come only when they are needed', async ({
  page,
}) => {
  await page.goto(formPath, { waitUntil: 'networkidle' });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await wake(formOf(page).island);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `form island with React: ${(total / 1024).toFixed(1)} KB gzip in ${sizes.length} files`,
  );
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(scriptBudgetBytes);
});

test('each interaction is answered within 100 ms on a slow processor', async ({ page }) => {
  test.slow();
  await page.goto(formPath);
  const { island, field, submit, summary } = formOf(page);
  await wake(island);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await observeInteractions(page);

  await submit.click();
  await expect(summary).toBeFocused();
  await field('firstName').pressSequentially('Jordan');
  await field('phone').pressSequentially('8155550199');
  await field('phone').press('Backspace');
  await field('serviceType').selectOption('repair');
  await fillIn(page);
  await submit.click();
  await expect(submit).toBeDisabled();

  const longest = await longestInteractions(page);
  console.log(
    `interactions at 4× CPU slowdown: ${longest
      .slice(0, 5)
      .map(({ name, duration }) => `${name} ${duration} ms`)
      .join(', ')}`,
  );
  expect(longest.length).toBeGreaterThan(0);
  expect(longest[0]?.duration).toBeLessThanOrEqual(interactionBudgetMs);
});

interface Interaction {
  name: string;
  duration: number;
}

/** Notes each event that took 16 ms or more until the next picture, as INP counts it. */
function observeInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: Interaction[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) noted.push({ name, duration });
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
}

async function longestInteractions(page: Page): Promise<Interaction[]> {
  await page.waitForTimeout(500);
  const noted = await page.evaluate(() => (window as unknown as { noted: Interaction[] }).noted);
  const human = noted.filter(({ name }) =>
    /^(pointerup|click|keydown|keypress|input|keyup)$/.test(name),
  );
  return human.toSorted((a, b) => b.duration - a.duration);
}
