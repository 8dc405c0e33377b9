import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Originals that are served as they are: icons must keep their names and vectors. */
const copies = [['brand/mark.svg', 'favicon.svg']] as const;

/** Rewrites for hosts that have one `404.html` for everything but read rules. */
const redirects = '/blog/* /blog/404.html 404\n';

/**
 * Puts files in place that browsers and hosts look for by a fixed name.
 * @param imageRoot the absolute path of `content/images/`
 * @param publicRoot the absolute path of the folder whose files the site serves
 */
export async function copyPublicFiles(imageRoot: string, publicRoot: string): Promise<void> {
  await mkdir(publicRoot, { recursive: true });
  for (const [from, to] of copies) {
    await copyFile(path.join(imageRoot, from), path.join(publicRoot, to));
  }
  await writeFile(path.join(publicRoot, '_redirects'), redirects);
}
