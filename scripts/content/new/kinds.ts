import type { CollectionName } from '../contentTypes.ts';

/** Something that can be added with `npm run new`. */
export interface Kind {
  /** As one says it on the command line. */
  name: string;
  collection: CollectionName;
  /** What it is, for who chooses among them and does not know our names. */
  label: string;
  /** The field that the title on the command line fills. */
  titleField: string;
  /** The fields whose words become the file’s name. */
  slugFields: readonly string[];
}

export const kinds: readonly Kind[] = [
  {
    name: 'post',
    collection: 'posts',
    label: 'An article of the blog',
    titleField: 'title',
    slugFields: ['title'],
  },
  {
    name: 'service',
    collection: 'services',
    label: 'A page about something we do',
    titleField: 'name',
    slugFields: ['name'],
  },
  {
    name: 'city',
    collection: 'cities',
    label: 'A page about a place we serve',
    titleField: 'name',
    slugFields: ['name'],
  },
  {
    name: 'project',
    collection: 'projects',
    label: 'A finished job in the gallery',
    titleField: 'title',
    slugFields: ['title'],
  },
  {
    name: 'testimonial',
    collection: 'testimonials',
    label: 'A customer’s review (five stars only)',
    titleField: 'name',
    slugFields: ['name', 'location'],
  },
];
