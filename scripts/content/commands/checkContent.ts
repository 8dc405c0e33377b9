import path from 'node:path';
import { byAge } from '../check/site/byAge.ts';
import { checkAsks } from '../check/site/checkAsks.ts';
import { checkBareAddresses, checkBodies, checkHalfPictures } from '../check/site/checkBodies.ts';
import { checkContacts } from '../check/site/checkContacts.ts';
import {
  checkCities,
  checkCityNames,
  checkCityTexts,
  checkCopiedBodies,
} from '../check/site/checkCopies.ts';
import { checkCounts } from '../check/site/checkCounts.ts';
import { checkDownloadNames, checkUnusedDownloads } from '../check/site/checkDownloads.ts';
import { checkEvidence } from '../check/site/checkEvidence.ts';
import { checkFileNames } from '../check/site/checkFileNames.ts';
import {
  checkDates,
  checkDescriptions,
  checkListings,
  checkNotice,
} from '../check/site/checkListings.ts';
import { checkMoves } from '../check/site/checkMoves.ts';
import { checkPhotoRequests } from '../check/site/checkPhotoRequests.ts';
import { checkReferences } from '../check/site/checkReferences.ts';
import { checkTwins } from '../check/site/checkTwins.ts';
import { linkTargets } from '../check/site/sitePages.ts';
import { type ContentFolder, picturesIn } from '../model/contentFolder.ts';
import { type ContentModel, loadModel } from '../model/contentModel.ts';
import { createReport, type Report } from '../model/diagnostic.ts';
import { type Downloads, downloadsIn } from '../model/downloads.ts';
import { indexDownloads } from '../source/downloadIndex.ts';
import type { Folders } from '../source/folders.ts';
import { indexPictures, type PictureIndex } from '../source/pictureIndex.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import type { BranchChanges } from './changed/branchChanges.ts';
import { readFacts } from './readFacts.ts';

/** The whole content and all that is wrong with it. */
export interface CheckedContent {
  report: Report;
  folder: ContentFolder;
  /** Everything that is valid, what is not on the site now among it. */
  model: ContentModel;
  pictures: PictureIndex;
  downloads: Downloads;
}

/**
 * Reads and checks the content; never throws for what editors wrote.
 * @param now decides which entries are on the site
 * @param findChanges what the branch does, by which a copy is told from its original; asked only
 *   where there is one
 */
export async function checkContent(
  folders: Folders,
  now = new Date(),
  findChanges: FindChanges = () => changesBelow(path.dirname(folders.content)),
): Promise<CheckedContent> {
  const folder = readContentFolder(folders.content);
  // Pictures are looked at by other threads while this one reads the words.
  const indexing = indexPictures(folders, picturesIn(folder));
  const looking = indexDownloads(folders, downloadsIn(folder));
  const facts = await readFacts(folder, folders.cache);
  const model = loadModel(folder, facts, now);
  const { pictures, diagnostics } = await indexing;
  const { downloads, diagnostics: unreadable } = await looking;
  const targets = linkTargets(model);
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...unreadable,
    ...[...facts.values()].flatMap((file) => file.diagnostics),
    ...checkFileNames(folder),
    ...checkDownloadNames(folder),
    ...checkReferences(model, targets, pictures),
    ...checkMoves(model, folder, targets),
    ...checkBodies(model, targets),
    ...checkUnusedDownloads(model, facts.values()),
    ...checkBareAddresses(facts.values(), targets),
    ...checkHalfPictures(facts.values(), model.pictures),
    ...checkDescriptions(model),
    ...checkDates(model, now),
    ...checkNotice(model),
    ...checkCityNames(model),
    ...checkCityTexts(model, folder),
    ...checkEvidence(model),
    ...(await checkAsks(model)),
    ...checkContacts(model),
    ...checkPhotoRequests(model),
    ...checkCounts(model),
    ...(await checkCopies(model, folder, findChanges)),
  ]);
  return { report, folder, model, pictures, downloads };
}

type FindChanges = () => Promise<BranchChanges | undefined>;

async function changesBelow(root: string): Promise<BranchChanges | undefined> {
  const { knownChanges } = await import('./changed/branchChanges.ts');
  return knownChanges(root);
}

async function checkCopies(model: ContentModel, folder: ContentFolder, findChanges: FindChanges) {
  const find = (changes?: BranchChanges) => {
    const compare = byAge(changes);
    return [
      ...checkListings(model, compare),
      ...checkCities(model, folder, compare),
      ...checkCopiedBodies(model, folder, compare),
      ...checkTwins(model, folder, compare),
    ];
  };
  const copies = find();
  return copies.length > 0 ? find(await findChanges()) : copies;
}
