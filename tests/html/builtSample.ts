import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { site } from '#content/site';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { type BuiltPage, readBuiltSite } from '../../scripts/serve/builtPages.ts';
import { paths } from '../sitePaths.ts';

/** A page of the built sample, as a browser without scripts reads it. */
export interface SamplePage extends BuiltPage {
  tree: Root;
}

/** The sample as last built, read and parsed once for all tests of a thread. */
export const sample = readBuiltSite(currentFolders().site, '/');

const parsed = new Map(
  sample.pages.map((page): [string, SamplePage] => [
    page.path,
    { ...page, tree: fromHtml(page.html) },
  ]),
);

/** @throws if no such page was built */
export function pageAt(address: string): SamplePage {
  const page = parsed.get(address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
}

/** Every page that the content requires. */
export const pages: readonly SamplePage[] = paths.map(pageAt);

/** The pages for addresses that do not exist: of a page and of an article. */
export const notFoundPages: readonly SamplePage[] = ['/404', '/blog/404'].map(pageAt);

/** @returns the path at which the built site has one of the site’s public addresses */
export function onSite(address: string): string {
  if (!address.startsWith(`${site.url}/`)) throw new Error(`${address} is not of this site`);
  return address.slice(site.url.length);
}

/** Whether there is a page or a file at a path. */
export const isThere = (address: string): boolean =>
  parsed.get(address)?.status === 200 || sample.hasFile(address);

/** The bytes of a file at a path, such as `/feed.xml`. */
export const fileAt = (address: string): Buffer =>
  readFileSync(path.join(sample.folder, decodeURI(address)));
