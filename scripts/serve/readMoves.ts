import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads where pages moved to, by the addresses that they had, from the `_redirects` file that static
 * hosts read too.
 * @param root the absolute path of `dist/client`
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function readMoves(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(root, '_redirects'), 'utf8').split('\n');
  const rules = lines.map((line) => line.trim().split(/\s+/));
  return new Map(
    rules.flatMap(([from = '', to = '', status]) =>
      status === '301' ? [[from, to] as const] : [],
    ),
  );
}
