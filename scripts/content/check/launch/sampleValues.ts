import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import {
  type FieldPath,
  type Leaf,
  metaOf,
  pathsIn,
  schemaAt,
  textLeaves,
  valueAt,
} from '../../model/fieldSchema.ts';
import { isSample, type SampleKind } from '../../model/placeholders.ts';
import { flatText } from '../../model/words.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { parseFile } from '../../source/parseFile.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import shipped from './shippedSamples.json' with { type: 'json' };

// A value is recognized as a sample because it was shipped, is a search, or belongs to nobody.

/** How a field’s value can reveal a sample; for a picture, its group declares it. */
export function sampleKind(
  schema: z.ZodType,
  { path, meta }: Leaf,
  root: unknown,
): SampleKind | undefined {
  const isPicture = meta.reference === 'picture';
  return isPicture ? metaOf(schemaAt(schema, path.slice(0, -1), root)).sample : meta.sample;
}

/** What was invented for the site as shipped; `npm run samples` adds everything marked as such. */
export interface ShippedSamples {
  /** Texts and addresses, each as one line. */
  words: readonly string[];
  /** The SHA-256 of each picture in hexadecimal. */
  pictures: readonly string[];
}

/**
 * A text this similar to a sample, in runs of five words, is that sample with some words changed;
 * texts by two people have next to none in common.
 */
const likeness = 0.5;

/** One more word can make a shorter text true, such as a maker’s name in a certification. */
const leastShingles = 10;

const shippedWords = new Set(shipped.words);
const longTexts = shipped.words
  .map((text) => shinglesOf(text))
  .filter(({ size }) => size >= leastShingles);

/** Whether a value is one that the site was shipped with, or nearly so. */
export function isShipped(kind: SampleKind, value: string): boolean {
  if (shippedWords.has(flatText(value))) return true;
  if (kind !== 'words') return false;
  const own = shinglesOf(value);
  return longTexts.some((sample) => similarity(own, sample) >= likeness);
}

/** Hashes of the pictures that were drawn for samples. */
export const shippedPictures: ReadonlySet<string> = new Set(shipped.pictures);

/** Sites on which a company has its own page but which also have a search. */
const places =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|facebook|instagram|linkedin|nextdoor|tiktok|twitter|x|yelp|youtube|bbb|angi)\.[a-z.]+$/;

/** Parameters with which a search opens one company’s reviews, whatever its words are. */
const ownReviews = /[?&#](?:lrd|ludocid|kgmid)=/;

/** Whether an address is a search, which finds anyone, and not the company’s own page. */
export function isSearchPage(address: string): boolean {
  if (!URL.canParse(address) || ownReviews.test(address)) return false;
  const { hostname, pathname } = new URL(address);
  return places.test(hostname) && /^\/(?:search|results)(?:\/|$)/.test(pathname);
}

const gap = String.raw`[-.\s\u2010-\u2013]`;

/** 555-0100 to 555-0199 are reserved for fiction; bare digits count only with an area code. */
const phone = new RegExp(
  String.raw`(?<![\d.])(?:(?:\+?1${gap}?)?\(?\d{3}\)?${gap}{0,2}555${gap}|555-|\+?1?\d{3}555)01\d\d(?!\d)`,
  'g',
);

const label = String.raw`[a-z\d-]{1,63}\.`;
const documentation = String.raw`example\.(?:com|net|org)`;
const privateAddress = String.raw`(?:(?:10|127)\.\d{1,3}|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3}`;
const host = String.raw`(?:${label})*(?:${label}(?:example|test|invalid|localhost)|${documentation}|localhost|${privateAddress}|\[::1\])`;
const end = String.raw`(?![\w-]|\.[A-Za-z\d])`;

/**
 * Reserved names, and addresses that only lead to a private network or one’s own computer.
 * @see https://www.rfc-editor.org/rfc/rfc2606 the names
 * @see https://www.rfc-editor.org/rfc/rfc1918 the numbers
 */
const address = new RegExp(String.raw`(?:https?://|www\.|[\w.+-]{1,64}@)${host}${end}`, 'gi');

/** A bare host only if it cannot be anything else: “hail.Example” may be two sentences. */
const bareName = new RegExp(
  String.raw`(?<![\w@./-])(?:(?:${label})+example|(?:${label})*${documentation})${end}`,
  'g',
);

/**
 * Finds what belongs to nobody: fictional phone numbers, reserved names, private networks.
 * @returns each once, as it is written and where it first starts
 */
export function findReserved(text: string): { words: string; start: number }[] {
  const found = [phone, address, bareName].flatMap((pattern) => [...text.matchAll(pattern)]);
  const known = new Set<string>();
  return found.flatMap(({ 0: words, index: start }) => {
    const key = words.replace(/^https?:\/\/|\+1|\W/g, '');
    if (known.has(key)) return [];
    known.add(key);
    return [{ words, start }];
  });
}

/** The field that marks its group as a sample. */
export const mark = 'placeholder';

/** A file with its groups that are marked as samples; what cannot be parsed has no fields. */
export interface MarkedFile {
  document: ContentDocument;
  schema: z.ZodType;
  groups: readonly FieldPath[];
}

/** Reads every file that has a schema. */
export const markedFiles = ({ texts }: ContentFolder): MarkedFile[] =>
  [...texts.values()].flatMap(({ path, text }) => {
    const schema = contentSchema(path);
    if (!schema) return [];
    const { document } = parseFile(`content/${path}`, text);
    return [{ document, schema, groups: markedGroups(document.data) }];
  });

/** Only `true` marks a sample: a form’s field has a text in its `placeholder`. */
const markedGroups = (data: unknown): FieldPath[] =>
  pathsIn(data)
    .filter((path) => path.at(-1) === mark && valueAt(data, path) === true)
    .map((path) => path.slice(0, -1));

/** Whether a field is in a group, at any depth. */
export const isBelow = (path: FieldPath, group: FieldPath): boolean =>
  group.every((key, index) => path[index] === key);

/**
 * The values by which marked samples can be recognized without their mark, except those that are
 * recognized anyway.
 * @returns texts and addresses; pictures as paths below `content/images/`
 */
export function markedValues(folder: ContentFolder): { words: string[]; pictures: string[] } {
  const values = markedFiles(folder).flatMap(({ document, schema, groups }) =>
    [...textLeaves(schema, document.data)].flatMap((leaf) => {
      const { path, value } = leaf;
      const kind = sampleKind(schema, leaf, document.data);
      const isMarked = groups.some((group) => isBelow(path, group));
      return kind && isMarked && !isSample(kind, value) && !isSearchPage(value)
        ? [{ kind, value }]
        : [];
    }),
  );
  const isPicture = ({ kind }: { kind: SampleKind }) => kind === 'picture';
  return {
    words: values.filter((each) => !isPicture(each)).map(({ value }) => value),
    pictures: values.filter(isPicture).map(({ value }) => value),
  };
}
