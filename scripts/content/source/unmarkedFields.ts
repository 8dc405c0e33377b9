import { finding } from '../model/diagnostic.ts';
import { shortened } from '../model/words.ts';
import type { Part, PartFinding } from './lines.ts';

type Details = Parameters<typeof finding<'front-matter'>>[2];

/** Where a finding about a file as a whole points. */
const atStart: Part = { start: 0, end: 0 };

const told = (problem: string, details: Details, part = atStart): PartFinding => ({
  ...part,
  found: finding('front-matter', { problem }, details),
});

/** What programs turn three hyphens into, and what people mistake for them. */
const isDashes = (line = '') =>
  /^\s*(?:[–—―−]|[-‐-―−]{2,9}|(?:- ){2,}-|={3,9}|_{3,9}|\*{3,9})\s*$/.test(line);

const isHyphens = (line = '') => /^---[ \t]*$/.test(line);

/** gray-matter’s search for comments takes minutes on thousands of empty lines. */
export const hasWideGap = (text: string): boolean =>
  /\s{1000}/.test(text.slice(0, text.indexOf('\n---', 3)));

/** Explains why the fields are not found in a file that is empty or has no front matter. */
export function unmarked(text: string): PartFinding[] {
  if (!text.trim()) return [{ ...atStart, found: finding('empty-file', {}) }];
  if (hasWideGap(text)) return [told(wideGap, { help: 'Delete them.' })];
  const lines = text.split(/\r?\n/);
  const opening = explainOpening(lines);
  // If the file holds something else entirely, the missing end is not a second mistake.
  if (opening && opening.found.suggestion === undefined) return [opening];
  const closing = lines.slice(1).some(isHyphens) ? undefined : explainClosing(lines);
  return [opening, closing].flatMap((one) => one ?? []);
}

const wideGap = 'There are hundreds of empty lines or spaces between the fields.';

function explainOpening(lines: readonly string[]): PartFinding | undefined {
  const [first = ''] = lines;
  const start = lines.findIndex((line) => line.trim());
  if (isHyphens(first)) return undefined;
  if (/^---[^-]/.test(first)) return otherLanguage(first.slice(3).trim());
  if (/^\s*(?:`{3}|~{3})/.test(first)) {
    const help =
      'Delete it, and the line like it at the end of the file: chats put them around what they show.';
    const problem = `The first line is “${shortened(first.trim())}”.`;
    return told(problem, { help }, wholeLines(lines, 0, 0));
  }
  if (isDashes(lines[start])) return writtenOtherwise(lines, 0, start);
  return misplacedStart(lines) ?? told('The file does not start with its fields.', {});
}

function explainClosing(lines: readonly string[]): PartFinding {
  const isField = (line: string) => /^(?:\s|#|- |[\w-]+:|$)/.test(line);
  const start = lines.findIndex((line) => line.trim()) + 1;
  const length = lines.slice(start).findIndex((line) => !isField(line) || isDashes(line));
  const end = length < 0 ? lines.length : start + length;
  if (isDashes(lines[end])) return writtenOtherwise(lines, end, end);
  const after = lines.findLastIndex((line, index) => index < end && line.trim()) + 1;
  return told('The line of three hyphens that ends the fields is missing.', {
    help: 'Put a line with --- between the fields and the text.',
    addition: after > 1 ? { after, text: '---' } : undefined,
  });
}

/** Three hyphens written as other characters, too many or too few, too far down or indented. */
function writtenOtherwise(lines: readonly string[], from: number, to: number): PartFinding {
  if (from < to && isHyphens(lines[to])) {
    const problem = 'There are empty lines above the first line of three hyphens.';
    const help = 'Delete them: the file starts with ---.';
    return told(
      problem,
      { help, suggestion: '' },
      { start: 0, end: wholeLines(lines, to, to).start },
    );
  }
  const written = lines[to]?.trim() ?? '';
  const problem =
    written === '---'
      ? 'There are spaces in front of the line of three hyphens.'
      : `There must be a line of three hyphens here, not “${shortened(written)}”.`;
  const help = 'Write three hyphens and nothing else, at the very start of the line.';
  return told(problem, { help, suggestion: '---' }, wholeLines(lines, from, to));
}

function wholeLines(lines: readonly string[], from: number, to: number): Part {
  const start = lines.slice(0, from).reduce((length, line) => length + line.length + 1, 0);
  return { start, end: start + lines.slice(from, to + 1).join('\n').length };
}

function otherLanguage(language: string): PartFinding | undefined {
  if (/^ya?ml$/.test(language)) return undefined;
  const found = language.slice(0, 20);
  return told(`The first line must be only three hyphens, but it has “${found}” after them.`, {
    help: 'Write --- and nothing else on the first line. Content is never run as code.',
  });
}

/** Fields or words above the first line of three hyphens, or fields without such a line. */
function misplacedStart(lines: readonly string[]): PartFinding | undefined {
  const mark = lines.findIndex(isHyphens);
  const above = lines.slice(0, mark);
  const areFields = above.every((line) => /^(?:[\w-]+:|\s|- |$)/.test(line));
  const isMarkedOff = lines.slice(mark + 1).some(isHyphens);
  if (mark < 0 || !(areFields || (isMarkedOff && /^\w+:/.test(lines[mark + 1] ?? '')))) {
    return undefined;
  }
  if (!isMarkedOff) {
    return told('The line of three hyphens above the fields is missing.', {
      help: 'Put a line with --- above the first field.',
      addition: { after: 0, text: '---' },
    });
  }
  const fields = shortened(above.join('\n').trim());
  return told(`“${fields}” is above the first line of three hyphens.`, {
    help: areFields
      ? 'Cut it out and paste it just above the second line of three hyphens, where the other fields are. The file starts with ---.'
      : 'Delete it, or move it below the second line of three hyphens if it is meant for visitors. The file starts with ---.',
  });
}
