import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { compilerVersion } from './compilerVersion.ts';
import type { FileFacts } from './fileFacts.ts';

/** Facts by a hash of the file’s name and bytes. */
export type Facts = ReadonlyMap<string, FileFacts>;

// One line for each file: as one text, the facts of ten thousand would fill the memory.

/**
 * Reads facts from an earlier run.
 * @returns none where they cannot be read, or were found by another version of the code
 */
export function loadFacts(file: string): Facts {
  try {
    const [version, ...entries] = linesOf(readFileSync(file));
    return version === compilerVersion()
      ? new Map(entries.map((line) => JSON.parse(line)))
      : new Map();
  } catch {
    return new Map();
  }
}

function linesOf(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    if (end < 0) break;
    lines.push(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return lines;
}

/** Keeps facts for the next run; the file is whole at every moment. */
export function saveFacts(file: string, facts: Facts): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  const descriptor = openSync(part, 'w');
  try {
    writeSync(descriptor, `${compilerVersion()}\n`);
    for (const entry of facts) writeSync(descriptor, `${JSON.stringify(entry)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, file);
}
