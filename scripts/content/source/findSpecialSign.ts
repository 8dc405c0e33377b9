import { isAlias, isPair, isScalar, type Node, type Pair } from 'yaml';
import { finding } from '../model/diagnostic.ts';
import type { YamlNode } from './contentDocument.ts';
import { lineAt, type PartFinding, type SourceLine } from './lines.ts';

/** Where a character is, and whether it precedes a text rather than a group. */
interface Sign {
  offset: number;
  isBeforeText: boolean;
}

/**
 * Finds characters that YAML silently reads as something other than text: words would vanish.
 * Also refuses anchors and aliases, which could expand to fill the memory; tags, which can turn a
 * text into anything; directives, which change the meaning of the whole file; and keys that are
 * not plain text.
 */
export function findSpecialSign(
  nodes: readonly YamlNode[],
  source: string,
): PartFinding | undefined {
  const { offset, isBeforeText } = directiveIn(source) ?? signIn(nodes, source) ?? {};
  if (offset === undefined) return undefined;
  const line = lineAt(source, offset);
  const sign = source[offset] ?? '#';
  return isBeforeText
    ? specialSignIn(line, sign)
    : {
        ...line.place,
        found: finding('yaml-special-sign', { sign }, { help: deleteIt }),
        start: offset,
      };
}

const deleteIt = 'Delete the character and the word after it.';

/** A line such as “%YAML 1.1” before the fields, below blank lines and comments. */
function directiveIn(source: string): Sign | undefined {
  const [above] = /^(?:(?:#[^\n]*|[^\S\n]*)\n){0,19}(?=%)/.exec(source) ?? [];
  return above === undefined ? undefined : { offset: above.length, isBeforeText: false };
}

function signIn(nodes: readonly YamlNode[], source: string): Sign | undefined {
  for (const { node } of nodes) {
    const sign = isPair(node) ? signOfKey(node, source) : signOf(node, source);
    if (sign) return sign;
  }
  return undefined;
}

const signOfKey = ({ key }: Pair, source: string) =>
  isScalar(key) ? undefined : before(key as Node, source, '?');

function signOf(node: Node, source: string): Sign | undefined {
  const start = node.range?.[0] ?? 0;
  if (isAlias(node)) return { offset: start, isBeforeText: true };
  if ('anchor' in node && node.anchor) return before(node, source, '&');
  if (node.tag) return before(node, source, '!');
  const isCommentedOut =
    isScalar(node) && node.value === null && /^[ \t]*#/.test(source.slice(start));
  return isCommentedOut ? { offset: source.indexOf('#', start), isBeforeText: true } : undefined;
}

/** The parser’s range of a node does not include the characters before it. */
function before(node: Node, source: string, sign: string): Sign {
  const start = node.range?.[0] ?? 0;
  let offset = source.lastIndexOf(sign, start);
  while (offset > 0 && source[offset - 1] === sign) offset--;
  return { offset: offset < 0 ? start : offset, isBeforeText: isScalar(node) };
}

/** A character at the start of a value that has a meaning in YAML. */
export function specialSignIn(line: SourceLine, sign: string): PartFinding {
  const isPicture = /^!\[[^\]]*\]\(/.test(line.value);
  const isField = line.key === undefined && withoutBoldName(bareLine(line)) !== undefined;
  const help = isPicture ? noPicture : isField ? noBoldName : sign === '-' ? noHyphen : undefined;
  const details = help === undefined ? {} : { help };
  return { found: finding('yaml-special-sign', { sign }, details), ...line.placeOfValue };
}

/** The advice for a text behind a hyphen. */
export const noHyphen = 'Delete the hyphen: only an entry of a list starts with one.';

const noPicture =
  'This place is only for words and can’t hold a picture: delete the line. Pictures have fields of their own, with “file:” and “alt:”.';

const bareLine = ({ text }: SourceLine) => text.replace(/^\s*(?:- +)?/, '').trimEnd();

/** The stars around a name, with its colon inside or outside of them. */
const boldName = /^([*_]{1,3})([A-Za-z][\w -]{0,60}?)(?:\s*[:：]\s*\1|\1\s*[:：])\s*/;

/** The stars around a whole field. */
const boldField = /^([*_]{1,3})([A-Za-z][\w -]{0,60}?)\s*[:：]\s+(.*?)\s*\1$/;

/**
 * A field without the stars around its name: chats answer with “**Title:** Hail in Byron”.
 * @param words a line without the spaces and the hyphen before it
 * @returns `undefined` for any other line
 */
export function withoutBoldName(words: string): string | undefined {
  const found = boldName.exec(words);
  if (found) return `${found[2]}: ${words.slice(found[0].length)}`.trimEnd();
  const [, , name, rest] = boldField.exec(words) ?? [];
  return name && `${name}: ${rest}`;
}

/** The advice for such a line. */
export const noBoldName =
  'Write the name of a field without stars, with a colon and a space after it.';
