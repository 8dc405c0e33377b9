import type { FileFacts } from '../facts/fileFacts.ts';
import { fileParts } from '../parse/fileParts.ts';
import type { ContentFolder, TextFile } from '../read/contentFolder.ts';

/** The file that facts tell of. */
export const sourceOf = (
  { texts }: ContentFolder,
  { file }: Pick<FileFacts, 'file'>,
): TextFile | undefined => texts.get(file.replace(/^content\//, ''));

/** The Markdown of a file, without its front matter. */
export function bodyOf(folder: ContentFolder, facts: Pick<FileFacts, 'file'>): string {
  const source = sourceOf(folder, facts);
  return (source && fileParts(facts.file, source.text)?.body) ?? '';
}
