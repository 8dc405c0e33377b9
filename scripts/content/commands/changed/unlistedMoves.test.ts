import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentBranch } from '../../../../tests/content/contentBranch.ts';
import { type ContentCopy, today } from '../../../../tests/content/contentCopy.ts';
import { examiner } from '../checkContent.ts';
import { fixContent } from '../fix.ts';

const post = 'posts/roscoe-premium-shingles.md';
const renamed = 'posts/better-shingles.md';

const move = ({ folders: { content } }: ContentCopy, from: string, to: string) =>
  rename(path.join(content, from), path.join(content, to));

async function movesIn({ folders }: ContentCopy, changed?: string) {
  const { examine } = await examiner(
    folders,
    { isLaunch: false, ...(changed !== undefined && { changed }) },
    today,
  );
  const moves = (await examine()).filter(({ rule }) => rule === 'unlisted-move');
  return moves.map(({ file, message }) => `${file}: ${message.split(', and ')[0]}`);
}

const told = [
  `content/${renamed}: This change moves the page from /blog/roscoe-premium-shingles to /blog/better-shingles`,
];

test('a renamed and edited file is reported, whether git tracks it or not', async () => {
  const { copy, run, commit } = await contentBranch();
  await move(copy, post, renamed);
  await copy.addParagraph(renamed, 'More.');
  expect(await movesIn(copy)).toEqual(told);
  expect(await movesIn(copy, '')).toEqual(told);
  commit();
  expect(await movesIn(copy)).toEqual(told);
  // Once it is merged, it is too late to ask.
  run('branch', '--force', 'main', 'edit');
  expect(await movesIn(copy)).toEqual([]);
});

test('a name that differs only in what no address can have is no move', async () => {
  const { copy } = await contentBranch();
  await move(copy, post, 'posts/Roscoe Premium Shingles.md');
  expect(await movesIn(copy)).toEqual([]);
  await move(copy, 'posts/Roscoe Premium Shingles.md', 'posts/Better Shingles.md');
  expect(await movesIn(copy)).toEqual([told[0]?.replace(renamed, 'posts/Better Shingles.md')]);
});

test('a service that changes its section has a new address', async () => {
  const { copy } = await contentBranch();
  await copy.edit('services/gutters.md', 'section: services', 'section: restoration');
  await copy.edit('services/siding.md', /^name: .*$/m, 'name: Sidings');
  expect(await movesIn(copy)).toEqual([
    'content/services/gutters.md: This change moves the page from /services/gutters to /restoration/gutters',
  ]);
});

test('an address that is listed, used again or was never on the site is fine', async () => {
  const { copy, run, commit } = await contentBranch();
  const draft = 'posts/roscoe-certified-contractor.md';
  await copy.edit(draft, /\n---\n/, '\ndraft: true\n---\n');
  commit();
  run('branch', '--force', 'main', 'edit');
  await move(copy, draft, 'posts/certified.md');
  const text = await copy.read(post);
  await move(copy, post, renamed);
  await copy.edit('contact.yaml', /$/, 'formerly:\n  - /blog/roscoe-premium-shingles\n');
  expect(await movesIn(copy)).toEqual([]);
  await copy.edit('contact.yaml', /formerly:[\s\S]*$/, '');
  expect(await movesIn(copy)).toEqual(told);
  await copy.write(post, text);
  expect(await movesIn(copy)).toEqual([]);
});

test.each(['\n', '\r\n'])('--fix lists each old address of a page (%j)', async (end) => {
  const { copy, run, commit } = await contentBranch();
  await copy.addParagraph(post, 'More.');
  await copy.write(post, (await copy.read(post)).replaceAll('\n', end));
  commit();
  run('branch', '--force', 'main', 'edit');
  const { examine } = await examiner(copy.folders, { isLaunch: false }, today);
  await move(copy, post, 'posts/shingles.md');
  await fixContent(copy.folders, examine);
  commit();
  run('branch', '--force', 'main', 'edit');
  await move(copy, 'posts/shingles.md', renamed);
  const { examine: again } = await examiner(copy.folders, { isLaunch: false }, today);
  await fixContent(copy.folders, again);
  const lines = ['formerly:', '  - /blog/roscoe-premium-shingles', '  - /blog/shingles', '---', ''];
  expect(await copy.read(renamed)).toContain(lines.join(end));
  // Because git knows about the move, the links are updated, too.
  const links = await copy.read('cities/rockton.md');
  expect(links).toContain('](/blog/better-shingles)');
  expect(await movesIn(copy)).toEqual([]);
});
