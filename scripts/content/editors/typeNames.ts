import type { z } from 'zod';
import { collectionTypes, singleTypes } from '../contentTypes.ts';

/** A content type as editors meet it: a file, or a folder of files alike. */
export interface NamedType {
  /** In kebab-case: the file’s or the folder’s name. */
  name: string;
  /** Below `content/`: `home.yaml` or `posts/*.md`. */
  files: string;
  /** The folder of a collection. */
  folder?: string;
  schema: z.ZodType;
}

/** Every content type: the single files first, then the folders. */
export const namedTypes: readonly NamedType[] = [
  ...Object.values(singleTypes).map(({ file, schema }) => ({
    name: file.replace(/\.yaml$/, ''),
    files: file,
    schema,
  })),
  ...Object.values(collectionTypes).map(({ folder, extension, schema }) => ({
    name: folder,
    files: `${folder}/*${extension}`,
    folder,
    schema,
  })),
];
