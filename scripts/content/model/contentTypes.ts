import type { z } from 'zod';
import { aboutType } from './about.ts';
import { blogType } from './blog.ts';
import { cityType } from './city.ts';
import { contactType } from './contact.ts';
import type { CollectionType, SingleType } from './contentType.ts';
import { estimateFormType } from './estimateForm.ts';
import { parsePath } from './fileName.ts';
import { galleryType } from './gallery.ts';
import { homeType } from './home.ts';
import { interfaceType } from './interfaceWords.ts';
import { navigationType } from './navigation.ts';
import { notFoundType } from './notFound.ts';
import { postType } from './post.ts';
import { projectType } from './project.ts';
import { reviewsType } from './reviews.ts';
import { serviceType } from './service.ts';
import { serviceAreasType } from './serviceAreas.ts';
import { servicePageType } from './servicePage.ts';
import { simplePageType } from './simplePage.ts';
import { siteType } from './site.ts';
import { testimonialType } from './testimonial.ts';

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

/**
 * What kind of content a file is.
 * @param file the path below `content/`
 * @returns `undefined` for a file that no page uses
 */
export function contentTypeOf(file: string): SingleName | CollectionName | undefined {
  const single = namesOf(singleTypes).find((name) => singleTypes[name].file === file);
  const folder = parsePath(file).dir;
  const collection = namesOf(collectionTypes).find(
    (name) =>
      collectionTypes[name].folder === folder && file.endsWith(collectionTypes[name].extension),
  );
  return single ?? collection;
}

/**
 * The schema that a file is checked by.
 * @param file the path below `content/`
 * @returns `undefined` for a file that no page uses
 */
export function contentSchema(file: string): z.ZodType | undefined {
  const name = contentTypeOf(file);
  return name && contentTypes[name].schema;
}
