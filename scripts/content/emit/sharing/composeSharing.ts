import path from 'node:path';
import type { JpegOptions } from 'sharp';
import sharp from 'sharp';
import { writeWhole } from '../../../writeWhole.ts';
import { type SharingPicture, widestJpeg } from '../../model/published.ts';
import type { MeasuredPicture } from '../../source/pictureIndex.ts';
import type { Batch } from '../updatePictures.ts';
import { type HeadlineLine, type Outline, outline, setHeadline } from './headline.ts';

/** A sharing picture, and what it is composed of. */
export interface Composition {
  words: SharingWords;
  background: MeasuredPicture;
  picture: SharingPicture;
}

/** Full color resolution: red and yellow would blur on the dark ground. */
const jpeg: JpegOptions = { quality: 84, chromaSubsampling: '4:4:4' };

/**
 * Batches that make sharing pictures from existing renditions.
 * @param publicRoot the absolute path of the folder whose files the site serves
 */
export function sharingBatches(pictures: readonly Composition[], publicRoot: string): Batch[] {
  return pictures.map(({ words, background, picture }) => {
    const target = path.join(publicRoot, picture.file);
    return {
      files: [target],
      make: async () => writeWhole(target, await composeSharing(words, background, publicRoot)),
    };
  });
}

async function composeSharing(
  words: SharingWords,
  background: MeasuredPicture,
  publicRoot: string,
): Promise<Buffer> {
  const { left, top, width, height } = pictureBox;
  // Decoding a rendition takes a fraction of the time that its original may take.
  const { data, info } = await sharp(path.join(publicRoot, widestJpeg(background).file))
    .resize({ width, height, fit: 'cover' })
    .extend({ left, extendWith: 'mirror' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...sharingSize, channels: 3, background: colors.ink } })
    .composite([
      { input: data, raw: info, left: 0, top },
      { input: Buffer.from(artwork(words)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** The size that social networks ask for. */
export const sharingSize = { width: 1200, height: 630 } as const;

/**
 * Where the page’s picture is, at the top right: the roof plane covers its lower left, and the
 * picture is mirrored to fill the space beside it.
 */
const pictureBox = { left: 200, top: 0, width: 1000, height: 610 } as const;

const colors = {
  ink: '#14202b',
  paper: '#faf7f2',
  muted: '#cfd5da',
  red: '#b3261e',
  sun: '#e8a33d',
};

const margin = 64;
/** The plane’s edge meets the left side here and falls 6 in 12. */
const edgeStart = -14;
const capThickness = 16;
const headlineBottom = 490;

/** The words on a sharing picture. */
interface SharingWords {
  heading: string;
  /** The company’s short name and the rest of its name. */
  brand: readonly [name: string, rest: string];
  phone: string;
}

/** Everything on top of the page’s picture, as SVG that needs no fonts. */
export function artwork({ heading, brand, phone }: SharingWords): string {
  const headline = setHeadline(heading, {
    bottom: headlineBottom,
    widthAt: (top) => edgeX(top) - 2 * margin,
  });
  const { width, height } = sharingSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${plane}
${headline.map(drawLine).join('')}
${drawBrand(brand)}
${drawPhone(phone)}
</svg>`;
}

/** How far the edge is from the left side, at a height. */
const edgeX = (y: number) => (y - edgeStart - capThickness) * 2;
const edgeY = (x: number) => edgeStart + x / 2;

const area = (drop: number) =>
  `M0 ${edgeY(0) + drop}L${sharingSize.width} ${edgeY(sharingSize.width) + drop}V${sharingSize.height}H0z`;

/** The roof plane with its red ridge cap and its courses of shingles. */
const plane = `<path fill="${colors.red}" d="${area(0)}"/><path fill="${colors.ink}" d="${area(capThickness)}"/>
<clipPath id="plane"><path d="${area(capThickness)}"/></clipPath><path clip-path="url(#plane)" stroke="${colors.paper}" stroke-opacity=".05" d="${courses()}"/>`;

function courses(): string {
  const course = 30;
  const shingle = 90;
  let d = '';
  for (let y = 0; y < sharingSize.height; y += course) {
    d += `M0 ${y + 0.5}H${sharingSize.width}`;
    for (let x = y % (2 * course) ? shingle / 2 : 0; x < sharingSize.width; x += shingle) {
      d += `M${x + 0.5} ${y}v${course}`;
    }
  }
  return d;
}

const drawLine = ({ text, baseline, size }: HeadlineLine) =>
  place(outline(text, size, -0.005), margin - size * 0.04, baseline, colors.paper);

function drawBrand([name, rest]: SharingWords['brand']): string {
  const mark = `<g transform="translate(${margin} 539) scale(1.5)"><path fill="#e0564c" d="M30 10 38 6l16 8v4.5L38 10.5 33 13z"/><path fill="${colors.paper}" d="M2 26 24 15l22 11v5L24 20 2 31z"/></g>`;
  const x = margin + 100;
  if (!rest) return mark + place(outline(name, 44), x, 584, colors.paper);
  return (
    mark +
    place(outline(name, 42), x, 569, colors.paper) +
    place(outline(rest.toUpperCase(), 20.5, 0.085), x, 593, colors.muted)
  );
}

function drawPhone(phone: string): string {
  const drawn = outline(phone, 42);
  return place(drawn, 1076 - drawn.width, 586, colors.sun);
}

const place = ({ d }: Outline, x: number, y: number, color: string) =>
  `<path fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${d}"/>`;
