import matter from 'gray-matter';
import { type Finding, finding, startOfFile } from '../model/diagnostic.ts';
import { shortened } from '../model/words.ts';
import { ContentDocument } from './contentDocument.ts';
import { type Parsed, parseYaml } from './parseYaml.ts';

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

/**
 * Parses the fields of a file.
 * @param file the path shown in findings; Markdown with front matter where it ends in `.md`, else YAML
 * @param text the whole file
 */
export function parseFile(file: string, text: string): Parsed {
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const parts = fileParts(file, text);
  if (!parts) {
    const document = new ContentDocument({ file });
    return { document, source: '', diagnostics: [document.report(startOfFile, whatIsWrong(text))] };
  }
  const { before, yaml, close, body } = parts;
  const lineOffset = linesIn(before);
  return parseYaml(file, yaml, lineOffset, {
    text: body,
    lineOffset: lineOffset + linesIn(yaml) + linesIn(close),
  });
}

const linesIn = (text: string) => text.split('\n').length - 1;

function whatIsWrong(text: string): Finding {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (!/^---(?!-)/.test(first)) {
    return finding('front-matter', ...misplacedStart(text));
  }
  const language = first.slice(3).trim();
  if (language && !/^ya?ml$/.test(language)) {
    const found = language.slice(0, 20);
    const problem = `The first line must be three hyphens alone, but it is “${found}” after them.`;
    const help = 'Write --- and nothing else on the first line. Content is never run as code.';
    return finding('front-matter', { problem }, { help });
  }
  if (hasWideGap(text)) {
    const problem = 'Hundreds of empty lines or spaces stand between the fields.';
    return finding('front-matter', { problem }, { help: 'Delete them.' });
  }
  const problem = 'The line of three hyphens that ends the fields is missing.';
  const help = 'Put a line with --- between the fields and the text.';
  return finding('front-matter', { problem }, { help });
}

/** A field that was put above the first line of three hyphens, or no such line at all. */
function misplacedStart(text: string): [{ problem: string }, { help?: string }] {
  const [, above = ''] = /^((?:[\w-]+:[^\r\n]*\r?\n|[ \t]*\r?\n)+)---[ \t]*\r?\n/.exec(text) ?? [];
  const line = shortened(above.trim());
  if (!line) return [{ problem: 'The file does not start with its fields.' }, {}];
  const problem = `“${line}” stands above the first line of three hyphens.`;
  const help =
    'Cut it out and paste it just above the second line of three hyphens, where the other fields are. The file starts with ---.';
  return [{ problem }, { help }];
}
