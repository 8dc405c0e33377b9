import path from 'node:path';
import { chromium } from '@playwright/test';
import { counted } from '../../content/model/words.ts';
import { serveBuilt } from '../../serve/serveBuilt.ts';
import { launchOptions } from '../../test/launchOptions.ts';
import { writeWhole } from '../../writeWhole.ts';
import { outlineOf } from '../outline.ts';
import { type Change, type SiteChanges, type SiteToCompare, touchedPages } from '../siteChanges.ts';
import { type PicturedPage, pictureReport } from './pictureReport.ts';
import { type PictureWindow, pictureWindows, takePictures } from './takePictures.ts';

/** More pages nobody looks through; the file stays small enough to send. */
const maxPages = 24;

/** The report in the folder that it is written into. */
const pictureReportFile = 'changes.html';

/**
 * Takes the pages that changed most, before and after, and writes them as one page that needs
 * nothing else.
 * @param was the built site as it was; `is` as it is
 * @param folder an absolute path
 * @returns what was done, in a sentence
 */
export async function writePictureReport(
  was: SiteToCompare,
  is: SiteToCompare,
  changes: SiteChanges,
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  const touched = byChange(changes);
  const chosen = touched.slice(0, maxPages);
  const servers = [await serveBuilt(was.folder, was.base), await serveBuilt(is.folder, is.base)];
  const browser = await chromium.launch(launchOptions());
  const pages: PicturedPage[] = [];
  try {
    const [before, after] = servers.map(({ origin }, index) => origin + [was, is][index]?.base);
    for (const [index, { address, from }] of chosen.entries()) {
      const taken = await Promise.all(
        windows.map((window) =>
          takePictures(browser, window, from && before + from.slice(1), after + address.slice(1)),
        ),
      );
      pages.push({ path: address, pairs: taken.flat() });
      onProgress(index + 1, chosen.length);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
  const file = path.join(folder, pictureReportFile);
  const left = touched.length - chosen.length;
  await writeWhole(file, pictureReport(outlineOf(changes), pages, left));
  return `${counted(pages.length, 'page')} before and after: ${file}${left > 0 ? `; ${left} more changed less and were left out` : ''}`;
}

const windows = Object.keys(pictureWindows) as PictureWindow[];

interface TouchedPage {
  address: string;
  /** Its address before; none for a new page. */
  from: string | undefined;
}

/** The most different first: what a page shows more, less or other than before. */
function byChange(changes: SiteChanges): TouchedPage[] {
  const { added, moved, changed } = changes;
  const sizes = new Map(
    [...changed, ...added, ...moved].map((page) => [
      page.path,
      page.changes.reduce((sum, change) => sum + sizeOf(change), 0),
    ]),
  );
  const fresh = new Set(added.map((page) => page.path));
  const origins = new Map(moved.map((page) => [page.path, page.from]));
  return touchedPages(changes)
    .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    .map((address) => ({
      address,
      from: fresh.has(address) ? undefined : (origins.get(address) ?? address),
    }));
}

/** A picture is worth a paragraph. */
const pictureSize = 300;

function sizeOf(change: Change): number {
  if (change.kind === 'picture') return pictureSize;
  if (change.kind !== 'words') return 0;
  return Math.max(change.before?.length ?? 0, change.after?.length ?? 0);
}
