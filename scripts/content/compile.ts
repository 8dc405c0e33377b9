import { checkContent } from './checkContent.ts';
import type { Report } from './diagnostic.ts';
import { emitModules } from './emit/modules.ts';
import { publicFiles } from './emit/publicFiles.ts';
import { securityFiles } from './emit/security/securityFiles.ts';
import { writeOutputs } from './emit/writeOutputs.ts';
import type { Folders } from './folders.ts';
import { publishedModel } from './model.ts';
import { encodePictures } from './pictures/encodePictures.ts';
import type { ContentFolder } from './read/contentFolder.ts';
import { siteAddress } from './siteAddress.ts';

export interface Compilation {
  report: Report;
  /** What was compiled. */
  folder: ContentFolder;
  /** Files below `generated/` whose bytes changed. */
  changed: readonly string[];
}

/**
 * Checks the content and brings `generated/` up to date.
 * With any error nothing is written: the last good output stays as it was.
 * @param onProgress called while pictures are encoded
 */
export async function compile(
  folders: Folders,
  onProgress?: (done: number, total: number) => void,
): Promise<Compilation> {
  const now = new Date();
  const { report, folder, model, pictures } = await checkContent(folders, now);
  const site = model.singles.site?.value;
  const blog = model.singles.blog?.value;
  if (report.errors > 0 || !site || !blog) return { report, folder, changed: [] };
  await encodePictures(pictures, {
    root: folders.images,
    publicRoot: folders.public,
    ...(onProgress ? { onProgress } : {}),
  });
  const { base } = siteAddress(site);
  const content = { model: publishedModel(model), folder, pictures, base };
  const outputs = [
    ...emitModules(content),
    ...(await publicFiles(content, { site, blog, images: folders.images, now })),
    ...securityFiles(site),
  ];
  const changed = await writeOutputs(folders.generated, outputs, 'public/pictures');
  return { report, folder, changed };
}
