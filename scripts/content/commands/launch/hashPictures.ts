import { createHash } from 'node:crypto';
import path from 'node:path';
import { inParallel } from '../../../inParallel.ts';
import { readPicture } from '../../source/pictureIndex.ts';

/**
 * The bytes of pictures as hashes.
 * @param images the absolute path of `content/images/`
 * @param files paths below it; those that cannot be read are left out
 */
export async function hashPictures(
  images: string,
  files: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const hashes = await inParallel(files, async (file) => {
    const bytes = await readPicture(path.join(images, file));
    if (!Buffer.isBuffer(bytes)) return [];
    return [[file, createHash('sha256').update(bytes).digest('hex')] as const];
  });
  return new Map(hashes.flat());
}
