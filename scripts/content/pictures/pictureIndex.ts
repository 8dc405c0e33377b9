import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Diagnostic } from '../diagnostic.ts';
import { startOfFile } from '../diagnostic.ts';
import type { Picture } from '../schemas/published.ts';
import { encoderVersion, widthsFor } from './renditions.ts';

/** What is known of each picture, by its path below `content/images/`. */
export type PictureIndex = ReadonlyMap<string, Omit<Picture, 'alt'>>;

/** A phone’s largest photograph is below this; more is a mistake. */
const maxPictureBytes = 25 * 1024 * 1024;

/**
 * Measures pictures; nothing is encoded yet.
 * @param root the absolute path of `content/images/`
 * @param files paths below it
 */
export async function indexPictures(
  root: string,
  files: readonly string[],
): Promise<{ pictures: PictureIndex; diagnostics: Diagnostic[] }> {
  const pictures = new Map<string, Omit<Picture, 'alt'>>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const measured = await measure(root, file);
    if ('rule' in measured) diagnostics.push(measured);
    else pictures.set(file, measured);
  }
  return { pictures, diagnostics };
}

async function measure(root: string, file: string): Promise<Omit<Picture, 'alt'> | Diagnostic> {
  try {
    const bytes = await readFile(path.join(root, file));
    if (bytes.length > maxPictureBytes) {
      return problem(
        file,
        'picture-size',
        'This picture is over 25 MB.',
        'Save it smaller: 2,400 pixels wide is enough.',
      );
    }
    const { autoOrient } = await sharp(bytes).metadata();
    const widths = widthsFor(autoOrient.width);
    const width = widths.at(-1) ?? autoOrient.width;
    return {
      name: file.slice(0, file.length - path.extname(file).length),
      width,
      height: Math.round((width * autoOrient.height) / autoOrient.width),
      widths,
      hash: createHash('sha256').update(encoderVersion).update(bytes).digest('hex').slice(0, 8),
    };
  } catch {
    return problem(
      file,
      'picture-unreadable',
      'This picture cannot be read.',
      'Save it again as JPEG, PNG, WebP, AVIF or SVG.',
    );
  }
}

const problem = (file: string, rule: string, message: string, help: string): Diagnostic => ({
  rule,
  severity: 'error',
  file: `content/images/${file}`,
  ...startOfFile,
  message,
  help,
});
