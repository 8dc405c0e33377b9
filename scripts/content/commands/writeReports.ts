import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { formats } from '../report/formats.ts';
import type { ReportContext } from '../report/reportContext.ts';
import { type Display, formatTerminal } from '../report/terminal.ts';
import { currentFolders } from '../source/folders.ts';
import type { Target } from './options.ts';
import { isColored, reportContext, type System } from './reportContext.ts';

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
 * Names files as they are reached from here: findings name all as `content/…`, and the content of
 * this run may be in another folder.
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
 * The report for people, as part of another command’s messages on the error stream.
 * @param root the project’s folder
 */
export async function formatHere(found: Report, root: string): Promise<string> {
  const { env, stderr } = process;
  const known = await reportContext(found, [], { root, env });
  const { report, context } = withNamedFiles(found, known, { root, env });
  return formatTerminal(report, context, { isColored: isColored(stderr, env) });
}

/**
 * Text that shows content, for a log. GitHub’s runner obeys commands in any line of a log, so there
 * they are switched off around it, by a word that content cannot know
 * (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#stopping-and-starting-workflow-commands).
 */
export function quotedLog(text: string, env: System['env']): string {
  if (env.GITHUB_ACTIONS !== 'true') return text;
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

/** What takes less than this, in milliseconds, nobody asks about. */
const patience = 2000;

const barWidth = 24;

type Progress = (done: number, total: number) => void;

/**
 * Says how far a long step is: a bar on a terminal, a line every quarter elsewhere, where a log keeps
 * every character.
 * @param title what is going on
 */
export function progressLine(title: string): Progress {
  const start = performance.now();
  const show = process.stderr.isTTY ? bar(title) : lines(title);
  return (done, total) => {
    if (performance.now() - start >= patience) show(done, total);
  };
}

function bar(title: string): Progress {
  return (done, total) => {
    const full = Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(full) + '░'.repeat(barWidth - full);
    process.stderr.write(`\r${drawn} ${title} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

function lines(title: string): Progress {
  let shown = 0;
  return (done, total) => {
    const quarter = Math.floor((done / total) * 4);
    if (quarter > shown) process.stderr.write(`${title} ${done}/${total}\n`);
    // The same line may tell of another lot.
    shown = done === total ? 0 : quarter;
  };
}
