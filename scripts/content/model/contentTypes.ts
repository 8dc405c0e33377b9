import type { z } from 'zod';
import { aboutType } from './about.ts';
import { blogType, postType } from './blog.ts';
import { cityType, serviceAreasType } from './city.ts';
import { contactType } from './contact.ts';
import { type ContentFolder, entryFile, isWithoutPage } from './contentFolder.ts';
import type { CollectionType, SingleType } from './contentType.ts';
import { estimateFormType } from './estimateForm.ts';
import { fileSlug, parsePath } from './fileName.ts';
import { galleryType, projectType } from './gallery.ts';
import { homeType } from './home.ts';
import { interfaceType } from './interfaceWords.ts';
import { navigationType } from './navigation.ts';
import { notFoundType } from './notFound.ts';
import { servicePageType, serviceType } from './service.ts';
import { simplePageType } from './simplePage.ts';
import { siteType } from './site.ts';
import { reviewsType, testimonialType } from './testimonial.ts';
import { nearest } from './words.ts';

/** The files that exist once each; the key names the emitted value and its module. */
export const singleTypes = {
  site: siteType,
  navigation: navigationType,
  home: homeType,
  about: aboutType,
  contact: contactType,
  reviews: reviewsType,
  gallery: galleryType,
  blog: blogType,
  notFound: notFoundType,
  estimateForm: estimateFormType,
  serviceAreas: serviceAreasType,
  servicePage: servicePageType,
  interfaceWords: interfaceType,
} as const satisfies Record<string, SingleType>;

/** The folders that hold one file per entry. */
export const collectionTypes = {
  services: serviceType,
  cities: cityType,
  posts: postType,
  projects: projectType,
  testimonials: testimonialType,
  pages: simplePageType,
} as const satisfies Record<string, CollectionType>;

/** The same as a list. */
export const allCollections: readonly CollectionType[] = Object.values(collectionTypes);
/** The folders of {@link collectionTypes}. */
export const collectionFolders: readonly string[] = allCollections.map(({ folder }) => folder);
/** The files of {@link singleTypes}. */
export const singleFiles: readonly string[] = Object.values(singleTypes).map(({ file }) => file);

/** Every kind of content. */
export const contentTypes = { ...singleTypes, ...collectionTypes };

export type SingleName = keyof typeof singleTypes;
export type CollectionName = keyof typeof collectionTypes;
export type SingleValue<Name extends SingleName> = z.infer<(typeof singleTypes)[Name]['schema']>;
export type CollectionValue<Name extends CollectionName> = z.infer<
  (typeof collectionTypes)[Name]['schema']
>;

/** The collections whose entries have a Markdown body and a page of their own. */
export type BodyCollection = {
  [Name in CollectionName]: (typeof collectionTypes)[Name]['extension'] extends '.md'
    ? Name
    : never;
}[CollectionName];

/** The keys of a record, in its order. */
export const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

export const collectionsWithBodies = namesOf(collectionTypes).filter(
  (name): name is BodyCollection => collectionTypes[name].extension === '.md',
);

/** What kind of content a file below `content/` is; none if no page uses it. */
export function contentTypeOf(file: string): SingleName | CollectionName | undefined {
  const single = namesOf(singleTypes).find((name) => singleTypes[name].file === file);
  const folder = parsePath(file).dir;
  const collection = namesOf(collectionTypes).find(
    (name) =>
      collectionTypes[name].folder === folder && file.endsWith(collectionTypes[name].extension),
  );
  return single ?? collection;
}

/** The collection of a file below `content/` that has a page of its own; none for any other. */
export function collectionWithPage(file: string): BodyCollection | undefined {
  const type = contentTypeOf(file);
  return collectionsWithBodies.find((name) => name === type);
}

/** The schema that a file below `content/` is checked by; none if no page uses it. */
export function contentSchema(file: string): z.ZodType | undefined {
  const name = contentTypeOf(file);
  return name && contentTypes[name].schema;
}

/** Extensions that a text file may have by mistake; Windows turns a download into “.md.txt”. */
const textEnding =
  /(?:\.(?:md|markdown|mdown|mdx|ya?ml))?(?:\.(?:md|markdown|mdown|mdx|ya?ml|txt))$/i;

/** Other names that people use for the folders. */
const otherNames = new Map([
  ['article', 'posts'],
  ['articles', 'posts'],
  ['blog', 'posts'],
  ['news', 'posts'],
  ['areas', 'cities'],
  ['city', 'cities'],
  ['locations', 'cities'],
  ['service-areas', 'cities'],
  ['towns', 'cities'],
  ['gallery', 'projects'],
  ['restoration', 'services'],
  ['review', 'testimonials'],
  ['reviews', 'testimonials'],
]);

const pageNames = singleFiles.map((file) => parsePath(file).name);

/**
 * The files that no page uses, except pictures and downloads. A typo in a folder or an extension
 * must not lose an article.
 */
export const misplacedFiles = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths.filter((file) => contentTypeOf(file) === undefined && !isWithoutPage(file));

/** The slug that a misplaced file would have in a collection; none if it is meant for another. */
export function misplacedSlug(file: string, { folder }: CollectionType): string | undefined {
  const meant = meantPath(file);
  if (meant !== undefined && parsePath(meant).dir !== folder) return undefined;
  const { base } = parsePath(meant ?? file);
  return textEnding.test(base) ? fileSlug(base.replace(textEnding, '')) || undefined : undefined;
}

/** The path that a misplaced file was meant to have; none if nothing is similar. */
export function meantPath(file: string): string | undefined {
  const { dir, base } = parsePath(file);
  // GitHub also accepts a name without an extension.
  const isText = textEnding.test(base) || (dir !== '' && !base.includes('.'));
  const name = base.replace(textEnding, '');
  if (dir === '') {
    const page = isText ? nearest(name, pageNames) : undefined;
    return page && `${page}.yaml`;
  }
  const collection = allCollections.find(({ folder }) => folder === meantFolder(dir));
  const slug = fileSlug(name);
  return collection && isText && slug ? entryFile(collection, slug) : undefined;
}

function meantFolder(dir: string): string | undefined {
  const [top = ''] = dir.toLowerCase().split('/');
  return otherNames.get(top) ?? nearest(top, collectionFolders);
}
