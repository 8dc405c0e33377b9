import { type Finding, finding } from '../rules/finding.ts';
import { isRecord } from '../validate/valueAt.ts';
import { activePart } from './activePart.ts';
import { maxPixels, openPicture } from './openPicture.ts';

/** What is known of a picture that can be shown. */
export interface PictureFacts {
  /** In pixels, rotation applied. */
  width: number;
  height: number;
  isAnimated: boolean;
}

/** Whether a value is what {@link inspectPicture} finds. */
export const isPictureFacts = (value: unknown): value is PictureFacts =>
  isRecord(value) &&
  Number(value.width) > 0 &&
  Number(value.height) > 0 &&
  typeof value.isAnimated === 'boolean';

/**
 * Looks at a picture that is new; it is read to its end, as a file cut off begins like a whole one.
 * @returns why it cannot be used, where it cannot
 */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts | Finding> {
  library ??= loadSharp();
  const sharp = await library;
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const megapixels = Math.ceil((width * height) / 1e6);
    if (width * height > maxPixels) return finding('picture-size', { megapixels });
    if (metadata.format === 'svg') {
      const part = activePart(bytes.toString('utf8'));
      if (part) return finding('picture-active', { part });
    } else {
      const picture = await openPicture(bytes);
      await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    }
    return { width, height, isAnimated: moves(metadata) };
  } catch (error) {
    const isHeic = /^....ftyp(?:he[iv]|mif1)/s.test(bytes.toString('latin1', 0, 12));
    if (isHeic) return heic();
    return finding('picture-unreadable', { reason: reasonOf(bytes, String(error)) });
  }
}

const heic = (): Finding =>
  finding(
    'picture-unreadable',
    { reason: 'it is in an iPhone’s HEIC format, which browsers do not show' },
    {
      help: 'On the iPhone, share the photograph by Mail: what arrives is a JPEG. For the next ones, set Settings → Camera → Formats to “Most Compatible”.',
    },
  );

/** Loaded only for pictures that are new, and once. */
let library: ReturnType<typeof loadSharp> | undefined;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is looked at once: libvips would keep all in memory for a second look.
  sharp.cache(false);
  return sharp;
}

const moves = ({ format, pages = 1 }: { format: string; pages?: number | undefined }) =>
  ['gif', 'webp'].includes(format) && pages > 1;

function reasonOf(bytes: Buffer, error: string): string | undefined {
  if (bytes.length === 0) return 'the file is empty';
  const isCut = /premature|truncated|unexpected end|end of (?:stream|image|file)|not enough/i;
  return isCut.test(error) ? 'its end is missing' : undefined;
}
