import type { Node as MarkdownNode } from 'mdast';
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, type Pair } from 'yaml';
import { type Diagnostic, type Range, startOfFile } from '../diagnostic.ts';
import { type Finding, locate } from '../rules/finding.ts';
import type { FieldPath } from '../validate/valueAt.ts';

/** A Markdown body and where it starts. */
export interface MarkdownSource {
  text: string;
  /** How many lines of the file stand above the body. */
  lineOffset: number;
}

/** A parsed file that knows where each of its values stands. */
export class ContentDocument {
  readonly file: string;
  /** What the YAML says; `undefined` when it could not be parsed. */
  readonly data: unknown;
  readonly body: MarkdownSource | undefined;
  readonly #yaml: Document | undefined;
  readonly #lines: LineCounter;
  readonly #lineOffset: number;

  constructor(init: {
    file: string;
    data?: unknown;
    body?: MarkdownSource;
    yaml?: Document;
    lines?: LineCounter;
    lineOffset?: number;
  }) {
    this.file = init.file;
    this.data = init.data;
    this.body = init.body;
    this.#yaml = init.yaml;
    this.#lines = init.lines ?? new LineCounter();
    this.#lineOffset = init.lineOffset ?? 0;
  }

  /** What stands at a path, with its form and its place. */
  nodeAt(path: FieldPath): unknown {
    return path.length > 0 ? this.#yaml?.getIn(path, true) : this.#yaml?.contents;
  }

  /** The range of a value; for a path that does not exist, of its nearest parent’s key. */
  rangeOfValue(path: FieldPath): Range {
    const node = path.length > 0 ? this.#yaml?.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return this.rangeOfOffsets(node.range[0], node.range[1]);
    return this.rangeOfKey(path);
  }

  /** A value as the file writes it, without quotes; `undefined` for a list or a group. */
  sourceOf(path: FieldPath): string | undefined {
    const node = this.#yaml?.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  }

  /** The range of some words of a text; `undefined` where the file writes them in another way. */
  rangeOfWords(path: FieldPath, words: string): Range | undefined {
    const node = this.#yaml?.getIn(path, true);
    if (!isScalar(node) || !node.range || node.source === undefined) return undefined;
    const [start, end] = node.range;
    // Without escapes and line breaks a text is as long as it is written, but for its quotes.
    const quotes = (end - start - node.source.length) / 2;
    const index = node.source.indexOf(words);
    if (index < 0 || (quotes !== 0 && quotes !== 1)) return undefined;
    const from = start + quotes + index;
    return this.rangeOfOffsets(from, from + words.length);
  }

  /** The range of a key; for an entry of a list, of the entry; for a missing key, of its parent’s key. */
  rangeOfKey(path: FieldPath): Range {
    if (path.length === 0) return startOfFile;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const container = this.nodeAt(parent);
    if (isMap(container)) {
      const pair = container.items.find((item) => keyOf(item) === String(key));
      const range = isNode(pair?.key) ? (pair.key as Node).range : undefined;
      if (range) return this.rangeOfOffsets(range[0], range[1]);
    } else if (this.#yaml?.hasIn(path)) {
      const node = this.#yaml.getIn(path, true);
      if (isNode(node) && node.range) return this.rangeOfOffsets(node.range[0], node.range[1]);
    }
    return this.rangeOfKey(parent);
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

  has(path: FieldPath): boolean {
    return path.length === 0 || (this.#yaml?.hasIn(path) ?? false);
  }

  /** A finding about this file at `range`. */
  report(range: Range, finding: Finding): Diagnostic {
    return locate(finding, this.file, range);
  }
}

/** The range of a node of a Markdown body in the whole file. */
export function bodyRange({ position }: MarkdownNode, lineOffset: number): Range {
  return {
    line: (position?.start.line ?? 1) + lineOffset,
    column: position?.start.column ?? 1,
    endLine: (position?.end.line ?? 1) + lineOffset,
    endColumn: position?.end.column ?? 1,
  };
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}
