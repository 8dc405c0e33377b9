import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { parseXml, textsOf } from '../parseXml.ts';

/**
 * Loads every page of a served site with the files that it requests immediately.
 * @returns what a visitor would miss, one per line: truncated pages and missing files
 */
export async function missingFrom(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = textsOf(parseXml(map), 'loc').map((address) => new URL(address).pathname);
  const there = new Set<string>();
  const missing: string[] = [];
  for (const page of pages) missing.push(...(await missingOn(page, origin, there)));
  return pages.length > 0 ? missing : ['no page at all'];
}

/** How often a page is tried: a new one may replace it before its files are loaded. */
const visits = 3;

async function missingOn(page: string, origin: string, there: Set<string>): Promise<string[]> {
  let missing: string[] = [];
  let last: string | undefined;
  for (let times = 0; times < visits; times += 1) {
    const answer = await fetch(origin + page);
    const html = await answer.text();
    if (answer.status !== 200) return [`${page}: ${answer.status}`];
    if (!html.endsWith('</html>')) return [`${page} ends with “${html.slice(-20)}”`];
    if (html === last) break;
    last = html;
    missing = await missingFiles(html, origin, there);
    if (missing.length === 0) return [];
  }
  return missing.map((file) => `${page} asks for ${file}`);
}

async function missingFiles(html: string, origin: string, there: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const file of filesOf(html)) {
    if (there.has(file)) continue;
    const { status } = await fetch(origin + file, { method: 'HEAD' });
    if (status === 200) there.add(file);
    else missing.push(`${file}: ${status}`);
  }
  return missing;
}

/** The addresses on this site that a page loads automatically. */
function filesOf(html: string): Set<string> {
  const addresses: string[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    if (!['script', 'link', 'img', 'source'].includes(tagName)) return;
    const { src, href, srcSet, imageSrcSet } = properties;
    const sets = [srcSet, imageSrcSet].flatMap((set) => `${set ?? ''}`.trim().split(/,\s+/));
    const sizes = sets.map((size) => size.split(' ')[0]);
    addresses.push(...[src, href, ...sizes].filter((address) => typeof address === 'string'));
  });
  return new Set(addresses.filter((address) => address.startsWith('/')));
}
