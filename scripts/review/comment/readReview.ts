import { lstat, readFile } from 'node:fs/promises';
import { type Review, reviewLimits, reviewSchema } from '../review.ts';

/** At most, in UTF-8. */
const bytesPerLetter = 4;

/**
 * Reads a review that code of a branch has written, which may be anything.
 * @returns `undefined` unless it is one
 */
export async function readReview(file: string): Promise<Review | undefined> {
  try {
    const stats = await lstat(file);
    // A link could lead to a file of this machine.
    if (!stats.isFile() || stats.size > reviewLimits.size * bytesPerLetter) return undefined;
    return reviewSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
