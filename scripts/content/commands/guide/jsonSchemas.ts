import { z } from 'zod';
import type { Output } from '../../emit/dataModule.ts';
import { collectionTypes, contentTypes, namesOf, singleTypes } from '../../model/contentTypes.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Draft 7, as the YAML extension reads none later: https://www.npmjs.com/package/yaml-language-server */
const target = 'draft-7';

/**
 * The JSON Schemas by which an editor checks and completes content as one types.
 * @returns files with their paths from the project’s folder
 */
export const jsonSchemaFiles = (): Output[] =>
  namedTypes.map((type) => [schemaFile(type), jsonText(jsonSchema(type.schema))]);

/** Where a type’s JSON Schema is. */
export const schemaFile = ({ name }: Pick<NamedType, 'name'>) => `.vscode/schemas/${name}.json`;

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target, override: adapt });
}

/**
 * What only our own checks know. Names in other files are not listed as choices either: the list
 * would be out of date with each new file.
 */
const ownKeywords = ['reference', 'role', 'fills', 'sample', 'minWidth', 'unique', 'retired'];

/** Says in the extension’s own terms what JSON Schema cannot, or leaves to the program. */
function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) {
  for (const key of ownKeywords) delete jsonSchema[key];
  const { def } = zodSchema._zod;
  if ('protocol' in def && def.protocol instanceof RegExp) {
    jsonSchema.pattern ??= `^${def.protocol.source.replace(/^\^|\$$/g, '')}://`;
  }
  // The extension’s own keyword; a regular expression says nothing to an editor.
  if (jsonSchema.pattern && jsonSchema.description) {
    jsonSchema.patternErrorMessage = jsonSchema.description;
  }
}

const maxWidth = 100;
const listOfWords = /^(.*)\[((?:\n\s+(?:"[^"\n]*"|[\d.-]+),?)+)\n\s*\](,?)$/gm;

/**
 * A value as JSON in the form that Biome keeps, so that formatting the repository changes nothing:
 * lists of words stand on one line where they fit.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(listOfWords, (long, start, items, comma) => {
    const short = `${start}[${items.trim().replace(/,\s+/g, ', ')}]${comma}`;
    return short.length <= maxWidth ? short : long;
  });
  return `${text}\n`;
}

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
