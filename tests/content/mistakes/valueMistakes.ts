import { type Mistake, post } from './mistake.ts';

/** Values of the wrong size or form. */
export const valueMistakes: readonly Mistake[] = [
  {
    name: 'stars as Google shows them',
    make: ({ edit }) => edit('testimonials/ron-b-byron.yaml', 'rating: 5', 'rating: ★★★★★'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: '★★★★★',
  },
  {
    name: 'the page of a review with a capital letter',
    make: ({ edit }) => edit('testimonials/ron-b-byron.yaml', 'page: home', 'page: Home'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: 'Home',
  },
  {
    name: 'a page that shows no reviews',
    make: ({ edit }) => edit('testimonials/ron-b-byron.yaml', 'page: home', 'page: gallery'),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'not-allowed',
    mark: 'gallery',
  },
  {
    name: 'where a picture is looked at, in another order',
    make: ({ edit }) => edit('cities/byron.md', 'image:\n', 'image:\n  focus: Top-right\n'),
    file: 'cities/byron.md',
    rule: 'not-allowed',
    mark: 'Top-right',
  },
  {
    name: 'years with their word',
    make: ({ edit }) => edit('site.yaml', 'workmanship: 10', 'workmanship: 10 years'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '10 years',
  },
  {
    name: 'hours until noon',
    make: ({ edit }) =>
      edit('site.yaml', /^ {2}hours: always/m, '  hours:\n    monday: 9 AM to noon'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '9 AM to noon',
  },
  {
    name: 'hours all day',
    make: ({ edit }) => edit('site.yaml', /^ {2}hours: always/m, '  hours:\n    monday: 24 hours'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '24 hours',
  },
  {
    name: 'two spans of hours',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^ {2}hours: always/m,
        '  hours:\n    monday: 8 AM to 12 PM and 1 PM to 5 PM',
      ),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '8 AM to 12 PM and 1 PM to 5 PM',
  },
  {
    name: 'hours by appointment',
    make: ({ edit }) =>
      edit('site.yaml', /^ {2}hours: always/m, '  hours:\n    monday: by appointment'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'by appointment',
  },
  {
    name: 'an e-mail address as a link',
    make: ({ edit }) =>
      edit('site.yaml', /^offices:/m, 'email: mailto:info@harlowridge.example\n$&'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'mailto:',
  },
  {
    name: 'a site address without its start and with a slash',
    make: ({ edit }) => edit('site.yaml', /^url: .*$/m, 'url: www.harlowridge.example/'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'www.',
  },
  {
    name: 'a date that is none',
    make: ({ edit }) => edit(post, 'date: 2024-12-15', 'date: 2024-13-15'),
    file: post,
    rule: 'wrong-form',
    mark: '2024-13-15',
  },
  {
    name: 'a step that is left out',
    make: ({ edit }) => edit('home.yaml', /^ {4}- number: 3\n(?: {6}.*\n)+/m, ''),
    file: 'home.yaml',
    rule: 'invalid-value',
    mark: /4(?=\n {6}title)/,
  },
  {
    name: 'more categories than the gallery’s filter knows',
    make: ({ edit }) => {
      const more = Array.from({ length: 7 }, (_, index) => `    - id: c${index}\n      name: C\n`);
      return edit('gallery.yaml', /^ {4}- id: gutters\n(?: {6}.*\n)+/m, `$&${more.join('')}`);
    },
    file: 'gallery.yaml',
    rule: 'too-long',
    mark: 'categories:',
  },
  {
    name: 'a site address copied from an advertisement',
    make: ({ edit }) =>
      edit('site.yaml', /^url: .*$/m, 'url: https://www.example.com/?utm_source=card'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'https://www.example.com/?utm_source=card',
  },
  {
    name: 'an address that ends in a slash',
    make: ({ edit }) => edit('site.yaml', /^url: .*$/m, 'url: https://www.example.com/'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'https://www.example.com/',
  },
  {
    name: 'a text that is empty',
    make: ({ edit }) => edit(post, /^title: .*$/m, "title: ''"),
    file: post,
    rule: 'too-short',
    mark: "''",
  },
  {
    name: 'a search description that is too short',
    make: ({ edit }) =>
      edit('reviews.yaml', /^ {2}description: .*$/m, '  description: Read what they say.'),
    file: 'reviews.yaml',
    rule: 'too-short',
    mark: 'Read what they say.\n',
  },
  {
    name: 'a search title that is too long',
    make: ({ edit }) =>
      edit(
        'reviews.yaml',
        /^ {2}title: .*$/m,
        '  title: Customer Reviews of Roofing, Siding, Gutters and Restoration from Two States',
      ),
    file: 'reviews.yaml',
    rule: 'too-long',
    mark: 'Customer Reviews of',
  },
  {
    name: 'a number that is too small',
    make: ({ edit }) => edit('projects/rockford-warehouse-tpo.yaml', /^order: .*$/m, 'order: 0'),
    file: 'projects/rockford-warehouse-tpo.yaml',
    rule: 'too-short',
    mark: '0\n',
  },
  {
    name: 'a number that is too large',
    make: ({ edit }) => edit('site.yaml', /latitude: .*/, 'latitude: 422.7'),
    file: 'site.yaml',
    rule: 'too-long',
    mark: '422.7',
  },
  {
    name: 'a phone number in another form',
    make: ({ edit }) => edit('site.yaml', '(815) 555-0142', '815-555-0142'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '815-555-0142',
  },
  {
    name: 'an outside address without encryption',
    make: ({ edit }) =>
      edit('site.yaml', 'https://www.google.com/search', 'http://www.google.com/search'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'http://www.google.com',
  },
  {
    name: 'a title template without a place for the title',
    make: ({ edit }) => edit('site.yaml', "'%s | Harlow Ridge'", 'Harlow Ridge'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'Harlow Ridge\n',
  },
  {
    name: 'words of a control without what the page puts in',
    make: ({ edit }) => edit('interface.yaml', '{current} of {total}', 'Picture {current}'),
    file: 'interface.yaml',
    rule: 'invalid-value',
    mark: "'Picture {current}'",
  },
  {
    name: 'a language that there is not',
    make: ({ edit }) => edit('site.yaml', 'language: en-US', 'language: American English'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'American English',
  },
  {
    name: 'a date as people write it',
    make: ({ edit }) => edit(post, 'date: 2024-12-15', 'date: Dec 15, 2024'),
    file: post,
    rule: 'wrong-form',
    mark: 'Dec 15, 2024',
  },
];
