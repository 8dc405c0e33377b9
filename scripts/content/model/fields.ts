import { z } from 'zod';
import { maxSlugLength, slugPattern } from './fileName.ts';
import type { SampleKind } from './placeholders.ts';

/** What a text field may point at; the cross-checks look the value up in the matching index. */
export type ReferenceTarget =
  | 'service'
  | 'city'
  | 'project'
  | 'post-category'
  | 'project-category'
  | 'service-type'
  | 'picture'
  | 'path'
  | 'old-address';

declare module 'zod' {
  interface GlobalMeta {
    /** The field's name as an editor reads it in messages and guides. */
    title?: string;
    /** Present when the value is the name of something that lives in another file. */
    reference?: ReferenceTarget;
    /**
     * Text with rules of its own: a picture’s description, an example that nobody calls, what only
     * a program reads, or the one place of a fact that other texts repeat.
     */
    role?: 'alt' | 'example' | 'code' | 'fact';
    /** Words between braces that the page fills in, besides those that work in every text. */
    fills?: readonly string[];
    /** What kind of value it is, if an invented one can be recognized. */
    sample?: SampleKind;
    /** How wide an original must be, in pixels, to look sharp where the picture is shown. */
    minWidth?: number;
    /** On a group: fields that it once had, and what has replaced them. */
    retired?: Readonly<Record<string, { advice: string; now?: string }>>;
    /** On a group: what to do about a field that it never had. */
    unknownAdvice?: string;
    /** On a list: the field by which its entries must differ. */
    unique?: string;
  }
}

// By default zod generates and compiles a function for each schema. That pays off for thousands of
// values, not for a content file, and content should never be near generated code.
z.config({ jitless: true });

interface TextLimits {
  min?: number;
  max: number;
}

/**
 * One line or paragraph of words.
 * @param title the field's name for editors
 * @param description what the words are for, or where they show
 * @param limits length in characters; at least one character unless said otherwise
 */
export const text = (title: string, description: string, { min = 1, max }: TextLimits) =>
  z
    .string()
    .refine((words) => !words.startsWith(blankText(description)), {
      error: 'The hint is still here. Replace it with your own words.',
      abort: true,
    })
    .min(min)
    .max(max)
    .refine((words) => words === '' || hasWords(words), {
      error: 'There are only signs here. Write words.',
    })
    .meta({ title, description });

/** Whether a text has letters or digits, not just signs such as a hyphen in place of nothing. */
export const hasWords = (written: string): boolean => /[\p{L}\p{N}]/u.test(written);

/**
 * Text into which the page fills something.
 * @param fills the words in braces that the page replaces; none of them may be missing
 */
export const filledText = (
  title: string,
  description: string,
  fills: readonly string[],
  limits: TextLimits,
) => {
  const signs = fills.map((name) => `{${name}}`);
  return text(title, description, limits)
    .refine((written) => signs.every((sign) => written.includes(sign)), {
      error: `The page fills something in here, so ${signs.join(' and ')} must stay.`,
    })
    .meta({ fills });
};

/** A day, such as 2025-04-01. */
export const day = (title: string, description: string) =>
  z.iso.date().meta({ title, description });

/** How a day is written in a file; forms have a date picker instead. */
export const writtenDay = 'for example 2025-04-01';

/** The stand-in for text that is still to be written; checks never accept it as the text. */
export const blankText = (description: string) => `… ${description}`;

/** A group of fields; it may have no others. */
export const group = <Fields extends z.ZodRawShape>(
  title: string,
  description: string,
  fields: Fields,
) => z.strictObject(fields).meta({ title, description });

/** A button's or link's words. */
export const label = (title: string, description: string) => text(title, description, { max: 60 });

/**
 * A list of `of`.
 * @param limits numbers of entries; `max` is given only if the layout breaks beyond it; the default
 * is more than anyone writes by hand
 */
export const list = <T extends z.ZodType>(
  of: T,
  title: string,
  description: string,
  { min = 1, max = 200 }: Partial<TextLimits> = {},
) => z.array(of).min(min).max(max).meta({ title, description });

/** Text in one form, such as a name for programs. */
export const pattern = (title: string, description: string, form: RegExp) =>
  z.string().regex(form).meta({ title, description });

/** The name of something in another file, checked against what exists. */
export const reference = (to: ReferenceTarget, title: string, description: string) =>
  z.string().min(1).max(200).meta({ title, description, reference: to });

/** An address on another site; only encrypted ones, so that no page loads mixed content. */
export const httpsUrl = (title: string, description: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .max(2000)
    .meta({ title, description });

/** Marks a sample value that must be replaced before the site goes live. */
export const placeholder = z.literal(true).optional().meta({
  title: 'Placeholder',
  description: 'Marks a sample; without it, the value counts as real',
});

/** The place of an entry among its neighbors, from 1. */
export const order = z.int().min(1).max(9999).meta({
  title: 'Order',
  description: 'Its place in lists, counting from 1, for example 3',
});

/** A short name for URLs and references: lower-case words joined by hyphens. */
export const identifier = z.string().regex(slugPattern).max(maxSlugLength).meta({
  title: 'Id',
  description: 'Lowercase words joined by hyphens, for example storm-damage',
});

/** A place on the globe, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Something that may have a place on the globe. */
export type Placeable = { [Degrees in keyof Point]?: number | undefined };

/** The fields of a place on the globe; `without` says what happens without them. */
export const coordinates = (without: string) => ({
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .meta({ title: 'Latitude', description: `Degrees north, for example 42.2736; ${without}` }),
  longitude: z.number().min(-180).max(180).optional().meta({
    title: 'Longitude',
    description: 'Degrees east, so negative here, for example -89.0942',
  }),
});

/** Checks that a place has both coordinates, or neither. */
export function wholePlace({ latitude, longitude }: Placeable, context: z.RefinementCtx): void {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const message = 'A place needs both its latitude and its longitude, or neither.';
  context.addIssue({ code: 'custom', path: ['latitude'], message });
}
