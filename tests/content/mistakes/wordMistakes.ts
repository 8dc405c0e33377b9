import { type Mistake, post, twice } from './mistake.ts';

/** Words that must not stand so. */
export const wordMistakes: readonly Mistake[] = [
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
    name: 'a file that is not in the common form',
    make: ({ edit }) => edit('reviews.yaml', /^heading: .*$/m, 'heading: "What neighbors say"'),
    file: 'reviews.yaml',
    rule: 'not-canonical',
    mark: 'heading: "What',
    message: 'From this line on the file is not in the common form.',
  },
];
