import type { AdminKnown } from '../../content/model/adminPage.ts';
import { belowContent, downloadFolder, imageFolder } from '../../content/model/contentFolder.ts';
import { type Diagnostic, isError } from '../../content/model/diagnostic.ts';
import { checkTexts } from './checkTexts.ts';
import { examineEdit } from './examineEdit.ts';
import { formName } from './formWords.ts';

/**
 * Finds what depends on a file: other pages that link to its page, show it, or name it.
 * @param path of the file, below the content folder
 * @param texts all content, by path
 * @returns where editors find the forms of these pages
 */
export async function checkDeletion(
  path: string,
  texts: ReadonlyMap<string, string>,
  known: AdminKnown,
): Promise<string[]> {
  const text = texts.get(path);
  const found =
    text === undefined
      ? await findingsWithout(path, texts, known)
      : await (await examineEdit({ path, before: { path, text }, texts, known }))(undefined);
  const others = found.filter(isError).map(({ file }) => belowContent(file));
  return [...new Set(others)].map((other) => formName(other, texts.get(other) ?? ''));
}

/** What is wrong once a picture or a document is gone; nothing for other files. */
async function findingsWithout(
  path: string,
  texts: ReadonlyMap<string, string>,
  known: AdminKnown,
): Promise<Diagnostic[]> {
  const { pictures, downloads } = known;
  const own = (folder: string) => (path.startsWith(folder) ? path.slice(folder.length) : undefined);
  const [picture, document] = [own(imageFolder), own(downloadFolder)];
  if (picture === undefined && document === undefined) return [];
  const { [picture ?? '']: width = Number.MAX_SAFE_INTEGER, ...others } = pictures;
  const left = {
    ...known,
    pictures: others,
    downloads: downloads.filter((file) => file !== document),
  };
  const whole = {
    ...known,
    pictures: picture === undefined ? others : { ...others, [picture]: width },
    downloads: document === undefined ? left.downloads : [...left.downloads, document],
  };
  const told = new Set((await checkTexts(texts, whole)).map(placed));
  return (await checkTexts(texts, left)).filter((found) => !told.has(placed(found)));
}

const placed = ({ file, line, column, rule }: Diagnostic) => [file, line, column, rule].join('\n');
