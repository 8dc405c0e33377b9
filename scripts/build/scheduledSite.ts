import { comingDates } from '../content/commands/calendar.ts';
import { knownChanges } from '../content/commands/changed/branchChanges.ts';
import { checkContent } from '../content/commands/checkContent.ts';
import { currentFolders } from '../content/source/folders.ts';
import { buildSite } from './buildSite.ts';

/**
 * Looks at the site as it will be when all is there that a branch schedules: who approves that must
 * see it before. Every build meanwhile is one of that day; the site that is left is today’s.
 * @param root the project’s folder
 * @param base a Git revision to compare with; the main branch by default
 * @param look is given the day, such as 2026-12-14; none where the branch schedules nothing
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
  // What was there before is not to come: until its day it goes.
  const isNew = (file: string) =>
    changes.added.has(file) || (changes.files.has(file) && file === notices);
  return comingDates(model).findLast(
    ({ change, day, file }) => change === 'comes' && day > model.today && isNew(file),
  )?.day;
}

/** Where notices stand, one after the other. */
const notices = 'content/site.yaml';
