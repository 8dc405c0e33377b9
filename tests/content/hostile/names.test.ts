import { test } from 'vitest';
import type { ContentCopy } from '../contentCopy.ts';
import { post } from '../mistakes/mistake.ts';
import { type Attack, expectFindings, named } from './attack.ts';

const review = 'testimonials/ron-b-byron.yaml';

const picture = (name: string) => (copy: ContentCopy) =>
  copy.edit(post, /^ {2}file: .*$/m, `  file: ${name}`);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';

const attacks: readonly Attack[] = [
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
    `${post}:2 duplicate-heading`,
    `${post}:3 duplicate-summary`,
    `${post}:9 copied-picture`,
    `${post}:11 duplicate-title`,
    `${post}:12 duplicate-description`,
    `${post}:13 duplicate-keywords`,
    `${post}:21 copied-text`,
  ],
  [
    'a name of a device',
    async (copy) => copy.write('testimonials/con.yaml', await copy.read(review)),
    'testimonials/con.yaml:1 taken-name',
  ],
  [
    'a drawing with a name of a device',
    (copy) => copy.write('images/posts/Con.svg', drawing),
    'images/posts/Con.svg:1 taken-name',
  ],
  [
    'a name of all the letters that a file may have',
    (copy) => copy.write(`posts/${'a'.repeat(252)}.md`, 'a'),
    `posts/${'a'.repeat(252)}.md:1 file-name`,
    `posts/${'a'.repeat(252)}.md:1 front-matter`,
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

test.each(named(attacks))('$name', ({ make, findings }) => expectFindings(make, findings));
