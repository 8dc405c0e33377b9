import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { belowContent } from '../model/contentFolder.ts';
import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { valueAt } from '../model/fieldSchema.ts';
import { formatGithub } from '../report/github.ts';
import { formatJson, formatSarif } from '../report/json.ts';
import type { ReportContext, Repository } from '../report/reportContext.ts';
import { formatSummary } from '../report/summary.ts';
import { type Display, formatTerminal } from '../report/terminal.ts';
import { currentFolders } from '../source/folders.ts';
import { contentReader } from '../source/readContentFolder.ts';
import { knownChanges } from './changed/branchChanges.ts';
import { isColored, quotedLog, type System } from './system.ts';

type Formatter = (report: Report, context: ReportContext, display: Display) => string;

/** Every format of a report, by the name that `--format` takes. */
export const formats = {
  terminal: formatTerminal,
  github: formatGithub,
  summary: formatSummary,
  sarif: formatSarif,
  json: formatJson,
} as const satisfies Record<string, Formatter>;

export type FormatName = keyof typeof formats;

/** A report that was asked for. */
export interface Target<Format = FormatName> {
  format: Format;
  file?: string;
}

/**
 * Writes each report to its file, to GitHub’s summary or to the output.
 * @param known what the caller knows besides the findings
 * @throws when a file cannot be written
 */
export async function writeReports(
  found: Report,
  targets: readonly Target[],
  system: System,
  known: Partial<ReportContext> = {},
): Promise<void> {
  const { root, env, stdout } = system;
  const context = await reportContext(found, targets, system, known);
  const report = withNamedFiles(found, system);
  for (const { format, file } of targets) {
    const formatWith = (display: Display) => formats[format](report, context, display);
    if (file !== undefined) {
      const target = path.resolve(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, formatWith({}));
    } else if (format === 'summary' && env.GITHUB_STEP_SUMMARY) {
      await appendFile(env.GITHUB_STEP_SUMMARY, formatWith({}));
    } else {
      const text = formatWith({
        isColored: isColored(stdout, env),
        ...(stdout.columns ? { columns: stdout.columns } : {}),
      });
      stdout.write(format === 'terminal' ? quotedLog(text, env) : text);
    }
  }
}

/**
 * The report for people, as part of another command’s messages on stderr.
 * @param root the project’s folder
 */
export async function formatHere(report: Report, root: string): Promise<string> {
  const { env, stderr } = process;
  const here = { root, env };
  const context = await reportContext(report, [], here);
  const display = { isColored: isColored(stderr, env) };
  return quotedLog(formatTerminal(withNamedFiles(report, here), context, display), env);
}

const usual = 'content/';

/**
 * Gives files their actual paths: findings name all as `content/…`, but the content of this run may
 * be in another folder.
 */
function withNamedFiles(report: Report, { root, env }: Pick<System, 'root' | 'env'>): Report {
  const { contentPath } = currentFolders(root, env);
  const renamed = (all: readonly Diagnostic[]) =>
    all.map((found) => ({ ...found, file: named(found.file, contentPath) }));
  const { diagnostics, elsewhere } = report;
  return { ...report, diagnostics: renamed(diagnostics), elsewhere: renamed(elsewhere) };
}

const named = (file: string, folder: string) =>
  file.startsWith(usual) ? `${folder}/${file.slice(usual.length)}` : file;

/**
 * Gathers what reports may need, reading no more than necessary. Files have their actual paths.
 * @param known what need not be found out
 */
export async function reportContext(
  { diagnostics }: Report,
  targets: readonly Target[],
  { root, env }: Pick<System, 'root' | 'env'>,
  known: Partial<ReportContext> = {},
): Promise<ReportContext> {
  if (diagnostics.length === 0) return { readSource: () => undefined, titles: new Map(), ...known };
  const { content, contentPath } = currentFolders(root, env);
  const read = contentReader(content);
  const { titleOfFile } = await import('../check/pageTitles.ts');
  const files = new Set(diagnostics.map(({ file }) => file));
  const titles = [...files].flatMap((file): [string, string][] => {
    const title = titleOfFile(belowContent(file), read(file));
    return title ? [[named(file, contentPath), title]] : [];
  });
  const isAsked = targets.some(({ format }) => format === 'github') && !known.changedFiles;
  const changedFiles = isAsked && (await filesOfPullRequest(root, env));
  const repository = await repositoryOf(env);
  const below = `${contentPath}/`;
  return {
    readSource: (file) => read(file.startsWith(below) ? usual + file.slice(below.length) : file),
    titles: new Map(titles),
    ...(changedFiles && { changedFiles }),
    ...(repository && { repository }),
    ...known,
  };
}

/** `undefined` if unknown, which is fine: only the order of the findings depends on it. */
async function filesOfPullRequest(root: string, { GITHUB_BASE_REF }: System['env']) {
  return (await knownChanges(root, GITHUB_BASE_REF && `origin/${GITHUB_BASE_REF}`))?.files;
}

const fullName = /^[\w.-]+\/[\w.-]+$/;

/**
 * The repository and branch that an editor works in, according to GitHub Actions
 * (https://docs.github.com/en/actions/reference/variables-reference).
 * @returns `undefined` elsewhere, and if the branch may be in an unknown fork
 */
async function repositoryOf(env: System['env']): Promise<Repository | undefined> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME } = env;
  const isBranch = env.GITHUB_REF_TYPE === 'branch';
  const name = GITHUB_HEAD_REF ? await headOf(env.GITHUB_EVENT_PATH) : GITHUB_REPOSITORY;
  const branch = GITHUB_HEAD_REF || (isBranch ? GITHUB_REF_NAME : undefined);
  if (!server || !branch || !name || !fullName.test(name)) return undefined;
  return { url: `${server}/${name}`, branch };
}

/** A pull request’s branch may be in a fork; only the event says which. */
async function headOf(eventFile: string | undefined): Promise<string | undefined> {
  if (!eventFile) return undefined;
  try {
    const event: unknown = JSON.parse(await readFile(eventFile, 'utf8'));
    const name = valueAt(event, ['pull_request', 'head', 'repo', 'full_name']);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
