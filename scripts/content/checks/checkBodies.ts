import type { Definition, Heading, Html, Image, Link, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { collectionTypes } from '../contentTypes.ts';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { didYouMean, nearest } from '../explain/nearest.ts';
import { bodyPicturePath } from '../markdown/bodyPicturePath.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import type { ContentModel, Entry } from '../model.ts';
import { checkLink } from './checkLink.ts';
import type { SitePages } from './sitePages.ts';

/** Checks links, pictures and headings in all Markdown bodies. */
export function checkBodies(model: ContentModel, pages: SitePages): Diagnostic[] {
  return (['services', 'cities', 'posts'] as const).flatMap((name) =>
    model.collections[name].flatMap((entry) =>
      checkBody(entry, collectionTypes[name].folder, model.pictures, pages),
    ),
  );
}

type Finding = Parameters<Entry<unknown>['document']['error']>[1];

function checkBody(
  { document, path }: Entry<unknown>,
  folder: string,
  pictures: readonly string[],
  pages: SitePages,
): Diagnostic[] {
  const { body } = document;
  if (!body) return [];
  const { tree } = parseMarkdown(body.text);
  const diagnostics: Diagnostic[] = [];
  const report = (node: Node, finding: Finding | undefined) => {
    if (finding) diagnostics.push(document.error(rangeOf(node, body.lineOffset), finding));
  };
  if (tree.children.length === 0) {
    const range = { line: body.lineOffset, column: 1, endLine: body.lineOffset, endColumn: 4 };
    diagnostics.push(document.error(range, emptyBody));
  }
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      report(node, checkLink((node as Link | Definition).url, pages, path));
    if (node.type === 'image') report(node, checkPicture(node as Image, folder, pictures));
    if (node.type === 'html') report(node, checkHtml(node as Html));
    if (node.type === 'heading') report(node, checkHeading(node as Heading));
  });
  return diagnostics;
}

const emptyBody: Finding = {
  rule: 'empty-text',
  message: 'There is no text below the fields.',
  help: 'Write the page’s text below the second line of three hyphens.',
};

function checkPicture({ url, alt }: Image, folder: string, pictures: readonly string[]) {
  const file = bodyPicturePath(folder, url);
  if (file === undefined || !pictures.includes(file)) {
    const guess = nearest(file ?? url, pictures);
    return {
      rule: 'missing-picture',
      message: `There is no picture “${url.slice(0, 120)}”.`,
      help: `Write the path from this file, for example ../images/posts/example.jpg. ${didYouMean(file ?? url, guess ? [`../images/${guess}`] : [])}`.trim(),
      ...(guess ? { suggestion: `../images/${guess}` } : {}),
    };
  }
  if (alt?.trim()) return undefined;
  return {
    rule: 'missing-description',
    message: 'This picture has no description.',
    help: 'Say between the square brackets what it shows: ![Hail on a ridge cap](…).',
  };
}

/** A comment is harmless; anything else would be dropped without a word. */
const checkHtml = ({ value }: Html): Finding | undefined =>
  value.startsWith('<!--')
    ? undefined
    : {
        rule: 'no-html',
        message: `HTML such as ${value.slice(0, 40)} is not shown.`,
        help: 'Use Markdown: **bold**, [words](/path), ![description](../images/…).',
      };

/** The page’s own heading is the only one of the first level. */
const checkHeading = ({ depth }: Heading): Finding | undefined =>
  depth > 1
    ? undefined
    : {
        rule: 'heading-level',
        message: 'A heading in the text must not be of the first level.',
        help: 'Start it with two number signs: ## Heading.',
      };

function rangeOf({ position }: Node, lineOffset: number): Range {
  return {
    line: (position?.start.line ?? 1) + lineOffset,
    column: position?.start.column ?? 1,
    endLine: (position?.end.line ?? 1) + lineOffset,
    endColumn: position?.end.column ?? 1,
  };
}
