import { readFileSync, statSync } from 'node:fs';

/**
 * Keeps what a file says up to date, and reads it again only when it was written again.
 * @param file an absolute path; it must be there at first, and what it said last counts while it is not
 * @returns what it says now
 */
export function rereadFile<Said>(file: string, parse: (text: string) => Said): () => Said {
  const read = () => parse(readFileSync(file, 'utf8'));
  const stampNow = () => {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  };
  let stamp = stampNow();
  let said = read();
  return () => {
    try {
      const now = stampNow();
      if (now !== stamp) [said, stamp] = [read(), now];
    } catch {
      // It is being replaced.
    }
    return said;
  };
}
