/**
 * Must be called before an `import()`: browsers that follow the older standard remember a failed
 * one and never try it again.
 * @see https://github.com/whatwg/html/pull/10327
 * @throws without a connection
 */
export function requireConnection(): void {
  if (!navigator.onLine) throw new TypeError('There is no connection.');
}
