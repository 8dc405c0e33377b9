import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import {
  type FieldPath,
  isRecord,
  type Leaf,
  metaOf,
  schemaAt,
  textLeaves,
} from '../../model/fieldSchema.ts';
import { isSample, type SampleKind } from '../../model/placeholders.ts';
import { flatText } from '../../model/words.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { parseFile } from '../../source/parseFile.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import shipped from './shippedSamples.json' with { type: 'json' };

// By what a value is known as a sample: it was shipped, it is a search, or it is nobody’s.

/** By what a field would give a sample away; of a picture its group says it, not its file’s name. */
export function sampleKind(
  schema: z.ZodType,
  { path, meta }: Leaf,
  root: unknown,
): SampleKind | undefined {
  const isPicture = meta.reference === 'picture';
  return isPicture ? metaOf(schemaAt(schema, path.slice(0, -1), root)).sample : meta.sample;
}

/** What was invented for the site as it was shipped; `npm run samples` adds what is marked so. */
export interface ShippedSamples {
  /** Texts and addresses, each as one line. */
  words: readonly string[];
  /** Of each picture, its SHA-256 as hexadecimal digits. */
  pictures: readonly string[];
}

/**
 * A text with half of a sample’s runs of five words is that sample with some words changed; what
 * two people wrote has next to none in common.
 */
const likeness = 0.5;

/** A shorter text can be true with one word more, such as a certification with its maker’s name. */
const leastShingles = 10;

const shippedWords = new Set(shipped.words);
const longTexts = shipped.words
  .map((text) => shinglesOf(text))
  .filter(({ size }) => size >= leastShingles);

/** Tells whether a value is one of those that the site was shipped with, or nearly so. */
export function isShipped(kind: SampleKind, value: string): boolean {
  if (shippedWords.has(flatText(value))) return true;
  if (kind !== 'words') return false;
  const own = shinglesOf(value);
  return longTexts.some((sample) => similarity(own, sample) >= likeness);
}

/** Hashes of the pictures that were drawn for samples. */
export const shippedPictures: ReadonlySet<string> = new Set(shipped.pictures);

/** Where a company has a page of its own, and where one also finds others. */
const places =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|facebook|instagram|linkedin|nextdoor|tiktok|twitter|x|yelp|youtube|bbb|angi)\.[a-z.]+$/;

/** By these a search opens one company’s own reviews, whatever words are searched for. */
const ownReviews = /[?&#](?:lrd|ludocid|kgmid)=/;

/** Tells whether an address is a search, which finds anybody, and not a page of the company’s own. */
export function isSearchPage(address: string): boolean {
  if (!URL.canParse(address) || ownReviews.test(address)) return false;
  const { hostname, pathname } = new URL(address);
  return places.test(hostname) && /^\/(?:search|results)(?:\/|$)/.test(pathname);
}

/** A number, a name or an address that nobody has, as a text gives it. */
interface Reserved {
  /** As it is written. */
  words: string;
  /** Where it starts in the text. */
  start: number;
}

const gap = String.raw`[-.\s\u2010-\u2013]`;

/** 555-0100 to 555-0199 are kept for stories, in every area; bare digits count with an area alone. */
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
 * Names that are no site’s, and addresses that lead nowhere but to one’s own desk.
 * @see https://www.rfc-editor.org/rfc/rfc2606 the names
 * @see https://www.rfc-editor.org/rfc/rfc1918 the numbers
 */
const address = new RegExp(String.raw`(?:https?://|www\.|[\w.+-]{1,64}@)${host}${end}`, 'gi');

/** Without a sign before it, only what can be nothing else: “hail.Example” may be two sentences. */
const bareName = new RegExp(
  String.raw`(?<![\w@./-])(?:(?:${label})+example|(?:${label})*${documentation})${end}`,
  'g',
);

/**
 * Finds what belongs to nobody: phone numbers of stories, names kept for examples, private networks.
 * @returns each once, where it stands first
 */
export function findReserved(text: string): Reserved[] {
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

/** A file with the groups in it that are marked as samples. */
interface MarkedFile {
  document: ContentDocument;
  schema: z.ZodType;
  groups: readonly FieldPath[];
}

/** Reads every file that has a schema; what cannot be parsed has no fields. */
export const markedFiles = ({ texts }: ContentFolder): MarkedFile[] =>
  [...texts.values()].flatMap(({ path, text }) => {
    const schema = contentSchema(path);
    if (!schema) return [];
    const { document } = parseFile(`content/${path}`, text);
    return [{ document, schema, groups: markedGroups(document.data) }];
  });

/** Only `true` marks a sample: a form’s field has a text in its `placeholder`. */
function markedGroups(value: unknown, group: FieldPath = []): FieldPath[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === mark && child === true
      ? [group]
      : markedGroups(child, [...group, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Whether a field is that of a group, or of one in it. */
export const isBelow = (path: FieldPath, group: FieldPath): boolean =>
  group.every((key, index) => path[index] === key);

/**
 * The values by which marked samples can be known without their mark, but for those that give
 * themselves away.
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
