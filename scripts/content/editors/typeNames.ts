import type { z } from 'zod';
import { collectionTypes, contentTypes, namesOf, singleTypes } from '../contentTypes.ts';

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
  ...namesOf(singleTypes).map((name) => {
    const { file } = singleTypes[name];
    return { name: file.replace(/\.yaml$/, ''), files: file, schema: contentTypes[name].schema };
  }),
  ...namesOf(collectionTypes).map((name) => {
    const { folder, extension } = collectionTypes[name];
    const files = `${folder}/*${extension}`;
    return { name: folder, files, folder, schema: contentTypes[name].schema };
  }),
];

/** @throws for a name that no content type has */
export function typeNamed(name: string): NamedType {
  const type = namedTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`The guide speaks of content “${name}”, which does not exist.`);
  return type;
}
