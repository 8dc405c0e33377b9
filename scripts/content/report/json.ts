import { hash } from 'node:crypto';
import { pasteFor, replacementOf } from '../check/cures/replacement.ts';
import type { Diagnostic, Range, Report } from '../model/diagnostic.ts';
import { catalogue, type RuleId } from '../model/rules/catalogue.ts';
import type { ReportContext } from './reportContext.ts';

/** The properties that programs rely on, in the order in which they are written. */
const names = [
  ...['errors', 'warnings', 'problems', 'elsewhere'],
  ...['file', 'line', 'column', 'endLine', 'endColumn'],
  ...['severity', 'rule', 'message', 'help', 'suggestion', 'addition', 'after', 'text'],
];

/** The report as JSON of our own, for programs. */
export function formatJson({ diagnostics, errors, warnings, elsewhere }: Report): string {
  const others = elsewhere.length > 0 ? { elsewhere } : {};
  return `${JSON.stringify({ errors, warnings, problems: diagnostics, ...others }, names, 2)}\n`;
}

const ruleIds = Object.keys(catalogue) as RuleId[];

/**
 * The report as a SARIF 2.1.0 log, for code scanning and editors
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
 */
export function formatSarif(report: Report, context: ReportContext): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Harlow Ridge content check', rules: ruleIds.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: results(report.diagnostics, context),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(id: RuleId) {
  const { title, why, fix, severity } = catalogue[id];
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: fix },
    defaultConfiguration: { level: severity },
  };
}

function results(diagnostics: readonly Diagnostic[], { readSource }: ReportContext) {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { rule, severity, file, message, help } = diagnostic;
    const source = readSource(file);
    const hash = fingerprint(diagnostic, source);
    const occurrence = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, occurrence);
    const artifactLocation = artifactAt(file);
    return {
      ruleId: rule,
      ruleIndex: ruleIds.indexOf(rule),
      level: severity,
      message: { text: `${message} ${help}${toAdd(diagnostic, source)}` },
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(diagnostic) } }],
      partialFingerprints: { 'contentFinding/v1': `${hash}:${occurrence}` },
      ...fixes(diagnostic, source),
    };
  });
}

/** Made of rule, file and the line’s text, so it survives changes to the lines above. */
function fingerprint({ rule, file, line, message }: Diagnostic, source: string | undefined) {
  const text = source?.split('\n')[line - 1]?.trim() ?? message;
  return hash('sha256', [rule, file, text].join('\0')).slice(0, 16);
}

/** Tools apply a SARIF fix verbatim, so lines with gaps to fill in are part of the message. */
function toAdd(diagnostic: Diagnostic, source: string | undefined): string {
  const paste = diagnostic.addition && pasteFor(source, diagnostic);
  return paste ? `\n${paste.label}:\n${paste.text}` : '';
}

function fixes(diagnostic: Diagnostic, source: string | undefined) {
  const replacement = replacementOf(source ?? '', diagnostic);
  if (!replacement) return {};
  const change = {
    deletedRegion: regionOf(replacement),
    insertedContent: { text: replacement.text },
  };
  const artifactChanges = [
    { artifactLocation: artifactAt(diagnostic.file), replacements: [change] },
  ];
  return { fixes: [{ description: { text: diagnostic.help }, artifactChanges }] };
}

const regionOf = ({ line, column, endLine, endColumn }: Range) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

const artifactAt = (file: string) => ({
  uri: file.split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
});
