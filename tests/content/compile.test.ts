import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../../scripts/content/commands/compile.ts';
import { createReport } from '../../scripts/content/model/diagnostic.ts';
import { formatJson } from '../../scripts/content/report/json.ts';
import { formatTerminal } from '../../scripts/content/report/terminal.ts';
import { type Folders, foldersIn } from '../../scripts/content/source/folders.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { copyContent } from './contentCopy.ts';

/** One small picture instead of all: encoding is not tested here. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#b3261e" d="M0 0h16v9H0z"/></svg>';

/** What a first run makes of the content and caches, once for all tests: it takes seconds. */
let compiled: string;
const made = ['generated', '.cache'];

async function firstRun(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'first-run-'));
  await cp(sampleContent, path.join(root, 'content'), { recursive: true });
  await writeSmallPictures(foldersIn(root));
  await compile(foldersIn(root));
  return root;
}

async function writeSmallPictures({ images }: Folders) {
  for (const file of await readdir(images, { recursive: true })) {
    if (file.endsWith('.svg')) await writeFile(path.join(images, file), picture);
  }
}

/** A copy of the content that has already been compiled. */
async function compiledCopy() {
  const copy = await copyContent();
  await writeSmallPictures(copy.folders);
  for (const folder of made) {
    await cp(path.join(compiled, folder), path.join(copy.root, folder), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  return copy;
}

beforeAll(async () => {
  compiled = await firstRun();
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

/** Every generated file with its bytes and the time it was written. */
async function snapshot({ generated }: Folders) {
  const files = (await readdir(generated, { recursive: true })).filter((file) =>
    /\.\w+$/.test(file),
  );
  return Promise.all(
    files.sort().map(async (file) => {
      const absolute = path.join(generated, file);
      return [file, await readFile(absolute, 'base64'), (await stat(absolute)).mtimeMs];
    }),
  );
}

test('a second run writes nothing, and an edit writes only what it changes', async () => {
  const copy = await compiledCopy();
  const first = await snapshot(copy.folders);
  expect((await compile(copy.folders)).changed).toEqual([]);
  expect(await snapshot(copy.folders)).toEqual(first);
  await copy.edit(
    'reviews.yaml',
    /^intro: .*$/m,
    'intro: From the people who live below our roofs.',
  );
  // The forms for editors know each text by its hash and render pages from it.
  const known = ['public/admin/known.json', 'public/admin/source.json'];
  expect((await compile(copy.folders)).changed).toEqual(['data/reviews.json', ...known]);
  // A heading is also on the page’s sharing picture.
  await copy.edit('reviews.yaml', /^heading: .*$/m, 'heading: What neighbors say');
  expect((await compile(copy.folders)).changed).toEqual([
    'data/reviews.json',
    'data/sharing.json',
    ...known,
  ]);
});

test('a preview changes what search engines read and pages say, and leaves nothing behind', async () => {
  const copy = await compiledCopy();
  const { folders } = copy;
  const written = [
    'data/preview.json',
    'public/robots.txt',
    'public/_headers',
    'deploy/nginx-headers.conf',
    'public/admin/source.json',
  ];
  const { changed } = await compile(folders, { isPreview: true });
  expect(changed).toEqual([...written, 'public/sitemap.xml']);
  const read = (file: string) => readFile(path.join(folders.generated, file), 'utf8');
  expect(JSON.parse(await read('data/preview.json'))).toBe(true);
  // Robots that may not read a page would not see that it must not be listed.
  expect(await read('public/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(await read('public/_headers')).toContain('\n  X-Robots-Tag: noindex, nofollow\n');
  expect(await read('deploy/nginx-headers.conf')).toContain('X-Robots-Tag "noindex, nofollow"');
  expect([...(await compile(folders)).changed].sort()).toEqual(
    [...written, 'public/sitemap.xml'].sort(),
  );
  expect(JSON.parse(await read('data/preview.json'))).toBe(false);
});

test('the page for editors knows nothing that is not on the site', async () => {
  const copy = await compiledCopy();
  const { folders } = copy;
  const told = async () => {
    const files = ['known.json', 'source.json'].map((file) =>
      readFile(path.join(folders.public, 'admin', file), 'utf8'),
    );
    return (await Promise.all(files)).join('\n');
  };
  // The picture’s own name may remain, as it is on the site.
  const words = /rockford-roof-insurance-claim-help\.md|Roof insurance claim help in Rockford/;
  expect(await told()).toMatch(words);
  await copy.edit('posts/rockford-roof-insurance-claim-help.md', /\n---\n/, '\ndraft: true\n---\n');
  await compile(folders);
  expect(await told()).not.toMatch(words);
});

test('after an error nothing is written and the last good output stays', async () => {
  const copy = await compiledCopy();
  const good = await snapshot(copy.folders);
  await copy.edit('reviews.yaml', /^heading: .*$/m, 'heading: What neighbors say');
  await copy.edit('about.yaml', /^hero:/m, 'heroo:');
  const { report, changed } = await compile(copy.folders);
  expect(report.errors).toBe(1);
  expect(changed).toEqual([]);
  expect(await snapshot(copy.folders)).toEqual(good);
});

test('deleting an article removes its body and its entries in the unions', async () => {
  const copy = await compiledCopy();
  await copy.write(
    'posts/new-vents.md',
    `---\ntitle: New vents\nexcerpt: Why an attic needs as much air in as it lets out.\ndate: 2025-01-02\ncategory: materials\nlocation: Byron, IL\nimage:\n  file: heroes/home.svg\n  alt: Ridge vent on a new roof\nseo:\n  title: New vents\n  description: Why an attic needs as much air coming in as it lets out, and how to tell.\n  keywords:\n    - ridge vent\n---\n\nAir in, air out.\n`,
  );
  await compile(copy.folders);
  const paths = () => readFile(path.join(copy.folders.generated, 'paths.ts'), 'utf8');
  expect(await paths()).toContain('"/blog/new-vents"');
  await copy.remove('posts/new-vents.md');
  const { changed } = await compile(copy.folders);
  expect(changed).toEqual([
    'data/posts.json',
    'paths.ts',
    'data/sharing.json',
    'public/sitemap.xml',
    'public/feed.xml',
    'public/admin/known.json',
    'public/admin/source.json',
    'bodies/posts/new-vents.json',
  ]);
  expect(await paths()).not.toContain('new-vents');
});

test('all findings come in one run, always in the same order', async () => {
  const copy = await copyContent();
  await copy.edit('about.yaml', /^hero:/m, 'heroo:');
  await copy.edit('navigation.yaml', 'href: /reviews', 'href: /review');
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  await copy.remove('blog.yaml');
  const first = await copy.check();
  expect(first.map(({ file }) => file)).toEqual([
    'content/about.yaml',
    'content/blog.yaml',
    'content/navigation.yaml',
    'content/services/gutters.md',
  ]);
  expect(await copy.check()).toEqual(first);
});

test('the JSON report has the fields that programs rely on', async () => {
  const copy = await copyContent();
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  const diagnostics = await copy.check();
  const report = createReport(diagnostics);
  expect(JSON.parse(formatJson(report))).toEqual({
    errors: 1,
    warnings: 0,
    problems: [
      {
        file: 'content/services/gutters.md',
        line: 2,
        column: 10,
        endLine: 2,
        endColumn: 17,
        severity: 'error',
        rule: 'not-allowed',
        message: 'Section cannot be “servces”.',
        help: 'Did you mean “services”?',
        suggestion: 'services',
      },
    ],
  });
  const context = { readSource: () => undefined, titles: new Map() };
  expect(formatTerminal(report, context)).toBe(
    'content/services/gutters.md:2:10  error  Section cannot be “servces”.  (not-allowed)\n' +
      '    Did you mean “services”?\n\n' +
      '1 error. Nothing was changed on the site.\n',
  );
});

test('a document is published and a video’s host allowed in frames while a text uses them', async () => {
  const copy = await compiledCopy();
  const post = 'posts/roscoe-premium-shingles.md';
  const video = ':::video\n[Our crew](https://vimeo.com/76979871)\n:::\n';
  await copy.write('files/terms.pdf', '%PDF-1.7\n%%EOF\n');
  await copy.addParagraph(post, `:::download\n[Terms](../files/terms.pdf)\n:::\n\n${video}`);
  expect((await compile(copy.folders)).report.errors).toBe(0);
  const read = (file: string) => readFile(path.join(copy.folders.generated, file), 'utf8');
  expect(await read('public/files/terms.pdf')).toBe('%PDF-1.7\n%%EOF\n');
  expect(await read('public/_headers')).toContain('https://player.vimeo.com');
  expect(await read(`bodies/${post.slice(0, -3)}.json`)).toContain('PDF, 1 kB');
  await copy.write('files/terms.pdf', `%PDF-1.7\n${' '.repeat(999_600)}%%EOF\n`);
  await copy.edit(post, video, '');
  await compile(copy.folders);
  expect(await read(`bodies/${post.slice(0, -3)}.json`)).toContain('PDF, 1 MB');
  expect(await read('public/_headers')).not.toContain('vimeo');
});
