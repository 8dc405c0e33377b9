import type { FileFacts } from '../facts/fileFacts.ts';
import { fileParts } from '../parse/fileParts.ts';
import type { ContentFolder } from '../read/contentFolder.ts';

/** The Markdown of a file, without its front matter. */
export function bodyOf({ texts }: ContentFolder, { file }: Pick<FileFacts, 'file'>): string {
  const source = texts.get(file.replace(/^content\//, ''));
  return (source && fileParts(file, source.text)?.body) ?? '';
}
