import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bundle } from './bundle.ts';
import { mergeStyles } from './mergeStyles.ts';

/**
 * Renders pages with the bundle’s own code.
 * @returns what gives the HTML of a page, by its path without the base
 */
export async function pageRenderer({ folder, base, styles }: Bundle) {
  await import(pathToFileURL(path.join(folder, 'server', 'entry.mjs')).href);
  const { renderPage } = await import('vike/server');
  return async (page: string): Promise<string> => {
    const urlOriginal = base + page.slice(1);
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal });
    if (errorWhileRendering) throw errorWhileRendering;
    const { statusCode, body } = httpResponse;
    if (statusCode !== (page === '/404' ? 404 : 200)) {
      throw new Error(`Rendering ${page} answered ${statusCode}.`);
    }
    return mergeStyles(body, styles);
  };
}
