import { counted } from '../content/model/words.ts';
import type { Review } from './review.ts';

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
