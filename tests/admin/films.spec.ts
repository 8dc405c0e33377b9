import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Film } from './film.ts';
import { type Editor, gitHubTest as test } from './openGitHub.ts';
import { writeArticle } from './writeArticle.ts';

// Pictures for the editors’ guide; `npx playwright test --project=film` takes them again.
/** Where a strip is written, relative to the project’s folder. */
const strip = (name: string) => `docs/films/${name}.webp`;

/** Someone who is signed in, and a film of their work. */
async function begin(newEditor: () => Promise<Editor>) {
  const ann = await newEditor();
  await ann.page.setViewportSize({ width: 1280, height: 800 });
  const film = new Film(ann.page);
  await ann.page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
  const signIn = async () => {
    await ann.signIn('token-of-ann');
    await ann.page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
  };
  return { ann, film, signIn };
}

const pageIn = ({ page }: { page: Page }) =>
  page.frameLocator('iframe[title*="Preview"]').frameLocator('iframe').locator('body');

async function saveAndSend({ page }: Editor, film: Film) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').waitFor();
  await film.take(
    'Click “Save”, then “Send for Review”. Nothing goes live until someone approves it.',
  );
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect(page.getByRole('button', { name: /^Sav/ })).toHaveCount(0);
}

test('change the phone number @film', async ({ newEditor }) => {
  const { ann, film, signIn } = await begin(newEditor);
  await film.take('Add /admin to the end of the site’s address, and sign in.');
  await signIn();
  await ann.page.getByRole('treeitem', { name: /^Company/ }).click();
  await film.take('Choose “Company”, then “Site”.');
  await ann.open('company/entries/site');
  await (await ann.field('phone.display')).fill('(815) 555-0199');
  await expect(pageIn(ann)).toContainText('(815) 555-0199');
  await film.take('Type the new number. The page beside the form shows it at once.');
  await saveAndSend(ann, film);
  await film.develop(strip('change-the-phone-number'));
});

test('add a review @film', async ({ newEditor }) => {
  const { ann, film, signIn } = await begin(newEditor);
  await signIn();
  await ann.page.getByRole('treeitem', { name: /^Reviews/ }).click();
  await film.take('Choose “Reviews”, then “New”.');
  await ann.open('testimonials/new');
  await (await ann.field('order')).fill('50');
  await (await ann.field('name')).fill('Maria L.');
  await (await ann.field('location')).fill('Byron, IL');
  await (await ann.field('text')).fill(
    'They came the morning after the hail, showed me every dent, and had the roof closed before the next rain.',
  );
  await ann.page.getByRole('radio', { name: 'reviews' }).click();
  await expect(pageIn(ann).getByText('They came the morning')).toBeInViewport({ ratio: 1 });
  await film.take('Fill in the form with the customer’s own words. The page beside it shows them.');
  await saveAndSend(ann, film);
  await film.develop(strip('add-a-review'));
});

test('write an article with a photograph @film', async ({ newEditor }) => {
  const { ann, film, signIn } = await begin(newEditor);
  await signIn();
  await ann.page.getByRole('treeitem', { name: /^Articles/ }).click();
  await film.take('Choose “Articles”, then “New”.');
  const drawing = `${process.env.CONTENT}/images/cities/byron.svg`;
  const buffer = await sharp(drawing, { density: 150 }).resize(4032).jpeg().toBuffer();
  const photo = { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer };
  await writeArticle(ann, photo, (words) => film.take(words));
  await expect(pageIn(ann)).toContainText('What the attic showed');
  await film.take('Write the text below the fields. The page beside it grows as you write.');
  await saveAndSend(ann, film);
  await film.develop(strip('write-an-article'));
});
