import { type Mistake, post } from './mistake.ts';

/** Slips in how fields are written. */
export const yamlMistakes: readonly Mistake[] = [
  {
    name: 'a tab as indent',
    make: ({ edit }) => edit('about.yaml', /^ {2}heading:/m, '\theading:'),
    file: 'about.yaml',
    rule: 'yaml-tab',
    mark: '\theading',
  },
  {
    name: 'a field twice',
    make: ({ edit }) => edit(post, /^date:.*$/m, '$&\ndate: 2024-12-16'),
    file: post,
    rule: 'duplicate-field',
    mark: 'date: 2024-12-16',
  },
  {
    name: 'a group of fields twice',
    make: ({ edit }) => edit('navigation.yaml', /^ {2}- label: Restoration\n/m, ''),
    file: 'navigation.yaml',
    rule: 'duplicate-field',
    mark: 'links:\n      - label: Fire',
  },
  {
    name: 'a next entry whose first line is missing',
    make: ({ edit }) => edit('navigation.yaml', / {6}- label: Commercial Roofing\n/, ''),
    file: 'navigation.yaml',
    rule: 'duplicate-field',
    mark: 'href: /services/commercial-roofing',
  },
  {
    name: 'a next entry of several lines without its hyphen and its first line',
    make: ({ edit }) =>
      edit('site.yaml', '  - state: IL\n    name: Roofing q', '    name: Roofing q'),
    file: 'site.yaml',
    rule: 'duplicate-field',
    mark: 'name: Roofing q',
  },
  {
    name: 'two reviews in one file',
    make: async ({ edit, read }) =>
      edit(
        'testimonials/curt-h-beloit.yaml',
        /$/,
        (await read('testimonials/bev-o-pecatonica.yaml')).replace('page: reviews\n', ''),
      ),
    file: 'testimonials/curt-h-beloit.yaml',
    rule: 'duplicate-field',
    mark: 'order: 8',
  },
  {
    name: 'a dash in place of a colon',
    make: ({ edit }) => edit(post, 'category: materials', 'category – materials'),
    file: post,
    rule: 'yaml-syntax',
    mark: 'category – ',
  },
  {
    name: 'front matter that is not closed',
    make: ({ write }) => write(post, '---\ntitle: No end\n\nA text.\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'no front matter at all',
    make: ({ write }) => write(post, 'A text.\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'what a chat says above the first line of hyphens',
    make: ({ edit }) => edit(post, /^---\n/, 'Here is your article:\n\n---\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'a second paragraph with a colon in an answer',
    make: ({ edit }) =>
      edit('pages/financing.md', /^ {6}answer: Nothing. .*\n/m, '$&\n       One thing: ask.\n'),
    file: 'pages/financing.md',
    rule: 'yaml-indent',
    mark: '      answer: Nothing',
  },
  {
    name: 'a list in an answer',
    make: ({ edit }) =>
      edit('pages/financing.md', /^ {6}answer: Nothing. .*\n/m, '$&      - White\n      - Brown\n'),
    file: 'pages/financing.md',
    rule: 'yaml-indent',
    mark: '      - Brown',
  },
  {
    name: 'bullets in an answer',
    make: ({ edit }) =>
      edit('pages/financing.md', /^ {6}answer: Nothing. .*\n/m, '$&      • White\n'),
    file: 'pages/financing.md',
    rule: 'yaml-syntax',
    mark: '      • White',
  },
  {
    name: 'front matter that would be code',
    make: ({ write }) => write(post, '---js\nglobalThis.ran = true\n---\nA text.\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'an alias bomb',
    make: ({ write }) => write('about.yaml', bomb()),
    file: 'about.yaml',
    rule: 'yaml-special-sign',
    mark: '&l0',
  },
  {
    name: 'a line indented too far',
    make: ({ edit }) => edit(post, /^ {2}alt:/m, '   alt:'),
    file: post,
    rule: 'yaml-indent',
    mark: '   alt:',
  },
  {
    name: 'words left above the days of a phone',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^ {2}hours: always/m,
        '  hours: Mon–Fri 8am–5pm\n    monday: 8 AM to 5 PM\n    tuesday: 8 AM to 5 PM',
      ),
    file: 'site.yaml',
    rule: 'yaml-indent',
    mark: '  hours: Mon–Fri',
  },
  {
    name: 'a field of an entry that is one space too far left',
    make: ({ edit }) => edit('pages/financing.md', /^ {6}answer: Nothing/m, '     answer: Nothing'),
    file: 'pages/financing.md',
    rule: 'yaml-indent',
    mark: '     answer: Nothing',
  },
  {
    name: 'a picture’s lines not indented',
    make: ({ edit }) => edit(post, /^image:\n {2}(file: .*)\n {2}(alt: .*)$/m, 'image:\n$1\n$2'),
    file: post,
    rule: 'wrong-type',
    mark: /file: posts/,
  },
  {
    name: 'the last line of a group not indented',
    make: ({ edit }) => edit(post, /^ {2}alt: /m, 'alt: '),
    file: post,
    rule: 'unknown-field',
    mark: 'alt: ',
  },
  {
    name: 'no space after a colon',
    make: ({ edit }) => edit(post, 'category: materials', 'category:materials'),
    file: post,
    rule: 'yaml-colon-space',
    mark: 'category:materials',
  },
  {
    name: 'a space behind the colon that only looks like one',
    make: ({ edit }) => edit(post, 'category: materials', 'category:\u00a0materials'),
    file: post,
    rule: 'yaml-syntax',
    mark: 'category:\u00a0materials',
  },
  {
    name: 'a colon in a text',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: Premium shingles: worth it?'),
    file: post,
    rule: 'yaml-colon-in-text',
    mark: 'Premium shingles: worth',
  },
  {
    name: 'a quote that is not closed',
    make: ({ edit }) => edit(post, /^title: .*$/m, "title: 'Premium shingles"),
    file: post,
    rule: 'yaml-quote',
    mark: "'Premium shingles",
  },
  {
    name: 'an apostrophe in quotes',
    make: ({ edit }) => edit(post, /^title: .*$/m, "title: 'Roscoe's roofs'"),
    file: post,
    rule: 'yaml-after-quote',
    mark: "'Roscoe's roofs",
  },
  {
    name: 'a mark of a merge',
    make: ({ edit }) =>
      edit(post, /^title: .*$/m, '<<<<<<< HEAD\n$&\n=======\ntitle: Shingles\n>>>>>>> main'),
    file: post,
    rule: 'yaml-conflict',
    mark: '<<<<<<<',
  },
  {
    name: 'a word without a colon',
    make: ({ edit }) => edit(post, /^date:/m, 'draft\ndate:'),
    file: post,
    rule: 'yaml-syntax',
    mark: 'draft\n',
  },
  {
    name: 'a note as web pages have them',
    make: ({ edit }) => edit('site.yaml', /^phone:/m, '<!-- Our phone -->\nphone:'),
    file: 'site.yaml',
    rule: 'yaml-syntax',
    mark: '<!-- Our phone -->',
  },
  {
    name: 'a hyphen in place of a text',
    make: ({ edit }) => edit(post, /^location: .*$/m, 'location: -'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '-\nimage',
  },
  {
    name: 'a hyphen before a text',
    make: ({ edit }) => edit(post, /^location: .*$/m, 'location: - Roscoe, IL'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '- Roscoe, IL',
  },
  {
    name: 'bold text in a field',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: **Premium** shingles'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '**Premium**',
  },
  {
    name: 'keywords with bullets at the start of the line',
    make: ({ edit }) =>
      edit(post, /(?<=^ {2}keywords:\n)(?: {4}.*\n)+/m, '• hail byron\n• roof repair\n'),
    file: post,
    rule: 'yaml-syntax',
    mark: '  keywords:',
  },
  {
    name: 'a bold name below another field',
    make: ({ edit }) => edit(post, /^excerpt: /m, '**Excerpt:** '),
    file: post,
    rule: 'yaml-special-sign',
    mark: '**Excerpt:**',
  },
  {
    name: 'a bold name in the first line',
    make: ({ edit }) => edit(post, /^title: .*$/m, '**Title**: Hail: Season in Byron'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '**Title**',
  },
  {
    name: 'a bold name that no field has',
    make: ({ edit }) => edit(post, /^title: .*$/m, '$&\n**Author:** Dana Whitlock'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '**Author:**',
  },
  {
    name: 'a number sign that would hide a text',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: #1 shingles'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '#1 shingles',
  },
  {
    name: 'a picture whose name is cut off at a number sign',
    make: ({ edit }) => edit(post, /^ {2}file: .*$/m, '  file: posts/My Photo #3 (final).JPG'),
    file: post,
    rule: 'yaml-comment',
    mark: 'posts/My',
  },
  {
    name: 'a note behind a text that begins with a sign',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: @home # ask Dana'),
    file: post,
    rule: 'yaml-special-sign',
    mark: '@home',
  },
  {
    name: 'a text that is cut off at a number sign',
    make: ({ edit }) => edit('site.yaml', /418 Ridgepole Lane$/m, '$& #200'),
    file: 'site.yaml',
    rule: 'yaml-comment',
    mark: '418 Ridgepole Lane #200',
  },
  {
    name: 'a note beside a text',
    make: ({ edit }) => edit('site.yaml', /418 Ridgepole Lane$/m, '$& # ask Ron'),
    file: 'site.yaml',
    rule: 'yaml-comment',
    mark: '418 Ridgepole Lane # ask',
  },
  {
    name: 'a backslash that would vanish',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: "Shingles and\\or slate"'),
    file: post,
    rule: 'yaml-backslash',
    mark: '"Shingles and',
  },
  {
    name: 'an entry without a hyphen',
    make: ({ edit }) => edit(post, '    - Class 4', '      Class 4'),
    file: post,
    rule: 'yaml-hyphen',
    mark: '    - architectural shingles Roscoe\n',
  },
  {
    name: 'a paragraph that may be an entry',
    make: ({ edit }) => edit('about.yaml', '    - When customers', '      When customers'),
    file: 'about.yaml',
    rule: 'yaml-hyphen',
    mark: 'Then came a season',
  },
  {
    name: 'fields of an entry without spaces behind their colons',
    make: ({ edit }) =>
      edit(
        'service-areas.yaml',
        /(?<=name|latitude|longitude): (?=Middleton|43.097|-89.504)/g,
        ':',
      ),
    file: 'service-areas.yaml',
    rule: 'wrong-type',
    mark: '    - name:Middleton',
  },
  {
    name: 'a first entry without its hyphen',
    make: ({ edit }) => edit('navigation.yaml', '      - label: Roofing', '        label: Roofing'),
    file: 'navigation.yaml',
    rule: 'yaml-indent',
    mark: '        label: Roofing',
  },
  {
    name: 'a first entry of two lines where its hyphen should be',
    make: ({ edit }) =>
      edit('navigation.yaml', / {6}- label: Roofing\n {2}/, '      label: Roofing\n'),
    file: 'navigation.yaml',
    rule: 'yaml-indent',
    mark: '      label: Roofing',
  },
  {
    name: 'an only entry without its hyphen',
    make: ({ edit }) =>
      edit(
        'navigation.yaml',
        / {6}- label: Roofing\n(.*\n)(?: {6,}.*\n)+/,
        '        label: Roofing\n$1',
      ),
    file: 'navigation.yaml',
    rule: 'wrong-type',
    mark: '        label: Roofing',
  },
  {
    name: 'a next entry without its hyphen below one without its page',
    make: ({ edit }) =>
      edit('navigation.yaml', '    href: /reviews\n', '  label: Gallery\n    href: /gallery\n'),
    file: 'navigation.yaml',
    rule: 'yaml-indent',
    mark: '  label: Gallery',
  },
  {
    name: 'a day that stands among the entries of a list',
    make: ({ edit }) => edit(post, '\n---\n', '\n    publishAt: 2025-12-01\n---\n'),
    file: post,
    rule: 'yaml-indent',
    mark: '    publishAt',
  },
  {
    name: 'a field above the first line of hyphens',
    make: ({ edit }) => edit(post, /^/, 'publishAt: 2025-12-01\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'long dashes for the first line of hyphens',
    make: ({ edit }) => edit(post, /^---/, '—-'),
    file: post,
    rule: 'front-matter',
    mark: '—-',
  },
  {
    name: 'a long dash for the second line of hyphens',
    make: ({ edit }) => edit(post, /\n---\n/, '\n—\n'),
    file: post,
    rule: 'front-matter',
    mark: '—\n',
  },
  {
    name: 'empty lines above the first line of hyphens',
    make: ({ edit }) => edit(post, /^/, '\n\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'no first line of hyphens',
    make: ({ edit }) => edit(post, /^---\n/, ''),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'an article between the marks that a chat puts around code',
    make: ({ edit }) => edit(post, /^.*$/s, '```markdown\n$&```\n'),
    file: post,
    rule: 'front-matter',
  },
  {
    name: 'a line of hyphens at the end of a file of fields',
    make: ({ edit }) => edit('contact.yaml', /$/, '---\n'),
    file: 'contact.yaml',
    rule: 'yaml-mark',
    mark: '---\n',
  },
  {
    name: 'a mark of code from a chat above the fields',
    make: ({ edit }) => edit('contact.yaml', /^/, '```yaml\n'),
    file: 'contact.yaml',
    rule: 'yaml-mark',
    mark: '```yaml',
  },
  {
    name: 'quotation marks around a text',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title: “Premium shingles”'),
    file: post,
    rule: 'quoted-text',
    mark: '“Premium',
  },
  {
    name: 'brackets in brackets',
    make: ({ edit }) => edit(post, /^title: .*$/m, `title: ${'['.repeat(30)}${']'.repeat(30)}`),
    file: post,
    rule: 'yaml-depth',
    mark: /(?<=title: \[{20})/,
  },
  {
    name: 'more brackets in brackets than a parser bears',
    make: ({ edit }) =>
      edit(post, /^title: .*$/m, `title: ${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    file: post,
    rule: 'yaml-depth',
    mark: /(?<=title: \[{20})/,
  },
  {
    name: 'lists in lists in one line',
    make: ({ edit }) => edit(post, /^title: .*$/m, `title:\n  ${'- '.repeat(100_000)}Shingles`),
    file: post,
    rule: 'yaml-depth',
    mark: /(?<=\n {2}(?:- ){20})/,
  },
];

/** Nine levels of nine references: a few hundred bytes that would expand to gigabytes. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const items = level === 0 ? 'x' : `*l${level - 1}`;
    return `l${level}: &l${level} [${Array(9).fill(items).join(', ')}]`;
  });
  return `${levels.join('\n')}\n`;
}
