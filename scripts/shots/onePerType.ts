import path from 'node:path';

/**
 * The pages that show each layout once: all at the top of the site, and the first of each folder.
 * @param pages paths of pages, in order
 */
export function onePerType(pages: readonly string[]): string[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const folder = path.posix.dirname(page);
    if (folder === '/') return true;
    return !seen.has(folder) && seen.add(folder);
  });
}
