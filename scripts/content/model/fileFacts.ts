import type { Addition, Diagnostic, Range } from './diagnostic.ts';
import type { FieldPath } from './fieldSchema.ts';
import type { ReferenceTarget } from './fields.ts';
import type { CountName, PlaceholderName } from './placeholders.ts';

/**
 * Everything that other files and checks of the whole site need to know about one file.
 * Plain JSON: it is kept between runs, and the file is read again only when its text changes.
 */
export interface FileFacts {
  /** The path from the project’s folder. */
  file: string;
  /** What the file says, typed by its schema; left out while a field is wrong. */
  value?: unknown;
  /** What is wrong with the file on its own. */
  diagnostics: readonly Diagnostic[];
  references: readonly FieldReference[];
  listings: readonly Listing[];
  contacts: readonly ContactDetail[];
  counts: readonly CountPlace[];
  asks: readonly PlaceholderUse[];
  descriptions: readonly PictureDescription[];
  /** Where text asks its readers to send photos. */
  photoRequests: readonly PlacedWords[];
  /** When something is dated, published and taken down. */
  days: readonly DayPlace[];
  /** For a city’s page: the fields that tell visitors which city it is about. */
  cityWords?: readonly PlacedWords[];
  body?: BodyFacts;
}

/** The facts of a file that is empty or unknown. */
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

/** Words that tell a page from others, in search results, its heading or its card, or a review. */
export interface Listing {
  field: 'title' | 'description' | 'heading' | 'summary' | 'keywords' | 'review';
  text: string;
  range: Range;
}

/** A picture’s description, for people who cannot see it. */
export interface PictureDescription extends PlacedWords {
  /** The picture, as the file names it. */
  picture: string;
}

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
  /** For an article’s date: the line that would publish it on that day. */
  publishing?: Addition | undefined;
}

/** The kinds of company facts that text may repeat. */
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
  /** Whether the range holds nothing but these words. */
  isExact: boolean;
}

/** A fact about the company that someone typed into a text. */
export interface ContactDetail extends FoundPlace {
  kind: ContactKind;
  text: string;
  /** The fact itself, such as the number in the words about a warranty. */
  value: string;
  /** Whether its sentence is about emergencies. */
  isEmergency: boolean;
  /** Whether its sentence says when our phone is answered; elsewhere, hours may be anyone’s. */
  isOfPhone?: true;
  /** Whether the words are a search keyword, which claims nothing. */
  isKeyword?: true;
}

/** A number in a text for something that the site counts itself. */
export interface WrittenCount {
  /** The number with the words that identify it, as written. */
  text: string;
  written: string;
  amount: number;
  /** What it may count, the most likely first. */
  names: readonly CountName[];
  /** Whether it starts a sentence. */
  isCapital: boolean;
  /** Whether it surely means the company’s own only on a page about the company. */
  isOwnOnly?: boolean;
}

export type CountPlace = WrittenCount & FoundPlace;

/** A placeholder in a text. */
export interface PlaceholderUse {
  name: PlaceholderName;
  range: Range;
  /** The field that it is in; left out in a body. */
  field?: { path: FieldPath; label: string; purpose: string; range: Range };
}

/** The part of a file of syntax trees that holds one of them. */
export interface TreePlace {
  file: string;
  /** In bytes, like the length. */
  start: number;
  length: number;
  /** Of its bytes, to detect damage. */
  hash: string;
}

export interface BodyFacts {
  tree?: TreePlace;
  /** Some of its sequences of words as numbers, used to find similar texts. */
  sketch: readonly number[];
  /** Whether it is too large to read, so that nothing else is known about it. */
  isUnread?: boolean;
  /** The line of the file that it starts on. */
  line: number;
  headingIds: readonly string[];
  links: readonly BodyTarget[];
  pictures: readonly BodyTarget[];
  halfLinks: readonly HalfLink[];
  /** The hosts of the frames that play its videos, each once. */
  videoHosts: readonly string[];
  /** The placeholders that are filled in when it is rendered, each once. */
  placeholders: readonly PlaceholderName[];
}

/** An address in a body, as written. */
export interface BodyTarget {
  url: string;
  range: Range;
  /** Whether the address is also the link’s words; the range then includes any <angle brackets>. */
  isBare?: true;
  /** The line as it would be without the link, or just the link’s words if the line is long. */
  alone?: string;
}

/** What is meant as a link or a picture but is none: how to write it depends on other files. */
export interface HalfLink {
  isPicture: boolean;
  /** An address as written, or a picture’s description. */
  words: string;
  /** The address with https:// in front, or the picture’s path as written. */
  path: string;
  /** What is wrong with it; for a picture, without a cure. */
  diagnostic: Diagnostic;
}
