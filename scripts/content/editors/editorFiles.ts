import type { Output } from '../emit/dataModule.ts';
import type { Folders } from '../folders.ts';
import { readContentFolder } from '../read/readContentFolder.ts';
import { examplesFrom } from './examples.ts';
import { guideFile } from './guide.ts';
import { jsonSchemaFiles } from './jsonSchemas.ts';
import { settingsFiles } from './settings.ts';

/**
 * Everything for editors that is made from the schemas and the rules.
 * @returns files with their paths from the project’s folder
 */
export async function editorFiles({ content }: Pick<Folders, 'content'>): Promise<Output[]> {
  const examples = examplesFrom(readContentFolder(content));
  return [guideFile(examples), ...jsonSchemaFiles(), ...settingsFiles()];
}
