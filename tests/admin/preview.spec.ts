import { expect, type Page } from '@playwright/test';
import { home } from '#content/home';
import { companyName, pagesName } from '../../scripts/admin/referenceFields.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import {
  type CollectionName,
  collectionTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from '../../scripts/content/model/contentTypes.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { adminTest as test } from './openAdmin.ts';

/** For each file, a field that its page shows unchanged. */
const singleFields: Record<SingleName, string> = {
  site: 'phone.callLabel',
  navigation: 'estimateLabel',
  home: 'hero.heading',
  about: 'hero.heading',
  contact: 'heading',
  reviews: 'heading',
  gallery: 'hero.heading',
  blog: 'heading',
  notFound: 'page.heading',
  estimateForm: 'cardTitle',
  serviceAreas: 'illinois.heading',
  servicePage: 'ready.heading',
  interfaceWords: 'layout.phoneMenu',
};

/** For each collection, an entry and such a field. */
const entryFields: Record<CollectionName, [slug: string, field: string]> = {
  services: ['carpet-cleaning', 'heading'],
  cities: ['byron', 'heading'],
  posts: ['illinois-insurance-claim-maximization', 'title'],
  projects: ['byron-wind-damage-rebuild', 'title'],
  testimonials: ['anil-r-sun-prairie', 'text'],
  pages: ['financing', 'heading'],
};

interface FormOfType {
  address: string;
  /** Its file, relative to the repository’s root. */
  file: string;
  field: string;
}

const folder = process.env.CONTENT;

const singleForms = (isPage: boolean): FormOfType[] =>
  namesOf(singleFields)
    .filter((name) => 'path' in singleTypes[name] === isPage)
    .map((name) => ({
      address: `${isPage ? pagesName : companyName}/entries/${name}`,
      file: `${folder}/${singleTypes[name].file}`,
      field: singleFields[name],
    }));

const entryForms = namesOf(entryFields).map((name): FormOfType => {
  const [slug, field] = entryFields[name];
  const { folder: below, extension } = collectionTypes[name];
  const file = `${folder}/${below}/${slug}${extension}`;
  return { address: `${name}/entries/${slug}`, file, field };
});

/** The CMS’s frame around our preview, and the page within it. */
const paneOf = (page: Page) => page.frameLocator('iframe[title*="Preview"]');
const frameOf = (page: Page) => paneOf(page).locator('iframe');
const shownIn = (page: Page) => frameOf(page).contentFrame().locator('body');

for (const [group, forms] of Object.entries({
  pages: singleForms(true),
  'the company': singleForms(false),
  'entries of lists': entryForms,
})) {
  test(`a change appears on the page at once and changes one line of its file when saved: ${group}`, async ({
    admin,
  }) => {
    test.setTimeout(240_000);
    const shown = shownIn(admin.page);
    for (const { address, file, field: keyPath } of forms) {
      await test.step(address, async () => {
        const before = admin.changes();
        await admin.open(address);
        await expect(shown.locator('main')).toBeVisible();
        const field = await admin.field(keyPath);
        // Two letters trade places, so that the length stays the same.
        const words = (await field.inputValue()).replace(/([a-z])(?!\1)([a-z])/, '$2$1');
        await expect(shown).not.toContainText(words);
        await field.fill(words);
        await expect(shown).toContainText(words);
        await admin.save();
        expect(admin.changes().toSorted()).toEqual([...before, `1\t1\t${file}`].toSorted());
      });
    }
    const { report } = await checkContent(foldersIn(admin.root, folder), new Date());
    expect(report.errors).toBe(0);
  });
}

test('a saved change appears on other pages too, and a review is in view', async ({ admin }) => {
  const { page } = admin;
  await admin.open(`${companyName}/entries/navigation`);
  const words = 'Zqx us';
  await (await admin.field('callLabel')).fill(words);
  await admin.save();
  await admin.open('testimonials/entries/anil-r-sun-prairie');
  await expect(shownIn(page).getByText('Anil R.')).toBeInViewport();
  await expect(shownIn(page)).toContainText(words);
  // It moves to another page, where everything is new.
  await (await admin.field('service')).fill('Roof Replacement');
  await page.getByRole('radio', { name: 'home' }).click();
  await expect(shownIn(page).locator('h1')).toHaveText(home.hero.heading);
  await expect(shownIn(page).getByText('Anil R.')).toBeInViewport();
});

test('the page appears even if its frame is ready last', async ({ admin }) => {
  const { page } = admin;
  const rendered = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await page.route(`${process.env.SITE_URL}/`, async (route) => {
    await rendered;
    await route.continue();
  });
  await admin.open(`${pagesName}/entries/reviews`);
  await expect(shownIn(page).locator('h1')).toBeInViewport();
});

