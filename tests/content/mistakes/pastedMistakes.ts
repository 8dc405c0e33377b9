import type { Mistake } from './mistake.ts';
import { inText } from './signMistakes.ts';

const review = 'testimonials/curt-h-beloit.yaml';
const article = 'posts/roscoe-premium-shingles.md';

const claims = 'posts/rockford-roof-insurance-claim-help.md';

const photographs = [1, 2].map(
  (number) => `[image${number}]: <data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}>`,
);

/** A review as it was sent. */
const lines = `They said “two days” and it was two days.

The crew was polite, they even found my cat!
Great crew: fast, clean, honest.
Would hire again: 10/10`;

/** A file of another kind among the pictures. */
const among = (name: string, file: string, bytes: string): Mistake => ({
  name,
  make: ({ write }) => write(`images/projects/${file}`, bytes),
  file: `images/projects/${file}`,
  rule: 'picture-unreadable',
});

/** What comes along with text from other programs, and files that end up in the wrong folder. */
export const pastedMistakes: readonly Mistake[] = [
  {
    name: 'photographs that Google Docs wrote below a text',
    make: async ({ read, write }) =>
      write(article, `${await read(article)}\n${photographs.join('\n\n')}\n`),
    file: article,
    rule: 'file-size',
    mark: '[image1]: <data:image/',
  },
  inText('an apostrophe that is garbled', 'garbled-sign', 'We donâ€™t wait for rain.', 'â€™'),
  inText(
    'a garbled passage',
    'garbled-sign',
    'The crewâ€™s on â€œtimeâ€\u009d â€“ always.',
    'â€™s on â€œtimeâ€\u009d â€“',
  ),
  inText('an apostrophe that is lost', 'garbled-sign', 'We don\ufffdt wait for rain.', '\ufffd'),
  {
    name: 'a garbled dash in a field',
    make: ({ edit }) => edit(review, /^text: .*$/m, 'text: Neat and quick â€“ and they called.'),
    file: review,
    rule: 'garbled-sign',
    mark: 'â€“',
  },
  {
    name: 'a review of several lines between quotes',
    make: ({ edit }) => edit(review, /^text: .*$/m, `text: "${lines}"`),
    file: review,
    rule: 'yaml-quote',
    mark: 'text: "They',
  },
  {
    name: 'a review of several lines with colons',
    make: ({ edit }) => edit(review, /^text: .*$/m, `text: ${lines.replace('\n\n', '\n')}`),
    file: review,
    rule: 'yaml-syntax',
    mark: 'text: They',
  },
  inText(
    'soft hyphens in copied words',
    'hidden-sign',
    'They mend asphalt shin\u00adgles and met\u00adal roofs.',
    '\u00adgles',
  ),
  inText(
    'a note to others on the line of a text',
    'no-html',
    '<!-- Dana: is this right? --> Call us today.',
    '<!-- Dana',
  ),
  inText('a line of equals signs below a text', 'heading-level', 'We come.\n=======', 'We come.'),
  inText(
    'what Word could not find',
    'left-over',
    'See Error! Reference source not found. for more.',
    'Error!',
  ),
  inText(
    'what a reply quotes',
    'left-over',
    '> On Mon, Apr 6, 2026 at 9:14 AM Dana K. wrote:',
    'On Mon,',
  ),
  {
    name: 'headings that were lost when a text was pasted',
    make: async ({ read, write }) => write(claims, (await read(claims)).replaceAll(/^##+ /gm, '')),
    file: claims,
    rule: 'lost-headings',
    mark: 'Three people, three jobs',
  },
  among('a document among the pictures', 'warranty.pdf', '%PDF-1.4\n%%EOF\n'),
  among('a video among the pictures', 'roof.mov', '\0\0\0\x18ftypqt  \0\0\0\0'),
];
