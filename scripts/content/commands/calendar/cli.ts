import { parseArgs } from 'node:util';
import { longDate } from '../../model/words.ts';
import { markdownText, plainLine } from '../../report/plainText.ts';
import { currentFolders } from '../../source/folders.ts';
import { checkContent } from '../checkContent.ts';
import { comingDates } from './comingDates.ts';

const usage = `Usage:
  npm run calendar [-- --markdown]

Lists the days on which the site changes by itself: what is to come or to go, and a notice’s days.
Days begin at midnight in Coordinated Universal Time.
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 0 told, 2 the command could not be run */
async function main(args: string[]): Promise<number> {
  const isMarkdown = readMarkdown(args);
  if (isMarkdown === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const { model } = await checkContent(currentFolders());
  const said = isMarkdown ? markdownText : plainLine;
  const lines = comingDates(model).map(
    ({ day, title, change, file }) =>
      `- ${day === model.today ? 'Today' : longDate(day)}: “${said(title)}” ${change} (${said(file)})`,
  );
  process.stdout.write(`${lines.join('\n') || 'Nothing is scheduled.'}\n`);
  return 0;
}

function readMarkdown(args: string[]): boolean | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: { markdown: { type: 'boolean', default: false } },
    });
    return values.markdown;
  } catch {
    return undefined;
  }
}
