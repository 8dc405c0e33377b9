import type { CheckedContent } from '../../scripts/content/commands/checkContent.ts';
import { bodyOf } from '../../scripts/content/model/contentFolder.ts';
import { validFiles } from '../../scripts/content/model/contentModel.ts';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Proves that an edit without a finding is harmless: the file, or picture, was read, and none of
 * its words was lost. What it says may be new, but all of it is shown.
 * @param file the path relative to the project’s folder
 * @param text the file as it is now
 */
export function isHarmless(
  { model, folder, pictures }: CheckedContent,
  file: string,
  text: string,
): boolean {
  if (file.startsWith('content/images/')) return pictures.has(file.slice('content/images/'.length));
  const found = validFiles(model).find((facts) => facts.file === file);
  if (!found) return false;
  const read = new Map<string, number>();
  for (const word of wordsOf(textsOf(found.value, bodyOf(folder, found)))) {
    read.set(word, (read.get(word) ?? 0) + 1);
  }
  return wordsOf(text).every((word) => {
    const left = read.get(word) ?? 0;
    read.set(word, left - 1);
    return left > 0;
  });
}

/** All names and values of a file’s fields, and the text below them. */
function textsOf(data: unknown, body: string): string {
  if (typeof data !== 'object' || data === null) return `${String(data)}\n${body}`;
  const fields = Object.entries(data).map(
    ([key, value]) => `${Array.isArray(data) ? '' : key}\n${textsOf(value, '')}`,
  );
  return `${fields.join('\n')}\n${body}`;
}
