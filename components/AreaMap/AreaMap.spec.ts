import { expect, type Page } from '@playwright/test';
import { cities } from '#content/cities';
import { serviceAreas } from '#content/serviceAreas';
import { test } from '../../tests/site.ts';

const areas = [serviceAreas.illinois, serviceAreas.wisconsin].flatMap(({ areas }) => areas);
const isDrawn = ({ latitude }: (typeof areas)[number]) => latitude !== undefined;
const linked = areas.filter((area) => area.city && isDrawn(area));
const listed = areas.filter((area) => !isDrawn(area));
const pageOf = (slug: string | undefined) => cities.find((city) => city.slug === slug)?.path;

/** The section that contains the map. */
const sections = {
  '/': 'section[aria-labelledby="areas-heading"]',
  '/about': 'section[aria-labelledby="coverage-heading"]',
  '/contact': 'section[aria-labelledby="map-heading"]',
};

const mapOn = (page: Page, path: keyof typeof sections) =>
  page.locator(`${sections[path]} [data-area-map] svg`);

/** What the map shows and where, without the part of a line's height that letters never fill. */
const partsOf = (page: Page, path: keyof typeof sections) =>
  mapOn(page, path).evaluate((svg) => {
    const boxOf = (element: Element, trim = 0) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + trim, bottom: bottom - trim };
    };
    return {
      frame: boxOf(svg.parentElement ?? svg),
      names: [...svg.querySelectorAll('text')]
        .filter((text) => text.checkVisibility())
        .map((text) => ({
          name: text.textContent,
          ...boxOf(text, 2),
        })),
      targets: [...svg.querySelectorAll('a')].map((link) => ({
        name: link.textContent,
        ...boxOf(link.querySelector('rect') ?? link),
      })),
    };
  });

type Part = Awaited<ReturnType<typeof partsOf>>['names'][number];

/** Lists which parts overlap which others. */
const overlaps = (parts: readonly Part[], others = parts) =>
  parts.flatMap((a) =>
    others
      .filter((b) => a.name !== b.name && a.left < b.right && b.left < a.right)
      .filter((b) => a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} over ${b.name}`),
  );

for (const path of ['/', '/about', '/contact'] as const) {
  test(`names on the map of ${path} are whole and do not overlap, and links are large enough`, {
    // On phones the home page has only the lists.
    tag: path === '/' ? '@wide' : ['@phone', '@wide'],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of isMobile ? [360, 390] : [834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { frame, names, targets } = await partsOf(page, path);
      const towns = areas.filter(isDrawn).map(({ name }) => name);
      const shown = names.filter(({ name }) => towns.includes(name));
      expect(shown.map(({ name }) => name).toSorted(), `at ${width}`).toEqual(towns.toSorted());
      expect(overlaps(names), `at ${width}`).toEqual([]);
      // Names of waters too: whole, or not at all.
      expect(names.filter(({ left, right }) => left < frame.left || right > frame.right)).toEqual(
        [],
      );
      expect(overlaps(targets, [...targets, ...names]), `at ${width}`).toEqual([]);
      // Without lists beside it, the map has no links.
      const links = path === '/contact' ? [] : linked;
      expect(targets.map(({ name }) => name)).toEqual(links.map(({ name }) => name));
      for (const { left, right, top, bottom } of targets) {
        expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(24);
      }
    }
  });
}

for (const path of ['/', '/about'] as const) {
  test(`the list beside the map of ${path} has every town, and its links alone take the focus`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    const section = page.locator(sections[path]);
    for (const { name, city } of linked) {
      const link = section.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', String(pageOf(city)));
    }
    for (const { name } of listed) {
      await expect(section.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      await expect(mapOn(page, path).getByText(name, { exact: true })).toHaveCount(0);
    }
    await expect(mapOn(page, path).locator('a:not([tabindex="-1"])')).toHaveCount(0);
  });
}

for (const { name, city } of linked) {
  test(`a press on ${name} leads to its page`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await mapOn(page, '/').getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(String(pageOf(city)));
  });
}

test('with text at double size a phone shows only the lists', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await expect(mapOn(page, '/about')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(mapOn(page, '/about')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is there', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    const [first] = linked;
    await expect(mapOn(page, '/').getByText(String(first?.name), { exact: true })).toBeVisible();
  });
});

test('on desktops the lists of places start where the words above them do', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/about');
  const section = page.locator('section[aria-labelledby="coverage-heading"]');
  for (const width of [1080, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await section.locator('h2 + p').boundingBox();
    const list = await section.locator('h3').first().boundingBox();
    expect(list?.x, `at ${width}`).toBeCloseTo(Number(words?.x), 0);
  }
});
