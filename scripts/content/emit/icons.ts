import type { OutputInfo, Sharp } from 'sharp';
import sharp from 'sharp';
import type { Site } from '../model/site.ts';
import { ground } from '../source/renditions.ts';
import type { Output } from './modules.ts';

interface Icon {
  /** The length of a side, in pixels. */
  size: number;
  /** The mark’s side as a fraction of that. */
  mark: number;
}

/**
 * The mark in the forms that systems ask for. Of a maskable icon, only a circle four fifths as wide
 * is sure to be seen; a square in it is 0.56 as wide.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
const icons = {
  'apple-touch-icon.png': { size: 180, mark: 0.68 },
  'icon-192.png': { size: 192, mark: 0.68 },
  'icon-512.png': { size: 512, mark: 0.68 },
  'icon-maskable-512.png': { size: 512, mark: 0.56 },
} as const satisfies Record<string, Icon>;

type IconFile = keyof typeof icons;

const faviconSize = 32;

let last: { svg: Buffer; drawn: Promise<Output<Buffer>[]> } | undefined;

/**
 * Every icon, drawn from the mark; drawn once as long as the mark stays the same, as while editing.
 * @param svg the mark
 * @throws when it cannot be drawn; the check of pictures finds such a file first
 */
export function iconFiles(svg: Buffer): Promise<Output<Buffer>[]> {
  if (!last?.svg.equals(svg)) last = { svg, drawn: drawIcons(svg) };
  return last.drawn;
}

async function drawIcons(svg: Buffer): Promise<Output<Buffer>[]> {
  const mark = await drawLarge(svg);
  const squares = (Object.keys(icons) as IconFile[]).map(
    async (name): Promise<Output<Buffer>> => [`public/${name}`, await square(mark, icons[name])],
  );
  const favicon = await resized(mark, faviconSize, '#0000').png().toBuffer();
  return [...(await Promise.all(squares)), ['public/favicon.ico', ico(favicon)]];
}

/** Pixels with transparency. */
interface Drawing {
  data: Buffer;
  info: OutputInfo;
}

/** The mark, large enough for every icon; margins in the file do not count. */
async function drawLarge(svg: Buffer): Promise<Drawing> {
  const box = { width: 512, height: 512, fit: 'inside' } as const;
  const raw = (image: Sharp) => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // Trimmed in a second pass, as sharp would trim the small drawing before enlarging it.
  return raw(reopened(await raw(sharp(svg).resize(box))).trim());
}

function reopened({ data, info: { width, height, channels } }: Drawing): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

const resized = (mark: Drawing, size: number, background: string): Sharp =>
  reopened(mark).resize(size, size, { fit: 'contain', background });

async function square(mark: Drawing, { size, mark: part }: Icon): Promise<Buffer> {
  const margin = Math.round((size * (1 - part)) / 2);
  return resized(mark, size - 2 * margin, ground)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: ground })
    .flatten({ background: ground })
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

/**
 * A PNG wrapped as an `.ico`, which older browsers and many programs ask for by name.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(faviconSize, 6);
  header.writeUInt8(faviconSize, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The color of a browser’s bar around the site; the same as the pages’ `theme-color`. */
const themeColor = '#14202b';

/**
 * What a home screen shows of the site. It opens in the browser, whose buttons visitors know.
 * @param base the path the site lives under, ending in a slash
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest({ company, language }: Site, base: string): string {
  const icon = (name: IconFile, purpose: 'any' | 'maskable') => {
    const { size } = icons[name];
    return { src: `${base}${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const manifest = {
    id: base,
    name: company.name,
    short_name: company.shortName,
    description: company.tagline,
    lang: language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'browser',
    theme_color: themeColor,
    background_color: ground,
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('icon-maskable-512.png', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
