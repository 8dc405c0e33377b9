import type { Sharp } from 'sharp';
import { codeVersion } from '../../codeVersion.ts';
import { finding } from '../model/diagnostic.ts';
import { isRecord } from '../model/fieldSchema.ts';
import type { PictureProblem } from './drawing/inspectDrawing.ts';
import { ground } from './renditions.ts';

/** What is known about a picture that can be shown. */
export interface PictureFacts {
  /** In pixels, rotation applied. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** The mean colors of its upper and lower half: red, green and blue of each, from 0 to 255. */
  halves: readonly number[];
  /** A hash of the code that accepted it: pictures that other code accepted are inspected again. */
  inspector: string;
}

/** Whether a value is the facts that {@link inspectPicture} returns, found by the current code. */
export const isPictureFacts = (value: unknown): value is PictureFacts =>
  isRecord(value) &&
  Number(value.width) > 0 &&
  Number(value.height) > 0 &&
  typeof value.isAnimated === 'boolean' &&
  Array.isArray(value.halves) &&
  value.inspector === codeVersion('inspector');

/**
 * Inspects a new picture. It is decoded to its end, since a truncated file begins like a whole one.
 * @param file its name; a file named as a drawing must be one
 * @returns the facts, or why it cannot be used
 */
export async function inspectPicture(
  bytes: Buffer,
  file: string,
): Promise<PictureFacts | PictureProblem> {
  if (bytes.length > maxDrawingBytes && isDrawing(bytes)) return largeDrawing;
  const isNamedDrawing = isDrawingName(file) && bytes.length > 0;
  const problem = isNamedDrawing ? await problemOfDrawing(bytes) : undefined;
  return problem ?? (await decodePicture(bytes));
}

/** Whether a file’s name says that it is a drawing. */
export const isDrawingName = (file: string) => /\.svg$/i.test(file);

/** Ours have up to 230 KB; one of 5 MB takes ten seconds to draw, and phones struggle too. */
const maxDrawingBytes = 2 * 1024 * 1024;

/** Whether a file begins like XML. */
const isDrawing = (bytes: Buffer) =>
  /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 100));

async function problemOfDrawing(bytes: Buffer): Promise<PictureProblem | undefined> {
  const { inspectDrawing } = await import('./drawing/inspectDrawing.ts');
  return inspectDrawing(bytes);
}

async function decodePicture(bytes: Buffer): Promise<PictureFacts | PictureProblem> {
  const sharp = await loadSharp();
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const megapixels = Math.ceil((width * height) / 1e6);
    if (width * height > maxPixels) return { found: finding('picture-size', { megapixels }) };
    if (metadata.format === 'svg') {
      const problem = await problemOfDrawing(bytes);
      if (problem) return problem;
    }
    // Drawings too: nested references to parts can add up to more than can be drawn.
    const halves = await meanColors(await openPicture(bytes));
    return {
      width,
      height,
      isAnimated: moves(metadata),
      halves,
      inspector: codeVersion('inspector'),
    };
  } catch (error) {
    if (isHeic(bytes)) {
      return { found: finding('picture-unreadable', { reason: heic }, { help: heicHelp }) };
    }
    const other = otherKind(bytes);
    if (other) return { found: finding('picture-unreadable', ...other) };
    return { found: finding('picture-unreadable', { reason: reasonOf(bytes, String(error)) }) };
  }
}

async function meanColors(picture: Sharp): Promise<number[]> {
  const pixels = await picture
    .flatten({ background: ground })
    .toColourspace('srgb')
    .resize(32, 32, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mean = (half: Uint8Array, channel: number) => {
    const values = half.filter((_, index) => index % 3 === channel);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  };
  const middle = pixels.length / 2;
  return [pixels.subarray(0, middle), pixels.subarray(middle)].flatMap((half) =>
    [0, 1, 2].map((channel) => mean(half, channel)),
  );
}

const largeDrawing: PictureProblem = {
  found: finding(
    'picture-size',
    { isDrawing: true },
    { help: 'Export it as PNG, 2,400 pixels wide.' },
  ),
};

/** Loaded only for new pictures, as this takes longer than everything else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is decoded once, but libvips would keep all of them in memory.
  sharp.cache(false);
  return sharp;
}

const moves = ({ format, pages = 1 }: { format: string; pages?: number | undefined }) =>
  ['gif', 'webp'].includes(format) && pages > 1;

const isHeic = (bytes: Buffer) => /^....ftyp(?:he[iv]|mif1)/s.test(bytes.toString('latin1', 0, 12));

const heic = 'it is in the iPhone’s HEIC format, which browsers do not show';
const heicHelp =
  'Make a JPEG of it. On a Mac: open it in Preview and choose File, Export, JPEG. On Windows: open it in Photos and choose Save as, JPEG. On the iPhone: email it to yourself, which makes a JPEG; for the next ones, choose Settings, Camera, Formats, Most Compatible.';

/** Why a file of another kind cannot be shown as a picture, and where it belongs. */
function otherKind(bytes: Buffer): [{ reason: string }, { help: string }] | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('%PDF-'))
    return [{ reason: 'it is a PDF document' }, { help: documentHelp }];
  return /^....ftyp(?!avi)/s.test(start)
    ? [{ reason: 'it is a video' }, { help: videoHelp }]
    : undefined;
}

const documentHelp =
  'Upload it to the folder content/files, where texts can link to it, and delete it here. To show it as a picture, save its page as JPEG or PNG.';
const videoHelp =
  'Upload the video to YouTube or Vimeo, and show it with a video block; the guide explains how. Delete this file.';

function reasonOf(bytes: Buffer, error: string): string | undefined {
  if (bytes.length === 0) return 'the file is empty';
  const isCut = /premature|truncated|unexpected end|end of (?:stream|image|file)|not enough/i;
  return isCut.test(error) || isCutJpeg(bytes) ? 'its end is missing' : undefined;
}

/** libvips’s error depends on where the file is cut. Padding may follow the end marker. */
const isCutJpeg = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && !bytes.subarray(-64).includes('\xff\xd9', 0, 'latin1');

/** Phones take pictures of up to 108 megapixels; more is a mistake or an attack. */
const maxPixels = 120_000_000;

/**
 * Opens a picture to be decoded: the first frame, upright.
 * @param bytes the file’s content; a drawing passed as bytes cannot load other files
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  // Some phones write files that decoders warn about but can read completely.
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}
