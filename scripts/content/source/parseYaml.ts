import { type Document, isNode, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  ContentDocument,
  type MarkdownSource,
  type YamlNode,
  yamlNodes,
} from './contentDocument.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { explainSyntax, type SyntaxFinding } from './explainSyntax.ts';
import { findSpecialSign } from './findSpecialSign.ts';

export interface Parsed {
  document: ContentDocument;
  /** The fields with their comments; `undefined` when none could be found. */
  yaml?: Document;
  /** The YAML as it is written. */
  source: string;
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
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = { file, yaml, lines, lineOffset, ...(body ? { body } : {}) };
  const findings = syntaxFindings(yaml, text);
  if (findings.length > 0) {
    const document = new ContentDocument(place);
    const diagnostics = findings.map(({ finding, start, end }) =>
      document.report(document.rangeOfOffsets(start, end), finding),
    );
    return { document, yaml, source: text, diagnostics };
  }
  const data: unknown = yaml.toJS() ?? {};
  return { document: new ContentDocument({ ...place, data }), yaml, source: text, diagnostics: [] };
}

function syntaxFindings(yaml: Document, text: string): SyntaxFinding[] {
  const nodes = yamlNodes(yaml);
  const deep = findDepth(nodes);
  if (deep) return [deep];
  const errors = rootCauses([...yaml.errors, ...duplicateKeys(nodes)]);
  if (errors.length > 0) return errors.map((error) => explainSyntax(error, yaml, text));
  const special = findSpecialSign(nodes, text);
  return special ? [special] : [];
}

/** One slip makes the parser stumble over the lines that follow; only the first error is a cause. */
function rootCauses(errors: readonly YAMLError[]): YAMLError[] {
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first ? [first, ...duplicates.filter(({ pos }) => pos[0] < first.pos[0])] : duplicates;
}

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
const maxDepth = 20;

/** The first value that stands in too many groups or lists, one in the other. */
function findDepth(nodes: readonly YamlNode[]): SyntaxFinding | undefined {
  const deep = nodes.find(({ node, depth }) => depth > maxDepth && isNode(node));
  if (!deep) return undefined;
  const [start = 0] = (deep.node as Node).range ?? [];
  return { finding: finding('yaml-depth', {}), start, end: start + 1 };
}
