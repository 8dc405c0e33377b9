import type { z } from 'zod';
import type { FieldPath } from './fieldSchema.ts';

/** A file of its own, such as `content/home.yaml`. */
export interface SingleType {
  /** The path below `content/`. */
  file: string;
  /** What pages call the type of its value, or of its entries. */
  type: string;
  schema: z.ZodType;
  /** The address of the page whose text it has; left out if it has text for parts of others. */
  path?: string;
  /** Whether that page ends with the estimate section. */
  hasEstimate?: boolean;
}

/** A folder of files of one kind, such as `content/posts/*.md`; the file name is the slug. */
export interface CollectionType extends Omit<SingleType, 'file' | 'path'> {
  folder: string;
  /** What the list at /admin calls it. */
  atAdmin: {
    label: string;
    /** One entry; the title of the schema by default. */
    one?: string;
    /** The name of an icon of Google’s Material Symbols. */
    icon: string;
  };
  /** Each Markdown file has a page of its own; the others are shown on another page. */
  extension: '.md' | '.yaml';
  /** The addresses of its pages, with `@slug` for the file’s name; or that of the page that shows it. */
  routes: readonly [string, ...string[]];
  /** Which of the routes an entry has; the first by default. */
  routeOf?: (value: never) => string;
  /** The order of the entries; ties are sorted by slug. */
  compare: (a: never, b: never) => number;
  adding: Adding;
}

/** How `npm run new` adds an entry. */
export interface Adding {
  /** The word for it on the command line. */
  name: string;
  /** What it is, for people who choose from the list and don’t know our names. */
  label: string;
  /** The field that the title on the command line fills. */
  titleField: string;
  /** The fields whose words become the file’s name. */
  slugFields: readonly string[];
  /** Optional fields that are worth asking for. */
  offers?: readonly string[];
  /** Where it is listed, besides the lists that pages make automatically. */
  listings?: readonly FindListing[];
}

/** A new entry as it is to be listed. */
export interface NewEntry {
  slug: string;
  /** The path of its page. */
  path: string;
  /** Its fields, only as valid as the answers were. */
  value: unknown;
}

/** An addition to a file that lists pages. */
export interface ListAddition {
  /** The path below `content/`. */
  file: string;
  /** Where to add: a field that is not there yet, or the place after a list’s last entry. */
  at: FieldPath;
  value: unknown;
  /** What this changes for visitors, in a sentence. */
  effect: string;
}

/**
 * The model is typed by each listing itself, because the model’s type depends on this one.
 * @returns nothing if the list has the entry already, or is broken
 */
type FindListing = (entry: NewEntry, model: never) => ListAddition | undefined;

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
