import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything below a folder except folders. Links are not followed; readdir’s own `recursive`
 * follows them since Node 22.
 * @param folder an absolute path
 * @param onClosed is called with each folder below it that cannot be read
 * @throws when the folder cannot be read; without `onClosed`, when one below it cannot either
 */
export function entriesBelow(folder: string, onClosed?: (folder: string) => void): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry;
    const below = path.join(folder, entry.name);
    try {
      return entriesBelow(below, onClosed);
    } catch (error) {
      if (!onClosed) throw error;
      onClosed(below);
      return [];
    }
  });
}

/**
 * All files below a folder, as paths from it with forward slashes; none if a folder is unreadable.
 * @param folder an absolute path
 */
export function listFiles(folder: string): string[] {
  try {
    return entriesBelow(folder)
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((file) => (path.sep === '/' ? file : file.replaceAll(path.sep, '/')));
  } catch {
    return [];
  }
}
