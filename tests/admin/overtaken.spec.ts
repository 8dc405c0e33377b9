import { expect } from '@playwright/test';
import { isKept } from './isKept.ts';
import { gitHubTest as test } from './openGitHub.ts';

const file = `${process.env.CONTENT}/site.yaml`;
const form = 'company/entries/site';
const branch = 'cms/company/site';

test('nothing is saved to a branch that was merged meanwhile, and a reload saves it elsewhere', async ({
  github: { git, pulls },
  ann,
}) => {
  await ann.open(form);
  await (await ann.field('company.tagline')).fill('Roofs in two states');
  await ann.saveDraft();
  const merged = git.head(branch);
  git.git(['update-ref', 'refs/heads/main', merged ?? '']);
  for (const pull of pulls) pull.state = 'closed';

  await ann.open(form);
  const tagline = await ann.field('company.tagline');
  await tagline.click();
  await tagline.fill('Roofs in both states');
  await isKept(ann, 'Roofs in both states');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByRole('alertdialog')).toContainText('has been approved or closed');
  expect(git.head(branch)).toBe(merged);

  ann.page.on('dialog', (dialog) => dialog.accept());
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Restore' }).click();
  await ann.saveDraft();
  expect(pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
  expect(git.bytes(`${branch}:${file}`).toString()).toContain('tagline: Roofs in both states');
});
