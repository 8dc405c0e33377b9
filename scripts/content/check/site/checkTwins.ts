import { bodyOf, type ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import type { FileFacts, PictureDescription } from '../../model/fileFacts.ts';
import { flatText } from '../../model/words.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import { type ByAge, copies, firstLineOfBody, maxShared } from './checkCopies.ts';
import type { CheckedSite } from './sitePages.ts';

/** A phrase that more texts share than this is the company’s own. */
const maxHolders = 20;

/** If two texts’ sketches have fewer in common, it may be chance. */
const minShared = 3;

/** Since a sketch is only a sample, half of what counts as a copy is worth a closer look. */
const likelyShared = maxShared / 2;

/**
 * Checks that no article and no service’s page is a copy of another one, as it is or slightly
 * changed: of its text, or of its picture with the description. For cities’ pages, `checkCities` is
 * stricter.
 * @param compare tells which of two pages was there first
 */
export function checkTwins({ model, folder }: CheckedSite, compare: ByAge): Diagnostic[] {
  const { posts, services } = model.collections;
  return ([posts, services] as const).flatMap((entries) => {
    const all = entries.map(({ facts }) => facts);
    return [
      ...copiedTexts(all, folder, compare),
      ...repeatedTexts(all, folder, compare),
      // Two pages may share a picture, but with the same description, the second was copied.
      ...copiedPictures(all, compare, ({ picture, words }) => `${picture} ${words}`),
    ];
  });
}

function repeatedTexts(
  all: readonly FileFacts[],
  folder: ContentFolder,
  compare: ByAge,
): Diagnostic[] {
  const known = new Map<FileFacts, Set<number>>();
  const shinglesIn = (facts: FileFacts) => {
    const shingles = known.get(facts) ?? shinglesOf(bodyOf(folder, facts));
    known.set(facts, shingles);
    return shingles;
  };
  const nearest = new Map<FileFacts, { original: FileFacts; shared: number }>();
  for (const pair of likelyPairs(all)) {
    const [original, copy] = pair.sort(compare);
    const shared = similarity(shinglesIn(original), shinglesIn(copy));
    // A copy of the whole text is reported as one; with another comma, it is none.
    const isWhole = shared === 1 && flatBody(original, folder) === flatBody(copy, folder);
    if (shared <= maxShared || isWhole) continue;
    if (shared > (nearest.get(copy)?.shared ?? 0)) nearest.set(copy, { original, shared });
  }
  return [...nearest].map(([copy, { original, shared }]) => {
    const params = { other: original.file, percent: Math.round(shared * 100) };
    return locate(finding('repeated-text', params), copy.file, firstLineOfBody(copy, folder));
  });
}

const flatBody = (facts: FileFacts, folder: ContentFolder) => flatText(bodyOf(folder, facts));

/** The few pairs worth a closer look, as comparing each text with all others would take minutes. */
function likelyPairs(all: readonly FileFacts[]): [FileFacts, FileFacts][] {
  const holders = holdersOf(all);
  // How much each file has in common with the current one: one array is reused, as thousands of
  // articles have millions of pairs.
  const shared = new Uint32Array(all.length);
  const pairs: [FileFacts, FileFacts][] = [];
  for (const [index, second] of all.entries()) {
    const own = holders[index] ?? [];
    const met = earlierHolders(own, index);
    for (const at of met) shared[at] = (shared[at] ?? 0) + 1;
    for (const at of met) {
      const [first, count = 0] = [all[at], shared[at]];
      shared[at] = 0;
      const smaller = Math.min(own.length, holders[at]?.length ?? 0);
      if (first && count >= minShared && count > smaller * likelyShared)
        pairs.push([first, second]);
    }
  }
  return pairs;
}

/** The sorted indexes of the files with a shingle; incomplete for the company’s own phrases. */
type Holders = readonly number[];

/** The earlier files that share shingles with one, once for each shared shingle. */
const earlierHolders = (own: readonly Holders[], index: number): number[] =>
  own
    .filter(({ length }) => length <= maxHolders)
    .flatMap((indexes) => indexes.slice(0, indexes.indexOf(index)));

/** For each file and each of its shingles, which files have it. */
function holdersOf(all: readonly FileFacts[]): (readonly Holders[])[] {
  const holders = new Map<number, number[]>();
  return all.map(({ body }, index) =>
    (body?.sketch ?? []).map((shingle) => {
      const indexes = holders.get(shingle) ?? [];
      if (indexes.length === 0) holders.set(shingle, indexes);
      if (indexes.length <= maxHolders) indexes.push(index);
      return indexes;
    }),
  );
}

/**
 * Finds the pictures that a page’s fields have from an earlier page.
 * @param keyOf the same for two pictures if one is a copy of the other
 */
export function copiedPictures(
  all: readonly FileFacts[],
  compare: ByAge,
  keyOf: (described: PictureDescription) => string,
): Diagnostic[] {
  const pictures = all.flatMap((facts) =>
    facts.descriptions
      .filter(({ range }) => range.line < (facts.body?.line ?? 0))
      .map((described) => ({ facts, range: described.range, key: keyOf(described) })),
  );
  return copies(pictures, compare).map(({ copy: { facts, range }, original }) =>
    locate(finding('copied-picture', { other: original.file }), facts.file, range),
  );
}

/** A shorter text may be the same by chance. */
const minLength = 200;

function copiedTexts(
  all: readonly FileFacts[],
  folder: ContentFolder,
  compare: ByAge,
): Diagnostic[] {
  // Seldom the same for texts that differ, so few have to be read.
  const sketched = all.map((facts) => ({ facts, key: `${sumOf(facts.body?.sketch)}` }));
  const alike = copies(sketched, compare).flatMap(({ copy, original }) => [copy.facts, original]);
  const bodies = [...new Set(alike)]
    .map((facts) => ({ facts, key: flatBody(facts, folder) }))
    .filter(({ key }) => key.length > minLength);
  return copies(bodies, compare).map(({ copy: { facts }, original }) => {
    const found = finding('copied-text', { other: original.file });
    return locate(found, facts.file, firstLineOfBody(facts, folder));
  });
}

const sumOf = (numbers: readonly number[] = []) => numbers.reduce((sum, one) => sum + one, 0);
