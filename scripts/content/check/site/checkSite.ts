import { dayOf, validFiles } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { DayPlace } from '../../model/fileFacts.ts';
import { checkBodies, checkHalfLinks } from './checkBodies.ts';
import {
  checkCities,
  checkCityLinks,
  checkCityNames,
  checkCityStates,
  checkCityTexts,
  checkPlaces,
} from './checkCities.ts';
import { checkContacts } from './checkContacts.ts';
import {
  byAge,
  type Changes,
  checkDescriptions,
  checkListings,
  checkTitles,
} from './checkCopies.ts';
import { checkDownloadNames, checkUnusedDownloads } from './checkDownloads.ts';
import { checkFileNames } from './checkFileNames.ts';
import { checkMoves } from './checkMoves.ts';
import { checkAsks, checkCounts } from './checkPlaceholders.ts';
import { checkPhotoRequests, checkReplies } from './checkPromises.ts';
import { checkEvidence, checkReferences, checkUnlinked } from './checkReferences.ts';
import { checkTwins } from './checkTwins.ts';
import { type CheckedSite, linkTargets, type ReadSite } from './sitePages.ts';

/**
 * Finds what is wrong with the files, on their own and together.
 * @param findChanges finds what was edited recently, which tells a copy from its original; called
 *   only if there is a copy
 */
export async function checkSite(read: ReadSite, findChanges: FindChanges): Promise<Diagnostic[]> {
  const files = [...read.facts.values()];
  const site = { ...read, targets: linkTargets(read.model, files) };
  return [
    ...files.flatMap(({ diagnostics }) => diagnostics),
    ...checks.flatMap((check) => check(site)),
    ...(await checkNew(site, findChanges)),
    ...(await checkCopies(site, findChanges)),
  ];
}

type FindChanges = () => Promise<Changes | undefined>;

async function checkCopies(site: CheckedSite, findChanges: FindChanges) {
  const find = (changes?: Changes) =>
    [checkListings, checkCities, checkTwins].flatMap((check) => check(site, byAge(changes)));
  const copies = find();
  return copies.length > 0 ? find(await findChanges()) : copies;
}

/** Checks that no article is on the site before its own date. */
function checkDates({ model, now }: CheckedSite): Diagnostic[] {
  // The date in the earliest time zone, so that nobody is told to wait for what is today there.
  const today = dayOf(new Date(now.getTime() + 14 * 3_600_000));
  return model.collections.posts.flatMap(
    ({ value: { draft, publishAt }, facts: { file, days } }) => {
      const date = days.find(({ field }) => field === 'date');
      if (draft || publishAt || !date || date.day <= today) return [];
      const found = finding('future-date', { date: date.day }, { addition: date.publishing });
      return [locate(found, file, date.range)];
    },
  );
}

/**
 * Finds what expired before anyone could see it: it is new, or its own date is later. Anything else
 * was on the site before.
 */
async function checkNew({ model }: CheckedSite, findChanges: FindChanges): Promise<Diagnostic[]> {
  const expired = validFiles(model).flatMap((facts) => {
    const end = facts.days.find(({ field }) => field === 'expireAt');
    return end && end.day <= model.today && !valueAt(facts.value, ['draft'])
      ? [{ ...facts, end }]
      : [];
  });
  const added = expired.length > 0 ? (await findChanges())?.added : undefined;
  return expired.flatMap(({ file, days, end }) => {
    const isAfter = (name: DayPlace['field']) =>
      days.some(({ field, day }) => field === name && day > end.day);
    // Days of publishing have a rule of their own.
    if (isAfter('publishAt') || !(added?.has(file) || isAfter('date'))) return [];
    return [locate(finding('never-shown', { expireAt: end.day }), file, end.range)];
  });
}

/** Reports that the notice’s last day is over: it is hidden until someone edits it. */
function checkNotice({ model: { singles, today } }: CheckedSite): Diagnostic[] {
  const { file, days = [] } = singles.site?.facts ?? {};
  const end = days.find(({ field }) => field === 'lastDay');
  if (!file || !end || end.day >= today) return [];
  return [locate(finding('notice-over', { lastDay: end.day }), file, end.range)];
}

/** Nobody plans a website further ahead than this. */
const maxYearsAhead = 5;

/** Finds days so far ahead that their year must be mistyped, which nobody would notice for long. */
function checkFarDays({ model, now }: CheckedSite): Diagnostic[] {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + maxYearsAhead);
  return validFiles(model).flatMap(({ file, days }) =>
    days
      .filter(({ field, day }) => field !== 'date' && day > dayOf(last))
      .map(({ day, range }) => locate(finding('far-day', { day }), file, range)),
  );
}

const checks: readonly ((site: CheckedSite) => Diagnostic[])[] = [
  checkFileNames,
  checkDownloadNames,
  checkReferences,
  checkMoves,
  checkBodies,
  checkUnusedDownloads,
  checkHalfLinks,
  checkDescriptions,
  checkTitles,
  checkDates,
  checkNotice,
  checkFarDays,
  checkCityLinks,
  checkCityStates,
  checkPlaces,
  checkCityNames,
  checkCityTexts,
  checkEvidence,
  checkUnlinked,
  checkAsks,
  checkContacts,
  checkPhotoRequests,
  checkReplies,
  checkCounts,
];
