/** A file taken apart; `before + yaml + after` is the file again, byte for byte. */
export interface FileParts {
  before: string;
  yaml: string;
  /** The closing line of the front matter and all that follows it. */
  after: string;
}

/** The line that opens front matter; any other word after the hyphens is not YAML. */
const opening = /^---[ \t]*(?:ya?ml)?[ \t]*\r?\n/;

/**
 * Finds the YAML in a file.
 * The end of front matter is found as gray-matter finds it, so that both mean the same body:
 * https://github.com/jonschlinkert/gray-matter/blob/master/index.js
 * @param path decides between YAML and Markdown by its ending
 * @returns `undefined` for a Markdown file without front matter
 */
export function fileParts(path: string, text: string): FileParts | undefined {
  if (!path.endsWith('.md')) return { before: '', yaml: text, after: '' };
  const before = opening.exec(text)?.[0];
  if (before === undefined) return undefined;
  const close = text.indexOf('\n---', before.length - 1);
  if (close === -1) return undefined;
  return {
    before,
    yaml: text.slice(before.length, close + 1),
    after: text.slice(close + 1),
  };
}
