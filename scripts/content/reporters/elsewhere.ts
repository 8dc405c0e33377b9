import type { Report } from '../diagnostic.ts';
import { counted } from '../words/counted.ts';

/** More than these nobody reads beside the findings of a change. */
const limit = 10;

/** What is wrong in files that a change leaves alone, as far as it stops the site. */
export interface Elsewhere {
  /** “1 error elsewhere”. */
  count: string;
  /** One for each error, in plain text; the last may count the rest. */
  lines: string[];
}

/** @returns `undefined` where nothing elsewhere stops the site */
export function elsewhereOf({ elsewhere }: Report): Elsewhere | undefined {
  if (elsewhere.length === 0) return undefined;
  const lines = elsewhere
    .slice(0, limit)
    .map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  const rest = elsewhere.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more.`);
  return { count: `${counted(elsewhere.length, 'error')} elsewhere`, lines };
}
