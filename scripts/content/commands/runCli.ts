import { createReport, type Diagnostic, type Report, withoutCrowds } from '../model/diagnostic.ts';
import { currentFolders, type Folders } from '../source/folders.ts';
import { GitProblem } from './changed/git.ts';
import { examiner } from './checkContent.ts';
import { type Options, readOptions } from './options.ts';
import { progressLine, quotedLog, type System } from './system.ts';
import { formats, writeReports } from './writeReports.ts';

/**
 * Runs the content compiler’s command line.
 * @param args the arguments after the program’s name
 * @returns the exit status: 0 fine, 1 the content has errors, 2 the command could not be run
 */
export async function runCli(args: readonly string[], system: System): Promise<number> {
  const options = readOptions(args);
  if ('mistake' in options) {
    system.stderr.write(`${options.mistake}\n\n${usage}`);
    return 2;
  }
  if (options.command === 'help') {
    system.stdout.write(usage);
    return 0;
  }
  try {
    return await (options.command === 'check' ? runCheck : runCompile)(options, system);
  } catch (error) {
    if (!(error instanceof GitProblem) && !isFileProblem(error)) throw error;
    system.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** Finds what is wrong, fixes it if asked to, and writes the reports. */
async function runCheck(options: Options, system: System): Promise<number> {
  const folders = currentFolders(system.root, system.env);
  const { examine, elsewhere, changes } = await examiner(folders, options);
  const found = options.isFix ? await fixAll(examine, folders, system) : await examine();
  const report = withoutCrowds(createReport(found, elsewhere()));
  const known = changes ? { changedFiles: changes.files } : {};
  await writeReports(report, options.targets, system, known);
  return exitStatus(report);
}

async function fixAll(
  examine: () => Promise<readonly Diagnostic[]>,
  folders: Folders,
  { env, stderr }: System,
): Promise<readonly Diagnostic[]> {
  const { fixContent, formatFixes } = await import('./fix.ts');
  const { lines, diagnostics } = await fixContent(folders, examine);
  // Not to the output, where a program may read a report.
  stderr.write(quotedLog(formatFixes(lines), env));
  return diagnostics;
}

async function runCompile({ targets }: Options, system: System): Promise<number> {
  const { compile } = await import('./compile.ts');
  const onProgress = progressLine('Encoding pictures');
  const compiled = await compile(currentFolders(system.root, system.env), { onProgress });
  const report = withoutCrowds(compiled.report);
  // This is part of every build, so without findings it prints nothing.
  const isQuiet = report.diagnostics.length === 0;
  const wanted = isQuiet ? targets.filter(({ file }) => file !== undefined) : targets;
  await writeReports(report, wanted, system);
  return exitStatus(report);
}

/** An error anywhere makes a command fail, because even one elsewhere keeps the site as it was. */
const exitStatus = ({ errors, elsewhere }: Report): number =>
  errors + elsewhere.length > 0 ? 1 : 0;

/** A file that cannot be written, such as a report in a folder without permission. */
const isFileProblem = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/** The commands and their options; shown on request and after a mistake. */
const usage = `Usage:
  npm run check [-- options]   says what is wrong with the content
  npm run compile              also brings generated/ up to date

Options of check:
  --format NAME       the form of the report: ${Object.keys(formats).join(', ')};
                      may be repeated. Default: terminal
  --format NAME=FILE  writes that report to a file
  --changed [BASE]    reports only what this branch touches or breaks, compared with
                      BASE (origin/main, or else main); errors elsewhere, which also
                      stop the site, are only named
  --fix               fixes misspelled names, and text in a form that cannot be read,
                      where there is no doubt, then checks again
  --launch            fails while a sample is left, marked (placeholder: true) or not
  --help              shows this help

A summary without a FILE is added to $GITHUB_STEP_SUMMARY if that is set.
Exit status: 0 no errors, 1 errors in the content, 2 the command could not be run.
`;
