import { realpathSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../listFiles.ts';

/**
 * Lists a folder and all below it.
 * @param root the absolute path of `content/`
 * @returns the paths below it of the files, and of the links that lead out of it or nowhere
 */
export function listContent(root: string): { files: string[]; outside: string[] } {
  const files: string[] = [];
  const outside: string[] = [];
  try {
    const realRoot = realpathSync(root);
    const start = path.join(root, path.sep).length;
    for (const entry of entriesBelow(root)) {
      const absolute = path.join(entry.parentPath, entry.name);
      const file = absolute.slice(start).split(path.sep).join('/');
      if (isIgnored(file)) continue;
      // Only a link can lead out: its folder was reached without following any.
      const leaves = entry.isSymbolicLink() && !isWithin(realRoot, absolute);
      (leaves ? outside : files).push(file);
    }
  } catch (error) {
    // No folder at all reads as an empty one: each file that must exist is then reported missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { files, outside };
}

function isWithin(realRoot: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realRoot + path.sep);
  } catch {
    return false;
  }
}

/** Files that other programs leave behind, the guide for editors among them. */
const isIgnored = (file: string) =>
  /(?:^|\/)\./.test(file) || /(?:^|\/)(?:README\.md|Thumbs\.db|desktop\.ini)$/.test(file);
