import type { FieldPath } from '../model/fieldSchema.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/**
 * The range of some words of a field; of the whole field if the file writes them differently.
 * @param earlier how many times the field has them before
 * @returns also whether other words can be written there in their place
 */
export function placeInField(
  document: ContentDocument,
  path: FieldPath,
  words: string,
  earlier = 0,
) {
  const exact = document.rangeOfWords(path, words, earlier);
  const whole = document.rangeOfValue(path);
  // At the start of an unquoted text, the brace of a placeholder would be YAML syntax.
  const isFirst = exact?.line === whole.line && exact.column === whole.column;
  return { range: exact ?? whole, isExact: exact !== undefined && !isFirst };
}
