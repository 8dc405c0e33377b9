import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../source/markdown.ts';
import { blockContents } from './blockContents.ts';
import { blockFrames } from './blockFrames.ts';
import { blockLines } from './blockLines.ts';
import type { BlockProblem } from './blockNodes.ts';
import { type ParsedBody, proseOf } from './prose.ts';

/** Finds what is wrong with blocks; each cure is proven. */
export function blockFindings(body: ParsedBody): BlockProblem[] {
  const problems = problemsIn(body);
  return problems.map((problem, index) =>
    problem.found.suggestion === undefined ||
    (index < maxProven && isCure(problem, problems, body.text))
      ? problem
      : withoutCure(problem),
  );
}

const problemsIn = (body: ParsedBody): BlockProblem[] => [
  ...blockLines(body),
  ...blockFrames(body),
  ...blockContents(body),
];

/** Each is proven by reading the text again: the others wait for the next check. */
const maxProven = 20;

const keyOf = ({ found: { rule, message } }: BlockProblem) => `${rule} ${message}`;

/** Whether the text that a finding offers takes it away and brings no other. */
function isCure({ start, end, found }: BlockProblem, all: readonly BlockProblem[], text: string) {
  const cured = text.slice(0, start) + found.suggestion + text.slice(end);
  const nodes: Nodes[] = [];
  visit(parseMarkdown(cured), (node) => {
    nodes.push(node);
  });
  const left = problemsIn(proseOf(cured, nodes)).map(keyOf);
  const known = all.map(keyOf);
  return left.length < known.length && left.every((key) => known.includes(key));
}

function withoutCure({ found: { suggestion: _, ...found }, ...place }: BlockProblem) {
  return { ...place, found };
}
