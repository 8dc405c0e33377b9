import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

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
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
