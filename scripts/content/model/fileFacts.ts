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
  photoRequests: readonly PhotoRequest[];
  /** The day that an article gives itself, and the line by which it would appear on that day. */
  date?: { day: string; range: Range; publishing?: Addition };
  /** The last day of the notice. */
  noticeEnd?: { day: string; range: Range };
  /** Of a city’s page: the fields that tell a visitor which city it is about. */
  cityWords?: readonly { words: string; range: Range }[];
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
export interface PictureDescription {
  words: string;
  /** The picture, as the file names it. */
  picture: string;
  range: Range;
}

/** Where copy asks its readers to send photographs. */
interface PhotoRequest {
  words: string;
  range: Range;
}

/** What of the company copy may repeat. */
export type ContactKind =
  | 'phone'
  | 'address'
  | 'hours'
  | 'email'
  | 'workmanship'
  | 'product'
  | 'wind';

/** A fact of the company that someone typed into copy. */
export interface ContactDetail {
  kind: ContactKind;
  text: string;
  /** The fact itself: of a warranty’s words the number. */
  value: string;
  /** Whether its sentence is about emergencies. */
  isEmergency: boolean;
  /** Whether people search for these words: they are nobody’s claim. */
  isKeyword?: true;
  range: Range;
  /** Whether the range holds these words alone. */
  isExact: boolean;
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

/** A placeholder, where a text has it. */
export interface PlaceholderUse {
  name: PlaceholderName;
  range: Range;
  /** The field that it stands in; a body has none. */
  field?: { path: FieldPath; label: string; purpose: string; range: Range };
}

/** A number that copy gives for what the site counts itself. */
export interface CountPlace extends WrittenCount {
  range: Range;
  /** Whether the range holds these words alone. */
  isExact: boolean;
}

/** A part of a file of trees. */
export interface TreePlace {
  /** The file’s name. */
  file: string;
  /** In bytes, as is the length. */
  start: number;
  length: number;
  /** Of its bytes, so that damage is noticed. */
  hash: string;
}

export interface BodyFacts {
  /** Where its tree is kept, if it is. */
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
  /** Its description, as it is written. */
  words: string;
  /** Its path, as it is written. */
  path: string;
  /** What is wrong with it, without a cure. */
  diagnostic: Diagnostic;
}
