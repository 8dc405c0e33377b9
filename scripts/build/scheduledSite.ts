import { comingDates } from '../content/commands/calendar.ts';
import { knownChanges } from '../content/commands/changed/branchChanges.ts';
import { checkContent } from '../content/commands/checkContent.ts';
import { currentFolders } from '../content/source/folders.ts';
import { buildSite } from './buildSite.ts';

/**
 * Looks at the site as it will be once everything that a branch schedules is there: people who
 * approve it must see it first. Every build meanwhile is of that day, and the last one of today.
 * @param root the project’s folder
 * @param base a Git revision to compare with; the main branch by default
 * @param look is given the day, such as 2026-12-14; none if the branch schedules nothing
 */
export async function onScheduledDay<T>(
  root: string,
  base: string | undefined,
  look: (day?: string) => Promise<T>,
): Promise<T> {
  const day = await scheduledDay(root, base);
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
  // A page that was there before is not new: a date ahead only takes it off the site until then.
  const isNew = (file: string) =>
    changes.added.has(file) || (changes.files.has(file) && file === notices);
  return comingDates(model).findLast(
    ({ change, day, file }) => change === 'comes' && day > model.today && isNew(file),
  )?.day;
}

/** The file with all notices. */
const notices = 'content/site.yaml';
