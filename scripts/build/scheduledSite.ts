import { comingDates } from '../content/commands/calendar.ts';
import { knownChanges } from '../content/commands/changed/branchChanges.ts';
import { textAt } from '../content/commands/changed/git.ts';
import { checkContent } from '../content/commands/checkContent.ts';
import { isOnSite } from '../content/model/contentModel.ts';
import { isRecord } from '../content/model/fieldSchema.ts';
import { currentFolders } from '../content/source/folders.ts';
import { parseFile } from '../content/source/parseFile.ts';
import { buildSite } from './buildSite.ts';

/**
 * Looks at the site as it will be once everything that a branch schedules is there: people who
 * approve it must see it first. Every build meanwhile is of that day, and the last one of today.
 * With a day in the environment variable SITE_DAY, it is the site of that day.
 * @param root the project’s folder
 * @param base a Git revision to compare with; the main branch by default
 * @param look is given the day, such as 2026-12-14; none if the branch schedules nothing
 */
export async function onScheduledDay<T>(
  root: string,
  base: string | undefined,
  look: (day?: string) => Promise<T>,
): Promise<T> {
  const day = process.env.SITE_DAY ? undefined : await scheduledDay(root, base);
  if (day === undefined) return look();
  process.env.SITE_DAY = day;
  try {
    return await look(day);
  } finally {
    delete process.env.SITE_DAY;
    await buildSite(root);
  }
}

async function scheduledDay(root: string, base?: string): Promise<string | undefined> {
  const changes = await knownChanges(root, base);
  if (!changes) return undefined;
  const { model } = await checkContent(currentFolders(root));
  const coming = comingDates(model).filter(
    ({ change, day, file }) => change === 'comes' && day > model.today && changes.files.has(file),
  );
  for (const { day, file } of coming.reverse()) {
    if (file === notices || !(await wasOnSite(file, changes.base, root, model.today))) return day;
  }
  return undefined;
}

/** Whether a page was there before: a date ahead only takes it off the site until then. */
async function wasOnSite(file: string, base: string, root: string, today: string) {
  const before = await textAt(root, base, file);
  const data = before && parseFile(file, before).document.data;
  return isRecord(data) && isOnSite(data, today);
}

/** The file with all notices. */
const notices = 'content/site.yaml';
