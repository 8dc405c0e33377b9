import { startOfFile } from '../diagnostic.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { ContentDocument } from './contentDocument.ts';
import { fileParts, hasWideGap } from './fileParts.ts';
import { type Parsed, parseYaml } from './parseYaml.ts';

/**
 * Parses a Markdown file with YAML front matter.
 * @param file the path shown in findings
 * @param text the whole file
 */
export function parseFrontMatter(file: string, text: string): Parsed {
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
    return finding('front-matter', { problem: 'The file does not start with its fields.' });
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
