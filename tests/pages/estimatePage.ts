import { expect, type Locator, type Page } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import type { FieldName } from '../../components/EstimateForm/estimateSchema.ts';
import { formPaths } from './formPaths.ts';
import { comeTo } from './scrolling.ts';

/** A page with the form. */
export const formPath = formPaths.EstimateForm;

export const request = {
  firstName: 'Jordan',
  lastName: 'Miller',
  phone: '(815) 555-0199',
  email: 'jordan@example.com',
  address: '1200 Maple Street',
  city: 'Rockford',
  state: 'IL',
  zipCode: '61101',
  serviceType: 'storm-damage',
  preferredContactMethod: 'text',
  isEmergency: true,
  projectDescription: 'Shingles in the yard since last night.',
} satisfies Record<FieldName, string | boolean>;

const { fields } = estimateForm;

/** The form on a page, by the words that visitors see. */
export function formOf(page: Page) {
  const island = page.locator('[data-island="EstimateForm"]');
  const field = (name: FieldName) => island.getByLabel(fields[name].label, { exact: true });
  return {
    island,
    field,
    error: (name: FieldName) => island.locator(`#estimate-${name}-error`),
    summary: island.getByRole('region', { name: estimateForm.errorSummary }),
    notice: (title: string) => island.getByRole('status').getByRole('region', { name: title }),
    submit: island.locator('[type=submit]'),
    choice: (name: string) => island.getByRole('radio', { name }),
  };
}

/**
 * Fills in every field; the phone number as digits, which the form then formats.
 * @param service whether to choose the service type or leave it as it is
 */
export async function fillInForm(
  page: Page,
  service: 'chosen' | 'as it is' = 'chosen',
): Promise<void> {
  const { field, choice } = formOf(page);
  const { phone, serviceType, preferredContactMethod, isEmergency, ...texts } = request;
  await comeTo(field('firstName'));
  for (const [name, text] of Object.entries(texts)) await field(name as FieldName).fill(text);
  await field('phone').fill(phone.replace(/\D/g, ''));
  if (service === 'chosen') await field('serviceType').selectOption(serviceType);
  await choice('Text Message').check();
  await field('isEmergency').check();
}

/** Expects every field to contain what `fillInForm` wrote. */
export async function expectFilled(page: Page): Promise<void> {
  const { field, choice } = formOf(page);
  const { preferredContactMethod, isEmergency, ...texts } = request;
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(name as FieldName)).toHaveValue(text);
  }
  await expect(choice('Text Message')).toBeChecked();
  await expect(field('isEmergency')).toBeChecked();
}

export async function expectEmpty(page: Page): Promise<void> {
  const { field, island } = formOf(page);
  const { preferredContactMethod, isEmergency, ...texts } = request;
  for (const name of Object.keys(texts)) await expect(field(name as FieldName)).toHaveValue('');
  await expect(island.locator(':checked:not(option)')).toHaveCount(0);
}

/** What the page logs as data rather than text. */
export function collectLogged(page: Page): unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'log') return;
    for (const argument of message.args()) logged.push(await argument.jsonValue());
  });
  return logged;
}

/** Waits until the form’s script responds. */
export async function wakeForm(island: Locator): Promise<void> {
  const first = island.locator('input[required]').first();
  await comeTo(first);
  await first.focus();
  await expect(island).toHaveAttribute('data-ready', '');
}

/**
 * Passes the second in which another press does not send again; needs the page’s clock installed.
 */
export const passReading = (page: Page) => page.clock.runFor(1000);

/** Passes the two seconds that a sample delivery takes; needs the page’s clock installed. */
export async function passDelivery(page: Page): Promise<void> {
  const { submit } = formOf(page);
  await page.clock.runFor(2100);
  await expect(submit).toBeEnabled();
}
