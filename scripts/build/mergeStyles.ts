import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** As Vike puts stylesheets into a page: https://vike.dev/injectFilter */
const stylesheet = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;
/** As React writes it. */
const charset = '<meta charSet="utf-8"/>';

/** Where the bundler puts styles, below whatever path the site lives under. */
const folder = 'assets/static/';

/**
 * Gives each page two stylesheets in place of one for each part of it: what all pages share, which
 * the browser keeps, and the rest. Many small files take more requests and compress worse. Their
 * order does not matter, as all is in cascade layers. They stand below the charset, which must be
 * among the first 1024 bytes.
 * @param client the absolute path of the rendered site
 */
export async function mergeStyles(client: string): Promise<void> {
  const pages = new Map<string, string[]>();
  for (const page of await glob('**/*.html', { cwd: client, absolute: true })) {
    const html = await readFile(page, 'utf8');
    pages.set(page, [...html.matchAll(stylesheet)].map(([, href = '']) => href).sort());
  }
  const [first = [], ...others] = pages.values();
  const shared = first.filter((href) => others.every((hrefs) => hrefs.includes(href)));
  const known = new Map<string, Promise<string>>();
  const linkTo = async (hrefs: readonly string[]) => {
    const key = hrefs.join(' ');
    const href = known.get(key) ?? mergeFiles(client, hrefs);
    known.set(key, href);
    return hrefs.length > 0 ? `<link rel="stylesheet" href="${await href}"/>` : '';
  };
  for (const [page, hrefs] of pages) {
    const own = hrefs.filter((href) => !shared.includes(href));
    const links = (await linkTo(shared)) + (await linkTo(own));
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace(stylesheet, '').replace(charset, charset + links));
  }
}

/** @returns the address of the one file */
async function mergeFiles(client: string, hrefs: readonly string[]): Promise<string> {
  const files = hrefs.map((href) => path.join(client, href.slice(href.lastIndexOf(folder))));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${folder}styles.${hash}.css`;
  await writeFile(path.join(client, file), text);
  const [first = folder] = hrefs;
  return first.slice(0, first.lastIndexOf(folder)) + file;
}
