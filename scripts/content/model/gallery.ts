import type { SingleType } from './contentType.ts';
import { callPanel, category, formerly, hero, picture, sectionIntro, seo } from './fieldGroups.ts';
import { group, list, placeholder, text } from './fields.ts';

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
