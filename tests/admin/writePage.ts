import type { Page } from '@playwright/test';
import type { Forms } from './openAdmin.ts';

/** Fills in the form of a new page, which is named after its heading. */
export async function writePage({ page, ...forms }: Forms & { page: Page }, heading: string) {
  await forms.open('pages/new');
  const words = {
    heading,
    intro: 'How to reach us, by whichever way you like.',
    'seo.title': 'How to Reach Us',
    'seo.description':
      'How to reach us by phone, by mail and in person, with the hours of the office.',
    body: 'We answer the phone at any hour, and letters within a week of the day they come.',
  };
  for (const [field, text] of Object.entries(words)) await (await forms.field(field)).fill(text);
  const keywords = page.locator('[data-key-path="seo.keywords"]');
  await keywords.scrollIntoViewIfNeeded();
  await keywords.getByRole('button', { name: /^Add/ }).click();
  await (await forms.field('seo.keywords.0')).fill('reach us');
}
