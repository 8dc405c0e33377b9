import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chatSample, type Site } from '../schemas/site.ts';
import type { Output } from './modules.ts';

/** Rewrites for hosts that have one `404.html` for everything but read rules. */
const redirects = '/blog/* /blog/404.html 404\n';

/** The sample’s code, which runs in browsers only. */
const chatSampleFile = path.join(import.meta.dirname, 'chatSample.js');

/**
 * Files that browsers and hosts look for by a fixed name.
 * @param images the absolute path of `content/images/`
 * @param site free of errors
 */
export async function publicFiles(
  images: string,
  { icon, chat }: Pick<Site, 'icon' | 'chat'>,
): Promise<Output[]> {
  const mark = await readFile(path.join(images, icon), 'utf8');
  const files: Output[] = [
    ['public/favicon.svg', mark],
    ['public/_redirects', redirects],
  ];
  if (chat?.script !== chatSample) return files;
  return [...files, [`public${chatSample}`, await readFile(chatSampleFile, 'utf8')]];
}
