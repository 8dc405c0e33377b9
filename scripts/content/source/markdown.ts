import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { addresses } from './lines.ts';
import { isTooDeep, overloadIn } from './tooLarge.ts';

const commonMark = remark().freeze();

const colon = 58;

/** CommonMark with blocks between lines of three colons. */
const withBlocks = commonMark().use(remarkDirective).use(blocksAlone).use(withAddresses);

/**
 * Parses and writes bodies: GitHub’s Markdown with blocks. Two tildes cross words out; a single one
 * means “about” here.
 */
export const markdown = withBlocks()
  .use(remarkGfm, { singleTilde: false })
  .use(withoutGuesses)
  .use(withoutHollows)
  .freeze();

/** The same without GitHub’s syntax. */
const withoutGitHub = withBlocks().use(withoutHollows).freeze();

/** Keeps only directives with three colons: fewer, as in “at 5:30”, are plain text. */
function blocksAlone(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).flat().map((extension) => ({
    flow: {
      [colon]: [extension.flow?.[colon] ?? []].flat().filter(({ concrete }) => concrete),
    },
  }));
}

/** Keeps where each address is when the parser comes to it. */
function withAddresses(this: Processor): void {
  const data = this.data();
  const enter = {
    resourceDestinationString: keepAddress,
    definitionDestinationString: keepAddress,
  };
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { enter }];
}

type Token = Record<'start' | 'end', { offset: number }>;

/** Takes the place of the parser’s own step, which is only to begin to read the address. */
function keepAddress(this: { stack: object[]; buffer: () => void }, { start, end }: Token): void {
  const node = this.stack.at(-1);
  if (node) addresses.set(node, { start: start.offset, end: end.offset });
  this.buffer();
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

/** Leaves out lists’ entries and quotations without words: GitHub’s editor types a hyphen below each entry. */
function withoutHollows(this: Processor): void {
  const data = this.data();
  const transforms = [dropHollows];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { transforms }];
}

function dropHollows(tree: Root): void {
  // The inner ones first: without them, the outer one may be hollow, too.
  for (const node of nodesIn(tree).reverse()) {
    if ('children' in node && node.children.some(isHollow))
      replaceChildren(node, (child) => (isHollow(child) ? [] : [child]));
  }
}

const isHollow = (node: Nodes) =>
  (node.type === 'listItem' || node.type === 'list' || node.type === 'blockquote') &&
  node.children.length === 0;

/**
 * All that GitHub adds to Markdown contains one of these: tables, strikethrough, bare addresses,
 * task lists, footnotes. Looking for it at each character takes over half of the parser’s time.
 */
const gitHubSign = /[|~@]|:-|-:|\[[\s^x]|www|http/i;

/** @returns the tree of a text without blocks and GitHub’s syntax, such as a field’s */
export const parseCommonMark = (text: string): Root => commonMark.parse(text);

/** The tree of Markdown without front matter, each node with its position in the text. */
export function parseMarkdown(text: string): Root {
  if (!gitHubSign.test(text)) return withoutGitHub.parse(text);
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
