import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { fillInForm, formOf, formPath, wakeForm } from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

const { isEmergency, projectDescription, ...required } = estimateForm.fields;

type Name = keyof typeof required;

/** The fields that must be filled in, from top to bottom. */
const names = Object.keys(required) as Name[];

/** What the form says if a field is left empty. */
const messages = Object.fromEntries(names.map((name) => [name, required[name].message])) as Record<
  Name,
  string
>;

test('an empty form says what is missing, below each field and in a summary that leads there', async ({
  page,
  troubles,
}) => {
  await page.goto(formPath);
  const { submit, summary, error, island } = formOf(page);
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(names.map((name) => messages[name]));
  for (const link of await summary.getByRole('link').all()) {
    expect((await link.boundingBox())?.height, 'for a thumb').toBeGreaterThan(43);
  }
  for (const name of names) {
    await expect(error(name)).toHaveText(messages[name]);
    const described = island.locator(`[aria-describedby="estimate-${name}-error"]`);
    await expect(described.first()).toBeVisible();
    await expect(island.locator(`[name="${name}"]`).first()).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  const { color } = await error('city').evaluate((element) => getComputedStyle(element));
  expect(color).toBe('rgb(179, 38, 30)');
  const address = page.url();
  for (const name of names) {
    await summary.getByRole('link', { name: messages[name] }).focus();
    await page.keyboard.press('Enter');
    await expect(island.locator(`[name="${name}"]`).first()).toBeFocused();
    await expect(island.locator(`[name="${name}"]`).first()).toBeInViewport();
  }
  expect(page.url()).toBe(address);
  expect(troubles.messages).toEqual([]);
});

test('fields suit phones: keyboards, autofill, and no zoom on focus', async ({ page }) => {
  await page.goto(formPath);
  const { island } = formOf(page);
  const controls = island.locator('input:not([type=radio], [type=checkbox]), select, textarea');
  const found = await controls.evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.getAttribute('name'),
      type: element.getAttribute('type'),
      autocomplete: element.getAttribute('autocomplete'),
      inputmode: element.getAttribute('inputmode'),
      size: Number.parseFloat(getComputedStyle(element).fontSize) >= 16,
      height: element.getBoundingClientRect().height >= 44,
    })),
  );
  const text = { type: 'text', inputmode: null, size: true, height: true };
  const unfilled = { ...text, type: null, autocomplete: null };
  expect(found).toEqual([
    { ...text, name: 'firstName', autocomplete: 'given-name' },
    { ...text, name: 'lastName', autocomplete: 'family-name' },
    { ...text, name: 'phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
    { ...text, name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' },
    { ...text, name: 'address', autocomplete: 'address-line1' },
    { ...text, name: 'city', autocomplete: 'address-level2' },
    { ...text, name: 'state', autocomplete: 'address-level1' },
    { ...text, name: 'zipCode', autocomplete: 'postal-code', inputmode: 'numeric' },
    { ...unfilled, name: 'serviceType' },
    { ...unfilled, name: 'projectDescription' },
  ]);
});

test('fields are checked on submit, and from then on as they change', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(formPath);
  const { field, error, submit, island } = formOf(page);
  await wakeForm(island);
  await field('email').fill('jordan@');
  await field('email').blur();
  await expect(island.locator('[aria-invalid="true"]')).toHaveCount(0);
  await submit.click();
  await expect(error('email')).toHaveText(messages.email);
  await field('email').pressSequentially('example.com');
  await expect(error('email')).toHaveCount(0);
  await expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  await expect(field('email')).not.toHaveAttribute('aria-describedby');
  await field('email').press('Backspace');
  await field('email').fill('jordan@');
  await expect(error('email')).toBeVisible();
});

test('no field is marked as invalid before the form is submitted', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(formPath);
  await wakeForm(formOf(page).island);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const isWrong = ({ properties = [] }: (typeof nodes)[number]) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false');
  expect(nodes.filter(isWrong).map(({ name }) => name?.value)).toEqual([]);
});

test('valid fields keep their values while the rest is corrected', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(formPath);
  const { field, submit, summary, error, island } = formOf(page);
  await fillInForm(page);
  await field('zipCode').fill('611');
  await field('city').fill('');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText([messages.city, messages.zipCode]);
  await expect(island.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(field('firstName')).toHaveValue('Jordan');
  await field('city').fill('Rockford');
  await expect(error('city')).toHaveCount(0);
  await expect(error('zipCode')).toBeVisible();
});
