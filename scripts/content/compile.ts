import path from 'node:path';
import { checkContent } from './checkContent.ts';
import type { Report } from './diagnostic.ts';
import { emitModules } from './emit/modules.ts';
import { publicFiles } from './emit/publicFiles.ts';
import { securityFiles } from './emit/security/securityFiles.ts';
import { sharingModule } from './emit/sharingModule.ts';
import { bodiesFolder, updateBodies } from './emit/updateBodies.ts';
import { writeOutputs } from './emit/writeOutputs.ts';
import type { Folders } from './folders.ts';
import { publishedModel } from './model.ts';
import { renditionBatches } from './pictures/encodePicture.ts';
import { tintPictures, tintStyles } from './pictures/tints.ts';
import { type OnProgress, updatePictures } from './pictures/updatePictures.ts';
import type { ContentFolder } from './read/contentFolder.ts';
import type { Site } from './schemas/site.ts';
import { sharingBatches } from './sharing/composeSharing.ts';
import { sharedPages } from './sharing/sharedPages.ts';
import { siteAddress } from './siteAddress.ts';

export interface Compilation {
  report: Report;
  /** What was compiled. */
  folder: ContentFolder;
  /** Files below `generated/` whose bytes changed. */
  changed: readonly string[];
  /** The site’s settings, where nothing is wrong. */
  site?: Site;
}

interface CompileOptions {
  /** Called while pictures are encoded. */
  onProgress?: OnProgress;
  /**
   * Leaves out what nobody sees while editing: sharing pictures are not composed, and pictures that
   * an edit has dropped stay, as the next one may bring them back.
   */
  isDraft?: boolean;
}

/**
 * Checks the content and brings `generated/` up to date.
 * With any error nothing is written: the last good output stays as it was.
 */
export async function compile(
  folders: Folders,
  { onProgress, isDraft = false }: CompileOptions = {},
): Promise<Compilation> {
  const now = new Date();
  const checked = await checkContent(folders, now);
  const { report, folder, pictures } = checked;
  const site = checked.model.singles.site?.value;
  const blog = checked.model.singles.blog?.value;
  if (report.errors > 0 || !site || !blog) return { report, folder, changed: [] };
  const model = publishedModel(checked.model);
  const shared = sharedPages(model, site, pictures);
  const renditions = renditionBatches(pictures, folders.images, folders.public);
  const sharing = sharingBatches([...shared.composed, shared.fallback], folders.public);
  await updatePictures(path.join(folders.public, 'pictures'), {
    stages: isDraft ? [renditions] : [renditions, sharing],
    prunes: !isDraft,
    ...(onProgress ? { onProgress } : {}),
  });
  const { base } = siteAddress(site);
  const content = { model, folder, pictures: await tintPictures(pictures, folders), base };
  const outputs = [
    ...emitModules(content),
    ...sharingModule(shared),
    ['_tints.scss', tintStyles] as const,
    ...(await publicFiles(content, { site, blog, images: folders.images, now })),
    ...securityFiles(site),
  ];
  const changed = [
    ...(await writeOutputs(folders.generated, outputs, ['public/pictures', bodiesFolder])),
    ...(await updateBodies(content, folders)),
  ];
  return { report, folder, changed, site };
}
