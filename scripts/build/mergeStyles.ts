import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The links that stand in a page for all those between its stylesheets, by {@link keyOf}. */
export type StylePlan = Readonly<Record<string, string>>;

/** As Vike puts stylesheets into a page: https://vike.dev/injectFilter */
const stylesheet = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;
/** As React writes it. */
const charset = '<meta charSet="utf-8"/>';

/**
 * Gives a page two stylesheets in place of one for each part of it: what all pages share, which the
 * browser keeps, and the rest. Many small files take more requests and compress worse. Their order
 * does not matter, as all is in cascade layers. They stand below the charset, which must be among
 * the first 1024 bytes.
 */
export function mergeStyles(html: string, plan: StylePlan): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const hrefs = [...head.matchAll(stylesheet)].map(([, href = '']) => href);
  const links = plan[keyOf(hrefs)];
  if (links === undefined) throw new Error(`No page is known to have ${hrefs.join(', ')}.`);
  return head.replace(stylesheet, '').replace(charset, charset + links) + html.slice(end);
}

/**
 * Writes the merged stylesheets of every kind of page.
 * @param client the absolute path of the bundle for browsers
 * @param manifest what Vite says of it
 * @param base the path that the site lives under
 */
export function planStyles(client: string, manifest: Manifest, base: string): StylePlan {
  const pages = Object.keys(manifest)
    .filter((name) => name.startsWith('virtual:vike:page-entry:client:'))
    .map((name) => [...stylesOf(name, manifest)].sort());
  const [first = [], ...others] = pages;
  const shared = first.filter((file) => others.every((files) => files.includes(file)));
  const link = (files: readonly string[]) =>
    files.length > 0 ? `<link rel="stylesheet" href="${base}${mergeFiles(client, files)}"/>` : '';
  return Object.fromEntries(
    pages.map((files) => {
      const own = files.filter((file) => !shared.includes(file));
      return [keyOf(files.map((file) => base + file)), link(shared) + link(own)];
    }),
  );
}

const keyOf = (hrefs: readonly string[]) => [...hrefs].sort().join(' ');

/** The stylesheets of a chunk and of all that it imports. */
function stylesOf(name: string, manifest: Manifest): Set<string> {
  const { css = [], imports = [] } = manifest[name] ?? {};
  return new Set([...css, ...imports.flatMap((imported) => [...stylesOf(imported, manifest)])]);
}

/** @returns the path of the one file from `client` */
function mergeFiles(client: string, files: readonly string[]): string {
  const text = files.map((file) => readFileSync(path.join(client, file), 'utf8')).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const merged = `assets/static/styles.${hash}.css`;
  writeFileSync(path.join(client, merged), text);
  return merged;
}
