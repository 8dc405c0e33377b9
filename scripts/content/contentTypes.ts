import type { z } from 'zod';
import { compareText } from './diagnostic.ts';
import { aboutSchema } from './schemas/about.ts';
import { blogSchema } from './schemas/blog.ts';
import { type City, citySchema } from './schemas/city.ts';
import { contactSchema } from './schemas/contact.ts';
import { estimateFormSchema } from './schemas/estimateForm.ts';
import { gallerySchema } from './schemas/gallery.ts';
import { homeSchema } from './schemas/home.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/notFound.ts';
import { type Post, postSchema } from './schemas/post.ts';
import { projectSchema } from './schemas/project.ts';
import { reviewsSchema } from './schemas/reviews.ts';
import { type Service, sections, serviceSchema } from './schemas/service.ts';
import { serviceAreasSchema } from './schemas/serviceAreas.ts';
import { servicePageSchema } from './schemas/servicePage.ts';
import { siteSchema } from './schemas/site.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

/** A file of its own, such as `content/home.yaml`. */
export interface SingleType {
  /** The path below `content/`. */
  file: string;
  schema: z.ZodType;
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

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The files that each exist once; the key names the emitted value and its module. */
export const singleTypes = {
  site: { file: 'site.yaml', schema: siteSchema, type: 'Site', module: 'site' },
  navigation: {
    file: 'navigation.yaml',
    schema: navigationSchema,
    type: 'Navigation',
    module: 'navigation',
  },
  home: { file: 'home.yaml', schema: homeSchema, type: 'Home', module: 'home' },
  about: { file: 'about.yaml', schema: aboutSchema, type: 'About', module: 'about' },
  contact: { file: 'contact.yaml', schema: contactSchema, type: 'Contact', module: 'contact' },
  reviews: { file: 'reviews.yaml', schema: reviewsSchema, type: 'Reviews', module: 'reviews' },
  gallery: { file: 'gallery.yaml', schema: gallerySchema, type: 'Gallery', module: 'gallery' },
  blog: { file: 'blog.yaml', schema: blogSchema, type: 'Blog', module: 'blog' },
  notFound: {
    file: 'not-found.yaml',
    schema: notFoundSchema,
    type: 'NotFound',
    module: 'notFound',
  },
  estimateForm: {
    file: 'estimate-form.yaml',
    schema: estimateFormSchema,
    type: 'EstimateForm',
    module: 'estimateForm',
  },
  serviceAreas: {
    file: 'service-areas.yaml',
    schema: serviceAreasSchema,
    type: 'ServiceAreas',
    module: 'serviceAreas',
  },
  servicePage: {
    file: 'service-page.yaml',
    schema: servicePageSchema,
    type: 'ServicePage',
    module: 'servicePage',
  },
} as const satisfies Record<string, SingleType>;

/** The folders that hold one file per entry. */
export const collectionTypes = {
  services: {
    folder: 'services',
    extension: '.md',
    schema: serviceSchema,
    type: 'Service',
    module: 'service',
    pathOf: (slug: string, { section }: Service) => `/${section}/${slug}`,
    compare: (a: Service, b: Service) =>
      sections.indexOf(a.section) - sections.indexOf(b.section) || byOrder(a, b),
  },
  cities: {
    folder: 'cities',
    extension: '.md',
    schema: citySchema,
    type: 'City',
    module: 'city',
    pathOf: (slug: string, _city: City) => `/service-areas/${slug}`,
    compare: byOrder,
  },
  posts: {
    folder: 'posts',
    extension: '.md',
    schema: postSchema,
    type: 'Post',
    module: 'post',
    pathOf: (slug: string, _post: Post) => `/blog/${slug}`,
    compare: (a: Post, b: Post) => compareText(b.date, a.date),
  },
  projects: {
    folder: 'projects',
    extension: '.yaml',
    schema: projectSchema,
    type: 'Project',
    module: 'project',
    pathOf: () => '/gallery',
    compare: byOrder,
  },
  testimonials: {
    folder: 'testimonials',
    extension: '.yaml',
    schema: testimonialSchema,
    type: 'Testimonial',
    module: 'testimonial',
    pathOf: () => '/reviews',
    compare: byOrder,
  },
} as const satisfies Record<string, CollectionType>;

export type SingleName = keyof typeof singleTypes;
export type CollectionName = keyof typeof collectionTypes;
export type SingleValue<Name extends SingleName> = z.infer<(typeof singleTypes)[Name]['schema']>;
export type CollectionValue<Name extends CollectionName> = z.infer<
  (typeof collectionTypes)[Name]['schema']
>;

/** The pages that exist whatever the collections hold, by the file that words them. */
export const fixedPages = {
  home: '/',
  contact: '/contact',
  about: '/about',
  gallery: '/gallery',
  blog: '/blog',
  reviews: '/reviews',
} as const satisfies Partial<Record<SingleName, string>>;
