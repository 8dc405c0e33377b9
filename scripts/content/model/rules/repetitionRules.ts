import { error, warning } from './rule.ts';

const timesInWords = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`;

/** Rules about words that only one page should have. */
export const repetitionRules = {
  'duplicate-title': error<{ other: string }>({
    title: 'Two pages have the same title',
    why: 'In search results, no one could tell them apart.',
    fix: 'Change one of the two, so that each page has its own.',
    example: { wrong: 'Roofing (twice)', right: 'Roofing in Rockford, Roofing in Byron' },
    message: ({ other }) => `This page has the same search title as ${other}.`,
  }),
  'title-company': warning<{ name: string; shown: string }>({
    title: 'A search title has the company’s name twice',
    why: 'The site adds the name to each title automatically. Search results have little room and would show it twice.',
    fix: 'Delete the name and the character in front of it.',
    example: { wrong: 'title: Gutters in Byron | Harlow Ridge', right: 'title: Gutters in Byron' },
    message: ({ name, shown }) =>
      `The site adds “${name}” to each title automatically, so this one would be “${shown}”.`,
  }),
  'duplicate-description': error<{ other: string }>({
    title: 'Two pages have the same description',
    why: 'In search results, no one could tell them apart.',
    fix: 'Change one of the two, so that each page has its own.',
    example: { wrong: 'Call us. (twice)', right: 'a description for each page' },
    message: ({ other }) => `This page has the same search description as ${other}.`,
  }),
  'duplicate-heading': warning<{ other: string }>({
    title: 'Two pages of a kind have the same heading',
    why: 'In the list of articles, services or projects, no one could tell them apart.',
    fix: 'Write a different heading for one of the two.',
    example: { wrong: 'title: Hail (twice)', right: 'title: Hail in Byron' },
    message: ({ other }) => `This page has the same heading as ${other}.`,
  }),
  'duplicate-summary': warning<{ other: string }>({
    title: 'Two pages of a kind have the same summary',
    why: 'In the list of articles, services or projects, the two would look like one.',
    fix: 'Write a different summary for one of the two.',
    example: { wrong: 'excerpt: After hail. (twice)', right: 'an excerpt for each article' },
    message: ({ other }) => `This page has the same summary as ${other}.`,
  }),
  'duplicate-review': warning<{ other: string }>({
    title: 'Two customers have the same words',
    why: 'Visitors would take both reviews for invented.',
    fix: 'Write what this customer wrote, or delete the file.',
    example: { wrong: 'a copied review under a new name', right: 'each customer’s own words' },
    message: ({ other }) => `These are the words of ${other}, under another name.`,
  }),
  'copied-text': error<{ other: string }>({
    title: 'A page has the whole text of another',
    why: 'Visitors would read the same text under two headings, and search engines drop such pages.',
    fix: 'Write this page’s own text below the second line of three hyphens (---), or delete the file.',
    example: { wrong: 'a copied article with a new title', right: 'an article of its own' },
    message: ({ other }) => `This is the whole text of ${other}.`,
  }),
  'repeated-text': warning<{ other: string; percent: number }>({
    title: 'A page repeats much of another’s text',
    why: 'Visitors would read the same twice, and search engines show only one of the two.',
    fix: 'Below the second line of three hyphens (---), write what is true only of this page’s subject, or delete the file if it is just a copy.',
    example: { wrong: 'a copied service with two new sentences', right: 'a text of its own' },
    message: ({ other, percent }) => `${percent}% of this text is also in ${other}.`,
  }),
  'repeated-paragraph': warning<{ hasMore: boolean }>({
    title: 'A paragraph appears twice in one text',
    why: 'It was pasted twice, and visitors would read it twice.',
    fix: 'Delete what appears twice.',
    example: { wrong: 'a text that was pasted below itself', right: 'the text once' },
    message: ({ hasMore }) =>
      `This paragraph already appears further up${hasMore ? ', and so does more of what follows' : ''}.`,
  }),
  'copied-picture': warning<{ other: string }>({
    title: 'A page has another page’s picture',
    why: 'The page looks like the one it was copied from.',
    fix: 'After “file:”, name a picture of this page’s own subject, and after “alt:”, say what it shows.',
    example: {
      wrong: 'the picture and alt text of the copied page',
      right: 'a picture of its own',
    },
    message: ({ other }) => `This page has the same picture as ${other}.`,
  }),
  'duplicate-keywords': warning<{ other: string }>({
    title: 'Two pages have the same keywords',
    why: 'They are what people search for, and these are about the other page’s subject.',
    fix: 'Change the keywords of one of the two, so that they fit its page.',
    example: { wrong: 'Rockton IL roofing (on the page of Byron)', right: 'Byron IL roofing' },
    message: ({ other }) => `These are the keywords of ${other}, word for word.`,
  }),
  'copied-city': error<{ other: string; percent: number }>({
    title: 'A city’s page repeats another’s',
    why: 'People see that no one wrote it for their town, and search engines drop such pages.',
    fix: 'Write what is true only of this place: its streets, houses and weather. At most 25% may be shared.',
    example: {
      wrong: 'the same text with the name changed',
      right: 'its river, houses and weather',
    },
    message: ({ other, percent }) => `${percent}% of this text is also in ${other}.`,
  }),
  'unlisted-city': warning<{ name: string }>({
    title: 'A city’s page that no list leads to',
    why: 'No one finds the page: the list of places and the map lead only to the others.',
    fix: 'Name the page in content/service-areas.yaml, after “city:” in the entry for its place.',
    example: { wrong: '- name: Byron', right: '- name: Byron\n  city: byron' },
    message: ({ name }) => `The list of places does not lead to this page about ${name}.`,
  }),
  'other-state': warning<{ name: string; state: string; list: string }>({
    title: 'A city’s page names another state than the list of places',
    why: 'Visitors would take it for another town of that name.',
    fix: 'Change “state:” here, or move the place to the other list in content/service-areas.yaml.',
    example: { wrong: 'state: WI (on the page of Byron)', right: 'state: IL' },
    message: ({ name, state, list }) =>
      `${name} is in ${state} here, but below “${list}” in content/service-areas.yaml.`,
  }),
  'other-place': warning<{ place: string; name: string }>({
    title: 'A place leads to the page of another one',
    why: 'Visitors who look for their town would find another one.',
    fix: 'Move the line to the entry of the place that the page is about, or write the name of this place’s page.',
    example: { wrong: '- name: Freeport\n  city: byron', right: '- name: Byron\n  city: byron' },
    message: ({ place, name }) => `“${place}” leads to the page about ${name}.`,
  }),
  'other-city': warning<{
    other: string;
    name: string;
    /** How often the whole text names each of the two. */
    times?: { other: number; own: number };
  }>({
    title: 'A city’s page names another city',
    why: 'People would think they are on the wrong page.',
    fix: 'Write the name of this page’s own city, or what is true of it.',
    example: {
      wrong: 'heading: Roofing in Rockton (on the page of Byron)',
      right: 'heading: Roofing in Byron',
    },
    message: ({ other, name, times }) =>
      times
        ? `This text names ${other} ${timesInWords(times.other)}, but ${name}, which the page is about, ${timesInWords(times.own)}.`
        : `This names ${other}, but not ${name}, which the page is about.`,
  }),
};
