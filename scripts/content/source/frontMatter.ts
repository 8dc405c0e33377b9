import matter from 'gray-matter';
import { finding, startOfFile } from '../model/diagnostic.ts';
import { ContentDocument } from './contentDocument.ts';
import { type Parsed, parseYaml } from './parseYaml.ts';
import { type Unmarked, unmarked } from './unmarkedFields.ts';

/** A file taken apart; `before + yaml + close + body` is the file again, byte for byte. */
interface FileParts {
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
const hasWideGap = (text: string): boolean =>
  /\s{1000}/.test(text.slice(0, text.indexOf('\n---', 3)));

const wideGap = finding(
  'front-matter',
  { problem: 'Hundreds of empty lines or spaces stand between the fields.' },
  { help: 'Delete them.' },
);

/**
 * Parses the fields of a file.
 * @param file the path shown in findings; Markdown with front matter where it ends in `.md`, else YAML
 * @param text the whole file
 */
export function parseFile(file: string, text: string): Parsed {
  if (!text.trim())
    return refused(file, [{ range: startOfFile, finding: finding('empty-file', {}) }]);
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const parts = fileParts(file, text);
  if (!parts) {
    return refused(
      file,
      hasWideGap(text) ? [{ range: startOfFile, finding: wideGap }] : unmarked(text),
    );
  }
  const { before, yaml, close, body } = parts;
  const lineOffset = linesIn(before);
  return parseYaml(file, yaml, lineOffset, {
    text: body,
    lineOffset: lineOffset + linesIn(yaml) + linesIn(close),
  });
}

/** A file in which there are no fields to find. */
function refused(file: string, told: readonly Unmarked[]): Parsed {
  const document = new ContentDocument({ file });
  const diagnostics = told.map(({ range, finding }) => document.report(range, finding));
  return { document, source: '', diagnostics };
}

const linesIn = (text: string) => text.split('\n').length - 1;
