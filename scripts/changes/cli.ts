import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build/buildSite.ts';
import { onScheduledDay } from '../build/scheduledSite.ts';
import { knownChanges } from '../content/commands/changed/branchChanges.ts';
import { GitProblem } from '../content/commands/changed/git.ts';
import { orMistake, readTarget, UsageError } from '../content/commands/options.ts';
import { isColored, progressLine, quotedLog } from '../content/commands/system.ts';
import { currentFolders } from '../content/source/folders.ts';
import { writeWhole } from '../writeWhole.ts';
import { baseSite } from './baseSite.ts';
import { type ChangesReport, changesFormats } from './changesFormats.ts';
import { compareSites } from './compareSites.ts';
import { writePictureReport } from './pictures/writePictureReport.ts';

const usage = `Usage:
  npm run changes [-- --base REVISION] [--format NAME[=FILE] …] [--pictures FOLDER]

Reports what will change for visitors: builds the site as it is here and as it was where the branch
began, and compares the pages. Content that the branch schedules is shown as it will be. Formats are
terminal (the default), markdown and json.
--pictures writes a page of before-and-after pictures to FOLDER. Exit status: 0 reported, 1 the
content has errors, 2 the command could not be run.
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status */
async function main(args: string[]): Promise<number> {
  const options = readChangesOptions(args);
  if ('mistake' in options) {
    process.stderr.write(`${options.mistake}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    const root = process.cwd();
    return await onScheduledDay(root, options.base || undefined, (day) =>
      tellChanges(root, options, day),
    );
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** What is asked for. */
type ChangesOptions = Exclude<ReturnType<typeof readChangesOptions>, { mistake: string }>;

function readChangesOptions(args: string[]) {
  return orMistake(() => {
    const { values } = parseArgs({
      args,
      options: {
        // The main branch if empty.
        base: { type: 'string', default: '' },
        format: { type: 'string', multiple: true, default: ['terminal'] },
        pictures: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const targets = values.format.map((value) => readTarget(value, changesFormats));
    if (values.pictures === '') throw new UsageError('--pictures needs a folder.');
    return { ...values, targets };
  });
}

/** @param day the one whose site is built, if not today */
async function tellChanges(root: string, options: ChangesOptions, day?: string): Promise<number> {
  const folders = currentFolders(root);
  const onStep = (step: string) => process.stderr.write(`${step} …\n`);
  // First, so that the last site built is the current one.
  const base = await baseSite(root, folders, options.base, onStep);
  onStep('Building the site as it is');
  if (!(await buildSite(root))) return 1;
  if (base.folder === undefined) {
    const files = [...((await knownChanges(root, base.commit))?.files ?? [])].sort();
    await write({ base: base.commit, problem: base.problem ?? '', files }, root, options);
    return 0;
  }
  const changes = compareSites(base.folder, folders.site, progressLine('Reading pages'));
  await write({ base: base.commit, changes, ...(day && { day }) }, root, options);
  if (options.pictures !== undefined) {
    const folder = path.resolve(root, options.pictures);
    const told = await writePictureReport(
      base.folder,
      folders.site,
      changes,
      folder,
      progressLine('Taking pictures'),
    );
    process.stderr.write(`${told}\n`);
  }
  return 0;
}

async function write(report: ChangesReport, root: string, { targets }: ChangesOptions) {
  for (const { format, file } of targets) {
    const text = changesFormats[format](
      report,
      file === undefined && isColored(process.stdout, process.env),
    );
    if (file !== undefined) await writeWhole(path.resolve(root, file), text);
    else process.stdout.write(format === 'terminal' ? quotedLog(text, process.env) : text);
  }
}
