import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { blockKind, blocks, isBlockName, meantBlock } from '../../model/blocks.ts';
import { finding, withoutSuggestion } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/words.ts';
import { lineBounds, type Part, type PartFinding, partOf, replaced } from '../../source/lines.ts';
import { nodesIn, parseMarkdown } from '../../source/markdown.ts';
import { blockContents, ownContent } from './blockContents.ts';
import { blockLines, hasStrayEnd, isEndWord } from './blockLines.ts';
import {
  type Block,
  blockContent,
  blockLabel,
  fenceOf,
  firstLineOf,
  isBlock,
  isOpen,
  isWithin,
} from './blockNodes.ts';
import { type ParsedBody, proseOf } from './prose.ts';

/** Finds what is wrong with blocks; only proven cures are suggested. */
export function blockFindings(body: ParsedBody): PartFinding[] {
  const problems = blockProblems(body);
  return problems.map((problem, index) =>
    problem.found.suggestion === undefined ||
    (index < maxProven && isCure(problem, problems, body.text))
      ? problem
      : { ...problem, found: withoutSuggestion(problem.found) },
  );
}

const blockProblems = (body: ParsedBody): PartFinding[] => [
  ...blockLines(body),
  ...blockFrames(body),
  ...blockContents(body),
];

/** Proving a cure takes parsing the text again, so the others wait for the next check. */
const maxProven = 20;

const keyOf = ({ found: { rule, message } }: PartFinding) => `${rule} ${message}`;

/** Whether a finding’s suggestion removes it without causing another. */
function isCure({ start, end, found }: PartFinding, all: readonly PartFinding[], text: string) {
  const cured = replaced(text, [{ start, end, text: found.suggestion ?? '' }]);
  const tree = parseMarkdown(cured);
  const left = blockProblems(proseOf(cured, tree, nodesIn(tree))).map(keyOf);
  const known = all.map(keyOf);
  return left.length < known.length && left.every((key) => known.includes(key));
}

/** Finds what is wrong with blocks’ names, brackets, ends and places. */
function blockFrames(body: ParsedBody): PartFinding[] {
  return body.nodes.filter(isBlock).flatMap((block) => {
    const line = firstLineOf(block, body.text);
    if (isEndWord(block.name)) {
      const params = { written: body.text.slice(line.start, line.end) };
      return [{ ...line, found: finding('block-line', params, { suggestion: ':::' }) }];
    }
    return [
      ...placeProblem(block, body, line),
      ...endProblem(block, body, line),
      ...nameProblem(block, body.text, line),
      ...labelProblem(block, line),
      ...attributesProblem(block, body.text, line),
    ];
  });
}

const holders: Readonly<Record<string, string>> = { listItem: 'a list', blockquote: 'a quotation' };

/** The innermost block, list entry or quotation around something. */
function outerOf(part: Part, { tree }: ParsedBody): Nodes | undefined {
  let outer: Nodes | undefined;
  for (let node: Nodes | undefined = tree; node; node = childAround(part, node)) {
    if (isBlock(node) || node.type in holders) outer = node;
  }
  return outer;
}

const childAround = (part: Part, node: Nodes): Nodes | undefined =>
  'children' in node ? node.children.find((child) => isWithin(part, child)) : undefined;

function placeProblem(block: Block, body: ParsedBody, line: Part): PartFinding[] {
  const outer = outerOf(line, body);
  if (!outer || (isBlock(outer) && isSwallowed(block, outer, body))) return [];
  const within = isBlock(outer) ? `the block “:::${outer.name}”` : (holders[outer.type] ?? '');
  return [{ ...line, found: finding('block-place', { name: block.name, outer: within }) }];
}

/** Whether a block should follow one without an end, to which its own end now belongs. */
function isSwallowed(block: Block, outer: Block, body: ParsedBody): boolean {
  const { end: start } = partOf(outer);
  const next = body.nodes.find((node) => isBlock(node) && partOf(node).start >= start);
  const end = next ? partOf(next).start : body.text.length;
  return isOpen(block, body.text) && !hasStrayEnd(body, { start, end });
}

/** Whether the line that should end a block ended the block around it. */
function isRobbed(line: Part, body: ParsedBody): boolean {
  const outer = outerOf(line, body);
  return outer !== undefined && isBlock(outer) && !isOpen(outer, body.text);
}

function endProblem(block: Block, body: ParsedBody, line: Part): PartFinding[] {
  const { text } = body;
  const next = block.children.find(isBlock);
  const isEndless = next
    ? isSwallowed(next, block, body) && !isEndWord(next.name)
    : isOpen(block, text) && !hasStrayEnd(body, partOf(block)) && !isRobbed(line, body);
  if (!isEndless) return [];
  const own = ownContent(block);
  // This block surely ends before the next one begins.
  const last = (next && own.length === 0 ? blockContent(block) : own).at(-1);
  if (!last) return [{ ...line, found: finding('open-block', { name: block.name }) }];
  const { end } = partOf(last);
  const [start] = lineBounds(text, end);
  const suggestion = `${text.slice(start, end)}\n${fenceOf(block, text)}`;
  return [{ start, end, found: finding('open-block', { name: block.name }, { suggestion }) }];
}

function nameProblem({ name }: Block, text: string, { start }: Part): PartFinding[] {
  if (isBlockName(name)) return [];
  const from = text.indexOf(name, start);
  const suggestion = meantBlock(name);
  const help = didYouMean(name, Object.keys(blocks), 'The blocks are', suggestion);
  const found = finding('unknown-block', { name }, { help, suggestion });
  return [{ start: from, end: from + name.length, found }];
}

/** A figure must be readable at a glance. */
const maxFigure = 24;

function labelProblem(block: Block, line: Part): PartFinding[] {
  const { name } = block;
  if (!isBlockName(name)) return [];
  const label = blockLabel(block);
  const { label: wanted, holds, example } = blockKind(name);
  const words = label ? textOf(label).trim() : '';
  const part = label ? partOf(label) : line;
  const tell = (problem: string, help: string, suggestion?: string) => [
    { ...part, found: finding('block-label', { name, problem }, { help, suggestion }) },
  ];
  const like = `Write it like this: ${example.split('\n')[0]}`;
  if (!wanted) {
    if (!label) return [];
    const help = words ? `Delete the brackets. The block holds ${holds}.` : 'Delete the brackets.';
    return tell('takes no words in square brackets', help, words ? undefined : '');
  }
  if (!words) return tell(`needs words in square brackets: ${wanted}`, like);
  if (label?.children.some(({ type }) => type !== 'text')) {
    return tell('can have only plain words in its brackets', like);
  }
  if (name === 'fact' && words.length > maxFigure) {
    return tell(
      `has a figure of ${words.length} characters, but there is room for only ${maxFigure}`,
      like,
    );
  }
  return [];
}

function attributesProblem(block: Block, text: string, line: Part): PartFinding[] {
  const label = blockLabel(block);
  const from = label ? partOf(label).end : text.indexOf(block.name, line.start) + block.name.length;
  const written = text.slice(from, line.end);
  if (!written) return [];
  const help = 'What is in braces does nothing here: delete it.';
  const found = finding('block-line', { written }, { help, suggestion: '' });
  return [{ start: from, end: line.end, found }];
}
