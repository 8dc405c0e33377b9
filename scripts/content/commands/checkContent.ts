import path from 'node:path';
import { checkSite } from '../check/site/checkSite.ts';
import {
  type ContentFolder,
  type Downloads,
  downloadsIn,
  picturesIn,
} from '../model/contentFolder.ts';
import { type ContentModel, loadModel } from '../model/contentModel.ts';
import { createReport, type Report } from '../model/diagnostic.ts';
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
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...unreadable,
    ...(await checkSite({ folder, facts, model, pictures, now }, findChanges)),
  ]);
  return { report, folder, model, pictures, downloads };
}

type FindChanges = () => Promise<BranchChanges | undefined>;

async function changesBelow(root: string): Promise<BranchChanges | undefined> {
  const { knownChanges } = await import('./changed/branchChanges.ts');
  return knownChanges(root);
}
