import { rule } from './rule.ts';

const timesInWords = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`;

/** Rules about the words themselves. */
export const textRules = {
  'empty-text': rule<object>({
    severity: 'error',
    title: 'A page has no text',
    why: 'The visitor would see a heading and nothing below it.',
    fix: 'Write the page’s text below the second line of three hyphens (---).',
    example: { wrong: '---\ntitle: Hail\n---', right: '---\ntitle: Hail\n---\n\nThe text.' },
    message: () => 'There is no text below the fields.',
  }),
  'hidden-sign': rule<{ code: string }>({
    severity: 'error',
    title: 'A sign that nobody can see',
    why: 'Such signs come along with copied words. They hide words from searches, or turn them around.',
    fix: 'Delete the words around it and type them anew.',
    example: {
      wrong: 'words copied from a web page, with a sign of no width in them',
      right: 'the same words, typed',
    },
    message: ({ code }) => `Here stands a sign that nobody can see (${code}).`,
  }),
  'text-depth': rule<object>({
    severity: 'error',
    title: 'Words stand too deep in one another',
    why: 'No page can show so many quotes or lists in one another, and most are left over from a copy.',
    fix: 'Delete the signs at the start of the line that are too many.',
    example: { wrong: '> > > > > > > > > > > > > > > > > > > > > Hail', right: '> Hail' },
    message: () => 'These words stand in more than 20 quotes, lists or marks, one in the other.',
  }),
  'no-html': rule<{ html: string }>({
    severity: 'error',
    title: 'HTML in a text',
    why: 'It is left out of the page, so what it was meant to do would be lost.',
    fix: 'Write it without the signs < and >: **bold**, [words](/path), ![description](../images/…). To show a < as it is, write \\<.',
    example: { wrong: '<b>Act now</b>', right: '**Act now**' },
    message: ({ html }) => `“${html}” is HTML code, which is left out of the page.`,
  }),
  'heading-level': rule<object>({
    severity: 'error',
    title: 'A heading of the first level in a text',
    why: 'The page’s title is the only one; screen readers find their way by it.',
    fix: 'Start it with two number signs and a space: ## Heading.',
    example: { wrong: '# After the storm', right: '## After the storm' },
    message: () => 'A heading in the text cannot be of the first level, which is the page’s title.',
  }),
  'heading-skip': rule<{ signs: string; allowed: string }>({
    severity: 'error',
    title: 'A heading skips a level',
    why: 'People who listen to the page believe that they missed a part.',
    fix: 'Use at most one number sign more than the heading above it.',
    example: { wrong: '## Hail\n#### Costs', right: '## Hail\n### Costs' },
    message: ({ signs, allowed }) =>
      `This heading starts with ${signs}, but below the one above it only ${allowed} can follow.`,
  }),
  'link-text': rule<{ words: string }>({
    severity: 'error',
    title: 'A link’s words say nothing',
    why: 'Screen readers list links by their words, and so do search engines.',
    fix: 'Write between the square brackets what it leads to, for example [ask for an inspection](/contact).',
    example: { wrong: '[click here](/contact)', right: '[ask for an inspection](/contact)' },
    message: ({ words }) =>
      words ? `The link’s words “${words}” do not say where it leads.` : 'This link has no words.',
  }),
  'missing-description': rule<object>({
    severity: 'error',
    title: 'A picture has no description',
    why: 'People who cannot see it would not know what it shows.',
    fix: 'Say between the square brackets what it shows: ![Hail on a ridge cap](…).',
    example: { wrong: '![](../images/a.jpg)', right: '![Hail on a ridge cap](../images/a.jpg)' },
    message: () => 'This picture has no description.',
  }),
  'poor-description': rule<{ words: string }>({
    severity: 'error',
    title: 'A picture’s description describes nothing',
    why: 'Screen readers say “image” already; a file name helps nobody.',
    fix: 'Say what the picture shows, for example “Hail dents on a metal vent”.',
    example: { wrong: 'alt: Image of IMG_2041.jpg', right: 'alt: Hail dents on a metal vent' },
    message: ({ words }) => `“${words}” does not say what the picture shows.`,
  }),
  'duplicate-title': rule<{ other: string }>({
    severity: 'error',
    title: 'Two pages have one title',
    why: 'In search results nobody could tell them apart.',
    fix: 'Change one of the two, so that each page has its own.',
    example: { wrong: 'Roofing (twice)', right: 'Roofing in Rockford, Roofing in Byron' },
    message: ({ other }) => `This page has the same search title as ${other}.`,
  }),
  'duplicate-description': rule<{ other: string }>({
    severity: 'error',
    title: 'Two pages have one description',
    why: 'In search results nobody could tell them apart.',
    fix: 'Change one of the two, so that each page has its own.',
    example: { wrong: 'Call us. (twice)', right: 'a description for each page' },
    message: ({ other }) => `This page has the same search description as ${other}.`,
  }),
  'duplicate-heading': rule<{ other: string }>({
    severity: 'warning',
    title: 'Two pages of a kind have one heading',
    why: 'In the list of articles, services or projects nobody could tell them apart.',
    fix: 'Write another heading for one of the two.',
    example: { wrong: 'title: Hail (twice)', right: 'title: Hail in Byron' },
    message: ({ other }) => `This page has the same heading as ${other}.`,
  }),
  'duplicate-summary': rule<{ other: string }>({
    severity: 'warning',
    title: 'Two pages of a kind have one summary',
    why: 'In the list of articles, services or projects the two would look like one.',
    fix: 'Write another summary for one of the two.',
    example: { wrong: 'excerpt: After hail. (twice)', right: 'an excerpt for each article' },
    message: ({ other }) => `This page has the same summary as ${other}.`,
  }),
  'copied-text': rule<{ other: string }>({
    severity: 'error',
    title: 'A page has the whole text of another',
    why: 'Visitors would read one text under two headings, and search engines drop such pages.',
    fix: 'Write this page’s own text below the second line of three hyphens (---), or delete the file.',
    example: { wrong: 'a copied article with a new title', right: 'an article of its own' },
    message: ({ other }) => `This is the whole text of ${other}.`,
  }),
  'repeated-text': rule<{ other: string; percent: number }>({
    severity: 'warning',
    title: 'A page repeats much of another’s text',
    why: 'Visitors would read the same twice, and search engines show only one of the two.',
    fix: 'Write below the second line of three hyphens (---) what is true of this page’s matter alone, or delete the file if it is a mere copy.',
    example: { wrong: 'a copied service with two new sentences', right: 'a text of its own' },
    message: ({ other, percent }) => `${percent} % of this text stands in ${other} too.`,
  }),
  'copied-picture': rule<{ other: string }>({
    severity: 'warning',
    title: 'Two pages have one picture and one description',
    why: 'The page looks like the one that it was copied from.',
    fix: 'Name a picture of this page’s matter behind “file:”, and say behind “alt:” what it shows.',
    example: {
      wrong: 'the picture and alt text of the copied page',
      right: 'a picture of its own',
    },
    message: ({ other }) => `This page has the picture of ${other}, with the same description.`,
  }),
  'duplicate-keywords': rule<{ other: string }>({
    severity: 'warning',
    title: 'Two pages have the same keywords',
    why: 'They are what people search for, and here they would come to the other page’s matter.',
    fix: 'Change those of one of the two, so that they fit their page.',
    example: {
      wrong: 'Rockton IL roofing (on the page of Byron)',
      right: 'Byron IL roofing',
    },
    message: ({ other }) => `These are the keywords of ${other}, word for word.`,
  }),
  'copied-city': rule<{ other: string; percent: number }>({
    severity: 'error',
    title: 'A city’s page repeats another’s',
    why: 'People see that nobody wrote for their town, and search engines drop such pages.',
    fix: 'Write what is true of this place alone: its streets, houses and weather. At most 25 % may be shared.',
    example: {
      wrong: 'the same text with the name changed',
      right: 'its river, houses and weather',
    },
    message: ({ other, percent }) => `${percent} % of this text stands in ${other} too.`,
  }),
  'other-city': rule<{
    other: string;
    name: string;
    /** How often a whole text names the two. */
    times?: { other: number; own: number };
  }>({
    severity: 'warning',
    title: 'A city’s page names another city',
    why: 'People would think that they are on the wrong page.',
    fix: 'Write the name of this page’s own city, or what is true of it.',
    example: {
      wrong: 'heading: Roofing in Rockton (on the page of Byron)',
      right: 'heading: Roofing in Byron',
    },
    message: ({ other, name, times }) =>
      times
        ? `This text names ${other} ${times.other} times, and ${name}, which the page is about, ${timesInWords(times.own)}.`
        : `This names ${other}, but not ${name}, which the page is about.`,
  }),
  'other-phone': rule<{ found: string; phone: string }>({
    severity: 'error',
    title: 'Another phone number',
    why: 'A caller after a storm would reach nobody.',
    fix: 'Write our number, which stands in content/site.yaml, or delete this one.',
    example: { wrong: 'Call (815) 555-0199', right: 'Call (815) 555-0142' },
    message: ({ found, phone }) => `${found} is not our number, which is ${phone}.`,
  }),
  'other-address': rule<{ found: string; address: string }>({
    severity: 'error',
    title: 'Another street address',
    why: 'Visitors would drive to the wrong place, and search engines trust neither.',
    fix: 'Write our address, which stands in content/site.yaml, or delete this one.',
    example: { wrong: '420 Ridgepole Ln', right: '418 Ridgepole Lane' },
    message: ({ found, address }) => `“${found}” is not our address, which is ${address}.`,
  }),
  'wrong-count': rule<{ text: string; written: string }>({
    severity: 'warning',
    title: 'A number that the site counts differently',
    why: 'Visitors can count, and the number is wrong again with the next entry.',
    fix: 'Write the word for it between braces in place of the number, for example {reviews}.',
    example: { wrong: 'The nine reviews above', right: 'The {reviews} reviews above' },
    message: ({ text, written }) => `“${text}”: there are not ${written} of them on the site.`,
  }),
  'forbidden-claim': rule<{ words: string; reason: string }>({
    severity: 'error',
    title: 'A claim that a contractor must not make',
    why: 'It can cost the licence, and it misleads people after a storm.',
    fix: 'Say what we do: document damage, meet the adjuster on the roof, explain the scope.',
    example: { wrong: 'We waive your deductible', right: 'You pay your deductible' },
    message: ({ words, reason }) => `Do not write “${words}”: ${reason}.`,
  }),
};
