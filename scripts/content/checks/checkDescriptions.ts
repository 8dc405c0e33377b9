import type { Diagnostic } from '../diagnostic.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { fixedPages } from '../routes.ts';
import { finding, locate } from '../rules/finding.ts';

/** Checks that no two pictures of one page have the same description. */
export function checkDescriptions(model: ContentModel): Diagnostic[] {
  const seen = new Map<string, string>();
  return validFiles(model).flatMap(({ file, descriptions }) =>
    descriptions.flatMap(({ words, picture, range }) => {
      const key = `${pageOf(file)} ${words.trim().toLowerCase()}`;
      const other = seen.get(key) ?? picture;
      seen.set(key, other);
      if (other === picture || !words) return [];
      return [locate(finding('repeated-description', { words, other }), file, range)];
    }),
  );
}

/** Projects share a page; what else has pictures has one of its own. */
const pageOf = (file: string) =>
  /^content\/(?:projects\/|gallery\.)/.test(file) ? fixedPages.gallery : file;
