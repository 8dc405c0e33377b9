import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChangesReport, changesOutline, markdownChanges } from '../changes/changesFormats.ts';
import { reportContext } from '../content/commands/writeReports.ts';
import { createReport } from '../content/model/diagnostic.ts';
import { formatSummary } from '../content/report/summary.ts';
import { currentFolders } from '../content/source/folders.ts';
import { waysToEdit } from '../pageCheck/checkPages.ts';
import { builtPages } from '../serve/builtPages.ts';
import { writeWhole } from '../writeWhole.ts';
import { type Findings, makeReview, ofBranch } from './makeReview.ts';
import { isReady, reviewFile, verdictOf } from './review.ts';

const usage = `Usage:
  npm run verdict -- FOLDER

Sums up what a pull request’s checks wrote to FOLDER (check.json, pages.json and changes.json): one
sentence, what to fix, what changes. PICTURES may hold the address of the pictures.
Exit status: 0 ready, 1 not ready, 2 the command could not be run.
`;

process.exitCode = await main(process.argv.slice(2), process.env);

/** @returns the exit status */
async function main([folder, ...more]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (!folder || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const [check, pages, told] = await Promise.all([
    readJson<Findings>(path.join(folder, 'check.json')),
    readJson<Findings>(path.join(folder, 'pages.json')),
    readJson<ChangesReport>(path.join(folder, 'changes.json')),
  ]);
  const found = [check, pages && ofBranch(pages, told)].flatMap((one) => one ?? []);
  const problems = found.flatMap((one) => one.problems);
  const report = {
    ...createReport(problems, check?.elsewhere),
    // These also count problems that are not listed one by one.
    errors: found.reduce((sum, { errors }) => sum + errors, 0),
    warnings: found.reduce((sum, { warnings }) => sum + warnings, 0),
  };
  const trouble = troubleOf(check, pages);
  const changes = told ? changesOutline(told) : unknownChanges(report.errors, env);
  const system = { root: process.cwd(), env };
  const editing = pages && (await waysToEdit(builtPages(currentFolders().site)));
  const context = await reportContext(report, [], system, editing);
  const review = makeReview({ report, changes, trouble }, context.readSource);
  const verdict = verdictOf(review);
  await writeWhole(path.resolve(folder, reviewFile), `${JSON.stringify(review, null, 2)}\n`);
  const summary = [
    formatSummary(report, {
      ...context,
      verdict: `## ${verdict}\n${trouble ? `\n${trouble}\n` : ''}`,
    }),
    changes ? `\n## What changes\n\n${markdownChanges(changes)}` : '',
    env.PICTURES
      ? `\n[Pictures before and after](${env.PICTURES}): a page to download and open.\n`
      : '',
  ].join('');
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, summary);
  else process.stdout.write(summary);
  process.stdout.write(`${verdict}.\n`);
  return isReady(review) ? 0 : 1;
}

/** What a pull request changes is determined only once its words are right. */
function unknownChanges(errors: number, { GITHUB_BASE_REF: base }: NodeJS.ProcessEnv) {
  if (!base || errors > 0) return undefined;
  return { sentence: 'What changes could not be determined.', sections: [] };
}

/** A check that could not run wrote nothing; one that was stopped may have written half of it. */
async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    process.stderr.write(`${file} is not whole, so it counts as missing.\n`);
    return undefined;
  }
}

/** Pages are not opened while the words have errors. */
function troubleOf(check: Findings | undefined, pages: Findings | undefined): string | undefined {
  if (!check) return 'The content check did not finish; its log says why.';
  const errors = check.errors + (check.elsewhere?.length ?? 0);
  if (!pages && errors === 0) {
    return 'The pages could not be built or opened; the log of that step says why.';
  }
  return undefined;
}
