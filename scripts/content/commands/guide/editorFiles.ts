import type { Output } from '../../emit/dataModule.ts';
import type { Folders } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { examplesFrom, guideFile } from './guide.ts';
import { jsonSchemaFiles, jsonText, namedTypes, schemaFile } from './jsonSchemas.ts';

/**
 * Everything for editors that is made from the schemas and the rules.
 * @returns files with their paths from the project’s folder
 */
export async function editorFiles({ content }: Pick<Folders, 'content'>): Promise<Output[]> {
  const examples = examplesFrom(readContentFolder(content));
  return [guideFile(examples), ...jsonSchemaFiles(), ...settingsFiles()];
}

/** The Red Hat extension; it reads YAML files only: https://github.com/redhat-developer/vscode-yaml/issues/207 */
const yamlExtension = 'redhat.vscode-yaml';

/** @returns the files that make VS Code know the content, with their paths from the project’s folder */
const settingsFiles = (): Output[] => [
  ['.vscode/settings.json', jsonText(settings())],
  ['.vscode/extensions.json', jsonText({ recommendations: [yamlExtension, 'biomejs.biome'] })],
];

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
    '[markdown]': { 'editor.wordWrap': 'on' },
  };
}
