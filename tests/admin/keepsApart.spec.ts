import { expect } from '@playwright/test';
import { type Editor, gitHubTest as test } from './openGitHub.ts';

const folder = process.env.CONTENT ?? '';

/** Fills in a new review; the words of its file’s name are always the same. */
async function writeReview(ann: Editor, text: string) {
  await ann.open('testimonials/new');
  await ann.page.getByRole('radio', { name: 'home' }).click();
  const fields = {
    order: '50',
    name: 'Maria L.',
    location: 'Byron, IL',
    text,
    service: 'Roof Replacement',
  };
  for (const [field, words] of Object.entries(fields)) await (await ann.field(field)).fill(words);
}

/** Answers the next question with Cancel. @returns the questions so far */
function cancelled({ page }: Editor): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  return asked;
}

test('a second new entry with the same name does not replace the first', async ({
  github,
  newEditor,
}) => {
  const first = 'They fixed the flashing beside our chimney, and the hall has been dry since then.';
  const ann = await newEditor();
  await ann.signIn('token-of-ann');
  await writeReview(ann, first);
  await ann.saveDraft();
  const asked = cancelled(ann);
  await writeReview(ann, 'Our gutters fell in the storm, and two days later the new ones were up.');
  await ann.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain('give yours another name');
  const [pull] = github.pulls;
  const changes = github.git.git(['diff', `main...${pull?.headRefName}`]);
  expect(changes).toContain(first);
});

test('a copy of an entry is saved without a question', async ({ github, ann }) => {
  const asked = cancelled(ann);
  await ann.open('testimonials/entries/bev-o-pecatonica');
  await ann.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await ann.page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await (await ann.field('name')).fill('Zed Q.');
  await (await ann.field('text')).fill(
    'They came on a Tuesday and fixed the flashing; the leak in the hall has not come back.',
  );
  await ann.saveDraft();
  expect(asked).toEqual([]);
  expect(github.git.changesOf(github.pulls[0]?.headRefName ?? '')).toHaveLength(1);
});

test('a picture that a text shows is not deleted without a question', async ({
  github,
  newEditor,
}) => {
  const article = `${folder}/posts/roscoe-certified-contractor.md`;
  const text = `${github.git.bytes(`main:${article}`)}\n![The attic hatch](../images/posts/hatch.svg)\n`;
  const drawing = github.git.bytes(`main:${folder}/images/services/roofing.svg`);
  github.git.commit('main', 'Add a picture', {
    additions: [
      { path: article, contents: Buffer.from(text).toString('base64') },
      { path: `${folder}/images/posts/hatch.svg`, contents: drawing.toString('base64') },
    ],
  });
  const head = github.git.head('main');
  const ann = await newEditor();
  await ann.signIn('token-of-ann');
  const asked = cancelled(ann);
  const { page } = ann;
  await page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/assets/-/all`);
  const row = page.getByRole('row').filter({ hasText: 'hatch.svg' });
  await row.getByRole('checkbox').click({ force: true });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain('without a review');
  expect(asked[0]).toContain('Articles');
  expect(github.git.head('main')).toBe(head);
});
