import { type Mistake, post } from './mistake.ts';

/** Fields that are missing, unknown, or name something that does not exist. */
export const fieldMistakes: readonly Mistake[] = [
  {
    name: 'a group that the page has no place for',
    make: ({ edit }) =>
      edit('about.yaml', /^hero:/m, 'team:\n  heading: Our team\n  people: Ask Dana\n$&'),
    file: 'about.yaml',
    rule: 'unknown-field',
    mark: 'team:',
  },
  {
    name: 'a draft in the words of another program',
    make: ({ edit }) => edit(post, /^date:.*\n/m, '$&status: draft\n'),
    file: post,
    rule: 'unknown-field',
    mark: 'status',
  },
  {
    name: 'an article that is not published',
    make: ({ edit }) => edit(post, /^date:.*\n/m, '$&published: false\n'),
    file: post,
    rule: 'unknown-field',
    mark: 'published',
  },
  {
    name: 'a status that every page has anyway',
    make: ({ edit }) => edit(post, /^date:.*\n/m, '$&status: published\n'),
    file: post,
    rule: 'unknown-field',
    mark: 'status',
  },
  {
    name: 'a status that contradicts the draft',
    make: ({ edit }) => edit(post, /^---\n(?=\n)/m, 'draft: true\nstatus: published\n---\n'),
    file: post,
    rule: 'unknown-field',
    mark: 'status',
  },
  {
    name: 'a further paragraph of a review with a colon',
    make: ({ edit }) =>
      edit('testimonials/curt-h-beloit.yaml', /^text: .*\n/m, '$&\nOne word to them: thanks.\n'),
    file: 'testimonials/curt-h-beloit.yaml',
    rule: 'unknown-field',
    mark: 'One word',
  },
  {
    name: 'a review that says elsewhere what only the home page shows',
    make: ({ edit }) =>
      edit('testimonials/curt-h-beloit.yaml', /^text: .*\n/m, '$&service: Gutters\n'),
    file: 'testimonials/curt-h-beloit.yaml',
    rule: 'unknown-field',
    mark: 'service:',
  },
  {
    name: 'a link of a menu under another name',
    make: ({ edit }) => edit('navigation.yaml', 'href: /services/siding', 'link: /services/siding'),
    file: 'navigation.yaml',
    rule: 'unknown-field',
    mark: 'link:',
  },
  {
    name: 'a link of a menu in one line',
    make: ({ edit }) => edit('navigation.yaml', /^.*Siding\n.*\n/m, '      - Siding /siding\n$&'),
    file: 'navigation.yaml',
    rule: 'wrong-type',
    mark: 'Siding /siding',
  },
  {
    name: 'a kind with a capital letter',
    make: ({ edit }) => edit('testimonials/curt-h-beloit.yaml', 'page:', 'Page:'),
    file: 'testimonials/curt-h-beloit.yaml',
    rule: 'unknown-field',
    mark: 'Page',
  },
  {
    name: 'keywords with commas below their name',
    make: ({ edit }) =>
      edit(post, /(?<=^ {2}keywords:\n)(?: {4}.*\n)+/m, '    hail damage, roof repair\n'),
    file: post,
    rule: 'wrong-type',
    mark: '  keywords:',
  },
  {
    name: 'a picture without its group',
    make: ({ edit }) => edit(post, /^image:\n.*\n.*$/m, 'image: posts/roscoe-premium-shingles.svg'),
    file: post,
    rule: 'wrong-type',
    mark: 'posts/roscoe',
  },
  {
    name: 'a name in brackets',
    make: ({ edit }) => edit(post, 'category: materials', 'category: [materials]'),
    file: post,
    rule: 'wrong-type',
    mark: 'category',
  },
  {
    name: 'a list of one entry below a field of one value',
    make: ({ edit }) => edit(post, 'category: materials', 'category:\n- materials'),
    file: post,
    rule: 'wrong-type',
    mark: 'category:',
  },
  {
    name: 'a field of a group that stands outside it',
    make: ({ edit }) => edit(post, /^category:/m, 'keywords: [hail, wind]\ncategory:'),
    file: post,
    rule: 'unknown-field',
    mark: 'keywords',
  },
  {
    name: 'a list of another program',
    make: ({ edit }) => edit(post, /^category:/m, 'tags: [hail, wind]\ncategory:'),
    file: post,
    rule: 'unknown-field',
    mark: 'tags',
  },
  {
    name: 'a date with the hour',
    make: ({ edit }) => edit(post, /^date: .*$/m, 'date: 2024-12-15T10:00:00Z'),
    file: post,
    rule: 'wrong-form',
    mark: '2024-12-15T',
  },
  {
    name: 'a misspelt field is one finding, not an unknown and a missing one',
    make: ({ edit }) => edit(post, /^title:/m, 'tittle:'),
    file: post,
    rule: 'unknown-field',
    mark: 'tittle',
  },
  {
    name: 'a missing field points at the opening line',
    make: ({ edit }) => edit(post, /^excerpt:.*\n/m, ''),
    file: post,
    rule: 'missing-field',
  },
  {
    name: 'a missing nested field points at its parent',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^ {2}alt:.*\n/m, ''),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'missing-field',
    mark: 'image:',
  },
  {
    name: 'a value outside a list of choices',
    make: ({ edit }) => edit('services/gutters.md', 'section: services', 'section: servces'),
    file: 'services/gutters.md',
    rule: 'not-allowed',
    mark: 'servces',
  },
  {
    name: 'a state by its name',
    make: ({ edit }) => edit('cities/byron.md', 'state: IL', 'state: Illinois'),
    file: 'cities/byron.md',
    rule: 'not-allowed',
    mark: 'Illinois',
  },
  {
    name: 'a chat script that is neither encrypted nor the sample',
    make: ({ edit }) =>
      edit('site.yaml', /script: .*/, 'script: http://chat.example.com/widget.js'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'http://chat.example.com/widget.js',
  },
  {
    name: 'a host of a chat with a page behind it',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^ {2}container: .*\n/m,
        '$&  hosts:\n    - host: https://chat.example.com/widget\n      for: [scripts]\n',
      ),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'https://chat.example.com/widget',
  },
  {
    name: 'a live connection of a chat from which scripts are to come',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^ {2}container: .*\n/m,
        '$&  hosts:\n    - host: wss://chat.example.com\n      for: [scripts, connections]\n',
      ),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'wss://chat.example.com',
  },
  {
    name: 'two categories with one id',
    make: ({ edit }) => edit('gallery.yaml', 'id: gutters', 'id: all'),
    mark: 'all\n      name: Gutters',
    file: 'gallery.yaml',
    rule: 'duplicate-id',
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
  },
  {
    name: 'a field that is like no other',
    make: ({ edit }) => edit(post, /^date:/m, 'colour: red\ndate:'),
    file: post,
    rule: 'unknown-field',
    mark: 'colour',
  },
  {
    name: 'a group without its list',
    make: ({ edit }) => edit('reviews.yaml', /^ {2}keywords:\n(?: {4}.*\n)+/m, ''),
    file: 'reviews.yaml',
    rule: 'missing-field',
    mark: 'seo',
  },
  {
    name: 'an icon that is unlike any',
    make: ({ edit }) => edit('home.yaml', 'icon: shield', 'icon: umbrella'),
    file: 'home.yaml',
    rule: 'not-allowed',
    mark: 'umbrella',
  },
  {
    name: 'four stars',
    make: ({ edit }) => edit('testimonials/ron-b-byron.yaml', 'rating: 5', 'rating: 4'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: /(?<=rating: )4/,
  },
  {
    name: 'a group that is missing',
    make: ({ edit }) => edit('reviews.yaml', /^elsewhere:\n(?: {2}.*\n)+/m, ''),
    file: 'reviews.yaml',
    rule: 'missing-field',
  },
  {
    name: 'a group without anything in it',
    make: ({ edit }) => edit(post, /^image:\n(?: {2}.*\n)+/m, 'image:\n'),
    file: post,
    rule: 'wrong-type',
    mark: 'image',
  },
  {
    name: 'a choice that is missing',
    make: ({ edit }) => edit('cities/byron.md', /^state:.*\n/m, ''),
    file: 'cities/byron.md',
    rule: 'missing-field',
  },
  {
    name: 'a hint that nobody replaced',
    make: ({ edit }) =>
      edit(
        post,
        /^location: .*$/m,
        'location: … The place the article is about, for example Rockford, IL',
      ),
    file: post,
    rule: 'invalid-value',
    mark: '… The place',
  },
  {
    name: 'a mark that is taken back',
    make: ({ edit }) =>
      edit('testimonials/ron-b-byron.yaml', 'placeholder: true', 'placeholder: false'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: 'placeholder: false',
  },
  {
    name: 'a mark that is neither',
    make: ({ edit }) =>
      edit('testimonials/ron-b-byron.yaml', 'placeholder: true', 'placeholder: maybe'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: 'maybe',
  },
  {
    name: 'more in the header’s menu than there is room for',
    make: ({ edit }) =>
      edit('navigation.yaml', /^header:\n/m, `$&${'  - label: News\n    href: /blog\n'.repeat(2)}`),
    file: 'navigation.yaml',
    rule: 'too-long',
    mark: 'header:',
  },
  {
    name: 'a way to be answered that is new',
    make: ({ edit }) => edit('estimate-form.yaml', 'value: text', 'value: fax'),
    file: 'estimate-form.yaml',
    rule: 'not-allowed',
    mark: 'fax',
  },
];
