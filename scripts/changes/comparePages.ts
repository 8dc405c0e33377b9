import { diffArrays } from 'diff';
import { htmlLimit } from '../budget/budgets.ts';
import type { PageLink } from '../pageCheck/pageDocument.ts';
import type { PageContent, TextBlock } from './pageContent.ts';
import type { Change } from './siteChanges.ts';

const emptyPage: PageContent = {
  name: '',
  listing: { title: '', description: '', indexing: '' },
  blocks: [],
  links: [],
  pictures: [],
  weight: 0,
};

/**
 * What changed on a page, in the order of the page.
 * @param before `undefined` for a new page
 */
export function comparePages(before: PageContent | undefined, after: PageContent): Change[] {
  const old = before ?? emptyPage;
  return [
    ...compareListings(old, after),
    ...compareWords(old.blocks, after.blocks),
    // The links of a new page are part of its words.
    ...(before ? compareLinks(before, after) : []),
    ...comparePictures(old, after),
    ...compareWeights(before, after),
  ];
}

const compareListings = ({ listing: old }: PageContent, { listing }: PageContent): Change[] =>
  (['title', 'description', 'indexing'] as const)
    .filter((what) => old[what] !== listing[what])
    .map((what) => ({ kind: 'listing', what, before: old[what], after: listing[what] }));

/** Text removed just before new text is one change with it, if the one was made from the other. */
function compareWords(before: readonly TextBlock[], after: readonly TextBlock[]): Change[] {
  const isSame = (a: TextBlock, b: TextBlock) => a.text === b.text;
  const runs = diffArrays([...before], [...after], { comparator: isSame });
  return runs.flatMap((run, index) => {
    const { removed, added, value } = run;
    if (removed && runs[index + 1]?.added) return pairUp(value, runs[index + 1]?.value ?? []);
    if (added && runs[index - 1]?.removed) return [];
    if (removed) return value.map(gone);
    return added ? value.map(fresh) : [];
  });
}

/** Texts that share less than this fraction of their words were not made from each other. */
const kinship = 0.4;

function pairUp(before: readonly TextBlock[], after: readonly TextBlock[]): Change[] {
  const left = [...before];
  return [
    ...after.flatMap((block): Change[] => {
      const index = left.findIndex(({ text }) => wordsInCommon(text, block.text) >= kinship);
      if (index === -1) return [fresh(block)];
      const [skipped, [old]] = [left.splice(0, index), left.splice(0, 1)];
      const { text, under } = block;
      return [
        ...skipped.map(gone),
        { kind: 'words', ...(old && { before: old.text }), after: text, under },
      ];
    }),
    ...left.map(gone),
  ];
}

/**
 * How much two texts have in common: the share of their words that are in both, from 0 to 1.
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function wordsInCommon(a: string, b: string): number {
  const [one, other] = [plainWordsOf(a), plainWordsOf(b)];
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}

const plainWordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const gone = ({ text, under }: TextBlock): Change => ({ kind: 'words', before: text, under });
const fresh = ({ text, under }: TextBlock): Change => ({ kind: 'words', after: text, under });

/** Links with the same words that lead elsewhere; other changes to links show in their words. */
function compareLinks(before: PageContent, after: PageContent): Change[] {
  const [had, has] = [keysOf(before), keysOf(after)];
  const lost = before.links.filter((link) => !has.has(keyOf(link)));
  const made = after.links.filter((link) => !had.has(keyOf(link)));
  const [read, readBefore] = [textsOf(after), textsOf(before)];
  const led = lost
    .filter(({ words }) => read.includes(words))
    .map(({ words, href }): Change => {
      const now = made.find((link) => link.words === words);
      return { kind: 'link', words, before: href, ...(now && { after: now.href }) };
    });
  const begun = made
    .filter(({ words }) => readBefore.includes(words) && !lost.some((link) => link.words === words))
    .map(({ words, href }): Change => ({ kind: 'link', words, after: href }));
  return unique([...led, ...begun]);
}

const keyOf = ({ words, href }: PageLink) => `${words}\0${href}`;
const keysOf = ({ links }: PageContent) => new Set(links.map(keyOf));
const textsOf = ({ blocks }: PageContent) => blocks.map(({ text }) => text).join('\n');

const unique = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
];

function comparePictures({ pictures: old }: PageContent, { pictures }: PageContent): Change[] {
  const before = new Map(old.map((picture) => [picture.name, picture]));
  const after = new Map(pictures.map((picture) => [picture.name, picture]));
  const described = new Set(old.map(({ alt }) => alt));
  const found = [...after.values()].flatMap(({ name, version, alt }): Change[] => {
    const was = before.get(name);
    if (was?.version === version) return [];
    const kept = alt && described.has(alt) ? { kept: alt } : {};
    return [{ kind: 'picture', name, change: was ? 'other' : 'new', ...kept }];
  });
  const lost = [...before.keys()].filter((name) => !after.has(name));
  return [...lost.map((name): Change => ({ kind: 'picture', name, change: 'gone' })), ...found];
}

/** Reported only where it matters: the page is over the limit, and heavier than it was. */
function compareWeights(before: PageContent | undefined, { weight }: PageContent): Change[] {
  if (weight <= htmlLimit || weight <= (before?.weight ?? 0)) return [];
  const [was, after] = [before?.weight, weight].map((size) => size && Math.round(size * 10) / 10);
  return [
    { kind: 'weight', ...(was && { before: was }), after: after ?? weight, limit: htmlLimit },
  ];
}
