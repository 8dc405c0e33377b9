import type { Addition, Diagnostic, Range } from './diagnostic.ts';
import type { FieldPath } from './fieldSchema.ts';
import type { ReferenceTarget } from './fields.ts';
import type { CountName, PlaceholderName } from './placeholders.ts';

/**
 * All that other files, and checks of the whole site, need to know of one file.
 * Plain JSON: it is kept between runs, and the file is read again only when its text changes.
 */
export interface FileFacts {
  /** The path from the project’s folder. */
  file: string;
  /** What the file says, typed by its schema; left out while a field is wrong. */
  value?: unknown;
  /** What is wrong with the file by itself. */
  diagnostics: readonly Diagnostic[];
  references: readonly FieldReference[];
  listings: readonly Listing[];
  contacts: readonly ContactDetail[];
  counts: readonly CountPlace[];
  asks: readonly PlaceholderUse[];
  descriptions: readonly PictureDescription[];
  /** Where copy asks its readers to send photographs. */
  photoRequests: readonly PlacedWords[];
  /** When something is dated, comes and leaves. */
  days: readonly DayPlace[];
  /** Of a city’s page: the fields that tell a visitor which city it is about. */
  cityWords?: readonly PlacedWords[];
  body?: BodyFacts;
}

/** Of a file that says nothing, or of which nothing is known. */
export const noFacts = {
  diagnostics: [],
  references: [],
  listings: [],
  contacts: [],
  counts: [],
  asks: [],
  descriptions: [],
  photoRequests: [],
  days: [],
} as const satisfies Omit<FileFacts, 'file'>;

/** A field that names something in another file. */
export interface FieldReference {
  target: ReferenceTarget;
  name: string;
  path: FieldPath;
  /** Whether the field may be left out. */
  isOptional: boolean;
  /** The field’s name for editors. */
  label: string;
  range: Range;
  /** For a picture: how wide it must be for its place, in pixels. */
  minWidth?: number;
}

/** Words by which a page is told from others: in search results, or by its heading and its card. */
export interface Listing {
  field: 'title' | 'description' | 'heading' | 'summary' | 'keywords';
  text: string;
  range: Range;
}

/** What is said of a picture, for people who cannot see it. */
export interface PictureDescription extends PlacedWords {
  /** The picture, as the file names it. */
  picture: string;
}

/** Words, and where they stand. */
interface PlacedWords {
  words: string;
  range: Range;
}

/** A day that a file names, and where. */
export interface DayPlace {
  field: 'date' | 'publishAt' | 'expireAt' | 'lastDay';
  /** Such as 2025-04-01. */
  day: string;
  range: Range;
  /** For an article’s date: the line by which it would appear on that day. */
  publishing?: Addition | undefined;
}

/** What of the company copy may repeat. */
export type ContactKind =
  | 'phone'
  | 'address'
  | 'hours'
  | 'email'
  | 'workmanship'
  | 'product'
  | 'wind'
  | 'reply';

/** Where words were found. */
interface FoundPlace {
  range: Range;
  /** Whether the range holds these words alone. */
  isExact: boolean;
}

/** A fact of the company that someone typed into copy. */
export interface ContactDetail extends FoundPlace {
  kind: ContactKind;
  text: string;
  /** The fact itself: of a warranty’s words the number. */
  value: string;
  /** Whether its sentence is about emergencies. */
  isEmergency: boolean;
  /** Whether people search for these words: they are nobody’s claim. */
  isKeyword?: true;
}

/** A number that copy gives for what the site counts itself. */
export interface WrittenCount {
  /** With the words around it by which it is known, as they are written. */
  text: string;
  /** The number as it is written. */
  written: string;
  amount: number;
  /** What it may count, the likeliest first. */
  names: readonly CountName[];
  /** Whether it starts a sentence. */
  isCapital: boolean;
  /** Whether only a page about the company surely means its own. */
  isOwnOnly?: boolean;
}

export type CountPlace = WrittenCount & FoundPlace;

/** A placeholder, where a text has it. */
export interface PlaceholderUse {
  name: PlaceholderName;
  range: Range;
  /** The field that it stands in; a body has none. */
  field?: { path: FieldPath; label: string; purpose: string; range: Range };
}

/** A part of a file of trees. */
export interface TreePlace {
  file: string;
  /** In bytes, as is the length. */
  start: number;
  length: number;
  /** Of its bytes, so that damage is noticed. */
  hash: string;
}

export interface BodyFacts {
  tree?: TreePlace;
  /** The length of its text and its last words: two texts that differ in this are no copies. */
  shape: string;
  /** Some of its runs of words as numbers, by which texts that are much alike are found. */
  sketch: readonly number[];
  /** Whether it is too much to be read, so that nothing else is known of it. */
  isUnread?: boolean;
  /** The line of the file that it starts on. */
  line: number;
  headingIds: readonly string[];
  links: readonly BodyTarget[];
  pictures: readonly BodyTarget[];
  halfPictures: readonly HalfPicture[];
  bareAddresses: readonly BareAddress[];
  /** The hosts whose frames play its videos, each once. */
  videoHosts: readonly string[];
  /** What is filled in when it is rendered, each once. */
  placeholders: readonly PlaceholderName[];
}

/** An address in a body, as it is written. */
export interface BodyTarget {
  url: string;
  range: Range;
  /** Whether it is its own words, alone or in <angle brackets>, which the range then holds too. */
  isBare?: true;
  /** A link’s words without it; the whole line where that is short. */
  alone?: string;
}

/** An address that is no link, which must be written in another way where it is this site’s own. */
export interface BareAddress {
  /** With https:// in front. */
  url: string;
  /** As it is written. */
  words: string;
  diagnostic: Diagnostic;
}

/** A picture that is not written as one. */
export interface HalfPicture {
  /** Its description and its path, as they are written. */
  words: string;
  path: string;
  /** What is wrong with it, without a cure. */
  diagnostic: Diagnostic;
}
