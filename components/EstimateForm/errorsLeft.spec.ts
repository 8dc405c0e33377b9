import { expect } from '@playwright/test';
import { violations } from '../../tests/a11y/violations.ts';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import { fillInForm, formOf } from '../../tests/pages/estimatePage.ts';

const errorsLeft = {
  one: '{total} field left',
  some: '{total} fields left',
  none: 'All are right. Send it again.',
};

deliveryTest(
  'the summary counts down as fields become valid, and nothing moves',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await serveWith('json', 'EstimateForm', { additions: { errorsLeft } }));
    const { field, submit, summary } = formOf(page);
    await fillInForm(page);
    await field('city').fill('');
    await field('zipCode').fill('611');
    await submit.click();
    await expect(summary).toBeFocused();
    const status = summary.getByRole('status');
    await expect(status).toHaveText('2 fields left');
    await expect(summary.getByRole('link')).toHaveCount(2);
    const height = (await summary.boundingBox())?.height;
    await field('city').fill('Rockford');
    await expect(status).toHaveText('1 field left');
    await expect(summary.getByRole('link')).toHaveCount(1);
    expect((await summary.boundingBox())?.height).toBe(height);
    expect(await violations(page, '#contact-form')).toEqual([]);
    await field('zipCode').fill('61101');
    await expect(status).toHaveText(errorsLeft.none);
    await field('zipCode').fill('');
    await expect(status).toHaveText('1 field left');
    await field('zipCode').fill('61101');
    // A field that was right when the form was sent counts, too.
    await field('address').fill('');
    await expect(status).toHaveText('1 field left');
    await field('address').fill('1200 Maple Street');
    await submit.click();
    await expect(summary).toHaveCount(0);
  },
);
