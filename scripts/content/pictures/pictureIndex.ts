import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, startOfFile } from '../diagnostic.ts';
import type { Folders } from '../folders.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import type { Picture } from '../schemas/published.ts';
import { inspectPicture, isPictureFacts, type PictureFacts } from './inspectPicture.ts';
import { readPictureCache, writePictureCache } from './pictureCache.ts';
import { encoderVersion, widthsFor } from './renditions.ts';

/** A picture as far as it is known before it is encoded. */
export type MeasuredPicture = Omit<Picture, 'alt' | 'tint'>;

/** What is known of each picture, by its path below `content/images/`. */
export type PictureIndex = ReadonlyMap<string, MeasuredPicture>;

/** Where facts of pictures are kept between runs, in the cache’s folder. */
export const pictureFactsFile = 'pictures.json';

/** A phone’s largest photograph is below this; more is a mistake. */
const maxPictureBytes = 25 * 1024 * 1024;

/**
 * Measures pictures; nothing is encoded yet.
 * @param files paths below `content/images/`
 */
export async function indexPictures(
  folders: Pick<Folders, 'images' | 'cache'>,
  files: Iterable<string>,
): Promise<{ pictures: PictureIndex; diagnostics: Diagnostic[] }> {
  const cacheFile = path.join(folders.cache, pictureFactsFile);
  const known = await readPictureCache(cacheFile, isPictureFacts);
  const used = new Map<string, PictureFacts>();
  const pictures = new Map<string, MeasuredPicture>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const report = (found: Finding) =>
      diagnostics.push(locate(found, `content/images/${file}`, startOfFile));
    const bytes = await readPicture(path.join(folders.images, file));
    if (!Buffer.isBuffer(bytes)) {
      report(bytes);
      continue;
    }
    const hash = createHash('sha256').update(encoderVersion).update(bytes).digest('hex');
    const facts = known.get(hash) ?? (await inspectPicture(bytes));
    if (!isPictureFacts(facts)) {
      report(facts);
      continue;
    }
    used.set(hash, facts);
    pictures.set(file, measured(file, hash, facts));
    if (facts.isAnimated) report(finding('picture-animated', {}));
  }
  await writePictureCache(cacheFile, known, used);
  return { pictures, diagnostics };
}

async function readPicture(file: string): Promise<Buffer | Finding> {
  try {
    const found = await stat(file);
    if (found.size > maxPictureBytes) return finding('picture-size', {});
    if (found.isFile()) return await readFile(file);
  } catch {
    // It has gone since the folder was read, or is somebody else’s.
  }
  return finding('picture-unreadable', {});
}

function measured(file: string, hash: string, original: PictureFacts): MeasuredPicture {
  const { widths, fallbackWidths } = widthsFor(original.width);
  const width = widths.at(-1) ?? original.width;
  return {
    name: file.slice(0, file.length - path.extname(file).length),
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
    widths,
    fallbackWidths,
    hash: hash.slice(0, 8),
  };
}
