import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeWhole } from '../../writeWhole.ts';
import type { Folders } from '../source/folders.ts';
import type { Output } from './modules.ts';

const { resolve } = createRequire(import.meta.url);

/** The site’s font faces, by the file that styles name. */
const faces: Readonly<Record<string, string>> = {
  'barlow-400.woff2': '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
  'barlow-600.woff2': '@fontsource/barlow/files/barlow-latin-600-normal.woff2',
  'barlow-condensed-600.woff2':
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
};

/**
 * What is kept of a face: the letters of western Europe with their kerning and ligatures. Alternate
 * forms of letters and hints for old screens are two fifths of a file, and no one sees them.
 */
const kept = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga'], noHinting: true } as const;
const letters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸ', '–—‘’‚“”„†‡•…‰′″‹›€™−×←↑→↓'].join(
  '',
);

function range(from: number, to: number): string {
  const codes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return String.fromCodePoint(...codes);
}

/** The site’s faces, reduced to what it uses. */
export function subsetFonts({ cache }: Pick<Folders, 'cache'>): Promise<Output<Uint8Array>[]> {
  return Promise.all(
    Object.entries(faces).map(async ([file, face]) => [file, await subset(face, cache)] as const),
  );
}

async function subset(face: string, cache: string): Promise<Uint8Array> {
  const whole = await readFile(resolve(face));
  const key = createHash('sha256')
    .update(JSON.stringify([kept, letters]))
    .update(whole);
  const cached = path.join(cache, 'fonts', `${key.digest('hex').slice(0, 16)}.woff2`);
  const known = await readFile(cached).catch(() => undefined);
  if (known && isWholeFont(known)) return known;
  // Subsetting takes a second, so it is done only when needed.
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(whole, letters, kept);
  await writeWhole(cached, font);
  return font;
}

/** A full disk may have cut it off. Its header has its length: https://www.w3.org/TR/WOFF2/#woff20Header. */
const isWholeFont = (font: Buffer) => font.length > 12 && font.readUInt32BE(8) === font.length;
