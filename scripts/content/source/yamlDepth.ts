import { Lexer } from 'yaml';

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
export const maxDepth = 20;

const openers = new Set(['[', '{']);
const closers = new Set([']', '}']);
/** What opens a group of its own each time that it stands in a line. */
const indicators = new Set(['-', '?']);
/** Signs between the tokens that are not of the text: a document, a scalar, an end of brackets. */
const marks = new Set(['\u0002', '\u001f', '\u0018']);

/**
 * Finds groups and lists in one another without parsing them: the parser calls itself for each, and
 * where that uses up the stack the process may end without a word. Lines that start further and further
 * right cannot become that many in a file of the size that is allowed.
 * @param text YAML
 * @returns where the first stands that is too deep
 */
export function deepOffset(text: string): number | undefined {
  // Nothing but a count for nearly every file.
  if (text.split(/[[{]|[-?][ \t]+(?=[-?])/).length <= maxDepth) return undefined;
  let [inBrackets, inLine, offset] = [0, 0, 0];
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue;
    if (openers.has(token)) inBrackets += 1;
    else if (closers.has(token)) inBrackets = Math.max(0, inBrackets - 1);
    else if (indicators.has(token)) inLine += 1;
    else if (token.trim() || token.includes('\n')) inLine = 0;
    if (inBrackets + inLine > maxDepth) return offset;
    offset += token.length;
  }
  return undefined;
}
