import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { contentSchema } from '../../scripts/content/model/contentTypes.ts';
import { fileParts } from '../../scripts/content/source/parseFile.ts';
import { listFiles } from '../../scripts/listFiles.ts';

/** Changes the fields of all files, or of the given ones, and optionally their bodies. */
export async function changeFiles(
  folder: string,
  change: (yaml: ReturnType<typeof parseDocument>, file: string) => void,
  { only = /^/, body = (text: string) => text } = {},
): Promise<void> {
  for (const file of listFiles(folder).filter((name) => only.test(name) && contentSchema(name))) {
    const absolute = path.join(folder, file);
    const parts = fileParts(file, await readFile(absolute, 'utf8'));
    if (!parts) throw new Error(`${file} has no fields.`);
    const yaml = parseDocument(parts.yaml);
    change(yaml, file);
    const text = yaml.toString({ lineWidth: 0 });
    await writeFile(absolute, parts.before + text + parts.close + body(parts.body));
  }
}
