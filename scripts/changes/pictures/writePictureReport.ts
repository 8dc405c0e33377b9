import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { counted } from '../../content/model/words.ts';
import type { OnProgress } from '../../inParallel.ts';
import { readPage } from '../../pageCheck/pageDocument.ts';
import { windows } from '../../pageCheck/visitPage.ts';
import { visitBuilt } from '../../serve/visitBuilt.ts';
import { writeWhole } from '../../writeWhole.ts';
import { outlineOf } from '../outline.ts';
import type { Change, ChangedPage, SiteChanges } from '../siteChanges.ts';
import { type PicturedPage, pictureReport } from './pictureReport.ts';
import { takePictures } from './takePictures.ts';

/** No one looks through more pages, and the file stays small enough to send. */
const maxPages = 24;

/** The report’s name in the folder that it is written to. */
const pictureReportFile = 'changes.html';

/**
 * Takes pictures of the pages that changed most, before and after, and writes them as one page that
 * needs nothing else.
 * @param was the absolute path of the site’s folder as it was; `is` as it is
 * @param folder an absolute path
 * @returns what was done, in a sentence
 */
export async function writePictureReport(
  was: string,
  is: string,
  changes: SiteChanges,
  folder: string,
  onProgress: OnProgress,
): Promise<string> {
  const touched = byChange(changes);
  const chosen = touched.slice(0, maxPages);
  const pages: PicturedPage[] = [];
  const sites = [was, is].map((site) => ({ folder: site, base: basePathOf(site) }));
  await visitBuilt({ sites }, async (browser, before, after) => {
    for (const [index, { address, from }] of chosen.entries()) {
      const old = from && before + from.slice(1);
      const now = after + address.slice(1);
      const taken = await Promise.all(
        windowNames.map((window) => takePictures(browser, window, old, now)),
      );
      pages.push({ path: address, pairs: taken.flat() });
      onProgress(index + 1, chosen.length);
    }
  });
  const file = path.join(folder, pictureReportFile);
  const left = touched.length - chosen.length;
  await writeWhole(file, pictureReport(outlineOf(changes), pages, left));
  return `${counted(pages.length, 'page')} before and after: ${file}${left > 0 ? `; ${left} more changed less and were left out` : ''}`;
}

/**
 * The path that a built site lives under, ending in a slash, according to its home page: another
 * version of the code may have built it.
 * @param folder the absolute path of the built site
 */
export function basePathOf(folder: string): string {
  const { url } = readPage(fromHtml(readFileSync(path.join(folder, 'index.html'), 'utf8')));
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/?$/, '/') : '/';
}

const windowNames = Object.keys(windows) as (keyof typeof windows)[];

/**
 * All pages that look or read differently, the most changed first, by how much was added, removed
 * or changed; a new page was nowhere before.
 */
function byChange({ added, moved, changed, shared }: SiteChanges) {
  const touched = ({ path: address, changes }: ChangedPage, from: string | undefined) => ({
    address,
    from,
    size: changes.reduce((sum, change) => sum + sizeOf(change), 0),
  });
  const own = [
    ...added.map((page) => touched(page, undefined)),
    ...moved.map((page) => touched(page, page.from)),
    ...changed.map((page) => touched(page, page.path)),
  ];
  const known = new Set(own.map(({ address }) => address));
  const others = [...new Set(shared.flatMap(({ pages }) => pages))]
    .filter((address) => !known.has(address))
    .map((address) => ({ address, from: address, size: 0 }));
  return [...own, ...others].sort((a, b) => b.size - a.size || (a.address < b.address ? -1 : 1));
}

/** In characters: a picture counts as much as a paragraph. */
const pictureSize = 300;

function sizeOf(change: Change): number {
  if (change.kind === 'picture') return pictureSize;
  if (change.kind !== 'words') return 0;
  return Math.max(change.before?.length ?? 0, change.after?.length ?? 0);
}
