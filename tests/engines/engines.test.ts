import { beforeAll, describe, expect, test } from 'vitest';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { builtPages } from '../../scripts/serve/builtPages.ts';
import type { EnginePage } from './enginePage.ts';
import { findEngines } from './findEngines.ts';
import { endScreen } from './startProgram.ts';
import { serveWatchedSite } from './watchedSite.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const engines = findEngines();
const paths = builtPages(currentFolders().site);

if (engines.length === 0) test.skip('no engine besides Chromium is installed');

let site: Awaited<ReturnType<typeof serveWatchedSite>>;
beforeAll(async () => {
  site = await serveWatchedSite();
  return async () => {
    await endScreen();
    await site.close();
  };
}, 300_000);

describe.each(engines)('$name', { timeout: 180_000 }, ({ open }) => {
  describe.each([
    ['on a phone', phone],
    ['at a desk', desk],
  ])('%s', (_name, size) => {
    let page: EnginePage;
    beforeAll(async () => {
      page = await open(size);
      return page.close;
    });

    test('every page loads without errors, in its fonts and within the window', async () => {
      expect(paths).not.toEqual([]);
      for (const path of paths) {
        await page.goto(site.origin + path);
        await expect.poll(() => stateOf(page), { message: path, timeout: 20_000 }).toEqual(whole);
      }
    });
  });

  describe('at a desk', () => {
    let page: EnginePage;
    const goTo = (path: string) => page.goto(site.origin + path);
    beforeAll(async () => {
      page = await open(desk);
      return page.close;
    });

    test('the menu opens on hover, follows keys and closes', async () => {
      await goTo('/about');
      const opened = '[data-menu="desktop"] details[open]';
      await pointAt(page, '[data-menu="desktop"] summary');
      await expectCount(page, opened, 1);
      await pointAt(page, 'footer a');
      await expectCount(page, opened, 0);
      await press(page, '[data-menu="desktop"] summary');
      await expectCount(page, opened, 1);
      await page.press('ArrowDown');
      await expectFocus(page, `${opened} a`);
      await page.press('Escape');
      await expectCount(page, opened, 0);
      await expectFocus(page, '[data-menu="desktop"] summary');
    });

    test('the filter shows its category and all again, and a picture opens large', async () => {
      await goTo('/gallery');
      const grid = '[data-island="ProjectGrid"]';
      const tiles = `${grid} [data-hold]`;
      await pointAt(page, `${grid} nav`);
      await expectCount(page, `${grid}[data-ready]`, 1);
      const all = await count(page, tiles);
      await press(page, `${grid} nav li:nth-child(2) a`);
      await expect.poll(() => count(page, tiles)).toBeLessThan(all);
      expect(await page.evaluate(() => location.hash, undefined)).toMatch(/^#show-/);
      await press(page, `${grid} nav li:first-child a`);
      await expect.poll(() => count(page, tiles)).toBe(all);
      await press(page, tiles);
      await expectCount(page, 'dialog[open]', 1);
      const titleNow = () =>
        page.evaluate(() => document.querySelector('dialog [role=status]')?.textContent, undefined);
      const first = await titleNow();
      // The keys work only after the pictures are laid out.
      await expect
        .poll(async () => {
          await page.press('ArrowRight');
          return titleNow();
        })
        .not.toBe(first);
      await page.press('Escape');
      await expectCount(page, 'dialog[open]', 0);
      await expectFocus(page, tiles);
      await expectNoTrouble(page);
    });

    test('the testimonial carousel advances', async () => {
      await goTo('/');
      const carousel = '[data-island="TestimonialCarousel"]';
      await pointAt(page, `${carousel} figure`);
      await expectCount(page, `${carousel}[data-ready]`, 1);
      await press(page, `${carousel} li:nth-child(3) > button`);
      await expectCount(page, `${carousel} li:nth-child(3) > button[aria-current]`, 1);
      const isInView = () =>
        page.evaluate((selector) => {
          const slide = document.querySelectorAll(`${selector} figure`)[2];
          const list = document.querySelector(selector)?.getBoundingClientRect();
          return Math.abs((slide?.getBoundingClientRect().left ?? 0) - (list?.left ?? 0)) < 200;
        }, carousel);
      await expect.poll(isInView).toBe(true);
      await expectNoTrouble(page);
    });

    test('two pictures are compared with the keyboard', async () => {
      await goTo('/gallery');
      const comparison = '[data-island-id="Comparison1"]';
      await pointAt(page, `${comparison} figure`);
      await expectCount(page, `${comparison}[data-ready]`, 1);
      await focusOn(page, `${comparison} [type=range], ${comparison} [role=slider]`);
      const clipNow = () =>
        page.evaluate((selector) => {
          const side = document.querySelector(`${selector} [data-side="before"]`);
          return side && getComputedStyle(side).clipPath;
        }, comparison);
      const before = await clipNow();
      await page.press('ArrowRight');
      await expect.poll(clipNow).not.toBe(before);
      await expectNoTrouble(page);
    });

    test('an estimate request arrives once, and the visitor is told so', async () => {
      await goTo('/service-areas/byron');
      const form = '[data-island="EstimateForm"]';
      for (const [name, words] of Object.entries(typed)) {
        await press(page, `${form} [name="${name}"]`);
        await expectCount(page, `${form}[data-ready]`, 1);
        await page.type(words);
      }
      await press(page, `${form} [name="preferredContactMethod"][value="text"]`);
      await page.evaluate((selector) => {
        const field = document.querySelector<HTMLSelectElement>(`${selector} [name=serviceType]`);
        if (!field) throw new Error('There is no choice of services.');
        field.value = 'storm-damage';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, form);
      await press(page, `${form} [type=submit]`);
      await expect.poll(() => site.service.arrivals.length, { timeout: 15_000 }).toBe(1);
      expect(site.service.arrivals.pop()?.fields).toMatchObject({
        ...typed,
        phone: '(815) 555-0199',
        serviceType: 'storm-damage',
        preferredContactMethod: 'text',
      });
      await expectCount(page, `${form} [role=status] section`, 1);
      await expectNoTrouble(page);
    });

    test('the link to the form leads there each time it is pressed', async () => {
      await goTo('/services/roofing');
      const link = 'header a[href="#contact-form"]';
      for (const time of ['first', 'second']) {
        await press(page, link);
        await expectFocus(page, '#estimate-heading', `after the ${time} press`);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }), undefined);
      }
    });
  });

  describe('on a phone', () => {
    let page: EnginePage;
    beforeAll(async () => {
      page = await open(phone);
      return page.close;
    });

    test('the menu covers the page, leads to other pages, and closes', async () => {
      await page.goto(`${site.origin}/about`);
      const menu = '[data-menu="mobile"]';
      await press(page, `${menu} > summary`);
      await expectCount(page, `${menu}[open]`, 1);
      await expectCount(page, 'main[inert]', 1);
      await page.press('Tab');
      await expectFocus(page, `${menu} nav summary`);
      await page.press('Escape');
      await expectCount(page, `${menu}[open]`, 0);
      await press(page, `${menu} > summary`);
      await press(page, `${menu} nav > ul > li > a`);
      await expect
        .poll(() => page.evaluate(() => location.pathname, undefined), { timeout: 15_000 })
        .not.toBe('/about');
    });
  });
});

