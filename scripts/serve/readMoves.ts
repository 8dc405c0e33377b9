import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads where pages moved to, by their former addresses, from the `_redirects` file that static
 * hosts read too.
 * @param text rules on lines of their own: from, to, status
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseMoves(text: string): ReadonlyMap<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rules.flatMap(([from = '', to = '', status]) =>
      status === '301' ? [[from, to] as const] : [],
    ),
  );
}

/** @param root the absolute path of `dist/client` */
export const readMoves = (root: string) =>
  parseMoves(readFileSync(path.join(root, '_redirects'), 'utf8'));
