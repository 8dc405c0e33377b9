import { pasteFor } from '../check/cures/replacement.ts';
import { formAddressOf } from '../model/adminPage.ts';
import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { catalogue, guidePath, type RuleId, ruleAnchor } from '../model/rules/catalogue.ts';
import { counted, countedFindings } from '../model/words.ts';
import { fitting, markdownFence, markdownText } from './plainText.ts';
import {
  byFile,
  elsewhereOf,
  type FileFindings,
  type ReportContext,
  type Repository,
} from './reportContext.ts';

/** GitHub rejects a step’s whole summary above 1 MiB; this leaves some room. */
const maxBytes = 1_000_000;

/**
 * The report as Markdown for GitHub’s job summary: the verdict, then the findings of each file;
 * those that do not fit are counted at the end.
 */
export function formatSummary(report: Report, context: ReportContext): string {
  const head = context.verdict ?? verdict(report);
  const blocks = byFile(report.diagnostics).flatMap((file) => blocksOf(file, context));
  const told = fitting(blocks, maxBytes - Buffer.byteLength(head));
  const rest = report.diagnostics.length - told.length;
  const text = [head, ...told, rest > 0 ? `\n**… and ${rest} more.**\n` : ''].join('');
  return text + editablePages(context, maxBytes - Buffer.byteLength(text));
}

function verdict(report: Report): string {
  const elsewhere = elsewhereOf(report);
  if (!elsewhere) return verdictOnChange(report);
  const { count, lines } = elsewhere;
  const words =
    report.errors > 0
      ? `${verdictOnChange(report)}\nThe site also has ${count}, in files that this change does not touch:`
      : `## Nothing is live yet: ${count}\n\nThis change is fine, but the site can’t go live until the files that it does not touch are fixed too:`;
  const list = lines.map((line) => `- ${markdownText(line)}\n`).join('');
  return `${words}\n\n${list}\nFix this in the same change or in a separate one; the check runs again automatically.\n`;
}

function verdictOnChange({ errors, warnings }: Report): string {
  if (errors > 0) {
    return `## Nothing is live yet: ${countedFindings(errors, warnings)}\n\nThe site stays as it is until every error below is fixed. Each one says what to do. Commit to the same branch, and the check runs again automatically.\n`;
  }
  if (warnings > 0) {
    return `## Ready to go live, with ${counted(warnings, 'warning')}\n\nNothing below stops the site. Fixing it makes the site better.\n`;
  }
  return '## All good\n\nThe content has no mistakes. It can go live as it is.\n';
}

/** A block of Markdown for each finding. */
function blocksOf({ file, findings }: FileFindings, context: ReportContext): string[] {
  const source = context.readSource(file);
  const title = context.titles.get(file);
  const link = source === undefined ? undefined : editLink(file, context.repository);
  const name = markdownText(file);
  const below = [...(title ? [name] : []), ...(link ? [`[Edit this file](${link})`] : [])];
  const heading = `### ${title ? markdownText(title) : name}\n${below.length > 0 ? `\n${below.join(' · ')}\n` : ''}`;
  const [first = '', ...more] = findings.map((finding) =>
    paragraphs(finding, findings, source, context.repository),
  );
  // The heading is part of the first finding’s block, so it never ends the summary on its own.
  return [`${heading}\n${first}`, ...more].map((block) => `\n${block}\n`);
}

function paragraphs(
  finding: Diagnostic,
  all: readonly Diagnostic[],
  source?: string,
  repository?: Repository,
): string {
  const { file, message, help, rule } = finding;
  // On one line: text at the start of a line could become a list or a heading.
  const words = `**${placeOf(finding, source)}:** ${markdownText(message)}<br>${markdownText(help)} ${chapter(rule, repository)}\n`;
  const paste = pasteFor(source, finding, all);
  if (!paste) return words;
  const language = file.endsWith('.md') ? 'md' : 'yaml';
  return `${words}\n${markdownText(paste.label)}:\n\n${markdownFence(paste.text, language)}\n`;
}

/** A picture or a missing file has no lines. */
function placeOf({ severity, line, endColumn }: Diagnostic, source: string | undefined): string {
  const place = source === undefined && line === 1 && endColumn === 1 ? 'File' : `Line ${line}`;
  return severity === 'warning' ? `${place} (warning)` : place;
}

/** A reference to the rule’s section in the guide. */
function chapter(rule: RuleId, repository: Repository | undefined): string {
  const { title } = catalogue[rule];
  if (!repository) return `(${guidePath}: “${title}”)`;
  const { url, branch } = repository;
  return `([Why?](${url}/blob/${encodePath(branch)}/${guidePath}#${ruleAnchor(rule)}))`;
}

/** The address for editing a file on GitHub. */
function editLink(file: string, repository: Repository | undefined): string | undefined {
  if (!repository) return undefined;
  const { url, branch } = repository;
  return `${url}/edit/${encodePath(branch)}/${encodePath(file)}`;
}

/**
 * Every page with links to its form and to its file, as a collapsible block of Markdown.
 * @param room in bytes; pages that do not fit are only counted
 */
function editablePages({ pages = [], forms, repository }: ReportContext, room: number): string {
  if (pages.length === 0 || !(forms || repository)) return '';
  const all = pages.map(({ path, file }) => {
    const inForms = forms && `[in forms](${forms}${formAddressOf(path)})`;
    const link = editLink(file, repository);
    const onGithub = link && `[as a file](${link})`;
    return `- ${markdownText(path)}: ${[inForms, onGithub].filter(Boolean).join(' · ')}\n`;
  });
  const lines = fitting(all, room);
  const rest = pages.length - lines.length;
  const more = rest > 0 ? `\n**… and ${rest} more.**\n` : '';
  return `\n<details><summary>Edit one of ${counted(pages.length, 'page')}</summary>\n\n${lines.join('')}${more}\n</details>\n`;
}

/** Parentheses would end a Markdown link. */
const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    )
    .join('/');
