import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { maxHeading, nodeSource, type ParsedBody } from './prose.ts';

/** With one such line and no heading, it may as well be a saying or a name. */
const fewest = 2;

/**
 * Finds headings that became plain lines, as when a text is pasted from Word without its formatting:
 * in a text without any heading, several short lines without a period, each above a paragraph or list.
 */
export function lostHeadings({ tree, nodes }: ParsedBody): PartFinding[] {
  if (nodes.some(({ type }) => type === 'heading')) return [];
  const lines = tree.children.filter(
    (node, index, all) =>
      (isInCapitals(node) || (index > 0 && isShortLine(node))) && isWhole(all[index + 1]),
  );
  const [first] = lines;
  const areFew = lines.length < fewest || lines.every(isQuestion);
  if (!first || (areFew && !lines.some(isInCapitals))) return [];
  const words = lines.map((node) => `“${textOf(node)}”`);
  const help = `Start each of these lines with two number signs and a space: ${words.join(', ')}. A sentence ends with a period.`;
  return [{ ...partOf(first), found: finding('lost-headings', {}, { help }) }];
}

/** Sentences of their own are often questions. */
const isQuestion = (node: RootContent) => textOf(node).endsWith('?');

const isShortLine = (node: RootContent): boolean =>
  isPlainLine(node) && /^\p{Lu}[^\n]*\s[^\n]*[\p{L}\d?]$/u.test(textOf(node));

/** “OUR PRICES:”, which nobody writes as a sentence. */
const isInCapitals = (node: RootContent): boolean =>
  isPlainLine(node) &&
  /^[\p{Lu}\d][^\p{Ll}\n]*\p{Lu}{2} [^\p{Ll}\n]*\p{Lu}[^\p{Ll}\n.!]*$/u.test(textOf(node));

const isPlainLine = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.children.every(({ type }) => type === 'text') &&
  textOf(node).length <= maxHeading;

/** What is below headings: a paragraph of sentences, a list or a table, not lines of an address. */
const isWhole = (node: RootContent | undefined): boolean =>
  node?.type === 'list' ||
  node?.type === 'table' ||
  (node?.type === 'paragraph' && /[.!?:…”"')]$/.test(textOf(node)));

/** A heading’s level as it is written and as it should be. */
interface Level {
  written: number;
  right: number;
}

/**
 * Finds the headings whose level is wrong. The page’s title is the only one of the first level. What
 * is below a wrong heading is judged by its right level: else its correction would change what is
 * part of what.
 */
export function headingFindings({ nodes, text }: ParsedBody): PartFinding[] {
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .filter(({ children }) => children.length > 0);
  // One of the first level is a title; several are sections, as Word writes them.
  const lowered = headings.filter(({ depth }) => depth === 1).length > 1 ? 1 : 0;
  const open: Level[] = [];
  let above = 1;
  return headings.flatMap((heading) => {
    const written = heading.depth;
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const right = Math.min(written + lowered, (open.at(-1)?.right ?? 1) + 1, 6);
    open.push({ written, right });
    const found = checkLevel(heading, { written, right }, above, text);
    above = written;
    return found ? [{ ...partOf(heading), found }] : [];
  });
}

/** @param above the written level of the heading above it */
function checkLevel(heading: Heading, { written, right }: Level, above: number, text: string) {
  if (written === 1) return finding('heading-level', {}, atLevel(2, heading, text));
  if (written === right) return undefined;
  const corrected = atLevel(right, heading, text);
  const allowed = '#'.repeat(right);
  // The rule’s own advice is about the heading that is wrong by itself.
  const followed = { help: `Start it with ${allowed} and a space.`, ...corrected };
  if (written < right) return finding('heading-level', { needed: allowed }, followed);
  const isBelowWrong = written <= above + 1;
  const params = { signs: '#'.repeat(written), allowed, isBelowWrong };
  return finding('heading-skip', params, isBelowWrong ? followed : corrected);
}

/** The corrected heading; one that is underlined instead of starting with # is left to people. */
function atLevel(depth: number, heading: Heading, text: string) {
  const written = nodeSource(heading, text);
  return written.startsWith('#')
    ? { suggestion: written.replace(/^#+/, '#'.repeat(depth)) }
    : { help: underlined };
}

/** Git leaves such a line behind, too. */
const underlined =
  'The line below it makes it one: delete that line. If it is meant as a heading, start it with two number signs and a space: ## Heading.';

/** The page’s title, again as the first block of a text; in bold, it is told as a heading. */
export function titleAgain({ tree }: ParsedBody, document: ContentDocument): PartFinding[] {
  const [first] = tree.children;
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
    // Google Docs gives each heading an ID.
    .replace(/\{#[^{}]*\}$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A heading’s number signs without a space before its words, or with one that does not count. */
const joinedSigns = /(?<=^[\uffff \t]{0,3})#{2,6}(?:\u00a0[ \u00a0]*)?(?=[^\s#\uffff])/gm;

/**
 * A single one may also mean “number” or a hashtag: only a line of its own counts, which has several
 * words, or one with more text below it. It is no sentence, but may end with an initial: “Maria L.”
 */
const joinedSign =
  /(?<=(?:^|\n)\n)#\u00a0?(?=\p{Lu}[^#\n]* [^#\n]*(?:[^#\n.!?]|(?<=[ .]\p{Lu})\.)(?:\n\n|\n#|\n?$)|\p{Lu}[\p{L}’-]+\n\n[^\n#])/gu;

/** Finds headings that do not work because a space is missing. */
export function joinedHeadings({ shown, nodes }: ParsedBody): PartFinding[] {
  if (!shown.includes('#')) return [];
  const joined = [...shown.matchAll(joinedSigns), ...shown.matchAll(joinedSign)];
  return joined.map(({ 0: found, index }) => {
    const written = found.trim();
    const above = nodes.findLast((node) => node.type === 'heading' && partOf(node).start < index);
    const depth = above?.type === 'heading' ? above.depth : 1;
    const signs = written.padEnd(2, '#');
    const suggestion = signs.length <= depth + 1 ? `${signs} ` : undefined;
    const help = found === written ? undefined : falseSpace;
    const details = { help, suggestion };
    const end = index + found.length;
    return { start: index, end, found: finding('heading-space', { written }, details) };
  });
}

const falseSpace =
  'After the number signs is a character that only looks like a space, as in pasted text. Delete it and type a space.';
