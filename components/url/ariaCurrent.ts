/** `aria-current` of a link to `path` on the page at `currentPath`. */
export function ariaCurrent(path: string, currentPath: string): 'page' | undefined {
  return path === (currentPath.replace(/\/$/, '') || '/') ? 'page' : undefined;
}
