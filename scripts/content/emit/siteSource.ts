import { adminSourceFile } from '../model/adminPage.ts';
import type { ContentModel, Single } from '../model/contentModel.ts';
import { collectionTypes, namesOf, singleTypes } from '../model/contentTypes.ts';
import type { SiteSource } from '../model/published.ts';
import { bodiesFolder, bodyFile, bodyText } from './bodies.ts';
import type { Output } from './dataModule.ts';
import type { SiteContent } from './modules.ts';
import { treeOf } from './updateBodies.ts';

/** Data that is not made from what forms hold. */
const unchanging = /^data\/(?:calendar|preview|security|sharing)\.json$/;

/**
 * What the editors’ page makes pages from while somebody types.
 * @param model what is on the site, before anything is filled in: nothing else is told
 * @param outputs the generated files
 */
export function siteSource(
  content: SiteContent,
  model: ContentModel,
  outputs: readonly Output<string | Uint8Array>[],
): Output {
  const [service] = content.model.collections.services;
  // The words around the texts of services are shown around the first.
  const example = service && bodyText(treeOf(content, service.facts), 'services', content);
  const files: Single<unknown>[] = [
    ...namesOf(singleTypes).flatMap((name): Single<unknown>[] => {
      const single = model.singles[name];
      return single ? [single] : [];
    }),
    ...namesOf(collectionTypes).flatMap((name): Single<unknown>[] => model.collections[name]),
  ];
  const source: SiteSource = {
    files: Object.fromEntries(
      files.map(({ value, facts }) => [
        facts.file.replace(/^content\//, ''),
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
