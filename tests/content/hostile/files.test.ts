import { mkdir, mkdtemp, rm, rmdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatContent } from '../../../scripts/content/commands/formatContent.ts';
import { maxTextBytes } from '../../../scripts/content/model/contentFolder.ts';
import {
  contentReader,
  readContentFolder,
} from '../../../scripts/content/source/readContentFolder.ts';
import { type ContentCopy, copyContent } from '../contentCopy.ts';
import { type Attack, expectFindings, named } from './attack.ts';

const megabyte = 1024 * 1024;

/** A file of a size that takes no space on the disk. */
async function sparse({ folders }: ContentCopy, file: string, size: number) {
  const absolute = path.join(folders.content, file);
  await writeFile(absolute, '', { flag: 'a' });
  await truncate(absolute, size);
}

/** A drawing whose every group shows the previous one ten times. */
function partsInParts(levels: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(10);
    return `<g id="a${level + 1}">${uses}</g>`;
  });
  const parts = `<defs><g id="a0"/>${groups.join('')}</defs><use href="#a${levels}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${parts}</svg>`;
}

const link = ({ folders }: ContentCopy, target: string, file: string) =>
  symlink(target, path.join(folders.content, file));

const attacks: readonly Attack[] = [
  [
    'a text of 2 GB',
    (copy) => sparse(copy, 'posts/a.md', 2048 * megabyte),
    'posts/a.md:1 file-size',
  ],
  [
    'a text just over what is allowed',
    (copy) => sparse(copy, 'about.yaml', maxTextBytes + 1),
    'about.yaml:1 file-size',
  ],
  [
    'a picture of 3 GB',
    (copy) => sparse(copy, 'images/a.png', 3072 * megabyte),
    'images/a.png:1 picture-size',
  ],
  [
    'a picture just over 25 MB',
    (copy) => sparse(copy, 'images/a.png', 25 * megabyte + 1),
    'images/a.png:1 picture-size',
  ],
  [
    'a drawing of 3 MB',
    (copy) => copy.write('images/a.svg', `<svg>${'<g/>'.repeat(800_000)}</svg>`),
    'images/a.svg:1 picture-size',
  ],
  [
    'a drawing of 3 MB by another name',
    (copy) => copy.write('images/a.png', `\ufeff<svg>${'<g/>'.repeat(800_000)}</svg>`),
    'images/a.png:1 picture-size',
  ],
  [
    'a drawing of a million parts in a few lines',
    (copy) => copy.write('images/a.svg', partsInParts(6)),
    'images/a.svg:1 picture-unreadable',
  ],
  [
    'a picture of nothing',
    (copy) => sparse(copy, 'images/a.png', 0),
    'images/a.png:1 picture-unreadable',
  ],
  [
    'a picture of noughts',
    (copy) => sparse(copy, 'images/a.png', 5000),
    'images/a.png:1 picture-unreadable',
  ],
  [
    'a link to a secret',
    (copy) => link(copy, '/etc/passwd', 'posts/a.md'),
    'posts/a.md:1 outside-content',
  ],
  [
    'a link to a secret picture',
    (copy) => link(copy, '/etc/passwd', 'images/a.png'),
    'images/a.png:1 outside-content',
  ],
  ['a link to a folder outside', (copy) => link(copy, '/etc', 'notes'), 'notes:1 outside-content'],
  [
    'a link to the folder above',
    (copy) => link(copy, '..', 'posts/up'),
    'posts/up:1 outside-content',
  ],
  [
    'a link to nothing',
    (copy) => link(copy, 'nowhere', 'posts/a.md'),
    'posts/a.md:1 outside-content',
  ],
  ['a link to itself', (copy) => link(copy, 'a.md', 'posts/a.md'), 'posts/a.md:1 outside-content'],
  [
    'a link to a folder that holds it',
    (copy) => link(copy, '../posts', 'posts/loop'),
    'posts/loop:1 unknown-file',
  ],
  [
    'two links to each other',
    async (copy) => {
      await link(copy, 'b.md', 'posts/a.md');
      await link(copy, 'a.md', 'posts/b.md');
    },
    'posts/a.md:1 outside-content',
    'posts/b.md:1 outside-content',
  ],
  ['a folder named as a file', (copy) => mkdir(path.join(copy.folders.content, 'posts/a.md'))],
];

test.each(named(attacks))('$name', ({ make, findings }) => expectFindings(make, findings));

// On other systems no folder can have such a name.
test.runIf(process.platform === 'linux')('a folder whose name is not valid text', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  const folder = Buffer.concat([Buffer.from(`${root}/a`), Buffer.of(0xff)]);
  await mkdir(folder);
  await writeFile(path.join(root, 'about.yaml'), 'a: 1');
  const { paths, diagnostics } = readContentFolder(root);
  // Node cannot name it, and so cannot delete it with everything else.
  await rmdir(folder);
  await rm(root, { recursive: true });
  expect(paths).toEqual(['about.yaml']);
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/a\ufffd unreadable',
  ]);
});

test('a report shows only texts of the content', async () => {
  const copy = await copyContent();
  const secret = path.join(copy.folders.content, '../secret.yaml');
  await writeFile(secret, 'password: 1');
  await link(copy, secret, 'posts/secret.yaml');
  await copy.write('about.yaml', 'a: 1\r\nb: 2\r\n');
  await copy.write('images/a.svg', '<svg/>');
  const read = contentReader(copy.folders.content);
  const names = ['about.yaml', 'posts/secret.yaml', '../secret.yaml', 'images/a.svg', 'no.yaml'];
  const texts = names.map((file) => read(`content/${file}`));
  await rm(secret);
  expect(texts).toEqual(['a: 1\nb: 2\n', ...Array(4).fill(undefined)]);
});

test('the formatter leaves an alias bomb as it is', async () => {
  const copy = await copyContent();
  const bomb = `a: &a [${'x,'.repeat(99)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]\n`;
  await copy.write('about.yaml', bomb);
  expect((await formatContent(copy.folders)).refused).toEqual(['about.yaml']);
  expect(await copy.read('about.yaml')).toBe(bomb);
});
