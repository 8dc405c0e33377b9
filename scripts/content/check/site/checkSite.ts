import type { ContentFolder } from '../../model/contentFolder.ts';
import { type ContentModel, dayOf, validFiles } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { DayPlace, FileFacts } from '../../model/fileFacts.ts';
import { checkBareAddresses, checkBodies, checkHalfPictures } from './checkBodies.ts';
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
import {
  checkEvidence,
  checkReferences,
  checkUnlinked,
  type PictureWidths,
} from './checkReferences.ts';
import { checkTwins } from './checkTwins.ts';
import { linkTargets } from './sitePages.ts';

/** All content that was read, with a model of its valid part. */
interface ReadSite {
  folder: ContentFolder;
  /** By paths below `content/`. */
  facts: ReadonlyMap<string, FileFacts>;
  model: ContentModel;
  pictures: PictureWidths;
  /** Decides which entries are on the site. */
  now: Date;
}

/**
 * Finds what is wrong with the files, on their own and together.
 * @param findChanges finds what was edited recently, which tells a copy from its original; called
 *   only if there is a copy
 */
export async function checkSite(
  { folder, facts, model, pictures, now }: ReadSite,
  findChanges: () => Promise<Changes | undefined>,
): Promise<Diagnostic[]> {
  const targets = linkTargets(model, facts.values());
  return [
    ...[...facts.values()].flatMap((file) => file.diagnostics),
    ...checkFileNames(folder),
    ...checkDownloadNames(folder),
    ...checkReferences(facts.values(), model, targets, pictures),
    ...checkMoves(model, folder, targets),
    ...checkBodies(facts, model, targets),
    ...checkUnusedDownloads(model, facts.values()),
    ...checkBareAddresses(facts.values(), targets),
    ...checkHalfPictures(facts.values(), model.pictures),
    ...checkDescriptions(model),
    ...checkTitles(model),
    ...checkDates(model, now),
    ...(await checkNew(model, findChanges)),
    ...checkNotice(model),
    ...checkFarDays(model, now),
    ...checkCityLinks(model),
    ...checkCityStates(model, folder),
    ...checkPlaces(model),
    ...checkCityNames(model),
    ...checkCityTexts(model, folder),
    ...checkEvidence(model),
    ...checkUnlinked(model, [...facts.values()]),
    ...checkAsks(model),
    ...checkContacts(model),
    ...checkPhotoRequests(model),
    ...checkReplies(model),
    ...checkCounts(model),
    ...(await checkCopies(model, folder, findChanges)),
  ];
}

async function checkCopies(
  model: ContentModel,
  folder: ContentFolder,
  findChanges: () => Promise<Changes | undefined>,
) {
  const find = (changes?: Changes) => {
    const compare = byAge(changes);
    return [
      ...checkListings(model, compare),
      ...checkCities(model, folder, compare),
      ...checkTwins(model, folder, compare),
    ];
  };
  const copies = find();
  return copies.length > 0 ? find(await findChanges()) : copies;
}

/**
 * Checks that no article is on the site before its own date.
 * @param now the moment of the check
 */
function checkDates({ collections: { posts } }: ContentModel, now: Date): Diagnostic[] {
  // The date in the earliest time zone, so that nobody is told to wait for what is today there.
  const today = dayOf(new Date(now.getTime() + 14 * 3_600_000));
  return posts.flatMap(({ value: { draft, publishAt }, facts: { file, days } }) => {
    const date = days.find(({ field }) => field === 'date');
    if (draft || publishAt || !date || date.day <= today) return [];
    const found = finding('future-date', { date: date.day }, { addition: date.publishing });
    return [locate(found, file, date.range)];
  });
}

/**
 * Finds what expired before anyone could see it: it is new, or its own date is later. Anything else
 * was on the site before.
 */
async function checkNew(
  model: ContentModel,
  findChanges: () => Promise<Changes | undefined>,
): Promise<Diagnostic[]> {
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
function checkNotice({ singles: { site }, today }: ContentModel): Diagnostic[] {
  const { file, days = [] } = site?.facts ?? {};
  const end = days.find(({ field }) => field === 'lastDay');
  if (!file || !end || end.day >= today) return [];
  return [locate(finding('notice-over', { lastDay: end.day }), file, end.range)];
}

/** Nobody plans a website further ahead than this. */
const maxYearsAhead = 5;

/** Finds days so far ahead that their year must be mistyped, which nobody would notice for long. */
function checkFarDays(model: ContentModel, now: Date): Diagnostic[] {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + maxYearsAhead);
  return validFiles(model).flatMap(({ file, days }) =>
    days
      .filter(({ field, day }) => field !== 'date' && day > dayOf(last))
      .map(({ day, range }) => locate(finding('far-day', { day }), file, range)),
  );
}
