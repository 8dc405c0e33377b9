import { type Mistake, post } from './mistake.ts';

/** Lines that are right by themselves, and stand in a wrong place or group. */
export const shapeMistakes: readonly Mistake[] = [
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
];
