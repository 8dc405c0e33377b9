import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { maxNesting, overloadIn } from './overload.ts';

const commonMark = remark().freeze();

const colon = 58;

/** Markdown with blocks between lines of three colons. */
const withBlocks = commonMark().use(remarkDirective).use(blocksAlone).freeze();

/**
 * What reads and writes bodies: Markdown as GitHub has it, with blocks. Two tildes cross words out;
 * one means “about” here.
 */
export const markdown = withBlocks()
  .use(remarkGfm, { singleTilde: false })
  .use(withoutGuesses)
  .freeze();

/** One colon or two, as in “at 5:30”, are only signs: of directives we have those that hold others. */
function blocksAlone(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).flat().map((extension) => ({
    flow: {
      [colon]: [extension.flow?.[colon] ?? []].flat().filter(({ concrete }) => concrete),
    },
  }));
}

/**
 * Addresses that the syntax does not know are no links: what is made of them after parsing has no
 * place in the text, which all findings need.
 */
function withoutGuesses(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _guesses, ...extension }) => extension);
}

/**
 * One of these is in whatever GitHub adds to Markdown: tables, crossed-out words, bare addresses, boxes
 * to tick, footnotes. Looking for them at each letter takes more than half of a parser’s time.
 */
const gitHubSign = /[|~@]|:-|-:|\[[\s^x]|www|http/i;

/** @returns the tree of words that are shown as they are written, such as a field’s */
export const parseCommonMark = (text: string): Root => commonMark.parse(text);

/**
 * @param text Markdown without front matter
 * @returns its tree, each node with its place in the text
 */
export function parseMarkdown(text: string): Root {
  if (!gitHubSign.test(text)) return withBlocks.parse(text);
  const tree = markdown.parse(text);
  // GitHub leads “www.” to http://, which no link here may.
  visit(tree, 'link', (link) => {
    if (text.startsWith('www.', link.position?.start.offset)) {
      link.url = link.url.replace(/^http:/, 'https:');
    }
  });
  return tree;
}

/**
 * All parts of a tree, in the order of the text. The library’s own `visit` makes a function for each
 * and takes four times as long.
 */
export function nodesIn(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  const left: Nodes[] = [tree];
  for (let node = left.pop(); node; node = left.pop()) {
    nodes.push(node);
    if ('children' in node) left.push(...node.children.toReversed());
  }
  return nodes;
}

/** Has each child of a node, if it has any, give what stands in its place. */
export function replaceChildren(node: Nodes, replace: (child: RootContent) => Nodes[]): void {
  if ('children' in node) node.children = node.children.flatMap(replace) as never[];
}

/**
 * Parses Markdown, unless that would take minutes or give more than can be walked through: nobody
 * writes such a one by hand.
 * @returns the tree, or the offset of what is too much
 */
export function parseWithin(text: string): { tree: Root } | { overload: number } {
  const overload = overloadIn(text);
  if (overload !== undefined) return { overload };
  const tree = parseMarkdown(text);
  return isTooDeep(tree) ? { overload: 0 } : { tree };
}

/** Level by level, as a walk down could use up the stack. */
function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/**
 * The ids of a body’s headings, in the order of the text: those that GitHub would give them, so that
 * editors can link to them.
 * @param nodes all of them, see {@link nodesIn}
 */
export function headingIds(nodes: readonly Nodes[]): string[] {
  const slugger = new GithubSlugger();
  return nodes.filter(isHeading).map((heading) => slugger.slug(textOf(heading)));
}

const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

/** Marks each heading with its id, for the HTML: a plugin. */
export const markHeadings = () => (tree: Root) => {
  const headings = nodesIn(tree).filter(isHeading);
  const ids = headingIds(headings);
  for (const [index, heading] of headings.entries()) {
    heading.data = { ...heading.data, hProperties: { id: ids[index] } };
  }
};
