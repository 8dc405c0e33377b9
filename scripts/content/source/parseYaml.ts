import { type Document, isNode, Lexer, LineCounter, type Node, parseDocument } from 'yaml';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  ContentDocument,
  type MarkdownSource,
  type YamlNode,
  yamlNodes,
} from './contentDocument.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { explainSyntax, type SyntaxFinding } from './explainSyntax.ts';
import { findSpecialSign } from './findSpecialSign.ts';

export interface Parsed {
  document: ContentDocument;
  /** The fields with their comments; `undefined` when none could be found. */
  yaml?: Document;
  /** The YAML as it is written. */
  source: string;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML and keeps the place of every value.
 * @param file the path shown in findings
 * @param text the YAML alone
 * @param lineOffset how many lines of the file stand above it
 * @param body the Markdown that follows front matter
 */
export function parseYaml(
  file: string,
  text: string,
  lineOffset = 0,
  body?: MarkdownSource,
): Parsed {
  const deep = deepOffset(text);
  if (deep !== undefined) return tooDeep(deep, { file, lineOffset, text });
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = { file, yaml, lines, lineOffset, ...(body ? { body } : {}) };
  const findings = syntaxFindings(yaml, text);
  if (findings.length > 0) {
    const document = new ContentDocument(place);
    const diagnostics = findings.map(({ finding, start, end }) =>
      document.report(document.rangeOfOffsets(start, end), finding),
    );
    return { document, yaml, source: text, diagnostics };
  }
  const data: unknown = yaml.toJS() ?? {};
  return { document: new ContentDocument({ ...place, data }), yaml, source: text, diagnostics: [] };
}

/** What is told of YAML that is not parsed. */
function tooDeep(
  offset: number,
  { file, lineOffset, text }: { file: string; lineOffset: number; text: string },
): Parsed {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/^/gm)) lines.addNewLine(index);
  const document = new ContentDocument({ file, lines, lineOffset });
  const range = document.rangeOfOffsets(offset, offset + 1);
  return {
    document,
    source: text,
    diagnostics: [document.report(range, finding('yaml-depth', {}))],
  };
}

function syntaxFindings(yaml: Document, text: string): SyntaxFinding[] {
  const nodes = yamlNodes(yaml);
  const deep = findDepth(nodes);
  if (deep) return [deep];
  // One slip makes the parser stumble over the lines that follow; only the first error is a cause.
  const [error] = yaml.errors;
  const first = error ? [explainSyntax(error, yaml, text)] : [];
  const end = error?.pos[0] ?? text.length;
  const duplicates = duplicateKeys(nodes, text).filter(({ start }) => start < end);
  if (first.length + duplicates.length > 0) return [...first, ...duplicates];
  const special = findSpecialSign(nodes, text);
  return special ? [special] : [];
}

/** The first value that stands in too many groups or lists, one in the other. */
function findDepth(nodes: readonly YamlNode[]): SyntaxFinding | undefined {
  const deep = nodes.find(({ node, depth }) => depth > maxDepth && isNode(node));
  if (!deep) return undefined;
  const [start = 0] = (deep.node as Node).range ?? [];
  return { finding: finding('yaml-depth', {}), start, end: start + 1 };
}

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
const maxDepth = 20;

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
