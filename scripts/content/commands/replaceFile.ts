import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFile,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { withLineFeeds } from '../source/lines.ts';

/**
 * Replaces a content file at once, so that it is never half written. Its permissions, line endings
 * and byte order mark stay, and a link stays a link.
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
    await writeFile(part, inFormOf(old, text), { mode, flag: 'wx' });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Gives a text the line endings of another one, and the mark that some programs put first. */
function inFormOf(original: string, text: string): string {
  const [mark = ''] = /^\ufeff/.exec(original) ?? [];
  const whole = text.startsWith(mark) ? text : mark + text;
  return original.includes('\r\n') ? withLineFeeds(whole).replaceAll('\n', '\r\n') : whole;
}

/** A file to write: another text for one that is there, a new text, or a copy of a picture. */
export type Write = { file: string } & ({ text: string; before?: string } | { source: string });

/**
 * Writes several files or none: when one fails, those before it are restored. Ctrl+C waits until
 * all are written.
 * @throws when a file cannot be written, or a new one already exists
 */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  const done: Write[] = [];
  const wait = () => {};
  process.on('SIGINT', wait);
  try {
    for (const write of writes) {
      const { file } = write;
      await mkdir(path.dirname(file), { recursive: true });
      // Before it is written, as a full disk may leave half of it.
      done.push(write);
      // A file that appeared in the meantime is not lost: making a new one fails.
      if ('source' in write) await copyFile(write.source, file, constants.COPYFILE_EXCL);
      else if (write.before !== undefined) await replaceFile(file, write.text);
      else await writeFile(file, write.text, { flag: 'wx' });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') done.pop();
    for (const write of done.reverse()) await undo(write);
    throw error;
  } finally {
    process.off('SIGINT', wait);
  }
}

async function undo(write: Write): Promise<void> {
  if ('before' in write && write.before !== undefined) await replaceFile(write.file, write.before);
  else await rm(write.file, { force: true });
}
