import type { z } from 'zod';
import type { CollectionType } from './contentType.ts';
import { aboutServices, heroPicture, pageFields } from './fieldGroups.ts';
import { day, group, list, reference, text } from './fields.ts';
import { compareText } from './words.ts';

export const postSchema = group('Post', 'A blog article', {
  title: text('Title', 'The article’s title', { max: 90 }),
  excerpt: text('Excerpt', 'Two sentences for the card in the blog list', {
    min: 40,
    max: 260,
  }).meta({ sample: 'words' }),
  date: day('Date', 'The date that visitors see beside the title'),
  category: reference('post-category', 'Category', 'The id of a category in blog.yaml'),
  location: text('Location', 'The place the article is about, for example Rockford, IL', {
    max: 60,
  }),
  cities: list(
    reference('city', 'City page', 'The last part of the page’s address, for example byron'),
    'City pages',
    'The cities that it is about; their pages show it too',
    { max: 12 },
  ).optional(),
  services: aboutServices,
  image: heroPicture,
  ...pageFields,
}).meta({
  retired: {
    questions: {
      advice:
        'An article has its questions in its text: write each there as a block, “:::question[How long does it take?]”, with the answer below it and a line of three colons at the end, and delete this group.',
    },
  },
});

export type Post = z.infer<typeof postSchema>;

export const postType = {
  folder: 'posts',
  extension: '.md',
  type: 'Post',
  schema: postSchema,
  routes: ['/blog/@slug'],
  compare: (a: Post, b: Post) => compareText(b.date, a.date),
  adding: {
    name: 'post',
    label: 'An article for the blog',
    titleField: 'title',
    slugFields: ['title'],
    offers: ['cities', 'services'],
  },
} as const satisfies CollectionType;
