import { expect, type Page } from '@playwright/test';
import { test } from '../../tests/site.ts';

const frame = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1';
const address = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const title = 'How we take off an old roof';

/** Makes a page show a video, as the content compiler writes it, and allow its frame. */
async function showVideo(page: Page) {
  const asked: string[] = [];
  await page.route('**/about', async (route) => {
    const built = await (await route.fetch()).text();
    const card = `<figure data-block="video" data-video="${frame}"><a href="${address}"><span>${title}</span><span>youtube.com</span></a></figure>`;
    const body = built
      .replace(/frame-src/g, `$& ${new URL(frame).origin}`)
      .replace(/<main[^>]*>/, `$&${card}`);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>a video</title>', contentType: 'text/html' });
  });
  await page.goto('/about');
  return asked;
}

const linkOf = (page: Page) => page.getByRole('link', { name: title });
const frameOf = (page: Page) => page.locator(`iframe[title="${title}"]`);
const isReady = (page: Page) => expect(page.locator('[data-video][data-ready]')).toHaveCount(1);

test('a video is requested when it is clicked, and plays in its place', { tag: '@once' }, async ({
  page,
}) => {
  const asked = await showVideo(page);
  await isReady(page);
  expect(asked, 'nobody is asked before').toEqual([]);
  await linkOf(page).press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await expect.poll(() => asked).toEqual([frame]);
  await expect(page).toHaveURL(/\/about$/);
});

test('the title of a playing video leads to its own page', { tag: '@once' }, async ({ page }) => {
  await showVideo(page);
  await isReady(page);
  await linkOf(page).press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await linkOf(page).press('Enter');
  await expect(page).toHaveURL(address);
});

test('the code that plays videos is fetched only on pages with a video', { tag: '@once' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // The chat’s script loads when the page has nothing else to do.
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const without = new Set(scripts.splice(0));
  await showVideo(page);
  await isReady(page);
  expect(scripts.filter((script) => !without.has(script))).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', { tag: '@once' }, async ({ page }) => {
    await showVideo(page);
    await linkOf(page).press('Enter');
    await expect(page).toHaveURL(address);
  });
});