for (const [part, path] of [
  ['code', '/**/previewWorker*'],
  ['styles', '/'],
]) {
  test(`a page without its ${part} says so, and appears as soon as it can`, async ({ admin }) => {
    const { page } = admin;
    const file = `${process.env.SITE_URL}${path}`;
    await page.route(file, (route) => route.abort());
    await admin.open(`${pagesName}/entries/reviews`);
    await expect(paneOf(page).getByRole('status')).toContainText('reload this tab');
    await page.unroute(file);
    const heading = await admin.field('heading');
    await expect(async () => {
      await heading.press('End');
      await heading.pressSequentially('!');
      await expect(shownIn(page).locator('h1')).toContainText('!', { timeout: 1000 });
    }).toPass();
    await expect(paneOf(page).getByRole('status')).toBeEmpty();
  });
}

test('nothing that is typed is executed', async ({ admin }) => {
  const { page } = admin;
  const shown = shownIn(page);
  const bad = [
    '<script>top.ran = 1</script><img src="x" onerror="top.ran = 2">',
    '<svg onload="top.ran = 3"></svg><iframe srcdoc="<script>top.ran = 4</script>"></iframe>',
    '[Zqx](javascript:top.ran=5) <a href="javascript:top.ran=6">Zqx</a>',
  ].join('\n\n');
  const [slug] = entryFields.posts;
  await admin.open(`posts/entries/${slug}`);
  await (await admin.field('title')).fill('Zqx <img src=x onerror="top.ran = 7">');
  await expect(shownIn(page).locator('h1')).toHaveText('Zqx <img src=x onerror="top.ran = 7">');
  const body = page.locator('[data-key-path="body"]').getByRole('textbox');
  await page.mouse.move(300, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(body).toBeVisible({ timeout: 500 });
  }).toPass();
  await body.fill(`Zqx begins.\n\n${bad}`);
  await expect(shownIn(page)).toContainText('Zqx begins.');
  await expect(paneOf(page).getByRole('status')).toHaveText(/\w/);
  await expect(shown.locator('script, [onerror], [onload], [href^="javascript"]')).toHaveCount(0);
  expect(await frameOf(page).getAttribute('sandbox')).toBe('allow-same-origin');
  expect(await shown.evaluate((element: HTMLElement) => element.inert)).toBe(true);
  // Even markup that gets in some other way is dead.
  await shown.evaluate((element) => {
    element.innerHTML = '<img src="data:," onerror="top.ran = 8">';
  });
  await shown.locator('img').evaluate((image) => image.dispatchEvent(new Event('error')));
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
});

test('an incomplete entry leaves the page as it was and says what is missing', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(`${pagesName}/entries/reviews`);
  const heading = await admin.field('heading');
  const said = await heading.inputValue();
  await expect(shownIn(page).locator('h1')).toHaveText(said);
  await heading.fill('');
  await expect(paneOf(page).getByRole('status')).toHaveText('Heading is empty; fill it in.');
  await expect(shownIn(page).locator('h1')).toHaveText(said);
  await heading.fill('Zqx says');
  await expect(shownIn(page).locator('h1')).toHaveText('Zqx says');
  await expect(paneOf(page).getByRole('status')).toBeEmpty();
});

test('a new entry is shown from its first word on', async ({ admin }) => {
  const shown = shownIn(admin.page);
  const words = 'Zqx is what it begins with';
  for (const name of namesOf(entryFields)) {
    await test.step(name, async () => {
      const [, keyPath] = entryFields[name];
      await admin.open(`${name}/new`);
      const field = await admin.field(keyPath);
      await field.fill(words);
      await expect(shown).toContainText(words);
      await expect(paneOf(admin.page).getByRole('status')).toHaveText(
        /is (?:empty|missing)|cannot be/,
      );
      await field.fill('');
    });
  }
});

test('the page is as wide as a phone, or as a desktop scaled to fit', async ({ admin }) => {
  const { page } = admin;
  await admin.open(`${pagesName}/entries/home`);
  await expect(shownIn(page).locator('main')).toBeVisible();
  const width = () => shownIn(page).evaluate(() => innerWidth);
  expect(await width()).toBe(390);
  await paneOf(page).getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(width).toBe(1280);
  const [pane, frame] = await Promise.all([
    page.locator('iframe[title*="Preview"]').boundingBox(),
    frameOf(page).boundingBox(),
  ]);
  expect(Math.round((frame?.width ?? 0) - (pane?.width ?? 1))).toBe(0);
});
