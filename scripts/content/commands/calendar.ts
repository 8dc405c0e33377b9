import { parseArgs } from 'node:util';
import { type ContentModel, dayOf, type Entry, type Publishing } from '../model/contentModel.ts';
import { collectionTypes, namesOf } from '../model/contentTypes.ts';
import { compareText, longDate, shortened } from '../model/words.ts';
import { markdownText, plainLine } from '../report/plainText.ts';
import { currentFolders } from '../source/folders.ts';
import { checkContent } from './checkContent.ts';
import { orMistake } from './options.ts';

const usage = `Usage:
  npm run calendar [-- --markdown]

Lists the days on which the site changes automatically: what goes live, what is removed, and the days
of a notice. Days begin at midnight in Coordinated Universal Time.
`;

/** @returns the exit status: 0 listed, 2 the command could not be run */
export async function runCalendar(args: readonly string[]): Promise<number> {
  const options = orMistake(
    () => parseArgs({ args: [...args], options: { markdown: { type: 'boolean' } } }).values,
  );
  if ('mistake' in options) {
    process.stderr.write(`${options.mistake}\n\n${usage}`);
    return 2;
  }
  const { model } = await checkContent(currentFolders());
  const said = options.markdown ? markdownText : plainLine;
  const lines = comingDates(model).map(
    ({ day, title, change, file }) =>
      `- ${day === model.today ? 'Today' : longDate(day)}: “${said(title)}” ${verbs[change]} (${said(file)})`,
  );
  process.stdout.write(`${lines.join('\n') || 'Nothing is scheduled.'}\n`);
  return 0;
}

/** The words for a change in the list. */
const verbs = { comes: 'goes live', goes: 'is removed' } as const;

/** A day on which the site changes automatically. */
interface ComingDate {
  /** Such as 2025-04-01. */
  day: string;
  /** What comes or goes, as editors call it. */
  title: string;
  change: 'comes' | 'goes';
  /** The path from the project’s folder. */
  file: string;
}

/** Everything that is scheduled from today on, in order; drafts are left out. */
export function comingDates(model: ContentModel): ComingDate[] {
  const entries = namesOf(collectionTypes).flatMap(
    (name): Entry<Scheduled>[] => model.collections[name],
  );
  return [...entries.flatMap(datesOfEntry), ...datesOfNotice(model)]
    .filter(({ day }) => day >= model.today)
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.file, b.file));
}

/** What entries of all kinds say about their days, and the field with their name. */
interface Scheduled extends Publishing {
  title?: string;
  name?: string;
}

function datesOfEntry({ value, facts: { file }, slug }: Entry<Scheduled>): ComingDate[] {
  const { draft, publishAt, expireAt, name = slug, title = name } = value;
  if (draft) return [];
  return [
    ...(publishAt ? [{ day: publishAt, title, change: 'comes' as const, file }] : []),
    ...(expireAt ? [{ day: expireAt, title, change: 'goes' as const, file }] : []),
  ];
}

/** The notice still shows on its last day. */
function datesOfNotice({ singles }: ContentModel): ComingDate[] {
  const { site } = singles;
  const notice = site?.value.notice;
  if (!site || !notice) return [];
  const after = new Date(notice.lastDay);
  after.setUTCDate(after.getUTCDate() + 1);
  const title = `Notice: ${shortened(notice.text)}`;
  const { file } = site.facts;
  return [
    { day: notice.firstDay, title, change: 'comes', file },
    { day: dayOf(after), title, change: 'goes', file },
  ];
}
