import { formAddressOf } from '../model/adminPage.ts';
import { counted } from '../model/words.ts';
import { markdownText } from './markdownText.ts';
import type { ReportContext, Repository } from './reportContext.ts';

/** Where a file is changed on GitHub. */
export function editLink(file: string, repository: Repository | undefined): string | undefined {
  if (!repository) return undefined;
  const { url, branch } = repository;
  return `${url}/edit/${encodePath(branch)}/${encodePath(file)}`;
}

/**
 * Every page with links to its form and to its file, as Markdown that opens when it is pressed.
 * @param room in bytes; pages that do not fit are left out, and counted
 */
export function editablePages(
  { pages = [], forms, repository }: ReportContext,
  room: number,
): string {
  if (pages.length === 0 || !(forms || repository)) return '';
  const lines: string[] = [];
  let size = 0;
  for (const { path, file } of pages) {
    const inForms = forms && `[in forms](${forms}${formAddressOf(path)})`;
    const link = editLink(file, repository);
    const onGithub = link && `[as a file](${link})`;
    const line = `- ${markdownText(path)}: ${[inForms, onGithub].filter(Boolean).join(' · ')}\n`;
    size += Buffer.byteLength(line);
    if (size > room) break;
    lines.push(line);
  }
  const rest = pages.length - lines.length;
  const more = rest > 0 ? `\n**… and ${rest} more.**\n` : '';
  return `\n<details><summary>Edit one of ${counted(pages.length, 'page')}</summary>\n\n${lines.join('')}${more}\n</details>\n`;
}

/** Parentheses would end a Markdown link. */
export const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    )
    .join('/');
