import matter from 'gray-matter';
import { type Document, isNode, Lexer, LineCounter, type Node, parseDocument } from 'yaml';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { ContentDocument, type YamlNode, yamlNodes } from './contentDocument.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { explainSyntax } from './explainSyntax.ts';
import { findSpecialSign } from './findSpecialSign.ts';
import type { PartFinding } from './lines.ts';
import { hasWideGap, unmarked } from './unmarkedFields.ts';

/** A file split up; `before + yaml + close + body` is the file again, byte for byte. */
interface FileParts {
  /** The line that opens front matter; empty for a file that is YAML alone. */
  before: string;
  yaml: string;
  /** The line that closes front matter. */
  close: string;
  body: string;
}

/**
 * Finds the YAML in a file. Only YAML is ever read: there is no engine that could run code.
 * @param path its extension decides between YAML and Markdown
 * @returns `undefined` for a Markdown file whose front matter does not begin or does not end
 */
export function fileParts(path: string, text: string): FileParts | undefined {
  if (!path.endsWith('.md')) return { before: '', yaml: text, close: '', body: '' };
  const content = contentBelow(text);
  if (content === undefined) return undefined;
  const start = text.indexOf('\n') + 1;
  const end = text.lastIndexOf('---', text.length - content.length - 3);
  const [close] = /^---[ \t]*(?:\r?\n|$)/.exec(text.slice(end)) ?? [];
  if (end < start || text[end - 1] !== '\n' || close === undefined) return undefined;
  return {
    before: text.slice(0, start),
    yaml: text.slice(start, end),
    close,
    body: text.slice(end + close.length),
  };
}

/** @returns what follows front matter; `undefined` if that is in a language other than YAML */
function contentBelow(text: string): string | undefined {
  if (hasWideGap(text)) return undefined;
  try {
    const { language, content } = matter(text, { engines });
    return /^ya?ml$/.test(language) ? content : undefined;
  } catch {
    return undefined;
  }
}

const refuse = () => {
  throw new Error('Front matter can only be YAML.');
};

/** The YAML itself is parsed by {@link parseFile}, which keeps the places of its values. */
const engines = { yaml: () => ({}), json: refuse, javascript: refuse };

/** A file’s fields, and what is wrong with the way they are written. */
interface Parsed {
  document: ContentDocument;
  diagnostics: readonly Diagnostic[];
}

/**
 * Parses the fields of a file and keeps the place of every value.
 * @param file the path shown in findings; Markdown with front matter if it ends in `.md`, else YAML
 * @param text the whole file
 */
export function parseFile(file: string, text: string): Parsed {
  const parts = text.trim() ? fileParts(file, text) : undefined;
  if (!parts) return unparsed({ file }, text, unmarked(text));
  const { before, yaml: source, close, body } = parts;
  const lineOffset = linesIn(before);
  const place = { file, source, lineOffset };
  const deep = deepOffset(source);
  if (deep !== undefined) return unparsed(place, source, [depthFinding(deep)]);
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
  const yaml = parseDocument(source, options);
  const findings = syntaxFindings(yaml, source);
  const document = new ContentDocument({
    ...place,
    lines,
    yaml,
    data: findings.length > 0 ? undefined : (yaml.toJS() ?? {}),
    body: file.endsWith('.md')
      ? { text: body, lineOffset: lineOffset + linesIn(source) + linesIn(close) }
      : undefined,
  });
  return located(document, findings);
}

/** A file whose fields are not read. */
function unparsed(
  place: { file: string; source?: string; lineOffset?: number },
  text: string,
  findings: readonly PartFinding[],
): Parsed {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/^/gm)) lines.addNewLine(index);
  return located(new ContentDocument({ ...place, lines }), findings);
}

const located = (document: ContentDocument, findings: readonly PartFinding[]): Parsed => ({
  document,
  diagnostics: findings.map(({ found, start, end }) =>
    document.report(document.rangeOfOffsets(start, end), found),
  ),
});

const linesIn = (text: string) => text.split('\n').length - 1;

function syntaxFindings(yaml: Document, text: string): PartFinding[] {
  const nodes = yamlNodes(yaml);
  const deep = findDepth(nodes);
  if (deep) return [deep];
  // One slip causes errors in the lines that follow, so only the first error is reported.
  const [error] = yaml.errors;
  const first = error ? [explainSyntax(error, yaml, text)] : [];
  const end = error?.pos[0] ?? text.length;
  const duplicates = duplicateKeys(nodes, text).filter(({ start }) => start < end);
  if (first.length + duplicates.length > 0) return [...first, ...duplicates];
  const special = findSpecialSign(nodes, text);
  return special ? [special] : [];
}

/** Ours are at most five deep; thousands would overflow the stack of recursive code. */
const maxDepth = 20;

const openers = new Set(['[', '{']);
const closers = new Set([']', '}']);
/** Each of these in a line opens another level. */
const indicators = new Set(['-', '?']);
/** Tokens that are not in the text: they mark a document, a scalar, an end of brackets. */
const marks = new Set(['\u0002', '\u001f', '\u0018']);

/**
 * Finds nested groups and lists without parsing them: the parser is recursive, and when the stack
 * overflows, the process may end without a message. Nesting by indentation alone cannot get that
 * deep in a file of the allowed size.
 * @returns the offset of the first that is nested too deeply
 */
export function deepOffset(text: string): number | undefined {
  // For nearly every file a count is enough.
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

/** The first value that is nested in too many groups or lists. */
function findDepth(nodes: readonly YamlNode[]): PartFinding | undefined {
  const deep = nodes.find(({ node, depth }) => depth > maxDepth && isNode(node));
  if (!deep) return undefined;
  const [start = 0] = (deep.node as Node).range ?? [];
  return depthFinding(start);
}

const depthFinding = (start: number): PartFinding => ({
  found: finding('yaml-depth', {}),
  start,
  end: start + 1,
});
