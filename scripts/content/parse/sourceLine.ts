/** One line of YAML, taken apart at its first colon. */
export interface SourceLine {
  text: string;
  /** Where it starts in the whole text. */
  offset: number;
  /** The word before the colon; `undefined` for a line without one. */
  key: string | undefined;
  /** What follows the colon and its spaces. */
  value: string;
  /** Where that starts in the whole text. */
  valueOffset: number;
}

/** The line of `source` that `offset` lies on. */
export function lineAt(source: string, offset: number): SourceLine {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', start);
  const text = source.slice(start, end < 0 ? source.length : end).replace(/\r$/, '');
  const [lead = '', key] = /^[\s-]*([\w-]+):\s*/.exec(text) ?? /^[\s-]*/.exec(text) ?? [];
  const value = text.slice(lead.length).trimEnd();
  return { text, offset: start, key, value, valueOffset: start + lead.length };
}
