import {
  type AdminKnown,
  type AdminSettings,
  adminKnownFile,
  adminSettingsFile,
} from '../model/adminPage.ts';
import { type ContentFolder, type Downloads, sourceOf } from '../model/contentFolder.ts';
import { type ContentModel, validFiles } from '../model/contentModel.ts';
import type { Site } from '../model/site.ts';
import type { PictureIndex } from '../source/pictureIndex.ts';
import type { Output } from './dataModule.ts';

interface AdminContent {
  /** What is on the site: of drafts not even the name is told. */
  model: ContentModel;
  folder: ContentFolder;
  pictures: PictureIndex;
  downloads: Downloads;
}

/**
 * What the editors’ page is told of the site.
 * @param site free of errors
 * @param contentPath the content folder, from the repository’s root
 */
export function adminFiles(
  site: Site,
  contentPath: string,
  { model, folder, pictures, downloads }: AdminContent,
): Output[] {
  const { company, editing } = site;
  const settings: AdminSettings = { folder: contentPath, company: company.shortName, editing };
  const known: AdminKnown = {
    texts: validFiles(model).flatMap((facts) => sourceOf(folder, facts)?.hash ?? []),
    pictures: Object.fromEntries([...pictures].map(([file, { width }]) => [file, width])),
    downloads: [...downloads.keys()],
  };
  return [
    [`public${adminSettingsFile}`, `${JSON.stringify(settings)}\n`],
    [`public${adminKnownFile}`, `${JSON.stringify(known)}\n`],
  ];
}
