import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { valueAt } from '../model/fieldSchema.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/** What a maps service shows in a window of its own only: within a page, its place stays empty. */
const windowOnly =
  /^https:\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/|(?:www\.|maps\.)?google\.com\/maps(?!\/(?:d\/)?embed)(?!.*output=embed)|(?:www\.)?openstreetmap\.org\/(?!export\/embed)|maps\.apple\.com\/)/;

/** How to find the address of a map that a page can show, without a point at its end. */
export const embedAdvice =
  'Look the office up on openstreetmap.org, choose Share and then HTML, and copy the address between the quotes after “src=”';

const googleAdvice =
  'Look the office up on google.com/maps on a computer, choose Share and then “Embed a map”, and copy the address between the quotes after “src=”: it begins with https://www.google.com/maps/embed.';

/** Finds a map that the contact page could not show. */
export function embedFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const path = ['links', 'map', 'embed'];
  const url = valueAt(root, path);
  if (typeof url !== 'string' || !windowOnly.test(url)) return [];
  const isGoogle = /goo(?:gle\.com|\.gl)\//.test(url);
  const help = isGoogle ? googleAdvice : `${embedAdvice}.`;
  const problem = 'This address opens a map by itself, but it cannot be shown within our page.';
  return [
    document.report(document.rangeOfValue(path), finding('invalid-value', { problem }, { help })),
  ];
}
