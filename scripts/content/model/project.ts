import { z } from 'zod';
import { byOrder, type CollectionType } from './contentType.ts';
import { aboutCity, aboutServices, picture, publishing } from './fieldGroups.ts';
import { group, order, placeholder, reference, text } from './fields.ts';

/** An optional fact beside a project’s description. */
const fact = (title: string, description: string) =>
  text(title, description, { max: 200 }).optional();

export const projectSchema = group('Project', 'A finished job in the gallery', {
  order,
  title: text('Title', 'The place and the job', { max: 80 }),
  category: reference('project-category', 'Category', 'The id of a category in gallery.yaml'),
  description: text('Description', 'What was done', { min: 20, max: 320 }).meta({
    sample: 'words',
  }),
  image: picture.meta({ sample: 'picture' }),
  problem: fact('Problem', 'What was wrong, in a sentence or two'),
  work: fact('Work', 'What you did about it, in a sentence or two'),
  result: fact('Result', 'What the owner has now, in a sentence or two'),
  town: text('Town', 'Where it is, if its city has no page; otherwise the city is named', {
    max: 60,
  }).optional(),
  material: text('Material', 'What it is made of now', { max: 80 }).optional(),
  days: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .meta({ title: 'Days', description: 'How many days the work took, for example 3' }),
  city: aboutCity,
  services: aboutServices,
  placeholder,
  ...publishing,
}).meta({
  retired: {
    images: {
      advice:
        'A project has one picture: write its file and its description below “image:”, and leave the others out. Two of the same roof, before and after, belong in content/gallery.yaml.',
    },
  },
});

export const projectType = {
  folder: 'projects',
  extension: '.yaml',
  type: 'Project',
  schema: projectSchema,
  routes: ['/gallery'],
  compare: byOrder,
  adding: {
    name: 'project',
    label: 'A finished job for the gallery',
    titleField: 'title',
    slugFields: ['title'],
    offers: ['city', 'services'],
  },
} as const satisfies CollectionType;
