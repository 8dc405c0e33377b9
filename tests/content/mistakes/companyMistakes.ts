import { type Mistake, post } from './mistake.ts';

const notice = (firstDay: string, lastDay: string) => `notice:
  kind: storm
  text: Hail in Rockford last night.
  firstDay: ${firstDay}
  lastDay: ${lastDay}
`;

const says = (words: string) => `$&  linkLabel: ${words}\n  link: /services/roofing\n`;

/** What cannot be true of the company, or of a day. */
export const companyMistakes: readonly Mistake[] = [
  {
    name: 'a sample phone number without its mark',
    make: ({ edit }) => edit('site.yaml', /(callLabel: .*\n.*\n) {2}placeholder: true\n/, '$1'),
    file: 'site.yaml',
    rule: 'sample-left',
    mark: '(815) 555-0142',
  },
  {
    name: 'a sample licence without its mark',
    make: ({ edit }) => edit('site.yaml', /(104\.000000\n) {4}placeholder: true\n/, '$1'),
    file: 'site.yaml',
    rule: 'sample-left',
    mark: 'IL 104.000000',
  },
  {
    name: 'a sample site address of a real company',
    make: ({ edit }) => edit('site.yaml', /(blurb: .*\n) {2}placeholder: true\n/, '$1'),
    file: 'site.yaml',
    rule: 'sample-left',
    mark: 'https://www.harlowridge.example',
  },
  ...[
    ['with spaces that do not break', '(608)\u00a0226-4999', '(608)'],
    ['with hyphens that do not break', '(608) 226\u20114999', '(608)'],
    ['in one', '6082264999', '6082264999'],
    ['without its area code', 'Call 226-4999 now.', '226-4999'],
  ].map(
    ([name, text = '', mark = '']): Mistake => ({
      name: `another phone number ${name}`,
      make: ({ addParagraph }) => addParagraph(post, text),
      file: post,
      rule: 'other-phone',
      mark,
    }),
  ),
  {
    name: 'two phone numbers in place of one',
    make: ({ edit }) =>
      edit('site.yaml', 'display: (815) 555-0142', 'display: (815) 555-0142 or (815) 555-0177'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '(815) 555-0142 or',
  },
  {
    name: 'both numbers of a place in one',
    make: ({ edit }) => edit('service-areas.yaml', /(latitude: 42\.297)\n.*/, '$1, -89.621'),
    file: 'service-areas.yaml',
    rule: 'wrong-type',
    mark: '42.297, -89.621',
  },
  {
    name: 'a longitude with its minutes and seconds',
    make: ({ edit }) => edit('service-areas.yaml', '-89.621', `89°37'16"W`),
    file: 'service-areas.yaml',
    rule: 'wrong-type',
    mark: `89°37'16"W`,
  },
  {
    name: 'a longitude whose minus stands apart',
    make: ({ edit }) => edit('service-areas.yaml', '-89.621', '- 89.621'),
    file: 'service-areas.yaml',
    rule: 'yaml-special-sign',
    mark: '- 89.621',
  },
  {
    name: 'a notice that is over',
    make: ({ edit }) => edit('site.yaml', /^chat:$/m, `${notice('2025-04-01', '2025-04-07')}$&`),
    file: 'site.yaml',
    rule: 'notice-over',
    mark: '2025-04-07',
  },
  {
    name: 'a notice that ends before it begins',
    make: ({ edit }) => edit('site.yaml', /^chat:$/m, `${notice('2025-06-10', '2025-06-01')}$&`),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: '2025-06-01',
  },
  {
    name: 'a notice of a shortened kind',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^chat:$/m,
        `${notice('2025-06-10', '2025-06-20').replace('storm', 'info')}$&`,
      ),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'info\n',
  },
  {
    name: 'a notice whose link says nothing',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^chat:$/m,
        `${notice('2025-06-10', '2025-06-20').replace(/text: .*\n/, says('Click here'))}$&`,
      ),
    file: 'site.yaml',
    rule: 'link-text',
    mark: 'Click here',
  },
  {
    name: 'a day in a group that is indented by three spaces',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^chat:$/m,
        `${notice('6/10/2025', '2025-06-20').replaceAll(/^ {2}/gm, '   ')}$&`,
      ),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '6/10/2025',
  },
  {
    name: 'the address of a repository in place of its name',
    make: ({ edit }) =>
      edit('site.yaml', /^chat:$/m, `editing:\n  repository: https://github.com/a/b\n$&`),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'https://github.com/a/b',
  },
  {
    name: 'latitude and longitude swapped',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        'latitude: 42.2736\n    longitude: -89.0942',
        'latitude: -89.0942\n    longitude: 42.2736',
      ),
    file: 'site.yaml',
    rule: 'far-place',
    mark: 'latitude: -89',
  },
  {
    name: 'a town whose longitude lacks its minus',
    make: ({ edit }) => edit('service-areas.yaml', 'longitude: -89.401', 'longitude: 89.401'),
    file: 'service-areas.yaml',
    rule: 'far-place',
    mark: /latitude: 43.073/,
  },
  {
    name: 'a new town with the place of the one it was copied from',
    make: ({ edit }) =>
      edit('service-areas.yaml', / +latitude: 42.264\n.*\n/, '$&    - name: Poplar Grove\n$&'),
    file: 'service-areas.yaml',
    rule: 'same-place',
    mark: 'latitude: 42.264',
    lastMark: true,
  },
  {
    name: 'a further place of the map on the other side of the globe',
    make: ({ edit }) =>
      edit(
        'service-areas.yaml',
        'latitude: 42.493\n      longitude: -89.037',
        'latitude: -89.037\n      longitude: 42.493',
      ),
    file: 'service-areas.yaml',
    rule: 'far-place',
    mark: 'latitude: -89',
  },
  {
    name: 'a city’s page below another town',
    make: ({ edit }) =>
      edit('service-areas.yaml', /name: Freeport\n.*\n.*\n/, '$&      city: byron\n'),
    file: 'service-areas.yaml',
    rule: 'other-place',
    mark: 'byron',
    lastMark: true,
  },
  {
    name: 'a town twice in a list',
    make: ({ edit }) => edit('service-areas.yaml', 'name: Freeport', 'name: Belvidere'),
    file: 'service-areas.yaml',
    rule: 'duplicate-id',
    mark: 'Belvidere',
    lastMark: true,
  },
  {
    name: 'a town with half of its place',
    make: ({ edit }) => edit('service-areas.yaml', /^ {6}longitude: -89.401\n/m, ''),
    file: 'service-areas.yaml',
    rule: 'invalid-value',
    mark: '43.073',
  },
  {
    name: 'a picture in place of the map that the site draws',
    make: ({ edit }) =>
      edit(
        'contact.yaml',
        /^ {2}showLabel:/m,
        '  image:\n    file: about/crew.svg\n    alt: Map of our towns\n$&',
      ),
    file: 'contact.yaml',
    rule: 'unknown-field',
    mark: 'image:',
  },
  {
    name: 'the title of an old company name',
    make: ({ edit }) => edit('site.yaml', /^titleTemplate: .*$/m, "titleTemplate: '%s | Old Name'"),
    file: 'site.yaml',
    rule: 'other-name',
    mark: "'%s | Old",
  },
  {
    name: 'a search for reviews of an old company name',
    make: ({ edit }) => edit('site.yaml', 'q=Harlow+Ridge+Roofing', 'q=Old+Name'),
    file: 'site.yaml',
    rule: 'other-name',
    mark: 'https://www.google.com/search',
  },
  {
    name: 'the guide’s example in place of a key',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        'estimateDelivery: simulated',
        'estimateDelivery:\n  endpoint: https://forms.harlow.test/a\n  format: json\n  fields:\n    - name: access_key\n      value: the-key-they-gave-you',
      ),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'the-key',
  },
  {
    name: 'the guide’s example in the address of a form service',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        'estimateDelivery: simulated',
        'estimateDelivery:\n  endpoint: https://formspree.io/f/the-key-they-gave-you\n  format: json',
      ),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'https://formspree',
  },
  {
    name: 'a licence with the other state’s letters',
    make: ({ edit }) => edit('site.yaml', 'number: IL 104.000000', 'number: WI 104.123987'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'WI 104',
  },
  {
    name: 'a longitude without its minus',
    make: ({ edit }) => edit('site.yaml', 'longitude: -89', 'longitude: 89'),
    file: 'site.yaml',
    rule: 'far-place',
    mark: 'latitude: 42',
  },
  {
    name: 'a text behind the hint that was to be replaced',
    make: ({ edit }) =>
      edit('reviews.yaml', /^heading: .*$/m, 'heading: … The page’s main heading and Reviews'),
    file: 'reviews.yaml',
    rule: 'invalid-value',
    mark: '… The',
  },
  {
    name: 'an office with half of its place',
    make: ({ edit }) => edit('site.yaml', /^ {4}longitude: .*\n/m, ''),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: '42.2736',
  },
  {
    name: 'the one address that the site had before it had offices',
    make: async ({ edit, read }) => {
      const list = /^offices:\n {2}- ([\s\S]*?)(?=^\w)/m;
      const [, office = ''] = list.exec(await read('site.yaml')) ?? [];
      await edit('site.yaml', list, `address:\n  ${office.replaceAll(/^ {4}/gm, '  ')}`);
    },
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: 'address:',
  },
  {
    name: 'directions that the site makes by itself',
    make: ({ edit }) =>
      edit('site.yaml', /^chat:$/m, '  directions:\n    url: https://maps.harlow.test/\n$&'),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: 'directions:',
  },
  {
    name: 'hours in another spelling',
    make: ({ edit }) => edit('site.yaml', 'hours: always', 'hours:\n    monday: 8am-5pm'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '8am',
  },
  {
    name: 'hours that end before they begin',
    make: ({ edit }) =>
      edit('site.yaml', /^ {4}longitude: .*$/m, '$&\n    hours:\n      monday: 8 AM to 5 AM'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: '8 AM to 5 AM',
  },
  {
    name: 'hours of the phone whose ends are swapped',
    make: ({ edit }) => edit('site.yaml', 'hours: always', 'hours:\n    monday: 5 PM to 8 AM'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: '5 PM to 8 AM',
  },
  {
    name: 'an office in a city with its state',
    make: ({ edit }) => edit('site.yaml', /^ {4}city: Rockford$/m, '$&, IL'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: 'Rockford, IL',
  },
  {
    name: 'a street with its city',
    make: ({ edit }) => edit('site.yaml', 'Ridgepole Lane', 'Ridgepole Lane, Rockford, IL 61101'),
    file: 'site.yaml',
    rule: 'invalid-value',
    mark: '418 Ridgepole Lane, Rockford',
  },
  {
    name: 'hours of no day',
    make: ({ edit }) =>
      edit('site.yaml', /^ {4}longitude: .*$/m, '$&\n    hours:\n      weekdays: 8 AM to 5 PM'),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: /^ {6}weekdays/m,
  },
  {
    name: 'hours as a slogan',
    make: ({ edit }) => edit('site.yaml', 'hours: always', 'hours: 24/7'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: '24/7',
  },
  {
    name: 'hours in one line of words',
    make: ({ edit }) =>
      edit('site.yaml', /^ {4}longitude: .*$/m, '$&\n    hours: Mon-Fri 8-5, or by appointment'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'Mon-Fri 8-5, or by appointment',
  },
  {
    name: 'hours in one line of days and times',
    make: ({ edit }) => edit('site.yaml', 'hours: always', 'hours: Mon–Fri 8am–5pm, Sat 9–noon'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'hours: Mon',
  },
  {
    name: 'hours without any',
    make: ({ edit }) => edit('site.yaml', 'hours: always', 'hours:'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: /(?<=\n {2})hours:/,
  },
  {
    name: 'an e-mail address that is none',
    make: ({ edit }) => edit('site.yaml', /^offices:$/m, 'email: office(at)harlowridge.com\n$&'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: 'office(at)',
  },
  {
    name: 'a number for messages in another spelling',
    make: ({ edit }) => edit('site.yaml', /^offices:$/m, 'textMessages: 815 654 3210\n$&'),
    file: 'site.yaml',
    rule: 'wrong-form',
    mark: '815 654',
  },
  {
    name: 'a warranty of a sentence',
    make: ({ edit }) => edit('site.yaml', 'workmanship: 10', 'workmanship: 10-year'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '10-year',
  },
  {
    name: 'a look-up without its words',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /^certifications:$/m,
        'licenceLookUp:\n  illinois: https://licences.harlow.test\n  wisconsin: https://licences.harlow.test\n$&',
      ),
    file: 'site.yaml',
    rule: 'missing-field',
    mark: 'licenceLookUp:',
  },
  {
    name: 'a latitude with its sign',
    make: ({ edit }) => edit('site.yaml', 'latitude: 42.2736', 'latitude: 42.2736°'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '42.2736°',
  },
  {
    name: 'a longitude with its sign and without its minus',
    make: ({ edit }) => edit('site.yaml', 'longitude: -89.0942', 'longitude: 89.0942°'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '89.0942°',
  },
  {
    name: 'a longitude with its direction',
    make: ({ edit }) => edit('site.yaml', 'longitude: -89.0942', 'longitude: 89.0942° W'),
    file: 'site.yaml',
    rule: 'wrong-type',
    mark: '89.0942° W',
  },
  {
    name: 'office hours beside a phone that is always answered',
    make: ({ edit }) =>
      edit('service-page.yaml', 'hours: Open {phone.hours}', 'hours: Mon–Fri 8–5'),
    file: 'service-page.yaml',
    rule: 'other-hours',
    mark: 'Mon–Fri',
  },
  {
    name: 'an article dated in the future',
    make: ({ edit }) => edit(post, 'date: 2024-12-15', 'date: 2025-12-15'),
    file: post,
    rule: 'future-date',
    mark: '2025-12-15',
  },
  {
    name: 'an article that comes a year before its date',
    make: ({ edit }) => edit(post, '\n---\n', '\npublishAt: 2023-12-15\n---\n'),
    file: post,
    rule: 'early-publishing',
    mark: '2023-12-15',
  },
  {
    name: 'a project that leaves in another century',
    make: ({ edit }) =>
      edit(
        'projects/byron-wind-damage-rebuild.yaml',
        'placeholder: true',
        'placeholder: true\nexpireAt: 2206-12-15',
      ),
    file: 'projects/byron-wind-damage-rebuild.yaml',
    rule: 'far-day',
    mark: '2206-12-15',
  },
  {
    name: 'an e-mail address in place of a form service',
    make: ({ edit }) =>
      edit('site.yaml', 'estimateDelivery: simulated', 'estimateDelivery: office@harlow.test'),
    file: 'site.yaml',
    rule: 'not-allowed',
    mark: 'office@harlow',
  },
  {
    name: 'a chat without its first line',
    make: ({ edit }) => edit('site.yaml', /^chat:\n/m, ''),
    file: 'site.yaml',
    rule: 'unknown-field',
    mark: 'script:',
  },
  {
    name: 'a field under the name that other files have',
    make: ({ edit }) => edit('cities/byron.md', /^intro:/m, 'summary:'),
    file: 'cities/byron.md',
    rule: 'unknown-field',
    mark: 'summary:',
  },
  {
    name: 'the page where a company manages its reviews',
    make: ({ edit }) =>
      edit(
        'site.yaml',
        /https:\/\/www\.google\.com\/search\?q=.*$/m,
        'https://business.google.com/n/1234/reviews',
      ),
    file: 'site.yaml',
    rule: 'private-link',
    mark: 'https://business',
  },
  {
    name: 'the pictures of a house swapped',
    make: async ({ edit }) => {
      await edit('gallery.yaml', 'hail-before', 'hail-now');
      await edit('gallery.yaml', 'hail-after', 'hail-before');
      await edit('gallery.yaml', 'hail-now', 'hail-after');
    },
    file: 'gallery.yaml',
    rule: 'mixed-pair',
    mark: 'before-after/rockton-hail-before',
  },
  {
    name: 'one picture as before and after',
    make: ({ edit }) => edit('gallery.yaml', 'hail-before', 'hail-after'),
    file: 'gallery.yaml',
    rule: 'mixed-pair',
    mark: 'before-after/rockton-hail-after',
    lastMark: true,
  },
  {
    name: 'one description for two pictures',
    make: ({ edit }) =>
      edit(
        'gallery.yaml',
        /alt: The same Rockton house .*$/m,
        'alt: The same Loves Park house in fresh lap siding with white trim',
      ),
    file: 'gallery.yaml',
    rule: 'repeated-description',
    mark: 'The same Loves Park house',
    lastMark: true,
  },
  {
    name: 'a description of one word',
    make: ({ edit }) => edit(post, /^ {2}alt: .*$/m, '  alt: photo'),
    file: post,
    rule: 'poor-description',
    mark: 'photo\n',
  },
  {
    name: 'a picture with another ending',
    make: ({ edit }) =>
      edit(post, 'posts/roscoe-premium-shingles.svg', 'Roscoe-Premium-Shingles.jpg'),
    file: post,
    rule: 'missing-picture',
    mark: 'Roscoe-Premium-Shingles.jpg',
  },
  {
    name: 'a filled-in description that is too long',
    make: ({ edit }) =>
      edit('reviews.yaml', /^heading: .*$/m, `heading: '{Reviews}${' roofs'.repeat(13)}'`),
    file: 'reviews.yaml',
    rule: 'too-long',
    mark: "'{Reviews} roofs",
  },
];
