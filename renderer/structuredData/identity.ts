import type { Crumb } from '../../components/PageContext/head.ts';
import { site } from '../content.ts';

/** What exists once for the whole site; every page’s graph uses the same ids. */
export const businessId = `${site.url}/#business`;
export const websiteId = `${site.url}/#website`;
export const stateIds = { IL: `${site.url}/#illinois`, WI: `${site.url}/#wisconsin` } as const;

/** The absolute address of a page, the same as its canonical link. */
export const pageUrl = (path: Crumb['path']): string => site.url + path;

/** @param href as `fileHref` gives it, with the base path */
export const absoluteFile = (href: string): string => new URL(href, site.url).href;

/** The id of a part of a page’s graph; stable, so that other pages and tools can refer to it. */
export const pageId = (
  path: string,
  part: 'webpage' | 'breadcrumb' | 'picture' | 'service' | 'article' | 'blog' | 'questions',
): string => `${pageUrl(path)}#${part}`;

/** The blog, whichever of its lists a page shows. */
export const blogId = pageId('/blog', 'blog');

/** Stands for a node that is described elsewhere in the graph. */
export const ref = (id: string) => ({ '@id': id });
