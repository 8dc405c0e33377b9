import { hash } from 'node:crypto';
import type { PageContextServer, PrerenderContext } from 'vike/types';
import * as content from './content.ts';

/**
 * Has only those pages rendered that need it. By now each page has its data, except for the one for
 * unknown addresses, which no route leads to.
 * @see https://vike.dev/onPrerenderStart
 */
export async function onPrerenderStart(prerenderContext: PrerenderContext) {
  const pageContexts = prerenderContext.pageContexts as unknown as PageContextServer[];
  const [first] = pageContexts;
  // Vike’s own command renders all.
  if (!first?.choosePages) return undefined;
  const shared = hashOf(content);
  const pages = await Promise.all(
    pageContexts.map(async (page) => ({
      file: fileOf(page),
      origin: hashOf(shared, page.data ?? (await page.config.data?.(page))),
    })),
  );
  const due = new Set(await first.choosePages(pages));
  const rendered = pageContexts.filter((page) => due.has(fileOf(page)));
  // Copies, as in Vike’s own example: it warns about a property of the originals that nobody reads.
  return { prerenderContext: { pageContexts: rendered.map((page) => ({ ...page })) } };
}

/** @see https://vike.dev/prerender#noExtraDir */
const fileOf = ({ urlPathname }: PageContextServer) =>
  `${urlPathname === '/' ? 'index' : urlPathname.slice(1)}.html`;

const hashOf = (...values: unknown[]) => hash('sha256', JSON.stringify(values), 'base64');
