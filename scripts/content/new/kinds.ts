import type { CollectionName } from '../contentTypes.ts';

/** Something that can be added with `npm run new`. */
export interface Kind {
  /** As one says it on the command line. */
  name: string;
  collection: CollectionName;
  /** The field that the title on the command line fills. */
  titleField: string;
  /** The fields whose words become the file’s name. */
  slugFields: readonly string[];
  /** What an editor has to do so that visitors find the new page. */
  next?: string;
}

export const kinds: readonly Kind[] = [
  { name: 'post', collection: 'posts', titleField: 'title', slugFields: ['title'] },
  {
    name: 'service',
    collection: 'services',
    titleField: 'name',
    slugFields: ['name'],
    next: 'Link it in content/navigation.yaml, so that visitors find it.',
  },
  {
    name: 'city',
    collection: 'cities',
    titleField: 'name',
    slugFields: ['name'],
    next: 'Link it in content/service-areas.yaml and content/navigation.yaml, so that visitors find it.',
  },
  { name: 'project', collection: 'projects', titleField: 'title', slugFields: ['title'] },
  {
    name: 'testimonial',
    collection: 'testimonials',
    titleField: 'name',
    slugFields: ['name', 'location'],
  },
];
