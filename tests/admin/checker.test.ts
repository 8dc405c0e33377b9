import { expect, test } from 'vitest';
import { checkBeforeSave } from '../../scripts/admin/checker/checkBeforeSave.ts';
import { examineEdit } from '../../scripts/admin/checker/examineEdit.ts';
import { correctionOf, fieldAt, labelAt } from '../../scripts/admin/checker/fieldAt.ts';
import { openRepository } from '../../scripts/admin/checker/openRepository.ts';
import { contentFormat, sourceKey } from '../../scripts/admin/contentFormat.ts';
import { replacementOf } from '../../scripts/content/check/cures/replacement.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { contentSchema } from '../../scripts/content/model/contentTypes.ts';
import { finding, locate } from '../../scripts/content/model/diagnostic.ts';
import { copyContent, today } from '../content/contentCopy.ts';

/** An edit of one of the sample’s files. */
async function editOf(path: string) {
  const copy = await copyContent();
  const { folder, pictures } = await checkContent(copy.folders, today);
  const texts = new Map([...folder.texts].map(([file, { text }]) => [file, text]));
  const source = texts.get(path) ?? '';
  const widths = Object.fromEntries([...pictures].map(([file, { width }]) => [file, width]));
  const before = { path, text: source };
  return { copy, source, edit: { path, before, texts, known: { ...known, pictures: widths } } };
}

const known = { texts: [], pictures: {}, downloads: [] };

test.each([
  ['a.yaml', 'a: 1\nb:\n  c: two\n', 3, 6, 'b.c'],
  ['a.yaml', 'list:\n  - x: 1\n    y: 2\n', 3, 8, 'list.0.y'],
  ['a.yaml', 'words:\n  - one\n  - two\n', 3, 5, 'words.1'],
  ['a.md', '---\na: 1\n---\nText.\n', 2, 4, 'a'],
  ['a.md', '---\na: 1\n---\nText.\n', 4, 2, 'body'],
  ['a.yaml', 'a: 1\n', 9, 9, ''],
])('a finding in %s %j, line %i, belongs to the field %5$s', (path, text, line, column, field) => {
  const range = { line, column, endLine: line, endColumn: column };
  expect(fieldAt(path, text, locate(finding('empty-text', { label: 'A' }), path, range))).toBe(
    field,
  );
});

test.each([
  ['an alias of nothing', 'title: *a\n'],
  [
    'an alias bomb',
    `a: &a [${'x,'.repeat(99)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]\n`,
  ],
  ['more brackets than a parser bears', `title: ${'['.repeat(100_000)}\n`],
])('%s does not prevent its finding from being shown', (_name, text) => {
  const range = { line: 1, column: 8, endLine: 1, endColumn: 9 };
  const field = fieldAt(
    'about.yaml',
    text,
    locate(finding('yaml-syntax', {}), 'about.yaml', range),
  );
  expect(labelAt('about.yaml', text, field)).not.toBe('');
});

test.each([
  ['a text of 5 MB', 'word '.repeat(1_000_000), 'file-size', 1],
  ['hundreds of links to nowhere', '[our gutters](/guters)\n\n'.repeat(300), 'unknown-page', 100],
])('%s is reported without a noticeable delay', async (_name, words, rule, told) => {
  const { edit, source } = await editOf('posts/roscoe-premium-shingles.md');
  const findings = await (await examineEdit(edit))(`${source}\n${words}`);
  expect(findings.map((each) => each.rule)).toEqual(Array(told).fill(rule));
});

test('a picture that another program left in a long text is found there', async () => {
  const { edit, source } = await editOf('posts/roscoe-premium-shingles.md');
  const words = `${source}\n[image1]: <data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}>\n`;
  const [found] = await (await examineEdit(edit))(words);
  expect(found).toMatchObject({ rule: 'file-size', line: source.split('\n').length + 1 });
  expect(found && fieldAt('posts/roscoe-premium-shingles.md', words, found)).toBe('body');
});

