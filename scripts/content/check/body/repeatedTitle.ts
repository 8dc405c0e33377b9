import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';

/** The page’s title, again as the first block of a text; in bold, it is told as a heading. */
export function titleAgain([, first]: readonly Nodes[], document: ContentDocument): PartFinding[] {
  // A sentence that says the same is a way to begin.
  const isPlain =
    first?.type === 'paragraph' &&
    first.children.every(({ type }) => type === 'text') &&
    !/[.!?]$/.test(textOf(first));
  const isHeading = first?.type === 'heading' && first.depth === 2;
  return (isPlain || isHeading) && isTitleOf(document, textOf(first))
    ? [{ ...partOf(first), found: repeatedTitle }]
    : [];
}

/** Texts from Word or a chat begin with their title, at another level or in bold. */
export function aboutTitle(found: Diagnostic, document: ContentDocument): Diagnostic {
  const [, words] = /^## (.+)$/.exec(found.suggestion ?? '') ?? [];
  const isTitle = found.rule === repeatedTitle.rule || (words && isTitleOf(document, words));
  const wholeLines = { ...found, column: 1, endLine: found.endLine + 1, endColumn: 1 };
  return isTitle ? document.report(wholeLines, repeatedTitle) : found;
}

const repeatedTitle = finding('repeated-title', {}, { suggestion: '' });

const isTitleOf = ({ data }: ContentDocument, words: string) =>
  ['title', 'heading'].some((key) => inBrief(valueAt(data, [key])) === inBrief(words));

const inBrief = (words: unknown) =>
  String(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
