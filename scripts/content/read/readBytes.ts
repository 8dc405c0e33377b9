import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type Finding, finding } from '../rules/finding.ts';

/** A text file larger than this is a mistake, and would only slow everyone down. */
const maxTextBytes = 1024 * 1024;

/** One for all files: a new one for each of ten thousand would wait in memory to be cleared away. */
const buffer = Buffer.alloc(maxTextBytes + 1);

/**
 * Reads a text file.
 * @param file an absolute path
 * @returns the bytes, which the next call overwrites, or why there are none
 */
export function readBytes(file: string): Buffer | Finding {
  try {
    const stats = statSync(file);
    // A pipe or a device would never end.
    if (!stats.isFile()) return finding('unreadable', { code: 'not a file' });
    if (stats.size > maxTextBytes) {
      return finding('file-size', { bytes: stats.size, limit: maxTextBytes });
    }
    const bytes = buffer.subarray(0, readInto(buffer, file, stats.size));
    return isUtf8(bytes) && !bytes.includes(0) ? bytes : finding('not-text', {});
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return finding('unreadable', { code });
  }
}

/**
 * @param expected the size that the file had; one that grows meanwhile is read as far as it then was
 * @returns how many bytes there are
 */
function readInto(target: Buffer, file: string, expected: number): number {
  const descriptor = openSync(file, 'r');
  try {
    let length = 0;
    let read = 0;
    do {
      read = readSync(descriptor, target, length, target.length - length, null);
      length += read;
    } while (read > 0 && length < expected);
    return length;
  } finally {
    closeSync(descriptor);
  }
}
