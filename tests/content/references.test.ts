import { rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { examiner } from '../../scripts/content/commands/checkContent.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { readContentFolder } from '../../scripts/content/source/readContentFolder.ts';
import { contentBranch } from './contentBranch.ts';
import { type ContentCopy, copyContent, today } from './contentCopy.ts';

/** Every place in the content where a text occurs, found without the compiler. */
async function placesOf({ folders }: ContentCopy, mention: RegExp): Promise<string[]> {
  const { texts } = await readContentFolder(folders.content);
  return [...texts].flatMap(([file, { text }]) =>
    text
      .split('\n')
      .flatMap((line, index) => (mention.test(line) ? [`content/${file}:${index + 1}`] : [])),
  );
}

/** What is found both ways, except that a page moved, which has its own test. */
async function danglingIn(copy: ContentCopy): Promise<readonly Diagnostic[]> {
  return (await findingsIn(copy)).filter(({ rule }) => rule !== 'unlisted-move');
}

/** What is found with and without `--changed`, which must agree; omits the old mistake on main. */
async function findingsIn({ folders }: ContentCopy): Promise<readonly Diagnostic[]> {
  const find = async (options: { changed?: string }) => {
    const { examine } = await examiner(folders, { isLaunch: false, ...options }, today);
    return (await examine()).filter(({ file }) => file !== 'content/about.yaml');
  };
  const findings = await find({});
  expect(await find({ changed: '' })).toEqual(findings);
  return findings;
}

type File = readonly [name: string, file: string, mention: RegExp, isMentioned: boolean];

const files: readonly File[] = [
  ['a post', 'posts/roscoe-certified-contractor.md', /\/blog\/roscoe-certified-contractor\b/, true],
  ['a service', 'services/siding.md', /\/services\/siding\b|service: siding$/, true],
  ['a restoration service', 'services/water-damage.md', /\/restoration\/water-damage\b/, true],
  ['a city', 'cities/byron.md', /\/service-areas\/byron\b|city: byron$/, true],
  ['a picture', 'images/heroes/home.svg', /heroes\/home\.svg/, true],
  ['a project', 'projects/rockford-warehouse-tpo.yaml', /rockford-warehouse-tpo(?!\.svg)/, false],
  ['a testimonial', 'testimonials/ron-b-byron.yaml', /ron-b-byron/, false],
];

test.each(files)('deleting %s', async (_name, file, mention, isMentioned) => {
  const { copy } = await contentBranch();
  await copy.remove(file);
  const findings = await findingsIn(copy);
  const places = await placesOf(copy, mention);
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual(places);
  expect(places.length > 0).toBe(isMentioned);
  for (const { help, suggestion } of findings) {
    expect(help).toContain(`content/${file} was deleted in this change.`);
    expect(suggestion).toBeUndefined();
  }
});

test.each(files)('renaming %s', async (_name, file, mention, isMentioned) => {
  const { copy, commit } = await contentBranch();
  const { dir, name, ext } = path.posix.parse(file);
  const renamed = `${dir}/another-name${ext}`;
  const at = (target: string) => path.join(copy.folders.content, target);
  await rename(at(file), at(renamed));
  // Whether only on the disk or committed with an edit, it is still the same file.
  if (ext === '.md') {
    await copy.addParagraph(renamed, 'More.');
    commit();
  }
  const findings = await danglingIn(copy);
  const places = await placesOf(copy, mention);
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual(places);
  expect(places.length > 0).toBe(isMentioned);
  for (const { help, suggestion } of findings) {
    expect(help).toContain(`content/${file} is now content/${renamed}. Did you mean`);
    expect(suggestion).toMatch(/(^|\/)another-name(\.svg|#|$)/);
    expect(suggestion).not.toContain(name);
  }
});

test('links follow a file to its future name if the new one cannot be in an address', async () => {
  const { copy } = await contentBranch();
  const place = ['services/siding.md', 'services/New Siding.md'] as const;
  await rename(...(place.map((file) => path.join(copy.folders.content, file)) as [string, string]));
  const links = (await danglingIn(copy)).filter(({ rule }) => rule === 'unknown-page');
  expect(links).not.toEqual([]);
  for (const { suggestion } of links) expect(suggestion).toMatch(/^\/services\/new-siding(#|$)/);
});

test('a picture renamed with a space is written in a text so that it works', async () => {
  const { copy, run, commit } = await contentBranch();
  await copy.addParagraph(
    'posts/roscoe-premium-shingles.md',
    '![A house with a new roof](../images/heroes/home.svg)',
  );
  commit();
  run('branch', '--force', 'main', 'edit');
  const images = path.join(copy.folders.content, 'images/heroes');
  await rename(path.join(images, 'home.svg'), path.join(images, 'my home.svg'));
  const inText = (await danglingIn(copy)).filter(({ file }) => file.includes('roscoe-premium'));
  expect(inText).toMatchObject([{ suggestion: '../images/heroes/my%20home.svg' }]);
});

test('a picture may be replaced by one with its name and another ending', async () => {
  const { copy } = await contentBranch();
  const photo = await sharp({
    create: { width: 2400, height: 1350, channels: 3, background: 'slategray' },
  })
    .jpeg()
    .toBuffer();
  await copy.remove('images/heroes/home.svg');
  await copy.write('images/heroes/home.jpg', photo);
  const found = (await danglingIn(copy)).filter(({ rule }) => rule === 'missing-picture');
  expect(found).not.toEqual([]);
  for (const { help, suggestion } of found) {
    expect(suggestion).toBe('heroes/home.jpg');
    expect(help).toMatch(/was deleted in this change. Did you mean “heroes\/home.jpg”\?$/);
  }
});

test('the advice for a link to a deleted page is to keep the words without brackets', async () => {
  const { copy } = await contentBranch();
  await copy.remove('services/siding.md');
  const { texts } = readContentFolder(copy.folders.content);
  const kinds = new Set<boolean>();
  for (const { file, line, column, help } of await danglingIn(copy)) {
    const written = texts.get(file.replace('content/', ''))?.text.split('\n')[line - 1] ?? '';
    const isLink = written.slice(0, column - 1).endsWith('](');
    kinds.add(isLink);
    expect(help).toContain(isLink ? 'keep only the words' : 'or delete this too');
  }
  expect(kinds.size).toBe(2);
});

test('a menu’s deleted page is told with the lines of its entry', async () => {
  const { copy } = await contentBranch();
  await copy.remove('services/siding.md');
  const { texts } = readContentFolder(copy.folders.content);
  const lines = texts.get('navigation.yaml')?.text.split('\n') ?? [];
  const line = lines.findIndex((written) => written.endsWith('href: /services/siding')) + 1;
  const told = (await danglingIn(copy)).find(
    (found) => found.file === 'content/navigation.yaml' && found.line === line,
  );
  expect(lines[line - 2]).toMatch(/^ +- label: /);
  expect(told?.help).toContain(`delete all of lines ${line - 1} to ${line}.`);
});

test.each(['siding.md', 'service/siding.md', 'services/siding.md.txt'])(
  'a service moved to content/%s, where no page uses it, is only one mistake',
  async (place) => {
    const { copy } = await contentBranch();
    const text = await copy.read('services/siding.md');
    await copy.remove('services/siding.md');
    await copy.write(place, text);
    const [found, ...others] = await findingsIn(copy);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'unknown-file', file: `content/${place}` });
    expect(found?.help).toContain('Rename it to content/services/siding.md.');
  },
);

test('a service turned into an article is reported wherever it is still named as a service', async () => {
  const { copy } = await contentBranch();
  const text = await copy.read('services/siding.md');
  await copy.remove('services/siding.md');
  await copy.write('posts/siding.md', text);
  const dangling = (await danglingIn(copy)).filter(({ rule }) => /^unknown-(page|ref)/.test(rule));
  expect(dangling).not.toEqual([]);
  for (const { help } of dangling) {
    expect(help).toContain('content/services/siding.md is now content/posts/siding.md');
  }
});

test('renaming a project that a review names', async () => {
  const { copy, run, commit } = await contentBranch();
  const review = 'testimonials/dana-k-rockford.yaml';
  await copy.edit(review, /^placeholder/m, 'project: rockford-edgewater-shingles\n$&');
  commit();
  run('branch', '--force', 'main', 'edit');
  const projects = path.join(copy.folders.content, 'projects');
  await rename(
    path.join(projects, 'rockford-edgewater-shingles.yaml'),
    path.join(projects, 'edgewater-roof.yaml'),
  );
  const findings = await danglingIn(copy);
  expect(findings.map(({ file, suggestion }) => `${file} ${suggestion}`)).toEqual([
    `content/${review} edgewater-roof`,
  ]);
});

test('changing the words of a heading', async () => {
  const { copy, run, commit } = await contentBranch();
  const post = 'posts/roscoe-certified-contractor.md';
  await copy.addParagraph(post, '[Below](#the-cost) it says.\n\n## The cost');
  await copy.addParagraph(
    'cities/byron.md',
    '[Costs](/blog/roscoe-certified-contractor#the-cost).',
  );
  commit();
  run('branch', '--force', 'main', 'edit');
  await copy.edit(post, '## The cost', '## What you pay');
  const findings = await findingsIn(copy);
  expect(findings.map(({ file, suggestion }) => `${file} ${suggestion}`)).toEqual([
    'content/cities/byron.md /blog/roscoe-certified-contractor#what-you-pay',
    `content/${post} #what-you-pay`,
  ]);
});

test('without a Git history, the findings stay as they are', async () => {
  const { copy, run } = await contentBranch();
  run('branch', '--delete', '--force', 'main');
  await copy.remove('services/siding.md');
  const { examine } = await examiner(copy.folders, { isLaunch: false }, today);
  const findings = await examine();
  expect(findings.length).toBeGreaterThan(2);
  expect(findings.map(({ help }) => help).join()).not.toContain('deleted');
});

test('names and links are looked up while another field is wrong', async () => {
  const { edit, addParagraph, check } = await copyContent();
  const file = 'posts/roscoe-premium-shingles.md';
  await edit(file, /^date: .*$/m, 'date: soon');
  await edit(file, /^category: .*$/m, 'category: materails');
  await addParagraph(
    file,
    '[Siding](/services/sidin), [below](#below) and\n\n![Hail on a ridge cap](../images/no.jpg)',
  );
  const found = (await check()).map(({ rule, file }) => `${file} ${rule}`).sort();
  expect(found).toEqual(
    ['missing-picture', 'unknown-page', 'unknown-reference', 'wrong-form'].map(
      (rule) => `content/${file} ${rule}`,
    ),
  );
});

test('naming a new service is not a second mistake while its file is in an unknown folder', async () => {
  const { read, write, edit, check } = await copyContent();
  await write('decks.md', await read('services/siding.md'));
  await edit('posts/roscoe-premium-shingles.md', /^category: /m, 'services:\n  - decks\n$&');
  const rules = (await check()).map(({ rule }) => rule);
  expect(rules).toContain('unknown-file');
  expect(rules).not.toContain('unknown-reference');
});

test('a name in an incorrectly written group is not a second mistake', async () => {
  const { edit, check } = await copyContent();
  const file = 'posts/roscoe-premium-shingles.md';
  await edit(file, /^category: /m, 'cities:\n  rockford: Rockford\n  byron: Byron\n$&');
  expect((await check()).map(({ rule }) => rule)).toEqual(['wrong-type']);
});

test('links of an invalid page to itself are looked up once its fields are right', async () => {
  const { read, write, check } = await copyContent();
  const text = await read('posts/roscoe-premium-shingles.md');
  const wrong = text.replace(/^date: .*$/m, 'date: soon');
  await write('posts/Roscoe Shingles.md', `${wrong}\n[Below](#below) is more.\n\n## Below\n`);
  const rules = (await check()).map(({ rule }) => rule);
  expect(rules).toContain('wrong-form');
  expect(rules).not.toContain('unknown-page');
});

test('a link to an invalid page’s old address is not a second mistake', async () => {
  const { edit, addParagraph, check } = await copyContent();
  await edit('services/siding.md', /^name: .*$/m, 'formerly:\n  - /cladding\nname:');
  await addParagraph('posts/roscoe-premium-shingles.md', '[Siding](/cladding) is ours too.');
  const found = (await check()).map(({ rule, file }) => `${file} ${rule}`);
  expect(found).toEqual([expect.stringMatching(/^content\/services\/siding\.md /)]);
});

test('a menu can lead to a document', async () => {
  const copy = await copyContent();
  await copy.write('files/brochure.pdf', '%PDF-1.7\n%%EOF\n');
  await copy.edit('navigation.yaml', 'href: /reviews', 'href: /files/brochure.pdf');
  expect(await copy.check()).toEqual([]);
});
