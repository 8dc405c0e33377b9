import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';
import {
  type Diagnostic,
  type Finding,
  locate,
  type Range,
  startOfFile,
  withoutSuggestion,
} from '../model/diagnostic.ts';
import type { FieldPath } from '../model/fieldSchema.ts';
import { indexOfWords } from './lines.ts';

/** A Markdown body and where it starts. */
export interface MarkdownSource {
  text: string;
  /** How many lines of the file come before the body. */
  lineOffset: number;
}

/** A parsed file that knows where each of its values is. */
export class ContentDocument {
  readonly file: string;
  /** The YAML as it is written. */
  readonly source: string;
  /** The fields with their comments; `undefined` if the file was not parsed. */
  readonly yaml: Document | undefined;
  /** What the YAML says; `undefined` when it could not be parsed. */
  readonly data: unknown;
  readonly body: MarkdownSource | undefined;
  readonly #lines: LineCounter;
  readonly #lineOffset: number;

  constructor(init: {
    file: string;
    source?: string;
    yaml?: Document;
    data?: unknown;
    body?: MarkdownSource | undefined;
    lines: LineCounter;
    lineOffset?: number;
  }) {
    this.file = init.file;
    this.source = init.source ?? '';
    this.yaml = init.yaml;
    this.data = init.data;
    this.body = init.body;
    this.#lines = init.lines;
    this.#lineOffset = init.lineOffset ?? 0;
  }

  /** The YAML node at a path, with its style and range. */
  nodeAt(path: FieldPath): unknown {
    return this.yaml?.getIn(path, true);
  }

  /** The range of a value; for a path that does not exist, of the nearest parent’s key. */
  rangeOfValue(path: FieldPath): Range {
    const range = path.length > 0 ? this.rangeOfNode(this.nodeAt(path)) : undefined;
    return range ?? this.rangeOfKey(path);
  }

  /**
   * The range of some words of a text; `undefined` if the file writes them differently.
   * @param earlier how many times the text has them before
   */
  rangeOfWords(path: FieldPath, words: string, earlier = 0): Range | undefined {
    const node = this.nodeAt(path);
    if (!isScalar(node) || !node.range || node.source === undefined) return undefined;
    const [start, end] = node.range;
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
      const place = indexOfWords(this.source.slice(start, end), words, earlier);
      return place < 0
        ? undefined
        : this.rangeOfOffsets(start + place, start + place + words.length);
    }
    // Without escapes and line breaks, a text is as long as its source, not counting quotes.
    const quotes = (end - start - node.source.length) / 2;
    const index = indexOfWords(node.source, words, earlier);
    if (index < 0 || (quotes !== 0 && quotes !== 1)) return undefined;
    const from = start + quotes + index;
    return this.rangeOfOffsets(from, from + words.length);
  }

  /**
   * The place of some words of a text; the whole text if the file writes them differently.
   * @param earlier how many times the text has them before
   * @returns also whether other words can be written there in their place
   */
  placeOfWords(path: FieldPath, words: string, earlier = 0): { range: Range; isExact: boolean } {
    const exact = this.rangeOfWords(path, words, earlier);
    const whole = this.rangeOfValue(path);
    // At the start of an unquoted text, the brace of a placeholder would be YAML syntax.
    const isFirst = exact?.line === whole.line && exact.column === whole.column;
    return { range: exact ?? whole, isExact: exact !== undefined && !isFirst };
  }

  /** The range of a key, or of a list’s entry; for a missing key, of its parent’s key. */
  rangeOfKey(path: FieldPath): Range {
    if (path.length === 0) return startOfFile;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const container = this.nodeAt(parent);
    const node = isMap(container)
      ? container.items.find((item) => keyOf(item) === String(key))?.key
      : this.nodeAt(path);
    return this.rangeOfNode(node) ?? this.rangeOfKey(parent);
  }

  /** The range of a field with its name and value, or of several that follow one another. */
  rangeOfFields(first: FieldPath, last = first): Range {
    const { endLine, endColumn } = this.rangeOfValue(last);
    return { ...this.rangeOfKey(first), endLine, endColumn };
  }

  /** The range of a part of the document; `undefined` for anything else. */
  rangeOfNode(node: unknown): Range | undefined {
    const range = isNode(node) ? node.range : undefined;
    return range ? this.rangeOfOffsets(range[0], range[1]) : undefined;
  }

  /** @param start and `end` are offsets into the YAML text */
  rangeOfOffsets(start: number, end: number): Range {
    const from = this.#lines.linePos(start);
    const to = this.#lines.linePos(Math.max(start, end));
    return {
      line: Math.max(1, from.line + this.#lineOffset),
      column: Math.max(1, from.col),
      endLine: Math.max(1, to.line + this.#lineOffset),
      endColumn: Math.max(1, to.col),
    };
  }

  /** A finding about this file at `range`. */
  report(range: Range, finding: Finding): Diagnostic {
    return locate(finding, this.file, range);
  }

  /** A finding about some words of a text; if it marks the whole text, it has no suggestion. */
  reportWords(path: FieldPath, words: string, finding: Finding): Diagnostic {
    const range = this.rangeOfWords(path, words);
    return range
      ? this.report(range, finding)
      : this.report(this.rangeOfValue(path), withoutSuggestion(finding));
  }
}

/** The name of a field. */
export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** A value, or a field with its key. */
export interface YamlNode {
  node: Node | Pair;
  /** How many groups and lists it is nested in. */
  depth: number;
}

/**
 * Everything in a document, in source order. The library’s own `visit` tracks the path to each
 * node, which takes longer than all that is asked here, and thousands of levels would overflow its
 * stack.
 */
export function yamlNodes({ contents }: Document): YamlNode[] {
  const found: YamlNode[] = [];
  const left: { node: unknown; depth: number }[] = [{ node: contents, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next;
    if (node === null || node === undefined) continue;
    found.push({ node: node as Node | Pair, depth });
    if (isPair(node)) left.push({ node: node.value, depth }, { node: node.key, depth });
    if (!isCollection(node)) continue;
    for (const item of node.items.toReversed()) left.push({ node: item, depth: depth + 1 });
  }
  return found;
}
