import matter from 'gray-matter';

/** A file taken apart; `before + yaml + close + body` is the file again, byte for byte. */
export interface FileParts {
  /** The line that opens front matter; empty for a file that is YAML alone. */
  before: string;
  yaml: string;
  /** The line that closes front matter. */
  close: string;
  body: string;
}

/**
 * Finds the YAML in a file. Nothing but YAML is ever read: there is no engine that could run code.
 * @param path decides between YAML and Markdown by its ending
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

/** @returns what follows front matter; `undefined` where that is in another language than YAML */
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
  throw new Error('Front matter is YAML alone.');
};

/** The YAML itself is parsed elsewhere, with the places of its values. */
const engines = { yaml: () => ({}), json: refuse, javascript: refuse };

/** gray-matter’s look for comments takes minutes where thousands of lines are empty. */
export const hasWideGap = (text: string): boolean =>
  /\s{1000}/.test(text.slice(0, text.indexOf('\n---', 3)));
