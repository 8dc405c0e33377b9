/** A file taken apart; `before + yaml + close + body` is the file again, byte for byte. */
export interface FileParts {
  /** The line that opens front matter; empty for a file that is YAML alone. */
  before: string;
  yaml: string;
  /** The line that closes front matter. */
  close: string;
  body: string;
}

/** The line that opens front matter; any other word after the hyphens is not YAML. */
const opening = /^---[ \t]*(?:ya?ml)?[ \t]*(?:\r?\n|$)/;
const closing = /^---[ \t]*(?:\r?\n|$)/m;

/**
 * Finds the YAML in a file. Nothing but YAML is ever read: there is no engine that could run code.
 * @param path decides between YAML and Markdown by its ending
 * @returns `undefined` for a Markdown file whose front matter does not begin or does not end
 */
export function fileParts(path: string, text: string): FileParts | undefined {
  if (!path.endsWith('.md')) return { before: '', yaml: text, close: '', body: '' };
  const before = opening.exec(text)?.[0];
  if (before === undefined) return undefined;
  const rest = text.slice(before.length);
  const close = closing.exec(rest);
  if (!close) return undefined;
  return {
    before,
    yaml: rest.slice(0, close.index),
    close: close[0],
    body: rest.slice(close.index + close[0].length),
  };
}
