import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { belowContent } from '../model/contentFolder.ts';
import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { valueAt } from '../model/fieldSchema.ts';
import { formats } from '../report/formats.ts';
import { emptyContext, type ReportContext, type Repository } from '../report/reportContext.ts';
import { type Display, formatTerminal } from '../report/terminal.ts';
import { currentFolders } from '../source/folders.ts';
import { contentReader } from '../source/readContentFolder.ts';
import { knownChanges } from './changed/branchChanges.ts';
import type { Target } from './options.ts';
import { isColored, quotedLog, type System } from './system.ts';

/**
 * Gathers what reports may need, reading no more than necessary.
 * @param changedFiles what the branch touches, if that is already known
 */
export async function reportContext(
  { diagnostics }: Report,
  targets: readonly Target[],
  { root, env }: Pick<System, 'root' | 'env'>,
  changedFiles?: ReadonlySet<string>,
): Promise<ReportContext> {
  if (diagnostics.length === 0) return emptyContext;
  const readSource = contentReader(currentFolders(root, env).content);
  const { titleOfFile } = await import('../check/pageTitles.ts');
  const files = new Set(diagnostics.map(({ file }) => file));
  const titles = [...files].flatMap((file): [string, string][] => {
    const title = titleOfFile(belowContent(file), readSource(file));
    return title ? [[file, title]] : [];
  });
  const isForGithub = targets.some(({ format }) => format === 'github');
  const changed = changedFiles ?? (isForGithub ? await filesOfPullRequest(root, env) : undefined);
  const repository = await repositoryOf(env);
  return {
    readSource,
    titles: new Map(titles),
    ...(changed ? { changedFiles: changed } : {}),
    ...(repository ? { repository } : {}),
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

/**
 * Writes each report to its file, to GitHub’s summary or to the output.
 * @throws when a file cannot be written
 */
export async function writeReports(
  found: Report,
  known: ReportContext,
  targets: readonly Target[],
  system: System,
): Promise<void> {
  const { root, env, stdout } = system;
  const { report, context } = withNamedFiles(found, known, system);
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

const usual = 'content';

/**
 * Gives files their actual paths: findings name all as `content/…`, but the content of this run may
 * be in another folder.
 */
function withNamedFiles(
  report: Report,
  context: ReportContext,
  { root, env }: Pick<System, 'root' | 'env'>,
): { report: Report; context: ReportContext } {
  const folder = path.relative(root, currentFolders(root, env).content).replaceAll(path.sep, '/');
  if (folder === usual) return { report, context };
  const named = (file: string) =>
    file.startsWith(`${usual}/`) ? folder + file.slice(usual.length) : file;
  const rename = (all: readonly Diagnostic[]) =>
    all.map((found) => ({ ...found, file: named(found.file) }));
  return {
    report: {
      ...report,
      diagnostics: rename(report.diagnostics),
      elsewhere: rename(report.elsewhere),
    },
    context: {
      ...context,
      readSource: (file) =>
        context.readSource(
          file.startsWith(`${folder}/`) ? usual + file.slice(folder.length) : file,
        ),
      titles: new Map([...context.titles].map(([file, title]) => [named(file), title])),
    },
  };
}

/**
 * The report for people, as part of another command’s messages on stderr.
 * @param root the project’s folder
 */
export async function formatHere(found: Report, root: string): Promise<string> {
  const { env, stderr } = process;
  const known = await reportContext(found, [], { root, env });
  const { report, context } = withNamedFiles(found, known, { root, env });
  return quotedLog(formatTerminal(report, context, { isColored: isColored(stderr, env) }), env);
}
