import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';

const commonMark = remark().freeze();

const colon = 58;

/** CommonMark with blocks between lines of three colons. */
const withBlocks = commonMark().use(remarkDirective).use(blocksAlone).freeze();

/**
 * Parses and writes bodies: GitHub’s Markdown with blocks. Two tildes cross words out; a single one
 * means “about” here.
 */
export const markdown = withBlocks()
  .use(remarkGfm, { singleTilde: false })
  .use(withoutGuesses)
  .freeze();

/** Keeps only directives with three colons: fewer, as in “at 5:30”, are plain text. */
function blocksAlone(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).flat().map((extension) => ({
    flow: {
      [colon]: [extension.flow?.[colon] ?? []].flat().filter(({ concrete }) => concrete),
    },
  }));
}

/**
 * Removes the step that turns more addresses into links after parsing: such links have no position
 * in the text, which all findings need.
 */
function withoutGuesses(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _guesses, ...extension }) => extension);
}

/**
 * All that GitHub adds to Markdown contains one of these: tables, strikethrough, bare addresses,
 * task lists, footnotes. Looking for it at each character takes over half of the parser’s time.
 */
const gitHubSign = /[|~@]|:-|-:|\[[\s^x]|www|http/i;

/** @returns the tree of a text without blocks and GitHub’s syntax, such as a field’s */
export const parseCommonMark = (text: string): Root => commonMark.parse(text);

/** The tree of Markdown without front matter, each node with its position in the text. */
export function parseMarkdown(text: string): Root {
  if (!gitHubSign.test(text)) return withBlocks.parse(text);
  const tree = markdown.parse(text);
  // GitHub links “www.” addresses to http://, which no link here may use.
  for (const node of nodesIn(tree)) {
    if (node.type === 'link' && text.startsWith('www.', node.position?.start.offset)) {
      node.url = node.url.replace(/^http:/, 'https:');
    }
  }
  return tree;
}

/**
 * All nodes of a tree, in the order of the text. The library’s own `visit` creates a function for
 * each and takes four times as long.
 */
export function nodesIn(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  const left: Nodes[] = [tree];
  for (let node = left.pop(); node; node = left.pop()) {
    nodes.push(node);
    if (!('children' in node)) continue;
    for (let last = node.children.length - 1; last >= 0; last--)
      left.push(node.children[last] as Nodes);
  }
  return nodes;
}

/** Replaces each child of a node, if it has any, by any number of nodes. */
export function replaceChildren(node: Nodes, replace: (child: RootContent) => Nodes[]): void {
  if ('children' in node) node.children = node.children.flatMap(replace) as never[];
}

/**
 * Parses Markdown, unless that would take minutes or result in a tree too deep to walk: nobody
 * writes such a text by hand.
 * @returns the tree, or the offset of the excess
 */
export function parseWithin(text: string): { tree: Root } | { overload: number } {
  const overload = overloadIn(text);
  if (overload !== undefined) return { overload };
  const tree = parseMarkdown(text);
  return isTooDeep(tree) ? { overload: 0 } : { tree };
}

/** Goes level by level, as recursion could overflow the stack. */
function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** The deepest nesting of parts: a few thousand would overflow the stack of recursive code. */
const maxNesting = 1000;

/** The markers of that many nested quotations or lists, at the start of one line. */
const deepLine = new RegExp(`^[ \\t>*+\\d.)-]{${maxNesting + 1},}`, 'm');

interface Limit {
  sign: RegExp;
  most: number;
}

/** Limits for a whole body. */
const limits: readonly Limit[] = [
  // Lines that begin or end a block: for each, the parser reads the block’s content once more.
  { sign: /^[^\p{L}\p{N}\n]*:::/gmu, most: 300 },
  // Separate quotations: for each, the parser moves everything that it has found before.
  { sign: /^[ \t]*\n[^\p{L}\p{N}\n]*>/gmu, most: 1000 },
];

/**
 * Limits for one paragraph, on characters for each of which the parser looks at everything before
 * or after it: a table of a thousand rows with a bold word and a link in each has no more.
 */
const crowds: readonly Limit[] = [
  { sign: /[*_]/g, most: 6000 },
  { sign: /[[\]<]/g, most: 4000 },
];

/**
 * A limit on line breaks and on the characters that start links, headings, table cells, HTML and so
 * on. A table of a thousand rows has fewer; with a hundred thousand, a check takes minutes.
 */
const parts: Limit = { sign: /[\n\t[\]#|<&*_`~\\@]|:\/\/|www\./g, most: 10_000 };

/** The offset of what would keep the parser busy for minutes; nobody writes it by hand. */
const overloadIn = (text: string): number | undefined =>
  deepLine.exec(text)?.index ??
  limits.map((limit) => excess(text, limit)).find((index) => index !== undefined) ??
  crowdedParagraph(text) ??
  excess(text, parts);

/** The offset of the first match beyond a limit. */
const excess = (text: string, { sign, most }: Limit): number | undefined =>
  [...text.matchAll(sign)][most]?.index;

function crowdedParagraph(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    const isCrowded = crowds.some(
      (limit) => paragraph.length > limit.most && excess(paragraph, limit) !== undefined,
    );
    if (isCrowded) return start;
    start += paragraph.length;
  }
  return undefined;
}

/**
 * The ids of a body’s headings, in the order of the text: those that GitHub would give them, so
 * that editors can link to them.
 * @param nodes all nodes of the body, see {@link nodesIn}
 */
export function headingIds(nodes: readonly Nodes[]): string[] {
  const slugger = new GithubSlugger();
  return nodes.filter(isHeading).map((heading) => slugger.slug(textOf(heading)));
}

const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

/** A plugin that gives each heading its id in the HTML. */
export const markHeadings = () => (tree: Root) => {
  const headings = nodesIn(tree).filter(isHeading);
  const ids = headingIds(headings);
  for (const [index, heading] of headings.entries()) {
    heading.data = { ...heading.data, hProperties: { id: ids[index] } };
  }
};
