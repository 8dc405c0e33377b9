import type { Heading, Html, Image, Link, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, finding } from '../rules/finding.ts';
import { poorDescription } from '../words/poorDescription.ts';

/**
 * What is wrong with headings, links’ words, pictures’ descriptions and HTML in a body.
 * @param nodes all of them, in the order of the text
 */
export function bodyFindings(nodes: readonly Nodes[]): { node: Nodes; found: Finding }[] {
  let level = 1;
  return nodes.flatMap((node) => {
    const found = findingOn(node, level);
    if (node.type === 'heading') level = node.depth;
    return found ? [{ node, found }] : [];
  });
}

function findingOn(node: Nodes, level: number): Finding | undefined {
  if (node.type === 'heading') return checkHeading(node, level);
  if (node.type === 'link') return checkLinkText(node);
  if (node.type === 'image') return checkDescription(node);
  return node.type === 'html' ? checkHtml(node) : undefined;
}

/** The page’s own heading is the only one of the first level. */
function checkHeading({ depth }: Heading, above: number): Finding | undefined {
  if (depth === 1) return finding('heading-level', {});
  return depth > above + 1 ? finding('heading-skip', { from: above, to: depth }) : undefined;
}

const emptyWords = /^(?:click )?here$|^(?:click|read more|learn more|more|this|link|this page)$/i;

function checkLinkText(link: Link): Finding | undefined {
  const words = textOf(link).trim();
  const hasPicture = link.children.some(({ type }) => type === 'image');
  if (hasPicture || (words && !emptyWords.test(words))) return undefined;
  return finding('link-text', { words });
}

const checkDescription = ({ alt }: Image): Finding | undefined =>
  alt?.trim() ? poorDescription(alt) : finding('missing-description', {});

/** A comment is harmless; anything else would be dropped without a word. */
const checkHtml = ({ value }: Html): Finding | undefined =>
  value.startsWith('<!--') ? undefined : finding('no-html', { html: value.slice(0, 40) });
