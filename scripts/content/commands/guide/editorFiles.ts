import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { placeholderValues, publishedModel } from '../../check/site/publishedModel.ts';
import type { Output } from '../../emit/modules.ts';
import { metaOf } from '../../model/fieldSchema.ts';
import { placeholderNames, placeholders } from '../../model/placeholders.ts';
import { type Folders, foldersIn } from '../../source/folders.ts';
import { checkContent } from '../checkContent.ts';
import { examplesFrom, guideFile } from './guide.ts';
import { type JsonSchema, type NamedType, namedTypes } from './namedTypes.ts';

/** Writes the files for editors that are out of date: `npm run guide`. */
export async function runGuide(): Promise<number> {
  const root = process.cwd();
  for (const [file, text] of await editorFiles(foldersIn(root))) {
    const absolute = path.join(root, file);
    const before = await readFile(absolute, 'utf8').catch(() => undefined);
    if (before === text) continue;
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, text);
    process.stdout.write(`${file}: written\n`);
  }
  return 0;
}

/**
 * Everything for editors that is made from the schemas and the rules.
 * @returns files with their paths from the project’s folder
 */
export async function editorFiles(folders: Folders): Promise<Output[]> {
  const { folder, model } = await checkContent(folders);
  const values = placeholderValues(publishedModel(model));
  return [guideFile(examplesFrom(folder), values), ...jsonSchemaFiles(), ...settingsFiles()];
}

/** The latest that the YAML extension reads: https://www.npmjs.com/package/yaml-language-server */
const target = 'draft-7';

/** Red Hat’s, for YAML files only: https://github.com/redhat-developer/vscode-yaml/issues/207 */
const yamlExtension = 'redhat.vscode-yaml';

const yamlTypes = namedTypes.filter(({ files }) => files.endsWith('.yaml'));

/**
 * The JSON Schemas with which the extension checks and completes content while editors type.
 * @returns files with their paths from the project’s folder
 */
const jsonSchemaFiles = (): Output[] =>
  yamlTypes.map((type) => [
    schemaFile(type),
    jsonText(z.toJSONSchema(type.schema, { target, override: adapt })),
  ]);

/** Where a type’s JSON Schema is. */
const schemaFile = ({ name }: Pick<NamedType, 'name'>) => `.vscode/schemas/${name}.json`;

/**
 * The schemas’ other metadata is for our own checks. Names in other files are not listed as choices
 * either, because each new file would make the list out of date.
 */
const keptKeywords = ['title', 'description'];

/** Adapts a JSON Schema to the extension, where the standard is not enough. */
function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) {
  for (const key of Object.keys(metaOf(zodSchema))) {
    if (!keptKeywords.includes(key)) delete jsonSchema[key];
  }
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
 * A value as JSON in Biome’s format, so that formatting the repository changes nothing: lists of
 * words are on one line if they fit.
 */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(listOfWords, (long, start, items, comma) => {
    const short = `${start}[${items.trim().replace(/,\s+/g, ', ')}]${comma}`;
    return short.length <= maxWidth ? short : long;
  });
  return `${text}\n`;
}

/** @returns VS Code’s settings for the content: files with their paths from the project’s folder */
const settingsFiles = (): Output[] => [
  ['.vscode/settings.json', jsonText(settings())],
  ['.vscode/placeholders.code-snippets', jsonText(snippets())],
  ['.vscode/extensions.json', jsonText({ recommendations: [yamlExtension, 'biomejs.biome'] })],
];

/**
 * Completes placeholders, without their values: an editor who changes a value must not have to run
 * a program that writes this file again.
 */
const snippets = () =>
  Object.fromEntries(
    placeholderNames.map((name) => [
      `{${name}}`,
      {
        scope: 'markdown,yaml',
        prefix: [`{${name}}`, name],
        body: `{${name}}`,
        description: placeholders[name],
      },
    ]),
  );

function settings() {
  return {
    'yaml.schemas': Object.fromEntries(
      yamlTypes.map((type) => [`./${schemaFile(type)}`, `content/${type.files}`]),
    ),
    // Schemas from the web are matched by file name, and site.yaml is a common one.
    'yaml.schemaStore.enable': false,
    // `npm run format:content` decides the format; the extension would fold long lines.
    'yaml.format.enable': false,
    'files.eol': '\n',
    '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
    // Suggestions are off for prose by default; here they offer the placeholders.
    '[markdown]': { 'editor.wordWrap': 'on', 'editor.quickSuggestions': { other: 'on' } },
  };
}
