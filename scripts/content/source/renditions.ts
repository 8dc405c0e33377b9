import type { AvifOptions, JpegOptions, Sharp } from 'sharp';
import type { PictureFormat } from '../model/published.ts';

/**
 * The widths in pixels that layouts ask for, from a small card to a desk screen’s hero. A card of a
 * phone’s whole width takes the second.
 */
const ladder = [400, 760, 960, 1280, 1920];

/** More than these nobody sees: a screen’s pixels are counted in. */
export const widestRendition = Math.max(...ladder);

/** Those for JPEG, which hardly any browser asks for. */
const fallbackLadder = [640, 1280];

// Effort 1 takes a sixth of the time of effort 3 for files a tenth larger. Colors at half the size,
// as in the JPEGs, save a twentieth.
const avif: AvifOptions = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };

// Without effort it takes a third of that; photographs weigh the same, drawings a sixth more. Only
// desks ask for it: a phone’s hero is 1,280 pixels wide at most.
const wideAvif: AvifOptions = { ...avif, effort: 0 };
const wideFrom = 1920;

const jpeg: JpegOptions = { quality: 76, mozjpeg: true };

/** What shows through a transparent picture: the paper that most of them lie on. */
export const ground = '#faf7f2';

/** Part of every picture’s hash: new settings make new file names. */
export const encoderVersion = JSON.stringify({
  ladder,
  fallbackLadder,
  avif,
  wideAvif,
  wideFrom,
  jpeg,
  ground,
});

/**
 * The widths to make of a picture; never wider than it is.
 * @param original in pixels
 */
export function widthsFor(original: number): { widths: number[]; fallbackWidths: number[] } {
  const upTo = (widths: readonly number[]) => {
    const widest = Math.min(original, widths.at(-1) ?? original);
    return [...widths.filter((width) => width < widest), widest];
  };
  return { widths: upTo(ladder), fallbackWidths: upTo(fallbackLadder) };
}

/**
 * Encodes a picture as a rendition of its width.
 * @param image of that width
 */
export const encodeAs = (image: Sharp, format: PictureFormat, width: number): Sharp =>
  format === 'jpg' ? image.jpeg(jpeg) : image.avif(width < wideFrom ? avif : wideAvif);
