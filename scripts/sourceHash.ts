import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const root = fileURLToPath(new URL('..', import.meta.url));

const known = new Map<string, string>();

/**
 * A hash of our own code, without tests, which tells apart what other versions of it have made. It
 * is computed once per process, so what a process writes must be written before it asks.
 * @param patterns of files, from the project’s folder
 */
export function sourceHash(patterns: readonly string[]): string {
  const key = patterns.join('\0');
  const hash = known.get(key) ?? hashOf(patterns);
  known.set(key, hash);
  return hash;
}

function hashOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root, ignore: '**/*.{test,spec}.{ts,tsx}' });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
