import { placeholderValues, publishedModel } from '../../check/site/publishedModel.ts';
import type { Output } from '../../emit/dataModule.ts';
import { placeholderNames, placeholders } from '../../model/placeholders.ts';
import type { Folders } from '../../source/folders.ts';
import { checkContent } from '../checkContent.ts';
import { examplesFrom, guideFile } from './guide.ts';
import { jsonSchemaFiles, jsonText, namedTypes, schemaFile } from './jsonSchemas.ts';

/**
 * Everything for editors that is made from the schemas and the rules.
 * @returns files with their paths from the project’s folder
 */
export async function editorFiles(folders: Folders): Promise<Output[]> {
  const { folder, model } = await checkContent(folders);
  const values = placeholderValues(publishedModel(model));
  return [guideFile(examplesFrom(folder), values), ...jsonSchemaFiles(), ...settingsFiles()];
}

/** The Red Hat extension; it reads YAML files only: https://github.com/redhat-developer/vscode-yaml/issues/207 */
const yamlExtension = 'redhat.vscode-yaml';

/** @returns the files that make VS Code know the content, with their paths from the project’s folder */
const settingsFiles = (): Output[] => [
  ['.vscode/settings.json', jsonText(settings())],
  ['.vscode/placeholders.code-snippets', jsonText(snippets())],
  ['.vscode/extensions.json', jsonText({ recommendations: [yamlExtension, 'biomejs.biome'] })],
];

/**
 * Completes the words that are filled in: their values stand in the guide, as an editor who changes
 * one must not have to run a program that writes this file again.
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
  const yamlFiles = namedTypes.filter(({ files }) => files.endsWith('.yaml'));
  return {
    'yaml.schemas': Object.fromEntries(
      yamlFiles.map((type) => [`./${schemaFile(type)}`, `content/${type.files}`]),
    ),
    // Schemas from the web would be matched by file name, and site.yaml is a common one.
    'yaml.schemaStore.enable': false,
    // `npm run format:content` decides the form; the extension would fold long lines.
    'yaml.format.enable': false,
    'files.eol': '\n',
    '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
    // Off for prose by default: it offers the words that are filled in.
    '[markdown]': { 'editor.wordWrap': 'on', 'editor.quickSuggestions': { other: 'on' } },
  };
}
