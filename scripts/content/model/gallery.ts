import { z } from 'zod';
import { byOrder, type CollectionType, type SingleType } from './contentType.ts';
import {
  aboutCity,
  aboutServices,
  callPanel,
  category,
  formerly,
  hero,
  picture,
  publishing,
  sectionIntro,
  seo,
} from './fieldGroups.ts';
import { group, list, order, placeholder, reference, text } from './fields.ts';

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
  atAdmin: { label: 'Projects', icon: 'photo_library' },
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

/** As many as the filter’s CSS can tell apart without JavaScript, see ProjectGrid.module.scss. */
const maxCategories = 10;

const pair = group('Pair', 'One house before and after', {
  title: text('Title', 'The house and the job', { max: 80 }),
  description: text('Description', 'What was done', { max: 240 }).meta({ sample: 'words' }),
  before: picture.meta({
    sample: 'picture',
    title: 'Before',
    description: 'The house before the work',
  }),
  after: picture.meta({
    sample: 'picture',
    title: 'After',
    description: 'The same house after the work',
  }),
  placeholder,
});

const gallerySchema = group('Gallery page', 'The text of the gallery', {
  seo,
  hero,
  featured: group('Featured', 'The text above the carousel', sectionIntro),
  projects: group('Projects', 'The filter and the grid', {
    ...sectionIntro,
    categories: list(category, 'Categories', 'The filter’s buttons; the first shows all', {
      max: maxCategories,
    }).meta({ unique: 'id' }),
    emptyText: text('Empty text', 'Shown when a category has no projects', { max: 120 }),
  }).refine(({ categories }) => categories[0]?.id === 'all', {
    error: 'The first category must have the id “all”.',
    path: ['categories', 0, 'id'],
  }),
  beforeAfter: group('Before and after', 'Houses before and after', {
    ...sectionIntro,
    pairs: list(pair, 'Pairs', 'The houses, one below the other'),
  }),
  call: callPanel,
  ...formerly,
});

export const galleryType = {
  file: 'gallery.yaml',
  type: 'Gallery',
  schema: gallerySchema,
  path: '/gallery',
} as const satisfies SingleType;
