import type { z } from 'zod';
import { metaOf, schemaAt } from '../validate/fieldSchema.ts';
import { type NamedType, namedTypes } from './typeNames.ts';

/** @throws for a name that no content type has: the guide’s own words are then out of date */
export function typeNamed(name: string): NamedType {
  const type = namedTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`The guide speaks of content “${name}”, which does not exist.`);
  return type;
}

/**
 * A field as the guide’s sentences speak of it, for example **Phone number** (`display:` below
 * `phone:`); looked up, so that no sentence speaks of a field that is gone.
 * @param path the keys from the file’s top; a number for an entry of a list
 */
export function fieldName(typeName: string, ...path: (string | number)[]): string {
  const found: z.core.$ZodType | undefined = schemaAt(typeNamed(typeName).schema, path, undefined);
  const { title } = metaOf(found);
  if (!title) {
    throw new Error(`The guide speaks of “${path.join('.')}” in ${typeName}, which has no name.`);
  }
  const [key, parent] = path.filter((part) => typeof part === 'string').reverse();
  return `**${title}** (\`${key}:\`${parent ? ` below \`${parent}:\`` : ''})`;
}

/** A link to a file or folder, from the guide’s place in `content/`. */
export function linkTo(typeName: string): string {
  const { files, folder } = typeNamed(typeName);
  return folder ? `[content/${folder}](${folder})` : `[content/${files}](${files})`;
}
