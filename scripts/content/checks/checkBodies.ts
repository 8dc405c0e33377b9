import type { Definition, Heading, Html, Image, Link, LinkReference, Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { collectionTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { bodyPicturePath } from '../markdown/bodyPicturePath.ts';
import { addressOf } from '../markdown/linkAddresses.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import type { ContentModel, Entry } from '../model.ts';
import { bodyRange } from '../parse/contentDocument.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { poorDescription } from '../words/poorDescription.ts';
import { checkLink } from './checkLink.ts';
import type { LinkTargets } from './linkTargets.ts';

/** Checks links, pictures and headings in all Markdown bodies. */
export function checkBodies(model: ContentModel, targets: LinkTargets): Diagnostic[] {
  return (['services', 'cities', 'posts'] as const).flatMap((name) =>
    model.collections[name].flatMap((entry) =>
      checkBody(entry, collectionTypes[name].folder, model.pictures, targets),
    ),
  );
}

function checkBody(
  { document, path }: Entry<unknown>,
  folder: string,
  pictures: readonly string[],
  targets: LinkTargets,
): Diagnostic[] {
  const { body } = document;
  if (!body) return [];
  const { tree } = parseMarkdown(body);
  const diagnostics: Diagnostic[] = [];
  const report = (node: Node, found: Finding | undefined) => {
    if (found) diagnostics.push(document.report(bodyRange(node, body.lineOffset), found));
  };
  if (tree.children.length === 0) {
    const range = { line: body.lineOffset, column: 1, endLine: body.lineOffset, endColumn: 4 };
    diagnostics.push(document.report(range, finding('empty-text', {})));
  }
  const textAt = ({ position }: Node) =>
    body.text.slice(position?.start.offset, position?.end.offset);
  let level = 1;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const link = node as Link | Definition;
      report(addressOf(link), checkLink(link.url, targets, path));
    }
    if (node.type === 'image') {
      const image = node as Image;
      report(addressOf(image), checkPicture(image.url, folder, pictures));
      report(image, checkDescription(image));
    }
    if (node.type === 'imageReference') report(node, missingPicture(textAt(node), undefined, []));
    if (node.type === 'html') report(node, checkHtml(node as Html));
    if (node.type === 'link' || node.type === 'linkReference') {
      report(node, checkLinkText(node as Link | LinkReference));
    }
    if (node.type === 'heading') {
      report(node, checkHeading(node as Heading, level, body.text));
      level = (node as Heading).depth;
    }
  });
  return diagnostics;
}

function checkPicture(url: string, folder: string, pictures: readonly string[]) {
  const file = bodyPicturePath(folder, url);
  const exists = file !== undefined && pictures.includes(file);
  return exists ? undefined : missingPicture(url, file, pictures);
}

const checkDescription = ({ alt }: Image): Finding | undefined =>
  alt?.trim() ? poorDescription(alt) : finding('missing-description', {});

function missingPicture(url: string, file: string | undefined, pictures: readonly string[]) {
  const guess = nearest(file ?? url, pictures);
  const suggestion = guess && `../images/${guess}`;
  const help = suggestion
    ? `Did you mean “${suggestion}”?`
    : 'Write the path from this file, for example ../images/posts/example.jpg.';
  return finding('missing-picture', { name: url.slice(0, 120) }, { help, suggestion });
}

/** A comment is harmless; anything else would be dropped without a word. */
const checkHtml = ({ value }: Html): Finding | undefined =>
  comment.test(value) ? undefined : finding('no-html', { html: value.slice(0, 40) });

/** As browsers read it: for them `<!-->` is a whole one. */
const comment = /^<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*$/;

/** The page’s own heading is the only one of the first level. */
function checkHeading(heading: Heading, above: number, text: string): Finding | undefined {
  const { depth } = heading;
  if (depth === 1) return finding('heading-level', {}, atLevel(2, heading, text));
  if (depth <= above + 1) return undefined;
  const params = { signs: '#'.repeat(depth), allowed: '#'.repeat(above + 1) };
  return finding('heading-skip', params, atLevel(above + 1, heading, text));
}

/** The heading as it should be; one that is underlined in place of number signs is left to people. */
function atLevel(depth: number, { position }: Heading, text: string) {
  const written = text.slice(position?.start.offset, position?.end.offset);
  return written.startsWith('#') ? { suggestion: written.replace(/^#+/, '#'.repeat(depth)) } : {};
}

const emptyWords = /^(?:click )?here$|^(?:click|read more|learn more|more|this|link|this page)$/i;

function checkLinkText(link: Link | LinkReference): Finding | undefined {
  const words = textOf(link).trim();
  const hasPicture = link.children.some(({ type }) => type === 'image');
  if (hasPicture || (words && !emptyWords.test(words))) return undefined;
  return finding('link-text', { words });
}
