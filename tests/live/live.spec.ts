import { expect, type Page } from '@playwright/test';
import { editTest } from './devServer.ts';

// All tests edit the same project, so they run one at a time.
editTest.describe.configure({ mode: 'serial' });

/** Leaves a mark on the page that only a reload removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');

editTest(
  'an edit appears in the open page, whose menus stay as they are',
  { tag: '@live' },
  async ({ page, editing }) => {
    await page.goto(`${editing.origin}/reviews`);
    const menu = page.locator('header details').filter({ visible: true }).first();
    await menu.locator('summary').click();
    await mark(page);
    editing.edit('reviews.yaml', /^heading: .*$/m, 'heading: What neighbors say');
    await expect(page.locator('h1')).toHaveText('What neighbors say');
    await expect(menu).toHaveAttribute('open');
    expect(await isMarked(page)).toBe(true);
  },
);

editTest(
  'an edit of what an island shows reloads the page',
  { tag: '@live' },
  async ({ page, editing }) => {
    await page.goto(editing.origin);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await mark(page);
    const words = 'They called before they came, and came when they said.';
    editing.edit('testimonials/dana-k-rockford.yaml', /^text: .*$/m, `text: ${words}`);
    await expect(page.locator('[data-island=TestimonialCarousel]')).toContainText(words);
    expect(await isMarked(page)).toBe(false);
  },
);

editTest(
  'a mistake is shown over the page until it is fixed',
  { tag: '@live' },
  async ({ page, editing }) => {
    await page.goto(`${editing.origin}/reviews`);
    const heading = await page.locator('h1').textContent();
    editing.edit('reviews.yaml', /^heading:/m, 'headin:');
    const [{ message } = { message: 'no mistake' }] = await editing.mistakes();
    await expect(overlay(page)).toContainText(message);
    await expect.poll(editing.terminal).toContain(message);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    // A page opened now must not look as if all were well.
    await page.reload();
    await expect(overlay(page)).toContainText(message);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    editing.edit('reviews.yaml', /^headin:/m, 'heading:');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
  },
);

editTest(
  'a picture that is removed and put back needs no restart',
  { tag: '@live' },
  async ({ page, editing }) => {
    await page.goto(`${editing.origin}/about`);
    const putBack = editing.remove('images/heroes/home.svg');
    await expect(overlay(page)).toContainText((await editing.mistakes())[0]?.message ?? '?');
    putBack();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    editing.edit('about.yaml', /^( +)heading: .*$/m, '$1heading: Found again');
    await expect(page.getByRole('heading', { name: 'Found again' })).toBeVisible();
  },
);

editTest(
  'every mistake is listed with its place and what to do',
  { tag: '@live' },
  async ({ page, editing }) => {
    await page.goto(`${editing.origin}/reviews`);
    editing.edit('reviews.yaml', /^heading:/m, 'headin:');
    editing.edit('contact.yaml', /^seo:/m, 'soe:');
    const mistakes = await editing.mistakes();
    expect(new Set(mistakes.map(({ file }) => file)).size).toBe(2);
    for (const { file, line, message, help } of mistakes) {
      await expect(overlay(page)).toContainText(`${file}:${line}  ${message}`);
      await expect(overlay(page)).toContainText(help);
    }
    await expect(overlay(page)).toContainText('Write:\n      heading: ');
    editing.edit('reviews.yaml', /^headin:/m, 'heading:');
    editing.edit('contact.yaml', /^soe:/m, 'seo:');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  },
);

editTest('a picture that is added appears at once', { tag: '@live' }, async ({ page, editing }) => {
  await page.goto(`${editing.origin}/about`);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"/>';
  editing.add('images/heroes/added.svg', 'images/heroes/home.svg', () => svg);
  editing.edit('about.yaml', /^( +)file: .*$/m, '$1file: heroes/added.svg');
  const picture = page.locator('img[src*="/added"]');
  // Its renditions are made first, which takes a while on a busy machine.
  await expect(picture).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

editTest(
  'a new page appears at once, and a deleted one disappears',
  { tag: '@live' },
  async ({ page, editing }) => {
    const statusOf = async (path: string) => (await page.goto(editing.origin + path))?.status();
    expect(await statusOf('/blog/added')).toBe(404);
    editing.add('posts/added.md', editing.anyOf('posts'), (text) =>
      text
        .replace(/^title: .*$/m, 'title: Added just now')
        .replace(/^excerpt: .*$/m, 'excerpt: What was added just now, in words enough for a card.')
        .replace(/(?<=\n---\n)/, '\nAdded just now.\n')
        .replace(/^ {2}title: .*$/m, '  title: Added just now')
        .replace(/^( {2}description: .{50}).*$/m, '$1, added.'),
    );
    await expect.poll(() => statusOf('/blog/added')).toBe(200);
    await expect(page.locator('h1')).toHaveText('Added just now');
    editing.remove('posts/added.md');
    // Anyone who has it open sees that it is gone.
    await expect(page.getByText('Added just now')).toHaveCount(0);
    await expect.poll(() => statusOf('/blog/added')).toBe(404);
    await expect(page.getByText('Added just now')).toHaveCount(0);
    await expect(page.locator('header')).toBeVisible();
  },
);

editTest(
  'a deleted page stays until nothing links to it',
  { tag: '@live' },
  async ({ page, editing }) => {
    const words = 'Leads to what was added.';
    const other = editing.anyOf('posts');
    editing.add('posts/added.md', other, (text) =>
      text
        .replace(/^title: .*$/m, 'title: Added once more')
        .replace(/^ {2}title: .*$/m, '  title: Added once more')
        .replace(/^( {2}description: .{50}).*$/m, '$1, once more.'),
    );
    editing.edit(other, /$/, `\n[${words}](/blog/added)\n`);
    await expect
      .poll(async () => (await page.goto(`${editing.origin}/blog/added`))?.status())
      .toBe(200);
    editing.remove('posts/added.md');
    await expect(overlay(page)).toContainText('added');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Added once more');
    editing.edit(other, /\n\[.*\]\(\/blog\/added\)\n$/, '');
    await expect(page.getByText('Added once more')).toHaveCount(0);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  },
);
