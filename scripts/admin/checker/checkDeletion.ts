import type { AdminKnown } from '../../content/model/adminPage.ts';
import { belowContent } from '../../content/model/contentFolder.ts';
import { isError } from '../../content/model/diagnostic.ts';
import { examineEdit } from './examineEdit.ts';
import { formName } from './formWords.ts';
import type { OpenRepository } from './openRepository.ts';

/**
 * Finds what depends on a file: other pages that link to its page, or name it.
 * @param path of the file, below the content folder
 * @returns where editors find the forms of these pages
 */
export async function checkDeletion(
  path: string,
  repository: OpenRepository,
  known: AdminKnown,
): Promise<string[]> {
  const texts = await repository.texts();
  const text = texts.get(path);
  if (text === undefined) return [];
  const examine = await examineEdit({ path, before: { path, text }, texts, known });
  const others = (await examine(undefined)).filter(isError).map(({ file }) => belowContent(file));
  return [...new Set(others)].map((other) => formName(other, texts.get(other) ?? ''));
}
