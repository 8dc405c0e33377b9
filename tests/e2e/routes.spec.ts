import { expect, type Page, type Request } from '@playwright/test';
import { site } from '#content/site';
import { expectFirstPicture } from '../pages/firstPicture.ts';
import { everyPage, pageTexts } from '../pages/specification.ts';
import { folderOf, folders, paths, test } from '../site.ts';

test('the specification names each route but the other posts', () => {
  const named = Object.keys(pageTexts);
  const others = paths.filter((path) => !named.includes(path));
  expect(others.every((path) => path.startsWith('/blog/'))).toBe(true);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

// A folder’s pages are visited in one window: a new one for each takes longer than the visit.
for (const folder of folders) {
  test(`pages in ${folder} show what they must and nothing goes wrong`, async ({
    page,
    troubles,
  }) => {
    for (const path of paths.filter((candidate) => folderOf(candidate) === folder)) {
      await test.step(path, () => expectWhole(page, path));
    }
    expect(troubles.messages).toEqual([]);
  });
}

async function expectWhole(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  const note = (request: Request) => requested.push(request.url());
  page.on('request', note);
  const response = await page.goto(path);
  page.off('request', note);
  expect.soft(response?.status(), path).toBe(200);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  const text = (await page.locator('body').textContent())?.toLowerCase();
  for (const words of [...everyPage, site.phone.display, ...(pageTexts[path] ?? [])]) {
    expect.soft(text, path).toContain(words.toLowerCase());
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, path).toBe(0);
  await expectFirstPicture(page, path, requested);
  await page.waitForLoadState('networkidle');
}
