import { randomBytes } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLineFeeds } from '../source/lines.ts';

/**
 * Replaces a content file at once, so that it is never half written. Its permissions and line
 * endings stay, and a link stays a link.
 * @param file the absolute path of an existing file
 * @throws when it cannot be written; the file is then unchanged
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  const old = await readFile(target, 'utf8');
  const folder = path.dirname(target);
  // The name starts with a dot, so that a check running at the same time ignores it.
  const part = path.join(folder, `.${path.basename(target)}.${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(part, withEndsOf(old, text), { mode, flag: 'wx' });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Gives a text the line endings of another one. */
const withEndsOf = (original: string, text: string): string =>
  original.includes('\r\n') ? withLineFeeds(text).replaceAll('\n', '\r\n') : text;
