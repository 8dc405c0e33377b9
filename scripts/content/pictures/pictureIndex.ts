import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, startOfFile } from '../diagnostic.ts';
import type { Folders } from '../folders.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import type { Picture } from '../schemas/published.ts';
import { encoderVersion, widthsFor } from './renditions.ts';
import { readSizes, type Size, type SizeCache, writeSizes } from './sizeCache.ts';

/** What is known of each picture, by its path below `content/images/`. */
export type PictureIndex = ReadonlyMap<string, Omit<Picture, 'alt'>>;

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
  const cacheFile = path.join(folders.cache, 'picture-sizes.json');
  const known = await readSizes(cacheFile);
  const used: SizeCache = new Map();
  const pictures = new Map<string, Omit<Picture, 'alt'>>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const bytes = await readPicture(path.join(folders.images, file));
    if (bytes === 'too large') diagnostics.push(problem(file, finding('picture-size', {})));
    else if (!bytes) diagnostics.push(problem(file, finding('picture-unreadable', {})));
    else {
      const hash = createHash('sha256').update(encoderVersion).update(bytes).digest('hex');
      const size = known.get(hash) ?? (await measure(bytes));
      if (size) {
        used.set(hash, size);
        pictures.set(file, publishedSize(file, hash, size));
      } else diagnostics.push(problem(file, finding('picture-unreadable', {})));
    }
  }
  if (!sameKeys(known, used)) await writeSizes(cacheFile, used);
  return { pictures, diagnostics };
}

async function readPicture(file: string): Promise<Buffer | 'too large' | undefined> {
  try {
    const stats = await stat(file);
    // Asked before it is read: a few of them could fill the memory.
    if (stats.size > maxPictureBytes) return 'too large';
    return stats.isFile() ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

async function measure(bytes: Buffer): Promise<Size | undefined> {
  // Loaded only for pictures that are new, as it takes longer than all the rest.
  const { default: sharp } = await import('sharp');
  // Each is measured once: libvips would keep all of them in memory for a second look.
  sharp.cache(false);
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return [autoOrient.width, autoOrient.height];
  } catch {
    return undefined;
  }
}

function publishedSize(
  file: string,
  hash: string,
  [fullWidth, fullHeight]: Size,
): Omit<Picture, 'alt'> {
  const widths = widthsFor(fullWidth);
  const width = widths.at(-1) ?? fullWidth;
  return {
    name: file.slice(0, file.length - path.extname(file).length),
    width,
    height: Math.round((width * fullHeight) / fullWidth),
    widths,
    hash: hash.slice(0, 8),
  };
}

const sameKeys = (a: SizeCache, b: SizeCache) =>
  a.size === b.size && [...a.keys()].every((key) => b.has(key));

const problem = (file: string, found: Finding) =>
  locate(found, `content/images/${file}`, startOfFile);
