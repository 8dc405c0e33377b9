import {
  type AdminKnown,
  type AdminSettings,
  adminKnownFile,
  adminSettingsFile,
  adminSourceFile,
} from '../model/adminPage.ts';
import { belowContent, sourceOf } from '../model/contentFolder.ts';
import { type ContentModel, validFiles, validSources } from '../model/contentModel.ts';
import type { SiteSource } from '../model/published.ts';
import type { Site } from '../model/site.ts';
import type { Output, SiteContent } from './modules.ts';
import { bodiesFolder, bodyFile, bodyWriter } from './renderBody.ts';
import { treeOf } from './updateBodies.ts';

/**
 * What the editors’ page is told about the site; of drafts, not even the name.
 * @param site free of errors
 * @param contentPath the content folder, from the repository’s root
 */
export function adminFiles(
  site: Site,
  contentPath: string,
  { model, folder, pictures, downloads }: SiteContent,
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

/** Data that does not depend on what is in the forms. */
const unchanging = /^data\/(?:calendar|preview|security|sharing)\.json$/;

/**
 * What the editors’ page makes pages from while someone types.
 * @param model what is on the site, before placeholders are filled in: nothing else is published
 * @param outputs the generated files
 */
export function siteSource(
  content: SiteContent,
  model: ContentModel,
  outputs: readonly Output<string | Uint8Array>[],
): Output {
  const [service] = content.model.collections.services;
  // Words that all service pages share are shown on the page of the first.
  const example = service && bodyWriter('services', content)(treeOf(content, service.facts));
  const files = validSources(model);
  const source: SiteSource = {
    files: Object.fromEntries(
      files.map(({ value, facts }) => [
        belowContent(facts.file),
        { value, references: facts.references },
      ]),
    ),
    pictures: Object.fromEntries(content.pictures),
    downloads: Object.fromEntries(content.downloads),
    data: Object.fromEntries([
      ...outputs.filter(([path]) => unchanging.test(path)),
      ...(example ? [[`${bodiesFolder}/${bodyFile('services', service.slug)}`, example]] : []),
    ]),
  };
  return [`public${adminSourceFile}`, JSON.stringify(source)];
}
