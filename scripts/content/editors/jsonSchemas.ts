import { z } from 'zod';
import type { Output } from '../emit/dataModule.ts';
import { jsonText } from './jsonText.ts';
import { type NamedType, namedTypes } from './typeNames.ts';

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
const ownKeywords = ['reference', 'role', 'fills', 'sample', 'minWidth', 'unique'];

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
