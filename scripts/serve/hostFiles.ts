import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Headers for the paths that match a pattern. */
export interface HeaderRule {
  pattern: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads the `_headers` file that static hosts read too, so that all of them send the same headers.
 * @param text paths on lines of their own, `*` for any characters; their headers indented below
 * @see https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    // A line with an exclamation mark removes an earlier rule’s header, which ours replace anyway.
    if (line.trim() === '' || line.startsWith('#') || /^\s+!/.test(line)) continue;
    if (/^\S/.test(line)) rules.push({ pattern: patternOf(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push(headerOf(line));
  }
  return rules;
}

/** The headers for a path; where two rules name one header, the later one counts. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return new Map(matching.flatMap(({ headers }) => headers));
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}

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
