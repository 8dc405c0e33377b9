import type { ContentModel } from './contentModel.ts';
import { collectionsWithBodies, namesOf } from './contentTypes.ts';
import type { FieldPath } from './fieldSchema.ts';
import type { FieldReference, FileFacts } from './fileFacts.ts';
import { categoryPath, fixedPages } from './routes.ts';

/** A page and the file that it is made from. */
export interface ContentPage {
  path: string;
  /** Its title in search results. */
  title: string;
  /** The addresses that it had before. */
  formerly: readonly string[];
  facts: FileFacts;
  /** Where in the file the page’s fields are, for a file that makes several pages. */
  fields: FieldPath;
}

/** The fields of a page that has its own file. */
interface PageFields {
  seo: { title: string };
  formerly?: readonly string[] | undefined;
}

/**
 * Every page that is made from a valid file: first those that always exist, then the blog’s
 * categories, even without articles, then the entries in their order.
 */
export const contentPages = ({ singles, collections }: ContentModel): ContentPage[] => [
  ...namesOf(fixedPages).flatMap((name): ContentPage[] => {
    const single = singles[name];
    return single ? [wholeFile({ path: fixedPages[name], ...single })] : [];
  }),
  ...(singles.blog ? categoryPages(singles.blog) : []),
  ...collectionsWithBodies.flatMap((name): ContentPage[] => collections[name].map(wholeFile)),
];

const wholeFile = ({
  path,
  value: { seo, formerly = [] },
  facts,
}: {
  path: string;
  value: PageFields;
  facts: FileFacts;
}): ContentPage => ({ path, title: seo.title, formerly, facts, fields: [] });

const categoryPages = ({
  value,
  facts,
}: NonNullable<ContentModel['singles']['blog']>): ContentPage[] =>
  value.categories.map(({ id, name, formerly = [] }, index) => ({
    path: categoryPath(id),
    title: name,
    formerly,
    facts,
    fields: ['categories', index],
  }));

/** The places where a page lists the addresses that it had before. */
export const oldAddresses = ({ facts, fields }: ContentPage): FieldReference[] =>
  facts.references.filter(
    ({ target, path }) => target === 'old-address' && path.slice(0, -2).join() === fields.join(),
  );

/** Each old address with the page’s current address. */
export const movedAddresses = (pages: readonly ContentPage[]): ReadonlyMap<string, string> =>
  new Map(pages.flatMap(({ path, formerly }) => formerly.map((old) => [old, path])));
