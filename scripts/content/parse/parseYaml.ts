import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { ContentDocument, type MarkdownSource } from './contentDocument.ts';
import { explainYamlError } from './yamlErrors.ts';

/** More repeats than this are an attempt to fill the memory (“billion laughs”). */
const maxAliases = 100;

export interface Parsed {
  document: ContentDocument;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML and keeps the place of every value.
 * @param file the path shown in findings
 * @param text the YAML alone
 * @param lineOffset how many lines of the file stand above it
 * @param body the Markdown that follows front matter
 */
export function parseYaml(
  file: string,
  text: string,
  lineOffset = 0,
  body?: MarkdownSource,
): Parsed {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = { file, yaml, lines, lineOffset, ...(body ? { body } : {}) };
  const broken = new ContentDocument(place);
  const errors = rootCauses(yaml.errors);
  if (errors.length > 0) {
    return { document: broken, diagnostics: errors.map((error) => syntaxError(broken, error)) };
  }
  try {
    const data: unknown = yaml.toJS({ maxAliasCount: maxAliases }) ?? {};
    return { document: new ContentDocument({ ...place, data }), diagnostics: [] };
  } catch {
    const diagnostic = broken.error(broken.rangeOfValue([]), {
      rule: 'yaml-alias',
      message: 'This file refers to its own parts with & and * too many times, or in a circle.',
      help: 'Write each value out in full, or put texts that start with & or * between single quotes.',
    });
    return { document: broken, diagnostics: [diagnostic] };
  }
}

/** One slip makes the parser stumble over the lines that follow; only the first error is a cause. */
function rootCauses(errors: readonly YAMLError[]): YAMLError[] {
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first ? [first, ...duplicates.filter(({ pos }) => pos[0] < first.pos[0])] : duplicates;
}

function syntaxError(document: ContentDocument, error: YAMLError): Diagnostic {
  return document.error(document.rangeOfOffsets(error.pos[0], error.pos[1]), {
    rule: error.code === 'DUPLICATE_KEY' ? 'duplicate-field' : 'yaml-syntax',
    ...explainYamlError(error.code),
  });
}
