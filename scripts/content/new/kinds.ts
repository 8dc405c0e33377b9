import type { CollectionName } from '../contentTypes.ts';

/** Something that can be added with `npm run new`. */
export interface Kind {
  /** As one says it on the command line. */
  name: string;
  collection: CollectionName;
  /** What it is, for who chooses among them. */
  hint: string;
  /** The field that the title on the command line fills. */
  titleField: string;
  /** The fields whose words become the file’s name. */
  slugFields: readonly string[];
}

export const kinds: readonly Kind[] = [
  {
    name: 'post',
    collection: 'posts',
    hint: 'an article of the blog',
    titleField: 'title',
    slugFields: ['title'],
  },
  {
    name: 'service',
    collection: 'services',
    hint: 'a page about something we do',
    titleField: 'name',
    slugFields: ['name'],
  },
  {
    name: 'city',
    collection: 'cities',
    hint: 'a page about a place we serve',
    titleField: 'name',
    slugFields: ['name'],
  },
  {
    name: 'project',
    collection: 'projects',
    hint: 'a finished job in the gallery',
    titleField: 'title',
    slugFields: ['title'],
  },
  {
    name: 'testimonial',
    collection: 'testimonials',
    hint: 'a customer’s words',
    titleField: 'name',
    slugFields: ['name', 'location'],
  },
];
