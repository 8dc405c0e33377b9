import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** As Vike puts stylesheets into a page: https://vike.dev/injectFilter */
const stylesheet = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;
const charset = '<meta charSet="utf-8"/>';

/**
 * Gives each page one stylesheet in place of one for each part of it: many small files take more
 * requests and compress worse. Their order does not matter, as all is in cascade layers. The one
 * stands below the charset, which must be among the first 1024 bytes.
 * @param client the absolute path of the rendered site
 */
export async function mergeStyles(client: string): Promise<void> {
  const merged = new Map<string, Promise<string>>();
  for (const page of await glob('**/*.html', { cwd: client, absolute: true })) {
    const html = await readFile(page, 'utf8');
    const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href).sort();
    const key = hrefs.join(' ');
    const href = merged.get(key) ?? mergeFiles(client, hrefs);
    merged.set(key, href);
    const link = `<link rel="stylesheet" href="${await href}"/>`;
    await writeFile(page, html.replace(stylesheet, '').replace(charset, charset + link));
  }
}

/** Where the bundler puts styles, below whatever path the site lives under. */
const folder = 'assets/static/';

/** @returns the address of the one file */
async function mergeFiles(client: string, hrefs: readonly string[]): Promise<string> {
  const files = hrefs.map((href) => path.join(client, href.slice(href.lastIndexOf(folder))));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${folder}page.${hash}.css`;
  await writeFile(path.join(client, file), text);
  const [first = folder] = hrefs;
  return first.slice(0, first.lastIndexOf(folder)) + file;
}
