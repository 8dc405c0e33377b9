import path from 'node:path';
import type { z } from 'zod';
import { collectionTypes, singleTypes } from '../contentTypes.ts';

/**
 * The schema that a file is written by.
 * @param file the path below `content/`
 * @returns `undefined` for a file that no page uses
 */
export function contentSchema(file: string): z.ZodType | undefined {
  const single = Object.values(singleTypes).find((type) => type.file === file);
  if (single) return single.schema;
  const folder = path.posix.dirname(file);
  const collection = Object.values(collectionTypes).find((type) => type.folder === folder);
  return collection && file.endsWith(collection.extension) ? collection.schema : undefined;
}
