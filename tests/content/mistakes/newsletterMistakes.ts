import type { Mistake } from './mistake.ts';

const newsletterAs =
  (value: string): Mistake['make'] =>
  ({ edit }) =>
    edit('site.yaml', 'newsletterDelivery: simulated', `newsletterDelivery: ${value}`);

/** What the newsletter must not have. */
export const newsletterMistakes: readonly Mistake[] = [
  {
    name: 'a word of doubt in place of a newsletter',
    make: newsletterAs('maybe'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'maybe',
  },
  {
    name: 'no newsletter in another word',
    make: newsletterAs('none'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'none\n',
  },
  {
    name: 'no newsletter as a yes or no',
    make: newsletterAs('false'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'false\n',
  },
  {
    name: 'no newsletter with a capital',
    make: newsletterAs('Off'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'Off\n',
  },
  {
    name: 'nothing said of the newsletter',
    make: newsletterAs(''),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'newsletterDelivery',
  },
  {
    name: 'a newsletter service without encryption',
    make: newsletterAs('\n  endpoint: http://news.harlow.test/join\n  format: form'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'http://news',
  },
  {
    name: 'a newsletter that goes to an e-mail address',
    make: newsletterAs('office@harlow.test'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'office@harlow',
  },
  {
    name: 'a newsletter without its consent',
    make: ({ edit }) => edit('blog.yaml', /^ {2}consent: .*\n/m, ''),
    file: 'blog.yaml',
    rule: 'missing-field',
    mark: 'newsletter:',
  },
];
