import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../writeWhole.ts';

/** A file to write. */
export type Write = { file: string } & (
  | { text: string /** What it held; missing for a file that must be new. */; before?: string }
  | { write: () => Promise<void> }
);

/**
 * Writes several files, or none: when one fails, those before it become as they were. Ctrl+C waits
 * until all are written.
 * @throws when a file cannot be written, or a new one exists already
 */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  const done: Write[] = [];
  const wait = () => {};
  process.on('SIGINT', wait);
  try {
    for (const write of writes) {
      await mkdir(path.dirname(write.file), { recursive: true });
      if ('write' in write) await write.write();
      else if (write.before !== undefined) await writeWhole(write.file, write.text);
      // “wx” fails where a file exists: one that came meanwhile is not lost either.
      else await writeFile(write.file, write.text, { flag: 'wx' });
      done.push(write);
    }
  } catch (error) {
    for (const write of done.reverse()) await undo(write);
    throw error;
  } finally {
    process.off('SIGINT', wait);
  }
}

async function undo(write: Write): Promise<void> {
  if ('before' in write && write.before !== undefined) await writeWhole(write.file, write.before);
  else await rm(write.file, { force: true });
}
