import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../schemas/site.ts';
import type { Output } from './modules.ts';

/** Rewrites for hosts that have one `404.html` for everything but read rules. */
const redirects = '/blog/* /blog/404.html 404\n';

/**
 * Files that browsers and hosts look for by a fixed name.
 * @param images the absolute path of `content/images/`
 * @param site free of errors
 */
export async function publicFiles(images: string, { icon }: Pick<Site, 'icon'>): Promise<Output[]> {
  const mark = await readFile(path.join(images, icon), 'utf8');
  return [
    ['public/favicon.svg', mark],
    ['public/_redirects', redirects],
  ];
}
