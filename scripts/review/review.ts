import { lstat, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { mostListed } from '../changes/changesFormats.ts';
import { counted } from '../content/model/words.ts';

/** The file that one workflow passes to the other. */
export const reviewFile = 'review.json';

/** How much of everything a review holds: no one reads more, and a hostile file gets no larger. */
export const reviewLimits = {
  findings: 100,
  sections: 10,
  entries: mostListed,
  lines: mostListed,
  parts: 200,
  text: 2000,
  /** Of the whole file, in characters. */
  size: 4_000_000,
} as const;

const text = z.string().max(reviewLimits.text);

const finding = z.strictObject({
  file: text,
  line: z.int().min(1),
  severity: z.enum(['error', 'warning']),
  message: text,
  help: text,
  /** What to paste, and the words that introduce it. */
  paste: z.strictObject({ label: text, text }).optional(),
  /** The lines that the cure changes, as they should be, if the cure is exact. */
  lines: z.strictObject({ first: z.int().min(1), last: z.int().min(1), text }).optional(),
});

const part = z.strictObject({ text, mark: z.enum(['gone', 'new']).optional() });
const line = z.strictObject({ label: text, parts: z.array(part).max(reviewLimits.parts) });
const entry = z.strictObject({
  title: text,
  path: text.optional(),
  lines: z.array(line).max(reviewLimits.lines),
});

/**
 * What a pull request’s checks found. The workflow that writes it runs the branch’s code, so the
 * one that reads it trusts nothing in it.
 */
export const reviewSchema = z.strictObject({
  /** All findings; only the first are listed. */
  errors: z.int().min(0),
  warnings: z.int().min(0),
  findings: z.array(finding).max(reviewLimits.findings),
  /** Why something could not be checked. */
  trouble: text.optional(),
  changes: z
    .strictObject({
      sentence: text,
      sections: z
        .array(z.strictObject({ heading: text, entries: z.array(entry).max(reviewLimits.entries) }))
        .max(reviewLimits.sections),
    })
    .optional(),
});

export type Review = z.infer<typeof reviewSchema>;

/** One sentence on a pull request, for the person who approves it. */
export function verdictOf({
  errors,
  warnings,
  trouble,
  changes,
}: Omit<Review, 'findings'>): string {
  if (errors > 0) return `${counted(errors, 'thing')} to fix before this can go live`;
  if (trouble) return 'The checks did not finish';
  const words = changes?.sentence.replace(/\.$/, '') ?? 'The content can go live';
  const what = words.charAt(0).toLowerCase() + words.slice(1);
  if (warnings > 0) return `Ready: ${what}; ${counted(warnings, 'thing')} could be better`;
  return `Ready: ${what}${what.includes(' and ') || what.includes(',') ? ';' : ','} no problems found`;
}

/** Whether it may go live. */
export const isReady = ({ errors, trouble }: Pick<Review, 'errors' | 'trouble'>): boolean =>
  errors === 0 && !trouble;

/** At most, in UTF-8. */
const bytesPerLetter = 4;

/**
 * Reads a review that a branch’s code has written, which may be anything.
 * @returns `undefined` unless it is a review
 */
export async function readReview(file: string): Promise<Review | undefined> {
  try {
    const stats = await lstat(file);
    // A link could point to a file of this machine.
    if (!stats.isFile() || stats.size > reviewLimits.size * bytesPerLetter) return undefined;
    return reviewSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
