import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatContent } from '../../../scripts/content/format/formatContent.ts';
import { type ContentCopy, copyContent } from '../contentCopy.ts';

const post = 'posts/roscoe-premium-shingles.md';
const megabyte = 1024 * 1024;

/** A file of a size that takes no room on the disk. */
async function sparse({ folders }: ContentCopy, file: string, size: number) {
  const absolute = path.join(folders.content, file);
  await writeFile(absolute, '', { flag: 'a' });
  await truncate(absolute, size);
}

const link = ({ folders }: ContentCopy, target: string, file: string) =>
  symlink(target, path.join(folders.content, file));

const picture = (name: string) => (copy: ContentCopy) =>
  copy.edit(post, /^ {2}file: .*$/m, `  file: ${name}`);

type Attack = readonly [
  name: string,
  make: (copy: ContentCopy) => Promise<unknown>,
  ...findings: string[],
];

/** What is done to the content, and all that is found: file, line and rule. */
const attacks: readonly Attack[] = [
  [
    'a text of 2 GB',
    (copy) => sparse(copy, 'posts/a.md', 2048 * megabyte),
    'posts/a.md:1 file-size',
  ],
  [
    'a text just over 1 MB',
    (copy) => sparse(copy, 'about.yaml', megabyte + 1),
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
  ['a picture by a path that climbs out', picture('../../etc/passwd'), `${post}:8 missing-picture`],
  [
    'a picture by a path that climbs in again',
    picture('../images/heroes/home.svg'),
    `${post}:8 missing-picture`,
  ],
  ['a picture by an absolute path', picture('/etc/passwd'), `${post}:8 missing-picture`],
  ['a picture by a path of Windows', picture('heroes\\home.svg'), `${post}:8 missing-picture`],
  ['a picture on another site', picture('https://evil.test/a.png'), `${post}:8 missing-picture`],
  [
    'a picture with a NUL in its name',
    picture('"heroes/home.svg\\0.png"'),
    `${post}:8 hidden-sign`,
    `${post}:8 missing-picture`,
  ],
  [
    'words that turn around',
    (copy) => copy.addParagraph(post, 'Pay \u202eeerf\u202c here.'),
    `${post}:21 hidden-sign`,
  ],
  [
    'half of a sign',
    (copy) => copy.edit(post, /^title: .*$/m, 'title: "A roof \\ud83c"'),
    `${post}:2 hidden-sign`,
  ],
  ['a NUL in a text', (copy) => copy.addParagraph(post, 'a\0b'), `${post}:1 not-text`],
  [
    'bytes of another encoding',
    (copy) => copy.write(post, Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1')),
    `${post}:1 not-text`,
  ],
  [
    'a text in UTF-16',
    (copy) => copy.write(post, Buffer.from('\ufeff---\ntitle: A\n---\n', 'utf16le')),
    `${post}:1 not-text`,
  ],
  ['a mark of the byte order', async (copy) => copy.write(post, `\ufeff${await copy.read(post)}`)],
  [
    'a mark of the byte order inside',
    (copy) => copy.addParagraph(post, 'A\ufeff roof.'),
    `${post}:21 hidden-sign`,
  ],
  [
    'a name in other letters',
    async (copy) => copy.write('posts/Roscoe-Premium-Shingles.md', await copy.read(post)),
    'posts/Roscoe-Premium-Shingles.md:1 file-name',
    `${post}:11 duplicate-title`,
    `${post}:12 duplicate-description`,
  ],
  [
    'a name that climbs',
    (copy) => copy.write('posts/a%2f..%2fb.md', 'a'),
    'posts/a%2f..%2fb.md:1 file-name',
    'posts/a%2f..%2fb.md:1 front-matter',
  ],
  [
    'a name that is HTML',
    (copy) => copy.write('<img src=x onerror=alert(1)>.md', 'a'),
    '<img src=x onerror=alert(1)>.md:1 unknown-file',
  ],
  [
    'a name over lines',
    (copy) => copy.write('a\n::error::b.md', 'a'),
    'a\n::error::b.md:1 unknown-file',
  ],
];

const named = attacks.map(([name, make, ...findings]) => ({ name, make, findings }));

test.each(named)('$name', async ({ make, findings: expected }) => {
  const copy = await copyContent();
  await make(copy);
  const findings = await copy.check();
  const found = findings.map(
    ({ file, line, rule }) => `${file.replace('content/', '')}:${line} ${rule}`,
  );
  expect(found).toEqual(expected);
  for (const { message, help } of findings) {
    expect(`${message} ${help}`).not.toMatch(/undefined|Error|ENOENT|ELOOP|\n\s+at |root:/);
  }
});

test('the formatter leaves an alias bomb as it is', async () => {
  const copy = await copyContent();
  const bomb = `a: &a [${'x,'.repeat(99)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]\n`;
  await copy.write('about.yaml', bomb);
  expect((await formatContent(copy.folders)).refused).toEqual(['about.yaml']);
  expect(await copy.read('about.yaml')).toBe(bomb);
});
