import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { OnProgress } from '../../inParallel.ts';
import { pruneFolder, writeWhole } from '../../writeWhole.ts';
import { filledModel, publishedModel } from '../check/site/publishedModel.ts';
import { adminFiles, siteSource } from '../emit/adminFiles.ts';
import { subsetFonts } from '../emit/fonts.ts';
import { emitModules, type Output, pathsFile } from '../emit/modules.ts';
import { movedFiles } from '../emit/movedFiles.ts';
import { downloadFiles, publicFiles } from '../emit/publicFiles.ts';
import { bodiesFolder } from '../emit/renderBody.ts';
import { securityFiles } from '../emit/securityFiles.ts';
import { sharingBatches } from '../emit/sharing/composeSharing.ts';
import { sharedPages, sharingFolder } from '../emit/sharing/sharedPages.ts';
import { contactsModule, siteDataModule } from '../emit/siteDataModules.ts';
import { tintPictures, tintStyles } from '../emit/tints.ts';
import { updateBodies } from '../emit/updateBodies.ts';
import { type Batch, renditionBatches, updatePictures } from '../emit/updatePictures.ts';
import type { ContentFolder } from '../model/contentFolder.ts';
import type { ContentModel } from '../model/contentModel.ts';
import { collectionsWithBodies } from '../model/contentTypes.ts';
import type { Report } from '../model/diagnostic.ts';
import { type Site, siteAddress } from '../model/site.ts';
import type { Folders } from '../source/folders.ts';
import { checkContent } from './checkContent.ts';

interface Compilation {
  report: Report;
  /** What was compiled. */
  folder: ContentFolder;
  /** Generated files whose bytes changed, as paths from their folder. */
  changed: readonly string[];
}

/** Folders of generated data that are updated separately. */
const foldersOfOthers = ['public/pictures', `public/${sharingFolder}`, bodiesFolder];

interface CompileOptions {
  /** Called while pictures are encoded. */
  onProgress?: OnProgress | undefined;
  /**
   * Leaves out what nobody sees while editing: sharing pictures are not composed, and pictures that
   * an edit has removed stay, because the next edit may bring them back.
   */
  isDraft?: boolean;
  /** Called once all that code depends on is written, before bodies and pictures are made. */
  onModules?: (site: Site) => void;
  /**
   * Called once all that pages are rendered from is written. Pictures, which take all processors,
   * are made after what it returns.
   */
  onBodies?: () => Promise<unknown> | undefined;
  /** Whether search engines must ignore the site and each page says that it shows samples. */
  isPreview?: boolean;
}

/**
 * Checks the content and brings `generated/` up to date.
 * If there is an error, nothing is written, and the last good output stays.
 */
export async function compile(
  folders: Folders,
  {
    onProgress,
    isDraft = false,
    onModules,
    onBodies,
    isPreview = process.env.PREVIEW === 'true',
  }: CompileOptions = {},
): Promise<Compilation> {
  const now = timeOfSite(process.env);
  const checked = await checkContent(folders, now);
  const { report, folder, pictures, downloads } = checked;
  const published = publishedModel(checked.model);
  const { model, values } = filledModel(published);
  const site = model.singles.site?.value;
  const blog = model.singles.blog?.value;
  const notFound = model.singles.notFound?.value;
  if (report.errors > 0 || !site || !blog || !notFound) return { report, folder, changed: [] };
  const { compositions, sharing } = sharedPages(model, site, pictures);
  const update = (name: string, batches: readonly Batch[]) =>
    updatePictures(path.join(folders.public, name), { batches, prunes: !isDraft, onProgress });
  const { base } = siteAddress(site);
  const { cache } = folders;
  const tinted = tintPictures(pictures);
  const content = { model, values, folder, cache, pictures: tinted, downloads, base };
  const outputs = [
    ...emitModules(content),
    ...siteDataModule('sharing', sharing),
    ...siteDataModule('calendar', { year: now.getUTCFullYear() }),
    ...siteDataModule('preview', isPreview),
    ['_tints.scss', tintStyles] as const,
    ...(await subsetFonts(folders)),
    ...(await publicFiles(content, { site, blog, images: folders.images, now, isPreview })),
    ...(await downloadFiles(folders.content, downloads)),
    ...movedFiles(content, site, notFound.moved, isPreview),
    ...securityFiles(site, isPreview, videoHostsOf(model)),
    ...contactsModule(site),
    ...adminFiles(site, folders.contentPath, content),
  ];
  const source = siteSource(content, published, outputs);
  const written = await writeOutputs(folders, [...outputs, source]);
  onModules?.(site);
  const bodies = await updateBodies(content, folders);
  await onBodies?.();
  await update('pictures', renditionBatches(pictures, folders.images, folders.public));
  await update(sharingFolder, sharingBatches(isDraft ? [] : compositions, folders.public));
  return { report, folder, changed: [...written, ...bodies] };
}

type AnyOutput = Output<string | Uint8Array>;

/**
 * Makes the folders of generated modules and their data hold exactly the outputs, besides
 * {@link foldersOfOthers}. A file is written only when its bytes change, and appears whole: watchers
 * and builds must neither run needlessly nor see half a file.
 * @param outputs all files that there should be; those without a folder are modules
 * @returns the paths that changed
 */
async function writeOutputs(
  { generated, data }: Folders,
  outputs: readonly AnyOutput[],
): Promise<string[]> {
  // The modules are the same for any content, except for the addresses that type the code: these
  // stay those of the project’s own content.
  const isShared = ([file]: AnyOutput) => generated !== data && !file.includes('/');
  const isOwn = ([file]: AnyOutput) => file === pathsFile && existsSync(path.join(generated, file));
  await writeChanged(
    generated,
    outputs.filter((output) => isShared(output) && !isOwn(output)),
  );
  const rest = outputs.filter((output) => !isShared(output));
  const wanted = new Set(rest.map(([file]) => file));
  const changed = await writeChanged(data, rest);
  const removed = await pruneFolder(
    data,
    (file) => wanted.has(file) || foldersOfOthers.some((folder) => file.startsWith(`${folder}/`)),
  );
  return [...changed, ...removed];
}

async function writeChanged(root: string, outputs: readonly AnyOutput[]): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, content] of outputs) {
    const old = await readFile(path.join(root, file)).catch(() => undefined);
    if (old?.equals(Buffer.from(content))) continue;
    await writeWhole(path.join(root, file), content);
    changed.push(file);
  }
  return changed;
}

/** Noon of the day in the environment variable SITE_DAY, such as 2026-12-14; without it, now. */
function timeOfSite({ SITE_DAY: day }: NodeJS.ProcessEnv): Date {
  if (!day) return new Date();
  if (z.iso.date().safeParse(day).success) return new Date(`${day}T12:00:00Z`);
  throw new Error(`SITE_DAY is “${day}”, but it must be a day, such as 2026-12-14.`);
}

/** The hosts that play the videos in texts on the site. */
const videoHostsOf = ({ collections }: Pick<ContentModel, 'collections'>): string[] => {
  const bodies = collectionsWithBodies.flatMap((name) =>
    collections[name].flatMap(({ facts }) => facts.body?.videoHosts ?? []),
  );
  return [...new Set(bodies)].sort();
};
