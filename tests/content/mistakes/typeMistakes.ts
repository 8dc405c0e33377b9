import { type Mistake, post } from './mistake.ts';

/** Values of the wrong kind. */
export const typeMistakes: readonly Mistake[] = [
  {
    name: 'a wrong type names the types in words',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^title:.*$/m, 'title: 42'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: '42',
  },
  {
    name: 'a yes that is a text',
    make: ({ edit }) => edit(post, /^date:/m, 'draft: yes\ndate:'),
    file: post,
    rule: 'wrong-type',
    mark: 'yes',
  },
  {
    name: 'a field without a value',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title:'),
    file: post,
    rule: 'wrong-type',
    mark: 'title',
  },
  {
    name: 'a list in place of a text',
    make: ({ edit }) => edit(post, /^title: .*$/m, 'title:\n  - Premium shingles'),
    file: post,
    rule: 'wrong-type',
    mark: 'title',
  },
  {
    name: 'a ZIP code without quotes',
    make: ({ edit }) => edit('site.yaml', "zip: '61101'", 'zip: 61101'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '61101',
  },
  {
    name: 'a number in words',
    make: ({ edit }) =>
      edit('projects/rockford-warehouse-tpo.yaml', /^order: .*$/m, 'order: first'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: 'first',
  },
  {
    name: 'half a number',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^order: .*$/m, 'order: 1.5'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: '1.5',
  },
  {
    name: 'a number in quotes',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', 'order: 4', "order: '4'"),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'wrong-type',
    mark: "'4'",
  },
  {
    name: 'one entry in place of a list',
    make: ({ edit }) => edit('site.yaml', /^titleTemplate:/m, 'httpHosts: www.rockriver.org\n$&'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'httpHosts',
  },
  {
    name: 'an address in place of a list of sites',
    make: ({ edit }) =>
      edit('site.yaml', /^titleTemplate:/m, 'httpHosts: http://www.rockriver.org/\n$&'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: 'httpHosts',
  },
  {
    name: 'an address in place of a site',
    make: ({ edit }) =>
      edit('site.yaml', /^titleTemplate:/m, 'httpHosts:\n  - http://www.rockriver.org\n$&'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'http://',
  },
];
