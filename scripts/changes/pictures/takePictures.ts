import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { showAll } from '../../pageCheck/inspectPage.ts';
import { windows } from '../../pageCheck/visitPage.ts';
import { type ChangedRegion, changedRegions, type Pixels, type Rows } from './changedRegions.ts';

type PictureWindow = keyof typeof windows;

/** A piece of a page before and after, cut to what differs; of a new page, all of it. */
export interface PicturePair {
  window: PictureWindow;
  /** None where the page is new. */
  before?: Buffer;
  after: Buffer;
  /** Whether there is more of the difference than is shown. */
  isCut: boolean;
}

/** How much of the unchanged page is shown around a difference, in pixels. */
const margin = 48;
/** The most pixels in height, and pairs per page and window: what comes further down is of the same kind. */
const maxHeight = 2400;
const maxPairs = 4;

/**
 * Takes pictures of a page before and after.
 * @param before its address as it was, with scheme and host; `undefined` for a new page
 * @param after its address as it is
 * @returns what differs, from top to bottom; nothing if both look the same
 */
export async function takePictures(
  browser: Browser,
  window: PictureWindow,
  before: string | undefined,
  after: string,
): Promise<PicturePair[]> {
  const context = await browser.newContext({
    ...windows[window],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    // Nothing may differ just because the second picture was taken later.
    await page.clock.setFixedTime('2025-06-02T15:00:00Z');
    const is = await shoot(page, after);
    const now = await pixelsOf(is);
    if (before === undefined) {
      const all = { top: 0, bottom: now.height };
      return [{ window, after: await cut(is, now, all), isCut: isCut(all, now) }];
    }
    const was = await shoot(page, before);
    const old = await pixelsOf(was);
    const regions = changedRegions(old, now, margin * 2);
    return await Promise.all(
      regions.slice(0, maxPairs).map(async (region, index) => ({
        window,
        before: await cut(was, old, region.before, region),
        after: await cut(is, now, region.after, region),
        isCut:
          isCut(region.before, old) ||
          isCut(region.after, now) ||
          (index === maxPairs - 1 && regions.length > maxPairs),
      })),
    );
  } finally {
    await context.close();
  }
}

async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await showAll(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Rows with some around them, up to the most that are shown. */
function around(rows: Rows, { height }: Pixels): Rows {
  const top = Math.max(0, rows.top - margin);
  return { top, bottom: Math.min(height, rows.bottom + margin, top + maxHeight) };
}

const isCut = (rows: Rows, pixels: Pixels) => around(rows, pixels).bottom < rows.bottom;

/**
 * A piece of a picture around some rows.
 * @param framed the columns that a frame goes around; no frame by default
 */
function cut(
  picture: Buffer,
  pixels: Pixels,
  rows: Rows,
  framed?: Pick<ChangedRegion, 'left' | 'right'>,
): Promise<Buffer> {
  const { width } = pixels;
  const { top, bottom } = around(rows, pixels);
  const area = { left: 0, top, width, height: Math.max(1, bottom - top) };
  const piece = sharp(picture).extract(area);
  if (framed) {
    const frame = {
      x: Math.max(2, framed.left - 8),
      y: Math.max(2, rows.top - top - 8),
      right: Math.min(width - 2, framed.right + 8),
      bottom: Math.min(area.height - 2, rows.bottom - top + 8),
    };
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${area.height}"><rect x="${frame.x}" y="${frame.y}" width="${Math.max(1, frame.right - frame.x)}" height="${Math.max(1, frame.bottom - frame.y)}" rx="6" fill="none" stroke="#d6006f" stroke-width="3" stroke-dasharray="10 5"/></svg>`;
    piece.composite([{ input: Buffer.from(drawing), top: 0, left: 0 }]);
  }
  return piece.webp({ quality: 82 }).toBuffer();
}