const typed = {
  firstName: 'Jordan',
  lastName: 'Miller',
  phone: '8155550199',
  email: 'jordan@example.com',
  address: '1200 Maple Street',
  city: 'Rockford',
  state: 'IL',
  zipCode: '61101',
};

/** The state of a page that has loaded without errors. */
const whole = { troubles: [], failed: 0, headings: 1, letters: true, tooWide: 0, broken: [] };

const stateOf = (page: EnginePage) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.images].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth === 0,
    );
    return {
      troubles: (window as unknown as { troubles: string[] }).troubles,
      failed: document.querySelectorAll('[data-failed]').length,
      headings: document.querySelectorAll('h1').length,
      letters: document.fonts.check('1rem Barlow'),
      tooWide: Math.max(0, scrollWidth - clientWidth),
      broken: broken.map(({ currentSrc }) => currentSrc),
    };
  }, undefined);

const count = (page: EnginePage, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

const expectCount = (page: EnginePage, selector: string, number: number) =>
  expect.poll(() => count(page, selector), { message: selector, timeout: 15_000 }).toBe(number);

const expectFocus = (page: EnginePage, selector: string, message = selector) =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const { activeElement } = document;
          const isIt = activeElement?.matches(wanted);
          return isIt ? wanted : `${activeElement?.tagName} ${activeElement?.textContent}`;
        }, selector),
      { message, timeout: 15_000 },
    )
    .toBe(selector);

/** Instantly: drivers click where an element was while the page is still scrolling. */
const comeTo = (page: EnginePage, selector: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

async function press(page: EnginePage, selector: string) {
  await comeTo(page, selector);
  await page.click(selector);
}

async function pointAt(page: EnginePage, selector: string) {
  await comeTo(page, selector);
  await page.hover(selector);
}

const focusOn = (page: EnginePage, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

const expectNoTrouble = async (page: EnginePage) =>
  expect(await stateOf(page)).toMatchObject({ troubles: [], failed: 0 });
