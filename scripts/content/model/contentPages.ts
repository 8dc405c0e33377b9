import type { ContentModel } from './contentModel.ts';
import { collectionsWithBodies, namesOf } from './contentTypes.ts';
import type { FileFacts } from './fileFacts.ts';
import { fixedPages } from './routes.ts';

/** A page and the file that it is made from. */
export interface ContentPage {
  path: string;
  value: {
    seo: { title: string };
    /** The addresses that it had before. */
    formerly?: readonly string[] | undefined;
  };
  facts: FileFacts;
}

/** Every page that a valid file makes: first those that always exist, then the entries in their order. */
export const contentPages = ({ singles, collections }: ContentModel): ContentPage[] => [
  ...namesOf(fixedPages).flatMap((name): ContentPage[] => {
    const single = singles[name];
    return single ? [{ path: fixedPages[name], ...single }] : [];
  }),
  ...collectionsWithBodies.flatMap((name): ContentPage[] => collections[name]),
];

/** The address of each page by those that it had before. */
export const movedAddresses = (pages: readonly ContentPage[]): ReadonlyMap<string, string> =>
  new Map(pages.flatMap(({ path, value }) => (value.formerly ?? []).map((old) => [old, path])));
