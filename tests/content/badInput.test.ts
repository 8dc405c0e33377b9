import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { catalogue } from '../../scripts/content/rules/catalogue.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';

interface Mistake {
  name: string;
  make: (copy: ContentCopy) => Promise<unknown>;
  /** The file below `content/` that the one finding must name. */
  file: string;
  rule: string;
  /** The text of that file where the finding must point; the start of the file by default. */
  mark?: string | RegExp;
  /** Points at the last of several equal marks. */
  lastMark?: boolean;
  message: string | RegExp;
  help?: string;
}

const post = 'posts/roscoe-premium-shingles.md';

const twice = 'A description that is long enough to pass, and that could stand in two files.';

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
    make: ({ folders }) => symlink('/etc/hostname', path.join(folders.content, 'notes.yaml')),
    file: 'notes.yaml',
    rule: 'outside-content',
    message: 'This is a link to a file outside content/.',
  },
  {
    name: 'a heading that skips a level',
    make: ({ edit }) => edit(post, /^## .*$/m, '#### Skipped'),
    file: post,
    rule: 'heading-skip',
    mark: '#### Skipped',
    message: 'This heading goes from level 1 to level 4.',
  },
  {
    name: 'a heading of the first level',
    make: ({ edit }) => edit(post, /^## .*$/m, '# First'),
    file: post,
    rule: 'heading-level',
    mark: '# First',
    message: 'A heading in the text must not be of the first level.',
  },
  {
    name: 'a link whose words say nothing',
    make: ({ append }) => append(post, '[Click here](/contact) for more.'),
    file: post,
    rule: 'link-text',
    mark: '[Click here]',
    message: 'The link’s words “Click here” do not say where it leads.',
  },
  {
    name: 'HTML in a text',
    make: ({ append }) => append(post, '<script>alert(1)</script>'),
    file: post,
    rule: 'no-html',
    mark: '<script>',
    message: 'HTML such as <script>alert(1)</script> is not shown.',
  },
  {
    name: 'a link without encryption',
    make: ({ append }) => append(post, '[The weather](http://weather.gov/lot) today.'),
    file: post,
    rule: 'insecure-link',
    mark: '[The weather]',
    message: 'The link to weather.gov is not encrypted.',
  },
  {
    name: 'a link that runs code',
    make: ({ append }) => append(post, '[Call us](javascript:alert(1)) now.'),
    file: post,
    rule: 'link-scheme',
    mark: '[Call us]',
    message: 'A link cannot start with “javascript:”.',
  },
  {
    name: 'a link that is not a complete address',
    make: ({ append }) => append(post, '[Our roofs](services/roofing) last.'),
    file: post,
    rule: 'relative-link',
    mark: '[Our roofs]',
    message: '“services/roofing” is not a complete address.',
    help: 'Did you mean “/services/roofing”?',
  },
  {
    name: 'a link to a heading that does not exist',
    make: ({ append }) => append(post, '[The form](/contact#contact-from) below.'),
    file: post,
    rule: 'unknown-anchor',
    mark: '[The form]',
    message: 'The page /contact has no heading #contact-from.',
    help: 'Did you mean “contact-form”?',
  },
  {
    name: 'a picture in a text without a description',
    make: ({ append }) => append(post, '![](../images/heroes/home.svg)'),
    file: post,
    rule: 'missing-description',
    mark: '![]',
    message: 'This picture has no description.',
  },
  {
    name: 'a description that describes nothing',
    make: ({ edit }) => edit(post, /^ {2}alt: .*$/m, '  alt: Image of IMG_2041'),
    file: post,
    rule: 'poor-description',
    mark: 'Image of IMG_2041',
    message: '“Image of IMG_2041” does not say what the picture shows.',
  },
  {
    name: 'a page without a text',
    make: ({ edit }) => edit(post, /\n---\n[\s\S]*$/, '\n---\n'),
    file: post,
    rule: 'empty-text',
    mark: '---\n',
    lastMark: true,
    message: 'There is no text below the fields.',
  },
  {
    name: 'a search title that another page has',
    make: ({ edit }) =>
      edit('reviews.yaml', /^ {2}title: .*$/m, '  title: Residential Roofing in Rockford, IL'),
    file: 'services/roofing.md',
    rule: 'duplicate-title',
    mark: 'Residential Roofing in Rockford, IL\n  description',
    message: 'content/reviews.yaml has the same search title.',
  },
  {
    name: 'a search description that another page has',
    make: async ({ edit }) => {
      for (const file of ['about.yaml', 'reviews.yaml']) {
        await edit(file, /^ {2}description: .*$/m, `  description: ${twice}`);
      }
    },
    file: 'reviews.yaml',
    rule: 'duplicate-description',
    mark: 'A description that',
    message: 'content/about.yaml has the same search description.',
  },
  {
    name: 'a city’s page that is another’s with the name changed',
    make: async ({ edit, read }) => {
      const [, body = ''] = (await read('cities/rockton.md')).split(/\n---\n/);
      await edit(
        'cities/byron.md',
        /\n---\n[\s\S]*$/,
        `\n---\n${body.replaceAll('Rockton', 'Byron')}`,
      );
    },
    file: 'cities/rockton.md',
    rule: 'copied-city',
    mark: /(?<=\n---\n)/,
    message: /^\d+ % of this text stands in content\/cities\/byron\.md too\.$/,
  },
  {
    name: 'another phone number',
    make: ({ append }) => append(post, 'Call 815-555-0199 today.'),
    file: post,
    rule: 'other-phone',
    mark: '815-555-0199',
    message: '815-555-0199 is not our number, which is (815) 555-0142.',
  },
  {
    name: 'another street address',
    make: ({ append }) => append(post, 'Visit us at 420 Ridgepole Lane today.'),
    file: post,
    rule: 'other-address',
    mark: '420 Ridgepole Lane',
    message: /^“420 Ridgepole Lane” is not our address, which is /,
  },
  {
    name: 'a promise to pay the deductible',
    make: ({ append }) => append(post, 'After hail we will gladly waive your deductible.'),
    file: post,
    rule: 'forbidden-claim',
    mark: 'we will gladly',
    message:
      '“we will gladly waive your deductible”: a contractor must not pay or waive a deductible.',
  },
  {
    name: 'a promise to negotiate',
    make: ({ append }) => append(post, 'We negotiate with your insurer.'),
    file: post,
    rule: 'forbidden-claim',
    mark: 'We negotiate',
    message: '“We negotiate with your insurer”: a contractor must not negotiate a claim.',
  },
  {
    name: 'a free roof',
    make: ({ edit }) => edit('reviews.yaml', /^intro: .*$/m, 'intro: Get a free roof this spring.'),
    file: 'reviews.yaml',
    rule: 'forbidden-claim',
    mark: 'Get a free roof this spring.',
    message: '“free roof”: a roof is never free.',
  },
  {
    name: 'a picture too small for its place',
    make: ({ write }) =>
      write(
        'images/posts/roscoe-premium-shingles.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>',
      ),
    file: post,
    rule: 'picture-small',
    mark: 'posts/roscoe-premium-shingles.svg',
    message: 'Picture → Picture file is 600 pixels wide; its place needs 1200.',
  },
  {
    name: 'a picture over the size cap',
    make: ({ write }) => write('images/posts/huge.png', new Uint8Array(25 * 1024 * 1024 + 1)),
    file: 'images/posts/huge.png',
    rule: 'picture-size',
    message: 'This picture is over 25 MB.',
  },
  {
    name: 'a list that is too long',
    make: ({ edit }) =>
      edit(
        'home.yaml',
        /^ {4}- number: 4$/m,
        '    - number: 4\n      title: More\n      description: One more step.\n$&',
      ),
    file: 'home.yaml',
    rule: 'too-long',
    mark: '- number: 1',
    message: 'Steps has 5 entries; it needs exactly 4.',
  },
  {
    name: 'an address that ends in a slash',
    make: ({ edit }) => edit('site.yaml', /^url: .*$/m, 'url: https://www.example.com/'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'https://www.example.com/',
    message: 'The site address must not end with a slash.',
  },
  {
    name: 'something that leaves before it comes',
    make: ({ edit }) =>
      edit(
        'projects/rockford-warehouse-tpo.yaml',
        /\n$/,
        '\npublishAt: 2024-05-01\nexpireAt: 2024-04-01\n',
      ),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'publish-order',
    mark: '2024-04-01',
    message: 'This expires before it is published.',
  },
  {
    name: 'a link to a draft',
    make: async ({ read, write, append }) => {
      const draft = (await read(post))
        .replace('\n---\n', '\ndraft: true\n---\n')
        .replace(/^ {2}title: .*$/m, '  title: A draft')
        .replace(/^ {2}description: .*$/m, `  description: ${twice}`);
      await write('posts/a-draft.md', draft);
      await append('services/gutters.md', '[Our draft](/blog/a-draft) is not ready.');
    },
    file: 'services/gutters.md',
    rule: 'unpublished-reference',
    mark: '[Our draft]',
    message: '/blog/a-draft is not on the site: content/posts/a-draft.md is a draft.',
  },
  {
    name: 'a yes that is a text',
    make: ({ edit }) => edit(post, /^date:/m, 'draft: yes\ndate:'),
    file: post,
    rule: 'wrong-type',
    mark: 'yes',
    message: 'Draft must be true or false, but it is text.',
    help: 'Write true.',
  },
  {
    name: 'a pipe in place of a file',
    make: async ({ folders, remove }) => {
      await remove('about.yaml');
      execFileSync('mkfifo', [path.join(folders.content, 'about.yaml')]);
    },
    file: 'about.yaml',
    rule: 'unreadable',
    message: 'This file cannot be read (not a file).',
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

/** Rules with tests of their own. */
const shownElsewhere = [
  // scripts/content/parse/explainSyntax.test.ts
  'yaml-indent',
  'yaml-colon-space',
  'yaml-colon-in-text',
  'yaml-quote',
  'yaml-after-quote',
  'yaml-conflict',
  'yaml-syntax',
  // tests/content/editors, tests/content/reporters
  'not-canonical',
  'placeholder-left',
];

/** Nine levels of nine references: a few hundred bytes that would unfold to gigabytes. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const items = level === 0 ? 'x' : `*l${level - 1}`;
    return `l${level}: &l${level} [${Array(9).fill(items).join(', ')}]`;
  });
  return `${levels.join('\n')}\n`;
}

test.each(mistakes)('$name', async ({ make, file, rule, mark, lastMark, message, help }) => {
  const copy = await copyContent();
  await make(copy);
  const findings = await copy.check();
  const place = mark ? await copy.placeOf(file, mark, lastMark) : '1:1';
  expect(findings.map(placeAndRule)).toEqual([`content/${file}:${place} ${rule}`]);
  expect(findings[0]?.message).toMatch(message);
  if (help) expect(findings[0]?.help).toBe(help);
});

test('every rule has a mistake that shows it', () => {
  const shown = new Set<string>([...mistakes.map(({ rule }) => rule), ...shownElsewhere]);
  expect(Object.keys(catalogue).filter((rule) => !shown.has(rule))).toEqual([]);
});

const placeAndRule = ({ file, line, column, rule }: Diagnostic) =>
  `${file}:${line}:${column} ${rule}`;

test('the site’s own content is free of findings', async () => {
  const copy = await copyContent();
  expect(await copy.check()).toEqual([]);
});
