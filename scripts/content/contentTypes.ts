import type { z } from 'zod';
import { compareText } from './diagnostic.ts';
import type { City } from './schemas/city.ts';
import type { contentSchemas } from './schemas/contentSchemas.ts';
import type { Post } from './schemas/post.ts';
import type { Service } from './schemas/service.ts';

// Nothing here loads a schema: most runs find every file as it was, and need none.

/** A file of its own, such as `content/home.yaml`. */
export interface SingleType {
  /** The path below `content/`. */
  file: string;
  /** The TypeScript type that the schema’s module exports. */
  type: string;
  /** The module in `schemas/`, without its extension. */
  module: string;
}

/** A folder of files alike, such as `content/posts/*.md`; the file name is the slug. */
export interface CollectionType extends Omit<SingleType, 'file'> {
  folder: string;
  extension: '.md' | '.yaml';
  /** The path of an entry’s page, or of the page that shows it. */
  pathOf: (slug: string, value: never) => string;
  /** The order of the entries, before their slugs decide. */
  compare: (a: never, b: never) => number;
}

/** Where a service’s page stands, in the order of the menus. */
export const sections = ['services', 'restoration'] as const;

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The files that each exist once; the key names the emitted value and its module. */
export const singleTypes = {
  site: { file: 'site.yaml', type: 'Site', module: 'site' },
  navigation: {
    file: 'navigation.yaml',
    type: 'Navigation',
    module: 'navigation',
  },
  home: { file: 'home.yaml', type: 'Home', module: 'home' },
  about: { file: 'about.yaml', type: 'About', module: 'about' },
  contact: { file: 'contact.yaml', type: 'Contact', module: 'contact' },
  reviews: { file: 'reviews.yaml', type: 'Reviews', module: 'reviews' },
  gallery: { file: 'gallery.yaml', type: 'Gallery', module: 'gallery' },
  blog: { file: 'blog.yaml', type: 'Blog', module: 'blog' },
  notFound: {
    file: 'not-found.yaml',
    type: 'NotFound',
    module: 'notFound',
  },
  estimateForm: {
    file: 'estimate-form.yaml',
    type: 'EstimateForm',
    module: 'estimateForm',
  },
  serviceAreas: {
    file: 'service-areas.yaml',
    type: 'ServiceAreas',
    module: 'serviceAreas',
  },
  servicePage: {
    file: 'service-page.yaml',
    type: 'ServicePage',
    module: 'servicePage',
  },
} as const satisfies Record<string, SingleType>;

/** The folders that hold one file per entry. */
export const collectionTypes = {
  services: {
    folder: 'services',
    extension: '.md',
    type: 'Service',
    module: 'service',
    pathOf: (slug: string, { section }: Service) => `/${section}/${slug}`,
    compare: (a: Service, b: Service) =>
      sections.indexOf(a.section) - sections.indexOf(b.section) || byOrder(a, b),
  },
  cities: {
    folder: 'cities',
    extension: '.md',
    type: 'City',
    module: 'city',
    pathOf: (slug: string, _city: City) => `/service-areas/${slug}`,
    compare: byOrder,
  },
  posts: {
    folder: 'posts',
    extension: '.md',
    type: 'Post',
    module: 'post',
    pathOf: (slug: string, _post: Post) => `/blog/${slug}`,
    compare: (a: Post, b: Post) => compareText(b.date, a.date),
  },
  projects: {
    folder: 'projects',
    extension: '.yaml',
    type: 'Project',
    module: 'project',
    pathOf: () => '/gallery',
    compare: byOrder,
  },
  testimonials: {
    folder: 'testimonials',
    extension: '.yaml',
    type: 'Testimonial',
    module: 'testimonial',
    pathOf: () => '/reviews',
    compare: byOrder,
  },
} as const satisfies Record<string, CollectionType>;

export type SingleName = keyof typeof singleTypes;
export type CollectionName = keyof typeof collectionTypes;
export type SingleValue<Name extends SingleName> = z.infer<(typeof contentSchemas)[Name]>;
export type CollectionValue<Name extends CollectionName> = z.infer<(typeof contentSchemas)[Name]>;

/** The pages that exist whatever the collections hold, by the file that words them. */
export const fixedPages = {
  home: '/',
  contact: '/contact',
  about: '/about',
  gallery: '/gallery',
  blog: '/blog',
  reviews: '/reviews',
} as const satisfies Partial<Record<SingleName, string>>;

/**
 * What kind of content a file is.
 * @param file the path below `content/`
 * @returns `undefined` for a file that no page uses
 */
export function contentTypeOf(file: string): SingleName | CollectionName | undefined {
  const single = namesOf(singleTypes).find((name) => singleTypes[name].file === file);
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  const collection = namesOf(collectionTypes).find(
    (name) =>
      collectionTypes[name].folder === folder && file.endsWith(collectionTypes[name].extension),
  );
  return single ?? collection;
}

/** The names of a record of types, in its order. */
export const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];
