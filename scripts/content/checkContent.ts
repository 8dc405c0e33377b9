import { checkBodies } from './checks/checkBodies.ts';
import { checkDuplicates } from './checks/checkDuplicates.ts';
import { checkReferences } from './checks/checkReferences.ts';
import { sitePages } from './checks/sitePages.ts';
import { createReport, type Report } from './diagnostic.ts';
import type { Folders } from './folders.ts';
import { loadModel } from './loadModel.ts';
import type { ContentModel } from './model.ts';
import { indexPictures, type PictureIndex } from './pictures/pictureIndex.ts';
import { readContentFolder } from './read/contentFolder.ts';

/** The whole content and all that is wrong with it. */
export interface CheckedContent {
  report: Report;
  model: ContentModel;
  pictures: PictureIndex;
}

/** Reads and checks the content; writes nothing and never throws for what editors wrote. */
export async function checkContent(folders: Folders): Promise<CheckedContent> {
  const folder = await readContentFolder(folders.content);
  const { model, diagnostics } = loadModel(folder);
  const measured = await indexPictures(folders, model.pictures);
  const pages = sitePages(model);
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...measured.diagnostics,
    ...checkReferences(model, pages),
    ...checkBodies(model, pages),
    ...checkDuplicates(model),
  ]);
  return { report, model, pictures: measured.pictures };
}
