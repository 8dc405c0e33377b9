import type { Heading, Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import { type CheckedFile, type ContentModel, checkedFiles } from '../model.ts';
import { bodyRange, type ContentDocument, type MarkdownSource } from '../parse/contentDocument.ts';
import type { Finding } from '../rules/finding.ts';
import { textLeaves } from '../validate/fieldSchema.ts';

/** A text that visitors read, wherever it stands. */
export interface SiteText {
  text: string;
  /** A sample that nobody takes for real, such as the grey text in a field. */
  isExample: boolean;
  /** A finding about some of its words. */
  report: (words: string, finding: Finding) => Diagnostic;
}

/** Every text of the site: the fields of all files and the paragraphs of all bodies. */
export function siteTexts(model: ContentModel): SiteText[] {
  return checkedFiles(model).flatMap((file) => [...fieldTexts(file), ...bodyTexts(file.document)]);
}

function fieldTexts({ document, schema, value }: CheckedFile): SiteText[] {
  return [...textLeaves(schema, value)]
    .filter(({ meta }) => !meta.reference)
    .map(({ path, value: text, meta }) => ({
      text,
      isExample: meta.role === 'example',
      report: (words, finding) =>
        reportWords(document, finding, document.rangeOfWords(path, words), () =>
          document.rangeOfValue(path),
        ),
    }));
}

function bodyTexts(document: ContentDocument): SiteText[] {
  const { body } = document;
  if (!body) return [];
  const texts: SiteText[] = [];
  visit(parseMarkdown(body).tree, ['paragraph', 'heading'], (node) => {
    const block = node as Paragraph | Heading;
    texts.push({
      text: textOf(block),
      isExample: false,
      report: (words, finding) =>
        reportWords(document, finding, rangeOfWords(body, block, words), () =>
          bodyRange(block, body.lineOffset),
        ),
    });
  });
  return texts;
}

/** What is to take the place of some words must not take the place of more. */
function reportWords(
  document: ContentDocument,
  { suggestion, ...finding }: Finding,
  exact: Range | undefined,
  whole: () => Range,
): Diagnostic {
  if (!exact) return document.report(whole(), finding);
  return document.report(exact, suggestion === undefined ? finding : { ...finding, suggestion });
}

/** Where words stand in a block; `undefined` where markup divides them. */
function rangeOfWords(
  { text: body, lineOffset }: MarkdownSource,
  block: Nodes,
  words: string,
): Range | undefined {
  const start = block.position?.start;
  if (start?.offset === undefined) return undefined;
  const index = body.slice(start.offset, block.position?.end.offset).indexOf(words);
  if (index < 0) return undefined;
  const before = body.slice(0, start.offset + index).split('\n');
  const line = before.length + lineOffset;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const inside = words.split('\n');
  const last = inside.at(-1)?.length ?? 0;
  return {
    line,
    column,
    endLine: line + inside.length - 1,
    endColumn: inside.length > 1 ? last + 1 : column + last,
  };
}
