import { checkBodies } from './checks/checkBodies.ts';
import { checkCities } from './checks/checkCities.ts';
import { checkDuplicates } from './checks/checkDuplicates.ts';
import { checkHiddenSigns } from './checks/checkHiddenSigns.ts';
import { checkListings } from './checks/checkListings.ts';
import { checkPictures } from './checks/checkPictures.ts';
import { checkPublishing } from './checks/checkPublishing.ts';
import { checkReferences } from './checks/checkReferences.ts';
import { checkWords } from './checks/checkWords.ts';
import { linkTargets } from './checks/linkTargets.ts';
import { createReport, type Report } from './diagnostic.ts';
import type { Folders } from './folders.ts';
import { loadModel } from './loadModel.ts';
import type { ContentModel } from './model.ts';
import { indexPictures, type PictureIndex } from './pictures/pictureIndex.ts';
import { readContentFolder } from './read/contentFolder.ts';

/** The whole content and all that is wrong with it. */
export interface CheckedContent {
  report: Report;
  /** Everything that is valid, what is not on the site now among it. */
  model: ContentModel;
  pictures: PictureIndex;
}

/**
 * Reads and checks the content; writes nothing and never throws for what editors wrote.
 * @param now decides which entries are on the site
 */
export async function checkContent(folders: Folders, now = new Date()): Promise<CheckedContent> {
  const folder = await readContentFolder(folders.content);
  const { model, diagnostics } = loadModel(folder, now);
  const { pictures, diagnostics: broken } = await indexPictures(folders, model.pictures);
  const targets = linkTargets(model);
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...broken,
    ...checkReferences(model, targets),
    ...checkBodies(model, targets),
    ...checkDuplicates(model),
    ...checkListings(model),
    ...checkPictures(model, pictures),
    ...checkPublishing(model),
    ...checkCities(model),
    ...checkWords(model),
    ...checkHiddenSigns(model),
  ]);
  return { report, model, pictures };
}
