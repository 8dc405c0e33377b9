import type { Diagnostic, Range } from '../diagnostic.ts';
import type { ContentDocument, MarkdownSource } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import type { Leaf } from '../validate/fieldSchema.ts';
import { hidden } from '../words/hidden.ts';

/** Letters and signs of our languages, none of them hidden: most texts need no closer look. */
const plain = /^[\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/;

/** Spaces of word processors, which are of use only between words. */
const edgeSpace = /^[\u00a0\u2007\u202f\u3000]|[\u00a0\u2007\u202f\u3000]$/;

/** Finds what cannot be seen: copied words bring along what breaks searches, and can deceive. */
export function hiddenSignIn(document: ContentDocument, { path, value }: Leaf): Diagnostic[] {
  const [sign] =
    plain.test(value) && !edgeSpace.test(value)
      ? []
      : (edgeSpace.exec(value) ?? hidden.exec(value) ?? []);
  if (sign === undefined) return [];
  const range = document.rangeOfWords(path, sign) ?? document.rangeOfValue(path);
  return [document.report(range, finding('hidden-sign', { code: codeOf(sign) }))];
}

/** The same in a Markdown body. */
export function hiddenSignsInBody(document: ContentDocument, body: MarkdownSource): Diagnostic[] {
  if (plain.test(body.text)) return [];
  return placesIn(body).map(({ sign, ...range }) =>
    document.report(range, finding('hidden-sign', { code: codeOf(sign) })),
  );
}

/** One for each line: one copied passage may hold many. */
function placesIn({ text, lineOffset }: MarkdownSource): (Range & { sign: string })[] {
  return text.split('\n').flatMap((words, index) => {
    const found = hidden.exec(words);
    if (!found) return [];
    const [line, column] = [index + 1 + lineOffset, found.index + 1];
    return [{ line, column, endLine: line, endColumn: column + 1, sign: found[0] }];
  });
}

const codeOf = (sign: string) =>
  `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
