import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { canonicalText } from '../check/canonicalText.ts';
import { contentSchema } from '../model/contentTypes.ts';
import { currentFolders, type Folders } from '../source/folders.ts';
import { fileParts } from '../source/frontMatter.ts';
import { parseYaml } from '../source/parseYaml.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import { replaceFile } from './replaceFile.ts';

const usage = `Usage:
  npm run format:content   writes every file in content/ in the one form that all share
`;

/** @returns the exit status: 0 all is in form, 1 a file was left alone, 2 unknown options */
export async function runFormat(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(`“${args[0]}” is not an option.\n\n${usage}`);
    return 2;
  }
  const { changed, refused } = await formatContent(currentFolders());
  for (const file of changed) process.stdout.write(`content/${file}: written in order\n`);
  for (const file of refused) {
    process.stderr.write(
      `content/${file}: left as it is, because it cannot be read. \`npm run check\` says why.\n`,
    );
  }
  if (changed.length + refused.length === 0) process.stdout.write('Every file is in form.\n');
  return refused.length > 0 ? 1 : 0;
}

/** What a run did, as paths below `content/`. */
interface Formatted {
  changed: string[];
  /** Files that could not be read as YAML; they are as they were. */
  refused: string[];
}

/** Writes every content file in its canonical form. */
export async function formatContent({ content }: Pick<Folders, 'content'>): Promise<Formatted> {
  const folder = readContentFolder(content);
  const formatted: Formatted = { changed: [], refused: [] };
  for (const file of folder.paths) {
    const schema = contentSchema(file);
    if (!schema) continue;
    const text = folder.texts.get(file)?.text;
    const canonical =
      text !== undefined && isReadable(file, text)
        ? canonicalText({ path: file, text }, schema)
        : undefined;
    if (text === undefined || canonical === undefined || !meansTheSame(file, text, canonical)) {
      formatted.refused.push(file);
    } else if (canonical !== text) {
      await replaceFile(path.join(content, file), canonical);
      formatted.changed.push(file);
    }
  }
  return formatted;
}

/** What the check refuses, such as a file that would unfold to fill the memory, is left to people. */
function isReadable(file: string, text: string): boolean {
  const parts = fileParts(file, text);
  return parts !== undefined && parseYaml(file, parts.yaml).diagnostics.length === 0;
}

/** Form must never change what is said; a doubt leaves the file alone. */
function meansTheSame(file: string, text: string, canonical: string): boolean {
  const before = fileParts(file, text);
  const after = fileParts(file, canonical);
  return before?.body === after?.body && isDeepStrictEqual(dataOf(before), dataOf(after));
}

const dataOf = (parts: ReturnType<typeof fileParts>): unknown =>
  parts && parseDocument(parts.yaml, { prettyErrors: false }).toJS();
