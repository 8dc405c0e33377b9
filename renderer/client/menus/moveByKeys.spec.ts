import { expect, type Page } from '@playwright/test';
import { bar, groups, wordAt } from '../../../tests/pages/menu.ts';
import { test } from '../../../tests/site.ts';

const [first, second] = [wordAt(bar, 0), wordAt(bar, 1)];
const [top, next] = [wordAt(groups[0], 0), wordAt(groups[0], 1)];

const open = '[data-menu="desktop"] details[open]';

/** Presses keys one after the other and returns the text of what then has the focus. */
async function press(page: Page, ...keys: string[]): Promise<string | undefined> {
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}

/** Opens a page, with the focus on the menu’s first group and the menu’s code loaded. */
async function openSite(page: Page): Promise<void> {
  await page.goto('/about');
  // Past the skip link and the home link.
  await press(page, 'Tab', 'Tab', 'Tab');
  await expect(page.locator('[data-menu="desktop"] summary').first()).toBeFocused();
  // The code for the keys loads with the first focus; it is there once a key does something.
  await expect.poll(() => press(page, 'ArrowDown')).toBe(top);
  await press(page, 'Escape');
  await expect(page.locator('[data-menu="desktop"] summary').first()).toBeFocused();
}

test('Enter and Space open and close a group, and the accessibility tree says so', {
  tag: '@wide',
}, async ({ page }) => {
  await openSite(page);
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const node = nodes.find(
      ({ name, properties }) =>
        name?.value === first && properties?.some((one) => one.name === 'expanded'),
    );
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(expanded).toBe(false);
  await press(page, 'Enter');
  await expect.poll(expanded).toBe(true);
  await press(page, 'Space');
  await expect.poll(expanded).toBe(false);
});

test('the keyboard alone goes everywhere', { tag: '@wide' }, async ({ page }) => {
  await openSite(page);

  await test.step('Tab goes through a group and closes it on leaving', async () => {
    await press(page, 'Enter');
    expect(await press(page, 'Tab')).toBe(top);
    await page.locator(open).getByRole('link').last().focus();
    expect(await press(page, 'Tab')).toBe(second);
    await expect(page.locator(open)).toHaveCount(0);
    expect(await press(page, 'Shift+Tab')).toBe(first);
  });

  await test.step('Escape closes a group and gives the focus back', async () => {
    expect(await press(page, 'Enter', 'Tab', 'Tab')).toBe(next);
    expect(await press(page, 'Escape')).toBe(first);
    await expect(page.locator(open)).toHaveCount(0);
  });

  await test.step('arrow keys, Home and End go along the bar', async () => {
    expect(await press(page, 'ArrowRight')).toBe(second);
    expect(await press(page, 'End')).toBe(wordAt(bar, -1));
    expect(await press(page, 'ArrowRight')).toBe(wordAt(bar, -1));
    expect(await press(page, 'ArrowLeft')).toBe(wordAt(bar, -2));
    expect(await press(page, 'Home')).toBe(first);
    await expect(page.locator(open)).toHaveCount(0);
  });

  await test.step('arrow keys, Home and End go through a group', async () => {
    expect(await press(page, 'ArrowDown')).toBe(top);
    expect(await press(page, 'ArrowDown')).toBe(next);
    expect(await press(page, 'End')).toBe(wordAt(groups[0], -1));
    expect(await press(page, 'ArrowDown')).toBe(wordAt(groups[0], -1));
    expect(await press(page, 'Home', 'ArrowUp')).toBe(first);
    await expect(page.locator(open)).toHaveCount(1);
    expect(await press(page, 'ArrowDown', 'ArrowRight')).toBe(second);
    await expect(page.locator(open)).toHaveCount(0);
  });

  await test.step('Enter follows a link of a group', async () => {
    expect(await press(page, 'ArrowLeft', 'ArrowDown', 'ArrowDown')).toBe(next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/commercial-roofing$/);
  });
});
