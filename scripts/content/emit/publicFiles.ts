import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Blog } from '../model/blog.ts';
import { type Downloads, downloadFolder } from '../model/contentFolder.ts';
import type { ContentModel } from '../model/contentModel.ts';
import { collectionsWithBodies } from '../model/contentTypes.ts';
import { noticeScript, telHref } from '../model/published.ts';
import { blogPages, fixedPages } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { chatSample } from '../model/siteChat.ts';
import { inspectDrawing } from '../source/drawing/inspectDrawing.ts';
import { atomFeed } from './atomFeed.ts';
import { iconFiles, webManifest } from './icons.ts';
import type { Output, SiteContent } from './modules.ts';
import { element, xmlDocument } from './xml.ts';

interface PublicFilesOptions {
  site: Site;
  blog: Blog;
  /** The absolute path of `content/images/`. */
  images: string;
  /** The moment of the build. */
  now: Date;
  /** Whether search engines must ignore the site. */
  isPreview: boolean;
}

/** Files that browsers, search engines, feed readers and hosts look for by a fixed name. */
export async function publicFiles(
  content: SiteContent,
  { site, blog, images, now, isPreview }: PublicFilesOptions,
): Promise<Output<string | Uint8Array>[]> {
  const mark = await plainDrawing(path.join(images, site.icon));
  const files: Output<string | Uint8Array>[] = [
    ['public/favicon.svg', mark],
    ...(await iconFiles(mark)),
    ['public/site.webmanifest', webManifest(site, content.base)],
    // Search engines must be able to read a preview’s pages, which say that they must not be listed.
    ...(isPreview ? [] : [['public/sitemap.xml', sitemap(content.model, blog, site.url)] as const]),
    [
      'public/robots.txt',
      isPreview ? robotsTxt : `${robotsTxt}\nSitemap: ${site.url}/sitemap.xml\n`,
    ],
    ['public/feed.xml', atomFeed(content, site, blog)],
    ['public/.well-known/security.txt', securityTxt(site, now)],
  ];
  const script = async (address: string, file: string): Promise<Output> => [
    `public${address}`,
    await readFile(path.join(import.meta.dirname, file), 'utf8'),
  ];
  if (site.notice) files.push(await script(noticeScript, 'noticeScript.js'));
  if (site.chat?.script === chatSample) files.push(await script(chatSample, 'chatSample.js'));
  return files;
}

/**
 * A drawing that is published as it is. It is inspected once more here, so that no other way to
 * this place, no cache and no change since the check can bring in one that does more than draw.
 */
async function plainDrawing(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  const problem = inspectDrawing(bytes);
  if (problem)
    throw new Error(`${file} has changed since it was checked. ${problem.found.message}`);
  return bytes;
}

/** The documents that visitors may download, under addresses that can be printed. */
export const downloadFiles = (
  content: string,
  downloads: Downloads,
): Promise<Output<Uint8Array>[]> =>
  Promise.all(
    [...downloads.keys()].map(
      async (name): Promise<Output<Uint8Array>> => [
        `public/${downloadFolder}${name}`,
        await readFile(path.join(content, downloadFolder, name)),
      ],
    ),
  );

/**
 * Every page that search engines may list. Only posts know when they changed, and a list’s first
 * page changes with its newest; guessed dates would make search engines distrust the true ones.
 * @param siteUrl without a slash at the end
 * @see https://www.sitemaps.org/protocol.html
 */
function sitemap({ collections }: ContentModel, { categories }: Blog, siteUrl: string): string {
  const lists = blogPages(categories, collections.posts, ({ value }) => value.category);
  const changed = new Map(collections.posts.map(({ path, value }) => [path, value.date]));
  for (const { path, number, articles } of lists) {
    if (number === 1 && articles[0]) changed.set(path, articles[0].value.date);
  }
  const paths = new Set([
    ...Object.values(fixedPages),
    ...lists.map(({ path }) => path),
    ...collectionsWithBodies.flatMap((name) => collections[name].map(({ path }) => path)),
  ]);
  const pages = [...paths].map((path) => {
    const date = changed.get(path);
    return element('url', {}, [
      element('loc', {}, [siteUrl + path]),
      ...(date ? [element('lastmod', {}, [date])] : []),
    ]);
  });
  return xmlDocument(
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, pages),
  );
}

/**
 * Every page may be read; those that must not be listed say so themselves.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
const robotsTxt = 'User-agent: *\nAllow: /\n';

/**
 * Where to report a security problem of the site.
 * @param now the moment of the build
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(
  { url, phone, email }: Pick<Site, 'url' | 'phone' | 'email'>,
  now: Date,
): string {
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${url}/contact`,
    `Contact: ${telHref(phone.display)}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    // The file is sought only at the root of a host, wherever below that the site lives.
    `Canonical: ${new URL('/.well-known/security.txt', url)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The first day of the half-year after the next: six to twelve months ahead, as the standard asks
 * for less than a year, and the same for every build until then. A site that is not built for that
 * long is stale, and its file shows it.
 */
function expiry(now: Date): string {
  const half = now.getUTCMonth() < 6 ? 0 : 6;
  return new Date(Date.UTC(now.getUTCFullYear(), half + 12, 1)).toISOString().replace('.000', '');
}
