import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { windows } from '../../pageCheck/visitPage.ts';
import { showAll } from '../../shots/showAll.ts';
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
/** The most pixels in height, and pairs per page: what comes further down is of the same kind. */
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
    if (before === undefined) return [await newPage(window, is)];
    const was = await shoot(page, before);
    const [old, now] = [await pixelsOf(was), await pixelsOf(is)];
    const regions = changedRegions(old, now, margin * 2);
    const isHigh = ({ top, bottom }: Rows) => bottom - top > maxHeight;
    return await Promise.all(
      regions.slice(0, maxPairs).map(async (region, index) => ({
        window,
        before: await cut(was, old, region.before, region),
        after: await cut(is, now, region.after, region),
        isCut:
          isHigh(region.before) ||
          isHigh(region.after) ||
          (index === maxPairs - 1 && regions.length > maxPairs),
      })),
    );
  } finally {
    await context.close();
  }
}

async function newPage(window: PictureWindow, is: Buffer): Promise<PicturePair> {
  const { width, height } = await sharp(is).metadata();
  const rows = { top: 0, bottom: height };
  const after = await webp(is, { left: 0, width, ...spanOf(rows, height) });
  return { window, after, isCut: height > maxHeight };
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

const spanOf = ({ top, bottom }: Rows, height: number) => {
  const start = Math.max(0, top - margin);
  const end = Math.min(height, bottom + margin, start + maxHeight);
  return { top: start, height: Math.max(1, end - start) };
};

/** The rows with some around them, and a frame around what differs. */
async function cut(
  picture: Buffer,
  { width, height }: Pixels,
  rows: Rows,
  { left, right }: ChangedRegion,
): Promise<Buffer> {
  const span = spanOf(rows, height);
  const frame = {
    x: Math.max(2, left - 8),
    y: Math.max(2, rows.top - span.top - 8),
    right: Math.min(width - 2, right + 8),
    bottom: Math.min(span.height - 2, rows.bottom - span.top + 8),
  };
  return webp(
    picture,
    { left: 0, width, ...span },
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${span.height}"><rect x="${frame.x}" y="${frame.y}" width="${Math.max(1, frame.right - frame.x)}" height="${Math.max(1, frame.bottom - frame.y)}" rx="6" fill="none" stroke="#d6006f" stroke-width="3" stroke-dasharray="10 5"/></svg>`,
  );
}

async function webp(
  picture: Buffer,
  area: { left: number; top: number; width: number; height: number },
  frame?: string,
): Promise<Buffer> {
  const piece = sharp(picture).extract(area);
  const framed = frame ? piece.composite([{ input: Buffer.from(frame), top: 0, left: 0 }]) : piece;
  return framed.webp({ quality: 82 }).toBuffer();
}
