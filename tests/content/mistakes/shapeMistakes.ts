import { type Mistake, post } from './mistake.ts';

const endpoint = '  endpoint: https://forms.example.com/submit\n  format: json';

const page = 'pages/financing.md';

/** A group of questions as it comes out of a chat, without the indent of its first fields. */
const pasted = (indent: number) => {
  const space = ' '.repeat(indent);
  const entries = ['Can I pay early?', 'Can I pay late?', 'Can I pay in cash?'].map(
    (asked) =>
      `${space}- question: ${asked}\n${space}  answer: Ask us before you sign a contract.\n`,
  );
  return `heading: Asked about money\nlist:\n${entries.join('')}`;
};

const notice = (kind: string, day: string) =>
  `  - kind: ${kind}\n    text: Call us before you climb up.\n    firstDay: ${day}\n    lastDay: ${day}\n`;

/** Lines that are right in themselves, but in the wrong place or group. */
export const shapeMistakes: readonly Mistake[] = [
  {
    name: 'two notices',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^chat:/m,
        `notice:\n${notice('storm', '2025-06-16')}${notice('information', '2025-06-18')}$&`,
      ),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'notice:',
  },
  {
    name: 'questions without the lines above them',
    make: ({ edit }) =>
      edit('pages/financing.md', /^questions:\n {2}heading: .*\n {2}list:\n/m, 'questions:\n'),
    file: 'pages/financing.md',
    rule: 'wrong-type',
    mark: 'questions:',
  },
  {
    name: 'a notice as a list',
    make: ({ edit }) => edit('site.yaml', /^chat:/m, `notice:\n${notice('storm', '2025-06-16')}$&`),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'notice:',
  },
  {
    name: 'questions that are pasted without their indent',
    make: ({ edit }) => edit(page, /^ {2}heading: Asked(?:.*\n)*?(?=seo:)/m, pasted(2)),
    file: page,
    rule: 'duplicate-field',
    mark: 'heading: Asked',
  },
  {
    name: 'questions that are pasted without their indent below other fields',
    make: async ({ edit }) => {
      await edit(page, /^questions:(?:.*\n)*?(?=seo:)/m, '');
      await edit(page, /^---\n(?=\n)/m, `questions:\n${pasted(0)}$&`);
    },
    file: page,
    rule: 'duplicate-field',
    mark: 'heading: Asked',
  },
  {
    name: 'a pasted group without its indent and its list',
    make: ({ edit }) =>
      edit(page, /^ {2}heading: Asked(?:.*\n)*?(?=seo:)/m, 'heading: Asked about money\n'),
    file: page,
    rule: 'duplicate-field',
    mark: 'heading: Asked',
  },
  {
    name: 'a menu entry in the place of another one’s first line',
    make: ({ edit }) =>
      edit('navigation.yaml', '- label: Restoration\n', '- label: Prices\n    href: /contact\n'),
    file: 'navigation.yaml',
    rule: 'invalid-value',
    mark: /(?<=\/contact\n {4})links/,
  },
  {
    name: 'a group of fields in a wrong place',
    make: ({ edit }) => edit(post, /^date:/m, 'address:\n  street: 1 Main Street\ndate:'),
    file: post,
    rule: 'unknown-field',
    mark: 'address',
  },
  {
    name: 'an entry that is copied without its hyphen',
    make: ({ edit }) =>
      edit(
        'navigation.yaml',
        /(?<=href: \/contact\n)footer/,
        '    label: Our blog\n    href: /blog\nfooter',
      ),
    file: 'navigation.yaml',
    rule: 'duplicate-field',
    mark: /(?<=\n) {4}label: Our blog/,
  },
  {
    name: 'half an entry without a hyphen',
    make: ({ edit }) =>
      edit('navigation.yaml', /(?<=href: \/contact\n)footer/, '    label: Our blog\nfooter'),
    file: 'navigation.yaml',
    rule: 'duplicate-field',
    mark: /label: Our blog/,
  },
  {
    name: 'the address of a form service alone',
    make: ({ edit }) => edit('site.yaml', 'simulated', 'https://forms.example.com/submit'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'https://forms.example.com',
  },
  {
    name: 'a choice that is left before a group',
    make: ({ edit }) => edit('site.yaml', 'simulated', `simulated\n${endpoint}`),
    file: 'site.yaml',
    rule: 'yaml-indent',
    mark: 'estimateDelivery',
  },
  {
    name: 'names with values in place of a list',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        ' simulated',
        `\n${endpoint}\n  fields:\n    access_key: abc-123\n    subject: 'Lead: web'`,
      ),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: /(?<=fields:\n)/,
  },
  {
    name: 'a name with its value in an entry',
    make: ({ edit }) =>
      edit('site.yaml', ' simulated', `\n${endpoint}\n  fields:\n    - access_key: abc-123`),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: /(?<=fields:\n)/,
  },
  {
    name: 'a profile in one line',
    make: ({ edit }) =>
      edit('site.yaml', /^chat:/m, '  profiles:\n    - Facebook: facebook.com/harlow\n$&'),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: /(?<=profiles:\n)/,
  },
  {
    name: 'a link of a menu that may have groups, in one line',
    make: ({ edit }) =>
      edit('navigation.yaml', /(?<=href: \/contact\n)footer/, '  - Blog: /blog\nfooter'),
    file: 'navigation.yaml',
    rule: 'unknown-field',
    mark: / {2}- Blog/,
  },
  {
    name: 'only the words of such a link',
    make: ({ edit }) => edit('navigation.yaml', /(?<=href: \/contact\n)footer/, '  - Blog\nfooter'),
    file: 'navigation.yaml',
    rule: 'wrong-type',
    mark: /Blog(?=\nfooter)/,
  },
  {
    name: 'hours as a list of sentences',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /(?<=hours:) always$/m,
        '\n    - Monday to Friday 8 to 5\n    - Saturday: 9 to 12',
      ),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'hours:',
  },
  {
    name: 'a field unlike any of many',
    make: ({ edit }) =>
      edit('site.yaml', 'estimateDelivery', 'access_key: abc-123\nestimateDelivery'),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: 'access_key',
  },
  {
    name: 'nothing in place of a group that may be left out',
    make: ({ edit }) => edit('site.yaml', /^chat:\n(?: {2}.*\n)+/m, 'chat: none\n'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'chat: none',
  },
  {
    name: 'an empty group that may be left out',
    make: ({ edit }) => edit('site.yaml', /^chat:\n(?: {2}.*\n)+/m, 'chat:\n'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'chat:',
  },
  {
    name: 'a field in two words, with a date as people write it',
    make: ({ edit }) => edit(post, /\n---\n/, '\npublish at: 12/14/2031$&'),
    file: post,
    rule: 'unknown-field',
    mark: 'publish at',
  },
  {
    name: 'the first fields of a group too far left',
    make: ({ edit }) => edit(post, /^ {2}(title|description): /gm, '$1: '),
    file: post,
    rule: 'yaml-indent',
    mark: 'title: Premium Roof',
  },
  {
    name: 'all fields of a group too far left',
    make: ({ edit }) => edit(post, /^ {2}(title|description|keywords):/gm, '$1:'),
    file: post,
    rule: 'duplicate-field',
    mark: 'title: Premium Roof',
  },
  {
    name: 'several pictures of a project',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^image:/m, 'images:'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'unknown-field',
    mark: 'images',
  },
  {
    name: 'the address of a page in place of a link',
    make: ({ edit }) =>
      edit('pages/financing.md', /(link:)\n {8}label: .*\n {8}href: (.*)\n/, '$1 $2\n'),
    file: 'pages/financing.md',
    rule: 'wrong-type',
    mark: /(?<=link: )\/.*/,
  },
  {
    name: 'a picture in a list of words',
    make: ({ edit }) =>
      edit('about.yaml', / {2}paragraphs:\n/, '$&    - ![Our crew](../images/a.jpg)\n'),
    file: 'about.yaml',
    rule: 'yaml-special-sign',
    mark: '![',
  },
  {
    name: 'half a group that may be left out',
    make: ({ edit }) => edit('site.yaml', /^ {2}(?:script|container): .*\n/gm, ''),
    file: 'site.yaml',
    rule: 'missing-field',
    mark: 'chat:',
  },
  {
    name: 'a number that is a word',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', 'order: 4', 'order: four'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: 'four',
  },
  {
    name: 'a month without its day',
    make: ({ edit }) => edit(post, /^date: .*$/m, 'date: March 2025'),
    file: post,
    rule: 'wrong-form',
    mark: 'March 2025',
  },
  {
    name: 'a question too few',
    make: ({ edit }) =>
      edit('pages/financing.md', /^ {4}- question: Is there .*\n(?: {6}.*\n)+/m, ''),
    file: 'pages/financing.md',
    rule: 'too-short',
    mark: 'list:',
  },
];
