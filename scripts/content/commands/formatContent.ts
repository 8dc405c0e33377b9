import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { canonicalText } from '../check/canonicalText.ts';
import { contentSchema } from '../model/contentTypes.ts';
import { currentFolders, type Folders } from '../source/folders.ts';
import { parseFile } from '../source/parseFile.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import { replaceFile } from './replaceFile.ts';

const usage = `Usage:
  npm run format:content   writes every file in content/ in the standard format
`;

/** @returns the exit status: 0 all are formatted, 1 a file was left alone, 2 unknown options */
export async function runFormat(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(`“${args[0]}” is not an option.\n\n${usage}`);
    return 2;
  }
  const { changed, refused } = await formatContent(currentFolders());
  for (const file of changed) process.stdout.write(`content/${file}: reformatted\n`);
  for (const file of refused) {
    process.stderr.write(
      `content/${file}: left as is, because it cannot be read. \`npm run check\` says why.\n`,
    );
  }
  if (changed.length + refused.length === 0)
    process.stdout.write('Every file is in the standard format.\n');
  return refused.length > 0 ? 1 : 0;
}

/**
 * Writes every content file in the canonical format.
 * @returns the files that were changed and those that cannot be read, as paths below `content/`
 */
export async function formatContent({ content }: Pick<Folders, 'content'>) {
  const folder = readContentFolder(content);
  const changed: string[] = [];
  const refused: string[] = [];
  for (const file of folder.paths) {
    const schema = contentSchema(file);
    if (!schema) continue;
    const text = folder.texts.get(file)?.text;
    const canonical = text === undefined ? undefined : inForm(file, text, schema);
    if (canonical === undefined) {
      refused.push(file);
    } else if (canonical !== text) {
      await replaceFile(path.join(content, file), canonical);
      changed.push(file);
    }
  }
  return { changed, refused };
}

/**
 * Leaves files alone that the check refuses, such as one whose aliases would expand to fill the
 * memory; and formatting must never change what a file says.
 */
function inForm(file: string, text: string, schema: z.ZodType): string | undefined {
  const before = parseFile(file, text);
  const canonical =
    before.diagnostics.length > 0 ? undefined : canonicalText({ path: file, text }, schema);
  const after = canonical === undefined ? undefined : parseFile(file, canonical);
  const isSame =
    before.document.body?.text === after?.document.body?.text &&
    isDeepStrictEqual(before.document.data, after?.document.data);
  return isSame ? canonical : undefined;
}
