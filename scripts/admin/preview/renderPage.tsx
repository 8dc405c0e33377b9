import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadData } from '../../../components/PageContext/head.ts';
import { PageBody } from '../../../renderer/PageBody.tsx';

interface PageModule {
  Page: ComponentType;
}

interface DataModule {
  data: (page: { urlPathname: string; routeParams: Record<string, string> }) => { head: HeadData };
}

const pages = import.meta.glob<PageModule>('../../../pages/**/+Page.tsx', { eager: true });
const dataOf = import.meta.glob<DataModule>('../../../pages/**/+data.ts', { eager: true });

/**
 * Renders the site’s own page with its data.
 * @param path of an existing page
 * @returns everything that it shows, as HTML
 */
export function renderPage(path: string): string {
  const folder = foldersFor(path).find((name) => pageIn(name));
  const module = folder !== undefined && pageIn(folder);
  const found = folder !== undefined && dataOf[`../../../pages${folder}/+data.ts`];
  if (!module || !found) throw new Error(`There is no page at ${path}.`);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const data = found.data({ urlPathname: path, routeParams: { slug } });
  return renderToStaticMarkup(<PageBody Page={module.Page} data={data} urlPathname={path} />);
}

const pageIn = (folder: string) => pages[`../../../pages${folder}/+Page.tsx`];

/** The folders that may have a page’s files, in Vike’s order: its own name comes before `@slug`. */
function foldersFor(path: string): string[] {
  if (path === '/404') return ['/_error'];
  const own = path.replace(/\/$/, '');
  return [own, `${own}/index`, `${own.slice(0, own.lastIndexOf('/'))}/@slug`];
}
