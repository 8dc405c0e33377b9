import type { z } from 'zod';
import type { FieldPath } from './fieldSchema.ts';

/** A file of its own, such as `content/home.yaml`. */
export interface SingleType {
  /** The path below `content/`. */
  file: string;
  /** The TypeScript type that its module exports; the module has the same name in small letters. */
  type: string;
  schema: z.ZodType;
  /** The address of the page that it words; left out where it words parts of others. */
  path?: string;
  /** Whether that page ends with the estimate section. */
  hasEstimate?: boolean;
}

/** A folder of files alike, such as `content/posts/*.md`; the file name is the slug. */
export interface CollectionType extends Omit<SingleType, 'file' | 'path'> {
  folder: string;
  /** Of Markdown files each has a page of its own; the others are shown on another page. */
  extension: '.md' | '.yaml';
  /** The addresses of its pages, with `@slug` for the file’s name; or that of the page that shows it. */
  routes: readonly [string, ...string[]];
  /** Which of the routes an entry has; the first, if not said. */
  routeOf?: (value: never) => string;
  /** The order of the entries, before their slugs decide. */
  compare: (a: never, b: never) => number;
  adding: Adding;
}

/** How `npm run new` adds an entry. */
export interface Adding {
  /** As one says it on the command line. */
  name: string;
  /** What it is, for who chooses among them and does not know our names. */
  label: string;
  /** The field that the title on the command line fills. */
  titleField: string;
  /** The fields whose words become the file’s name. */
  slugFields: readonly string[];
  /** Fields that may be left out and are worth asking for all the same. */
  offers?: readonly string[];
  /** Where it is listed, besides the lists that pages make by themselves. */
  listings?: readonly FindListing[];
}

/** A new entry as it is to be listed. */
export interface NewEntry {
  slug: string;
  /** The path of its page. */
  path: string;
  /** Its fields, as valid as the answers were. */
  value: unknown;
}

/** An addition to a file that lists pages. */
export interface ListAddition {
  /** The path below `content/`. */
  file: string;
  /** Where to add: a field that is not there yet, or the place after a list’s last entry. */
  at: FieldPath;
  value: unknown;
  /** What visitors find then, in a sentence. */
  effect: string;
}

/**
 * Takes the content’s model as well, which is made of types like this.
 * @returns nothing where a list knows the entry already, or is broken
 */
type FindListing = (entry: NewEntry, model: never) => ListAddition | undefined;

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
