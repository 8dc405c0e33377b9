import { buildSite } from '../build/buildSite.ts';
import { onScheduledDay } from '../build/scheduledSite.ts';
import { type Options, readOptions } from '../content/commands/options.ts';
import { progressLine } from '../content/commands/system.ts';
import { writeReports } from '../content/commands/writeReports.ts';
import { createReport } from '../content/model/diagnostic.ts';
import { siteAddress } from '../content/model/site.ts';
import { chatHosts } from '../content/model/siteChat.ts';
import { currentFolders } from '../content/source/folders.ts';
import { readBuiltSite } from '../serve/builtPages.ts';
import { checkPages, waysToEdit } from './checkPages.ts';
import { LostBrowser, type Visits } from './visitPages.ts';

const usage = `Usage:
  npm run test:content [-- --format NAME[=FILE] …]

Checks the content, builds the site and opens each page on a phone and on a desktop. Formats are the
same as for “npm run check”. Exit status: 0 no errors, 1 errors, 2 the command could not be run.
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status */
async function main(args: string[]): Promise<number> {
  // Like “compile”, it looks at all of the content, as it is.
  const options = readOptions(['compile', ...args]);
  if ('mistake' in options || options.command === 'help') {
    process.stderr.write('mistake' in options ? `${options.mistake}\n\n${usage}` : usage);
    return 'mistake' in options ? 2 : 0;
  }
  const root = process.cwd();
  try {
    return await onScheduledDay(root, undefined, () => checkBuilt(root, options));
  } catch (error) {
    if (!(error instanceof LostBrowser)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

async function checkBuilt(root: string, { targets }: Pick<Options, 'targets'>): Promise<number> {
  const folders = currentFolders(root);
  if (!(await buildSite(root))) return 1;
  const { site } = await import('#content/site');
  const built = readBuiltSite(folders.site, siteAddress(site).base);
  const { diagnostics, visits } = await checkPages(built, {
    cache: folders.cache,
    services: chatHosts(site.chat),
    onProgress: progressLine('Opening pages'),
  });
  const report = createReport(diagnostics);
  const system = { root, env: process.env, stdout: process.stdout, stderr: process.stderr };
  const shown = built.pages.filter(({ status }) => status !== 301).map(({ path }) => path);
  const outcome = 'The site was built, but it must not go live like this.';
  await writeReports(report, targets, system, { ...(await waysToEdit(shown)), outcome });
  // The output may be a report in JSON.
  process.stderr.write(`${summaryOf(built.pages.length, visits)}\n`);
  return report.errors > 0 ? 1 : 0;
}

function summaryOf(pages: number, { opened, known, left }: Visits): string {
  const parts = [`${pages} pages read`, `${opened} opened on a phone and on a desktop`];
  if (known > 0) parts.push(`${known} known to be good from earlier runs`);
  if (left > 0) parts.push(`${left} left for the next run`);
  return `${parts.join(', ')}.`;
}
