import { hash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** What the files of pages, and no others, are called. */
export const pageEnding = '.html';

/** A page of the site. */
export interface SitePage {
  /** Its path without the base, for example `/blog/roscoe-premium-shingles`. */
  path: string;
  /** The folder in `pages/` that makes it. */
  kind: string;
  /** The file that it becomes. */
  file: string;
  /** All that it shows, as a hash. */
  origin: string;
}

/** What a folder in `pages/` exports. @see https://vike.dev/data */
interface PageModules {
  data: (pageContext: { routeParams: Record<string, string> }) => unknown;
  /** For a folder that makes more than one page. */
  onBeforePrerenderStart?: () => string[];
}

/**
 * Lists every page with a hash of its data, without rendering one.
 * @param root the project’s folder, whose `generated/` is up to date
 */
export async function sitePages(root: string): Promise<SitePage[]> {
  const shared = hashOf(await import(urlOf(root, 'renderer/content.ts')));
  const kinds = globSync('pages/**/+Page.tsx', { cwd: root }).map((file) => path.dirname(file));
  const pages: SitePage[] = [];
  for (const kind of kinds.sort()) pages.push(...(await pagesOf(kind, root, shared)));
  return pages;
}

async function pagesOf(kind: string, root: string, shared: string): Promise<SitePage[]> {
  const modules = await modulesIn(kind, root);
  const route = routeOf(kind);
  const paths = modules.onBeforePrerenderStart?.() ?? [route];
  return Promise.all(
    paths.map(async (page) => ({
      path: page,
      kind,
      file: `${page === '/' ? 'index' : page.slice(1)}${pageEnding}`,
      origin: hashOf(shared, await modules.data({ routeParams: routeParams(route, page) })),
    })),
  );
}

async function modulesIn(kind: string, root: string): Promise<PageModules> {
  const files = globSync(['+data.ts', '+onBeforePrerenderStart.ts'], {
    cwd: path.join(root, kind),
  });
  const modules = await Promise.all(files.map((file) => import(urlOf(root, kind, file))));
  return Object.assign({}, ...modules);
}

const urlOf = (...parts: string[]) => pathToFileURL(path.join(...parts)).href;

/** The address of a folder in `pages/`. @see https://vike.dev/filesystem-routing */
const routeOf = (kind: string) =>
  kind === 'pages/_error' ? '/404' : kind.slice('pages'.length).replace(/\/index$/, '') || '/';

/** What stands in a path in the places that its route has a name for. */
function routeParams(route: string, page: string): Record<string, string> {
  const words = page.split('/');
  const params = route.split('/').flatMap((part, index): [string, string][] => {
    return part.startsWith('@') ? [[part.slice(1), words[index] ?? '']] : [];
  });
  return Object.fromEntries(params);
}

const hashOf = (...values: unknown[]) => hash('sha256', JSON.stringify(values), 'base64');
