import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';

interface Mistake {
  name: string;
  make: (copy: ContentCopy) => Promise<unknown>;
  /** The file below `content/` that the one finding must name. */
  file: string;
  rule: string;
  /** The text of that file where the finding must point; the start of the file by default. */
  mark?: string;
  message: string | RegExp;
  help?: string;
}

const post = 'posts/roscoe-premium-shingles.md';

const mistakes: readonly Mistake[] = [
  {
    name: 'a misspelt field is one finding, not an unknown and a missing one',
    make: ({ edit }) => edit(post, /^title:/m, 'tittle:'),
    file: post,
    rule: 'unknown-field',
    mark: 'tittle',
    message: 'This file has no field named “tittle”.',
    help: 'Did you mean “title”?',
  },
  {
    name: 'a missing field points at the opening line',
    make: ({ edit }) => edit(post, /^excerpt:.*\n/m, ''),
    file: post,
    rule: 'missing-field',
    message: 'Excerpt is missing.',
    help: 'Add a line “excerpt: …”. Two sentences for the card in the blog list.',
  },
  {
    name: 'a missing nested field points at its parent',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^ {2}alt:.*\n/m, ''),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'missing-field',
    mark: 'image:',
    message: 'Picture → Description is missing.',
  },
  {
    name: 'a wrong type names the types in words',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^title:.*$/m, 'title: 42'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: '42',
    message: 'Title must be text, but it is a number.',
  },
  {
    name: 'a value outside a list of choices',
    make: ({ edit }) => edit('services/gutters.md', 'section: services', 'section: servces'),
    file: 'services/gutters.md',
    rule: 'not-allowed',
    mark: 'servces',
    message: 'Section cannot be “servces”.',
    help: 'Did you mean “services”?',
  },
  {
    name: 'a date that is none',
    make: ({ edit }) => edit(post, 'date: 2024-12-15', 'date: 2024-13-15'),
    file: post,
    rule: 'wrong-form',
    mark: '2024-13-15',
    message: 'Date is not written as it should be: “2024-13-15”.',
  },
  {
    name: 'a list of the wrong length',
    make: ({ edit }) => edit('home.yaml', /^ {4}- number: 4\n(?: {6}.*\n)+/m, ''),
    file: 'home.yaml',
    rule: 'too-short',
    mark: '- number: 1',
    message: 'Steps has 3 entries; it needs exactly 4.',
  },
  {
    name: 'a tab as indent',
    make: ({ edit }) => edit('about.yaml', /^ {2}heading:/m, '\theading:'),
    file: 'about.yaml',
    rule: 'yaml-tab',
    mark: '\theading',
    message: 'This line is indented with a tab.',
  },
  {
    name: 'a field twice',
    make: ({ edit }) => edit(post, /^date:.*$/m, '$&\ndate: 2024-12-16'),
    file: post,
    rule: 'duplicate-field',
    mark: 'date: 2024-12-16',
    message: 'The field “date” stands twice in the same place.',
  },
  {
    name: 'front matter that is not closed',
    make: ({ write }) => write(post, '---\ntitle: No end\n\nA text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The line of three hyphens that ends the fields is missing.',
  },
  {
    name: 'no front matter at all',
    make: ({ write }) => write(post, 'A text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The file does not start with its fields.',
  },
  {
    name: 'front matter that would be code',
    make: ({ write }) => write(post, '---js\nglobalThis.ran = true\n---\nA text.\n'),
    file: post,
    rule: 'front-matter',
    message: 'The first line must be three hyphens alone, but it is “js” after them.',
  },
  {
    name: 'a file that is not text',
    make: ({ write }) => write('about.yaml', new Uint8Array([0xff, 0xfe, 0x00, 0x80])),
    file: 'about.yaml',
    rule: 'not-text',
    message: 'This file is not plain text in UTF-8.',
  },
  {
    name: 'a file over the size cap',
    make: ({ write }) => write('about.yaml', 'a'.repeat(1024 * 1024 + 1)),
    file: 'about.yaml',
    rule: 'file-size',
    message: 'This file is 1,048,577 bytes; at most 1,048,576 are read.',
  },
  {
    name: 'a page’s file that is gone',
    make: ({ remove }) => remove('reviews.yaml'),
    file: 'reviews.yaml',
    rule: 'missing-file',
    message: 'This file is missing.',
  },
  {
    name: 'a picture that is gone',
    make: ({ edit }) => edit(post, `posts/roscoe-premium-shingles.svg`, 'posts/roscoe-premium.svg'),
    file: post,
    rule: 'missing-picture',
    mark: 'posts/roscoe-premium.svg',
    message:
      'Picture → Picture file: there is no picture “posts/roscoe-premium.svg” in content/images.',
  },
  {
    name: 'a picture that cannot be read',
    make: ({ write }) => write('images/posts/roscoe-premium-shingles.svg', '<svg'),
    file: 'images/posts/roscoe-premium-shingles.svg',
    rule: 'picture-unreadable',
    message: 'This picture cannot be read.',
  },
  {
    name: 'a category that does not exist',
    make: ({ edit }) => edit(post, 'category: materials', 'category: material'),
    file: post,
    rule: 'unknown-reference',
    mark: 'material\n',
    message: 'Category: there is no category in content/blog.yaml named “material”.',
    help: 'Did you mean “materials”?',
  },
  {
    name: 'a card for a service that does not exist',
    make: ({ edit }) => edit('home.yaml', 'service: roof-repair', 'service: roof-repairs'),
    file: 'home.yaml',
    rule: 'unknown-reference',
    mark: 'roof-repairs',
    message: 'Service card 3 → Service: there is no service named “roof-repairs”.',
    help: 'Did you mean “roof-repair”?',
  },
  {
    name: 'two categories with one id',
    make: ({ edit }) => edit('gallery.yaml', 'id: gutters', 'id: all'),
    mark: 'all\n      name: Gutters',
    file: 'gallery.yaml',
    rule: 'duplicate-id',
    message: /^“all” is already used on line \d+\.$/,
  },
  {
    name: 'a menu link to a page that does not exist',
    make: ({ edit }) => edit('navigation.yaml', 'href: /reviews', 'href: /review'),
    file: 'navigation.yaml',
    rule: 'unknown-page',
    mark: '/review\n',
    message: 'No page has the address /review.',
    help: 'Did you mean “/reviews”?',
  },
  {
    name: 'two files that would be one page',
    make: ({ write }) => write('posts/roscoe-premium-shingles.markdown', '---\n---\n'),
    file: 'posts/roscoe-premium-shingles.markdown',
    rule: 'duplicate-slug',
    message:
      'This file has the same name as content/posts/roscoe-premium-shingles.md, so both would be the same page.',
  },
  {
    name: 'a file name that cannot be an address',
    make: ({ write }) =>
      write(
        'projects/New Roof.yaml',
        'order: 9\ntitle: A roof\ncategory: roofing\ndescription: A new roof on an old house.\nimage:\n  file: heroes/home.svg\n  alt: A new roof on an old house\n',
      ),
    file: 'projects/New Roof.yaml',
    rule: 'file-name',
    message: 'The file name becomes the page’s address, so “New Roof” cannot be used.',
  },
  {
    name: 'a file in a folder that no page uses',
    make: ({ write }) => write('post.md', '---\n---\n'),
    file: 'post.md',
    rule: 'unknown-file',
    message: 'No page uses a file of this name or in this folder.',
  },
  {
    name: 'a link to a file outside content',
    make: ({ root, folders }) =>
      symlink(
        path.join(root, '.cache/picture-sizes.json'),
        path.join(folders.content, 'notes.yaml'),
      ),
    file: 'notes.yaml',
    rule: 'outside-content',
    message: 'This is a link to a file outside content/.',
  },
  {
    name: 'an alias bomb',
    make: ({ write }) => write('about.yaml', bomb()),
    file: 'about.yaml',
    rule: 'yaml-special-sign',
    mark: '&l0',
    message: 'A text cannot start with the sign &',
  },
];

/** Nine levels of nine references: a few hundred bytes that would unfold to gigabytes. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const items = level === 0 ? 'x' : `*l${level - 1}`;
    return `l${level}: &l${level} [${Array(9).fill(items).join(', ')}]`;
  });
  return `${levels.join('\n')}\n`;
}

test.each(mistakes)('$name', async ({ make, file, rule, mark, message, help }) => {
  const copy = await copyContent();
  await make(copy);
  const findings = await copy.check();
  const place = mark ? await copy.placeOf(file, mark) : '1:1';
  expect(findings.map(placeAndRule)).toEqual([`content/${file}:${place} ${rule}`]);
  expect(findings[0]?.message).toMatch(message);
  if (help) expect(findings[0]?.help).toBe(help);
});

const placeAndRule = ({ file, line, column, rule }: Diagnostic) =>
  `${file}:${line}:${column} ${rule}`;

test('the site’s own content is free of findings', async () => {
  const copy = await copyContent();
  expect(await copy.check()).toEqual([]);
});
