import { type BlockName, blockKind, isBlockName, meantBlock } from '../../model/blocks.ts';
import { type Finding, finding } from '../../model/diagnostic.ts';
import { lineBounds, type Part, type PartFinding, partOf } from '../../source/lines.ts';
import { type Block, fenceOf, isBlock, isOpen, isWithin } from './blockNodes.ts';
import type { ParsedBody } from './prose.ts';

/** A line that starts with colons that the page would show. */
interface ColonLine extends Part {
  written: string;
  colons: string;
  /** What follows them. */
  rest: string;
}

/** Finds lines that should begin or end a block but do not. */
export function blockLines(body: ParsedBody): PartFinding[] {
  const blocks = body.nodes.filter(isBlock);
  /** What was begun and still needs an end. */
  const waiting = blocks.filter((block) => holdsOpenOne(block, body)).map(partOf);
  return colonLines(body).flatMap((line): PartFinding[] => {
    if (isEnd(line)) {
      const open = blocks.findLast((block) => isWithin(line, block) && isOpen(block, body.text));
      if (open) return [endProblem(line, fenceOf(open, body.text), body.text)];
      const begun = waiting.findIndex(({ end }) => end <= line.start);
      if (begun < 0) return strayEnd(line);
      waiting.splice(begun, 1);
      return lateEnd(line, body.text);
    }
    const found = beginning(line);
    if (found && !endsItself(line)) waiting.push(line);
    return found ? [{ ...line, found }] : [];
  });
}

/** An end without a block. Fewer than three colons may be part of the text. */
const strayEnd = (line: ColonLine): PartFinding[] =>
  line.colons.length < 3
    ? []
    : [{ ...line, found: lineFinding(line, '', 'It does not end a block: delete it.') }];

/** The end of a block whose beginning is wrong. */
const lateEnd = (line: ColonLine, text: string): PartFinding[] =>
  line.colons.length >= 3 && line.rest === '' ? [] : [endProblem(line, ':::', text)];

/** @param fence the colons that end the block */
function endProblem(line: ColonLine, fence: string, text: string): PartFinding {
  const [start] = lineBounds(text, line.start);
  const isAlone = text.slice(start, line.start).trim() === '';
  const help = `End the block with a line of only ${fence.length} colons, without spaces in front.`;
  return {
    start: isAlone ? start : line.start,
    end: line.end,
    found: lineFinding(line, fence, help),
  };
}

/** Whether a block contains an open one, for which its own end line was meant. */
const holdsOpenOne = (block: Block, { text }: ParsedBody) =>
  block.children.some((child) => isBlock(child) && isOpen(child, text));

/** Whether a line in a part of a body should end a block but ends none. */
export const hasStrayEnd = (body: ParsedBody, { start, end }: Part): boolean =>
  colonLines(body).some((line) => isEnd(line) && line.start >= start && line.end <= end);

const endWords = /^\/?[ \t]*(?:end|close|stop)\w*$|^\/\w+$/i;

/** Whether a block’s name is a word that ends blocks in other programs. */
export const isEndWord = (name: string): boolean => endWords.test(name);

const isEnd = ({ rest }: ColonLine) => rest === '' || isEndWord(rest);

function colonLines({ text, shown }: ParsedBody): ColonLine[] {
  return [...shown.matchAll(/^([\uffff \t]*)(:+)(.*)$/gm)].flatMap((match) => {
    const [, before = '', colons = '', after = ''] = match;
    const start = match.index + before.length;
    // Escaped with a backslash, a colon is meant to be shown.
    if (text[start - 1] === ':') return [];
    const from = start + colons.length;
    const rest = text.slice(from, from + after.length);
    const end = from + rest.trimEnd().length;
    return [{ start, end, written: text.slice(start, end), colons, rest: rest.trim() }];
  });
}

const lineFinding = ({ written }: ColonLine, suggestion?: string, help?: string): Finding =>
  finding('block-line', { written }, { help, suggestion });

/** One or two colons may be part of the text. */
function beginning(line: ColonLine): Finding | undefined {
  const { colons, rest } = line;
  const [, written = '', tail = ''] = /^(\p{L}[\p{L}\p{N}’'_-]*)(.*)$/u.exec(rest) ?? [];
  const name = meantBlock(written);
  const isNamed = isBlockName(written) && /^(?:\[.*)?$/.test(tail);
  if (colons.length < 3 && !(colons.length === 2 ? name : isNamed)) return undefined;
  const suggestion = name && firstLine(name, tail);
  const help = name && `Write it like this: ${blockKind(name).example.split('\n')[0]}`;
  return lineFinding(line, suggestion, suggestion?.includes('\n') ? onLinesApart : help);
}

/** A label followed by words on the same line, and perhaps by the block’s end. */
const labelAndWords = /^(\[[^[\]]+\])[ \t]+([^\s:].*?)([ \t]*:{3,})?$/;

const onLinesApart =
  'Put the text of the block on its own line, and the three colons that end it on another.';

const endsItself = ({ rest }: ColonLine) => /[ \t]:{3,}$/.test(rest);

/** The corrected first line of a block, if nothing in it is missing. */
function firstLine(name: BlockName, tail: string): string | undefined {
  const [, label, inside, end] = labelAndWords.exec(tail) ?? [];
  if (label && inside && blockKind(name).label) {
    return `:::${name}${label}\n${inside}${end ? '\n:::' : ''}`;
  }
  const words = tail
    .replace(/\{[^{}]*\}[ \t]*$/, '')
    .replace(/^[ \t:]*[[(]?|[\])]?[ \t]*$/g, '')
    .trim();
  const isWhole = (words !== '') === (blockKind(name).label !== undefined);
  if (/[[\]]/.test(words) || !isWhole) return undefined;
  return `:::${name}${words && `[${words}]`}`;
}
