import type { z } from 'zod';
import { type CollectionName, contentTypeOf, type SingleName } from '../contentTypes.ts';
import { aboutSchema } from './about.ts';
import { blogSchema } from './blog.ts';
import { citySchema } from './city.ts';
import { contactSchema } from './contact.ts';
import { estimateFormSchema } from './estimateForm.ts';
import { gallerySchema } from './gallery.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { notFoundSchema } from './notFound.ts';
import { postSchema } from './post.ts';
import { projectSchema } from './project.ts';
import { reviewsSchema } from './reviews.ts';
import { serviceSchema } from './service.ts';
import { serviceAreasSchema } from './serviceAreas.ts';
import { servicePageSchema } from './servicePage.ts';
import { siteSchema } from './site.ts';
import { testimonialSchema } from './testimonial.ts';

/** What each content type is checked by. */
export const contentSchemas = {
  site: siteSchema,
  navigation: navigationSchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  reviews: reviewsSchema,
  gallery: gallerySchema,
  blog: blogSchema,
  notFound: notFoundSchema,
  estimateForm: estimateFormSchema,
  serviceAreas: serviceAreasSchema,
  servicePage: servicePageSchema,
  services: serviceSchema,
  cities: citySchema,
  posts: postSchema,
  projects: projectSchema,
  testimonials: testimonialSchema,
} as const satisfies Record<SingleName | CollectionName, z.ZodType>;

/**
 * The schema that a file is checked by.
 * @param file the path below `content/`
 * @returns `undefined` for a file that no page uses
 */
export function contentSchema(file: string): z.ZodType | undefined {
  const name = contentTypeOf(file);
  return name && contentSchemas[name];
}
