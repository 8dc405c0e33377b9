import type { Diagnostic, Range } from '../diagnostic.ts';
import { type CheckedFile, type ContentModel, checkedFiles } from '../model.ts';
import type { MarkdownSource } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import { textLeaves } from '../validate/fieldSchema.ts';

/**
 * Control characters, signs that turn the reading direction or take no place, other line breaks than
 * the usual ones, and halves of signs. Those that join emoji and letters are left alone.
 */
const hidden =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/u;

/** Checks that all of a text can be seen: copied words bring along what breaks searches, and can deceive. */
export function checkHiddenSigns(model: ContentModel): Diagnostic[] {
  return checkedFiles(model).flatMap((file) => [...inFields(file), ...inBody(file)]);
}

function inFields({ document, schema, value }: CheckedFile): Diagnostic[] {
  return [...textLeaves(schema, value)].flatMap((leaf) => {
    const [sign] = hidden.exec(leaf.value) ?? [];
    if (sign === undefined) return [];
    const range = document.rangeOfWords(leaf.path, sign) ?? document.rangeOfValue(leaf.path);
    return [document.report(range, finding('hidden-sign', { code: codeOf(sign) }))];
  });
}

function inBody({ document }: CheckedFile): Diagnostic[] {
  if (!document.body || !hidden.test(document.body.text)) return [];
  return placesIn(document.body).map(({ sign, ...range }) =>
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
