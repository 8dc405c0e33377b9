import type { AvifOptions, JpegOptions, Sharp } from 'sharp';
import type { PictureFormat } from '../model/published.ts';

/**
 * The widths in pixels that layouts ask for, from a small card to a desktop hero. A card as wide
 * as a phone takes the second.
 */
const ladder = [400, 760, 960, 1280, 1920];

/** Nobody sees more pixels than these, even on high-density screens. */
export const widestRendition = Math.max(...ladder);

/** The widths for JPEG, which hardly any browser asks for. */
const fallbackLadder = [640, 1280];

// Effort 1 takes a sixth of the time of effort 3 for files a tenth larger. Colors at half the
// resolution, as in the JPEGs, save a twentieth.
const avif: AvifOptions = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };

// Effort 0 takes a third of that time; photos stay the same size, drawings grow by a sixth. Only
// desktops ask for wider ones: a phone’s hero is 1,280 pixels wide at most.
const wideAvif: AvifOptions = { ...avif, effort: 0 };
const widestForPhones = 1280;

const jpeg: JpegOptions = { quality: 76, mozjpeg: true };

/** The color behind transparent pictures: the page background under most of them. */
export const ground = '#faf7f2';

/** Part of every picture’s hash: new settings make new file names. */
export const encoderSettings = JSON.stringify({
  ladder,
  fallbackLadder,
  avif,
  wideAvif,
  widestForPhones,
  jpeg,
  ground,
});

/** The widths of a picture’s renditions; never wider than it is. */
export function widthsFor(original: number): { widths: number[]; fallbackWidths: number[] } {
  const upTo = (widths: readonly number[]) => {
    const widest = Math.min(original, widths.at(-1) ?? original);
    return [...widths.filter((width) => width < widest), widest];
  };
  return { widths: upTo(ladder), fallbackWidths: upTo(fallbackLadder) };
}

/** Encodes a picture, already resized, as a rendition of its width. */
export const encodeAs = (image: Sharp, format: PictureFormat, width: number): Sharp =>
  format === 'jpg' ? image.jpeg(jpeg) : image.avif(width > widestForPhones ? wideAvif : avif);
