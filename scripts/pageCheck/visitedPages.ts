import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sourceHash } from '../sourceHash.ts';
import { writeWhole } from '../writeWhole.ts';
import type { BuiltPage } from './builtSite.ts';

/** The pages that an earlier look found nothing wrong with. */
interface GoodPages {
  has: (page: BuiltPage) => boolean;
  /** Remembers these, and forgets those that are gone. */
  keep: (pages: readonly BuiltPage[]) => Promise<void>;
}

/**
 * Remembers good pages by their HTML: all that a page loads has its own hash in its name, so the same
 * HTML is the same page. It makes the check of one changed page a matter of seconds.
 * @param file an absolute path; it may be deleted
 * @param browser the browser’s version: another one may see other things
 */
export async function readGoodPages(file: string, browser: string): Promise<GoodPages> {
  const code = sourceHash(['scripts/pageCheck/*.ts', 'scripts/serve/*.ts', 'package-lock.json']);
  const keyOf = ({ path, html }: BuiltPage) =>
    hash('sha256', [code, browser, path, html].join('\0'), 'base64');
  const known = new Set(await readKeys(file));
  return {
    has: (page) => known.has(keyOf(page)),
    keep: (pages) => writeWhole(file, JSON.stringify(pages.map(keyOf))),
  };
}

async function readKeys(file: string): Promise<string[]> {
  try {
    const keys: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(keys) ? keys.map(String) : [];
  } catch {
    return [];
  }
}
