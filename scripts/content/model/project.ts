import { z } from 'zod';
import { byOrder, type CollectionType } from './contentType.ts';
import { aboutCity, aboutServices } from './evidence.ts';
import { order, picture, placeholder, reference, text } from './fields.ts';
import { publishing } from './publishing.ts';

export const projectSchema = z
  .strictObject({
    order,
    title: text('Title', 'The place and the job', { max: 80 }),
    category: reference('project-category', 'Category', 'The id of a category in gallery.yaml'),
    description: text('Description', 'What was done', { min: 20, max: 320 }).meta({
      sample: 'words',
    }),
    image: picture.meta({ sample: 'picture' }),
    city: aboutCity,
    services: aboutServices,
    placeholder,
    ...publishing,
  })
  .meta({ title: 'Project', description: 'A finished job in the gallery' });

export type Project = z.infer<typeof projectSchema>;

export const projectType = {
  folder: 'projects',
  extension: '.yaml',
  type: 'Project',
  schema: projectSchema,
  routes: ['/gallery'],
  compare: byOrder,
  adding: {
    name: 'project',
    label: 'A finished job in the gallery',
    titleField: 'title',
    slugFields: ['title'],
    offers: ['city', 'services'],
  },
} as const satisfies CollectionType;
