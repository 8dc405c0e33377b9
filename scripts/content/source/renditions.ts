import type { AvifOptions, JpegOptions } from 'sharp';
import type { PictureFormat } from '../model/pictureAddress.ts';

/** The widths in pixels that layouts ask for, from a phone’s card to a desk screen’s hero. */
const ladder = [400, 640, 960, 1280, 1920];

/** Those that exist as JPEG too: hardly any browser asks for it. */
const fallbackLadder = [640, 1280];

// Effort 1 takes a sixth of the time of effort 3 for files a tenth larger.
const avif: AvifOptions = { quality: 50, effort: 1 };
const jpeg: JpegOptions = { quality: 76, mozjpeg: true };

/** How each format is encoded; AVIF first, as browsers take the first that they know. */
export const pictureFormats = { avif, jpg: jpeg } as const satisfies Record<PictureFormat, object>;

/** What shows through a transparent picture: the paper that most of them lie on. */
export const ground = '#faf7f2';

/** Part of every picture’s hash: new settings make new file names. */
export const encoderVersion = JSON.stringify({ ladder, fallbackLadder, pictureFormats, ground });

/**
 * The widths to make of a picture; never wider than it is.
 * @param original in pixels
 */
export function widthsFor(original: number): { widths: number[]; fallbackWidths: number[] } {
  const widest = Math.min(original, ladder.at(-1) ?? original);
  const upTo = (widths: readonly number[]) => [...widths.filter((width) => width < widest), widest];
  return { widths: upTo(ladder), fallbackWidths: upTo(fallbackLadder) };
}
