import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Blog } from '../schemas/blog.ts';
import type { Site } from '../schemas/site.ts';
import { chatSample } from '../schemas/siteServices.ts';
import { atomFeed } from './atomFeed.ts';
import type { Output } from './dataModule.ts';
import { iconFiles } from './icons.ts';
import type { SiteContent } from './modules.ts';
import { robotsTxt } from './robotsTxt.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** Rewrites for hosts that have one `404.html` for everything but read rules. */
const redirects = '/blog/* /blog/404.html 404\n';

/** The sample’s code, which runs in browsers only. */
const chatSampleFile = path.join(import.meta.dirname, 'chatSample.js');

interface PublicFilesOptions {
  site: Site;
  blog: Blog;
  /** The absolute path of `content/images/`. */
  images: string;
  /** The moment of the build. */
  now: Date;
}

/** Files that browsers, search engines, feed readers and hosts look for by a fixed name. */
export async function publicFiles(
  content: SiteContent,
  { site, blog, images, now }: PublicFilesOptions,
): Promise<Output<string | Uint8Array>[]> {
  const mark = await readFile(path.join(images, site.icon));
  const files: Output<string | Uint8Array>[] = [
    ['public/favicon.svg', mark],
    ...(await iconFiles(mark)),
    ['public/site.webmanifest', webManifest(site, content.base)],
    ['public/sitemap.xml', sitemap(content.model, site.url)],
    ['public/robots.txt', robotsTxt(site.url)],
    ['public/feed.xml', atomFeed(content, site, blog)],
    ['public/.well-known/security.txt', securityTxt(site, now)],
    ['public/_redirects', redirects],
  ];
  if (site.chat?.script !== chatSample) return files;
  return [...files, [`public${chatSample}`, await readFile(chatSampleFile, 'utf8')]];
}
