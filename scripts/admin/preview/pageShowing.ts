import type { ContentModel, Entry } from '../../content/model/contentModel.ts';
import {
  type collectionTypes,
  contentTypeOf,
  namesOf,
  type SingleName,
  singleTypes,
} from '../../content/model/contentTypes.ts';
import { isRecord } from '../../content/model/fieldSchema.ts';
import { fixedPages } from '../../content/model/routes.ts';

/** Where to see files that belong to no page of their own. */
const pagesOfOthers: Partial<Record<SingleName, string>> = {
  site: fixedPages.contact,
  estimateForm: fixedPages.contact,
};

/**
 * The page that shows a file.
 * @param model what is on the site
 * @param path of the file, below `content/`
 * @returns the path of its own page, or of one that shows it among others
 */
export function pageShowing(model: ContentModel, path: string): string {
  const single = namesOf(singleTypes).find((name) => singleTypes[name].file === path);
  if (!single) {
    const name = contentTypeOf(path) as keyof typeof collectionTypes;
    const entries: readonly Entry<unknown>[] = model.collections[name];
    const entry = entries.find(({ facts }) => facts.file === `content/${path}`);
    // Some reviews are on the home page.
    const isAtHome = isRecord(entry?.value) && entry.value.page === 'home';
    return isAtHome ? fixedPages.home : (entry?.path ?? fixedPages.home);
  }
  if (single === 'notFound') return '/404';
  const [service] = model.collections.services;
  if (single === 'servicePage' && service) return service.path;
  const own: Partial<Record<SingleName, string>> = fixedPages;
  return own[single] ?? pagesOfOthers[single] ?? fixedPages.home;
}
