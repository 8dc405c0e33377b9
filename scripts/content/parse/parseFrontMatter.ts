import matter from 'gray-matter';
import { startOfFile } from '../diagnostic.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { ContentDocument } from './contentDocument.ts';
import { type Parsed, parseYaml } from './parseYaml.ts';

const refuse = () => {
  throw new Error('Only YAML front matter is read.');
};

/**
 * gray-matter only splits here: its own YAML engine has no positions, and its JavaScript engine
 * would run code from content (https://github.com/jonschlinkert/gray-matter#optionsengines).
 */
const engines = {
  yaml: { parse: () => ({}), stringify: refuse },
  json: { parse: refuse, stringify: refuse },
  javascript: { parse: refuse, stringify: refuse },
};

/**
 * Parses a Markdown file with YAML front matter.
 * @param file the path shown in findings
 * @param text the whole file
 */
export function parseFrontMatter(file: string, text: string): Parsed {
  const problem = whatIsWrong(text);
  if (problem) {
    const document = new ContentDocument({ file });
    return { document, diagnostics: [document.report(startOfFile, problem)] };
  }
  const { matter: yaml, content } = matter(text, { language: 'yaml', engines });
  const above = text.slice(0, text.length - content.length);
  const body = { text: content, lineOffset: above.split('\n').length - 1 };
  // The text after the opening `---` starts with its line break, so line 1 of it is line 1 of the file.
  return parseYaml(file, yaml, 0, body);
}

function whatIsWrong(text: string): Finding | undefined {
  if (!matter.test(text)) {
    return finding('front-matter', { problem: 'The file does not start with its fields.' });
  }
  const language = matter.language(text);
  if (language.name && !/^ya?ml$/.test(language.name)) {
    const found = language.raw.trim().slice(0, 20);
    const problem = `The first line must be three hyphens alone, but it is “${found}” after them.`;
    const help = 'Write --- and nothing else on the first line. Content is never run as code.';
    return finding('front-matter', { problem }, { help });
  }
  if (!/\n---[ \t]*(\r?\n|$)/.test(text)) {
    const problem = 'The line of three hyphens that ends the fields is missing.';
    const help = 'Put a line with --- between the fields and the text.';
    return finding('front-matter', { problem }, { help });
  }
  return undefined;
}
