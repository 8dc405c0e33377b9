import { withoutCrowds } from '../model/diagnostic.ts';
import { formats } from '../report/formats.ts';
import { currentFolders } from '../source/folders.ts';
import { GitProblem } from './changed/checkBase.ts';
import { type Options, readOptions } from './options.ts';
import { exitStatus, runCheck } from './runCheck.ts';
import { progressLine, type System } from './system.ts';
import { reportContext, writeReports } from './writeReports.ts';

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
  try {
    return await commands[options.command](options, system);
  } catch (error) {
    if (!(error instanceof GitProblem) && !isFileProblem(error)) throw error;
    system.stderr.write(`${error.message}\n`);
    return 2;
  }
}

const commands: Record<Options['command'], (options: Options, system: System) => Promise<number>> =
  {
    check: runCheck,
    compile: runCompile,
    help: async (_options, { stdout }) => {
      stdout.write(usage);
      return 0;
    },
  };

async function runCompile({ targets }: Options, system: System): Promise<number> {
  const { compile } = await import('./compile.ts');
  const onProgress = progressLine('Encoding pictures');
  const compiled = await compile(currentFolders(system.root, system.env), { onProgress });
  const report = withoutCrowds(compiled.report);
  // This is part of every build, so without findings it prints nothing.
  const isQuiet = report.diagnostics.length === 0;
  const wanted = isQuiet ? targets.filter(({ file }) => file !== undefined) : targets;
  await writeReports(report, await reportContext(report, wanted, system), wanted, system);
  return exitStatus(report);
}

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
