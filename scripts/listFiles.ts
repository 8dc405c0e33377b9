import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything below a folder but folders. Links are not followed; readdir’s own `recursive` follows
 * them since Node 22.
 * @param folder an absolute path
 * @throws where a folder cannot be read
 */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(path.join(folder, entry.name)) : entry,
  );
}

/**
 * All files below a folder, as paths from it with forward slashes; none where there is no folder.
 * @param folder an absolute path
 */
export function listFiles(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => (path.sep === '/' ? file : file.replaceAll(path.sep, '/')));
}

function entriesIn(folder: string): Dirent[] {
  try {
    return entriesBelow(folder);
  } catch {
    return [];
  }
}
