import { expect } from '@playwright/test';
import { violations } from '../../tests/a11y/violations.ts';
import { formOf, wakeForm } from '../../tests/pages/estimatePage.ts';
import { withProjects } from '../../tests/pages/gallery.ts';
import { openTile } from '../../tests/pages/lightbox.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';
import { test } from '../../tests/site.ts';

const note = 'About a job in your gallery: the second';
const long = 'A sentence as long as the content may have it. '.repeat(4);

test('it says what is known about a job, and leads to a form that mentions the job', async ({
  page,
}) => {
  await withProjects(page, (all) =>
    all.map((project) => ({
      ...project,
      facts: [
        { label: 'Problem', value: long },
        { label: 'Work', value: long },
        { label: 'Result', value: long },
        { label: 'Town', value: 'Village of Lake in the Hills, IL' },
        { label: 'Material', value: 'w'.repeat(80) },
        { label: 'Time', value: '3 days' },
      ],
      inquiry: { serviceType: 'siding', note },
    })),
  );
  const { dialog, picture, next } = await openTile(page);
  await expect(dialog.getByRole('term')).toHaveCount(6);
  const last = dialog.getByRole('definition').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const size = await dialog
    .getByRole('region')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(size.scrollHeight, 'the whole window scrolls').toBe(size.clientHeight);
  expect(await violations(page, 'dialog')).toEqual([]);

  // The next picture is shown from its beginning.
  await next.click();
  await expect(picture).toBeInViewport({ ratio: 0.98 });

  const ask = dialog.getByRole('link');
  await expect(ask).toBeInViewport({ ratio: 1 });
  await ask.click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  const { field } = formOf(page);
  await expect(field('projectDescription')).toHaveValue(note);
  await expect(field('serviceType')).toHaveValue('siding');
});

test('text that was typed before is kept with it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contact');
  const { field, island } = formOf(page);
  await wakeForm(island);
  await comeTo(field('projectDescription'));
  await field('projectDescription').fill('Two slopes.');
  await field('serviceType').selectOption('repair');
  await withProjects(page, (all) =>
    all.map((project) => ({ ...project, inquiry: { serviceType: 'siding', note } })),
  );
  const { dialog } = await openTile(page);
  await dialog.getByRole('link').click();
  await expect(field('projectDescription')).toHaveValue(`Two slopes.\n${note}`);
  await expect(field('serviceType')).toHaveValue('repair');
});