test('a text belongs to the file it was built from, or else to the one that its words name', async () => {
  const words = 'name: Ann B.\nlocation: Beloit, WI';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${words}\n`));
  const hash = Buffer.from(digest).toString('base64');
  const repository = openRepository(async () => ({
    ...known,
    texts: [`${hash} testimonials/a-name-of-old.yaml`],
  }));
  repository.note('testimonials', words, {});
  repository.note('testimonials', 'other', { name: 'Zoë C.', location: 'Rockton' });
  repository.note('testimonials', 'third', { name: 'Carl', location: 'Byron' });
  repository.note('blog', 'heading: News', {});
  repository.lies('testimonials/carl.yaml', 'third');
  repository.saved({ path: 'testimonials/new.yaml', text: 'saved' });
  expect(Object.fromEntries(await repository.texts())).toEqual({
    'testimonials/a-name-of-old.yaml': words,
    'testimonials/zoe-c-rockton.yaml': 'other',
    'testimonials/carl.yaml': 'third',
    'testimonials/new.yaml': 'saved',
    'blog.yaml': 'heading: News',
  });
});

test('the check of an edit agrees with the check of the content', async () => {
  const { copy, edit, source } = await editOf('navigation.yaml');
  const examine = await examineEdit(edit);
  expect(await examine(source)).toEqual([]);
  const edited = source.replace('href: /services/gutters', 'href: /services/guters');
  await copy.edit('navigation.yaml', 'href: /services/gutters', 'href: /services/guters');
  const { report } = await checkContent(copy.folders, today);
  expect(await examine(edited)).toEqual(
    report.diagnostics.filter(({ rule }) => rule === 'unknown-page'),
  );
  expect(await examine(edited)).toHaveLength(1);
});

test.each([
  ['the word alone', 'intro: Call {phonee} today.', '{phonee}', '{phone}'],
  ['a field without its name', 'intro: Call **us** today.', 'Call **us** today.', 'Call us today.'],
])('a correction is shown as the form shows its field: %s', async (_, by, old, text) => {
  const { source, edit } = await editOf('reviews.yaml');
  const edited = source.replace(/^intro: .*$/m, by);
  const [found] = await (await examineEdit(edit))(edited);
  const cure = found && replacementOf(edited, found);
  expect(cure && correctionOf(edit.path, edited, 'intro', cure)).toMatchObject({ old, text });
});

test('a renamed page is reported, and so are links to its old address', async () => {
  const { source, edit } = await editOf('services/gutters.md');
  const examine = await examineEdit({ ...edit, path: 'services/rain-gutters.md' });
  const found = await examine(source);
  expect(found.find(({ rule }) => rule === 'unlisted-move')).toMatchObject({
    file: 'content/services/rain-gutters.md',
    suggestion: expect.stringContaining('formerly:\n  - /services/gutters'),
  });
  const others = found.filter(({ rule }) => rule === 'unknown-page').map(({ file }) => file);
  expect(others).toContain('content/navigation.yaml');
  const repository = openRepository(async () => edit.known);
  repository.note('services', source.trim(), {});
  repository.lies('services/gutters.md', source.trim());
  repository.saved({ path: 'services/rain-gutters.md', text: source }, 'services/gutters.md');
  expect([...(await repository.texts()).keys()]).toEqual(['services/rain-gutters.md']);
  repository.discarded('services/rain-gutters.md', 'services/gutters.md');
  expect([...(await repository.texts()).keys()]).toEqual(['services/gutters.md']);
  repository.discarded('services/gutters.md', undefined);
  expect([...(await repository.texts()).keys()]).toEqual([]);
});

test('once a draft is discarded, the file is again as it was', async () => {
  const repository = openRepository(async () => known);
  repository.note('blog', 'heading: News', {});
  repository.note('blog', 'heading: Letters', {});
  repository.drafted('blog.yaml', 'heading: Letters');
  expect((await repository.texts()).get('blog.yaml')).toBe('heading: Letters');
  repository.discarded('blog.yaml', 'blog.yaml');
  expect((await repository.texts()).get('blog.yaml')).toBe('heading: News');
});

test('a picture saved while another field was wrong is not questioned after that field is fixed', async () => {
  const path = 'posts/roscoe-premium-shingles.md';
  const { source, edit } = await editOf(path);
  const repository = openRepository(async () => edit.known);
  repository.texts = async () => edit.texts;
  const uploaded = source.replace(/file: posts\/.*/, 'file: posts/just-uploaded.webp');
  const listeners = checkBeforeSave({
    folder: 'content',
    repository,
    known: async () => edit.known,
  });
  const broken = uploaded.replace(/^date: .*$/m, 'date: soon');
  const values = contentFormat('.md', contentSchema(path) as never).fromFile(uploaded.trim());
  const data = { toJS: () => ({ ...values, [sourceKey]: broken.trim() }) };
  const entry = new Map<string, unknown>([
    ['path', `content/${path}`],
    ['data', data],
  ]);
  const tell = async (event: string) => {
    for (const { name, handler } of listeners) {
      if (name === event) await (handler as (saving: unknown) => unknown)({ entry });
    }
  };
  await tell('preSave');
  // It may still be refused.
  expect(repository.written()).toEqual([]);
  await tell('postSave');
  expect(repository.written()).toEqual([{ path, text: expect.stringContaining('just-uploaded') }]);
});
