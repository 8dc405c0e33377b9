import { z } from 'zod';
import { byOrder, type CollectionType, type SingleType } from './contentType.ts';
import {
  aboutCity,
  aboutServices,
  callPanel,
  formerly,
  picture,
  publishing,
  seo,
} from './fieldGroups.ts';
import { group, order, placeholder, reference, text } from './fields.ts';

export const reviewsSchema = group('Reviews page', 'The text of the reviews page', {
  seo,
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
  elsewhere: group('Elsewhere', 'The links to review pages on other sites', {
    heading: text('Heading', 'The heading above the two links', { max: 80 }),
    text: text('Text', 'A sentence about the two links', { max: 240 }),
  }),
  call: callPanel.optional().meta({
    title: 'Call panel',
    description: 'The band at the end that invites visitors to call; leave it out to have none',
  }),
  ...formerly,
});

export const reviewsType = {
  file: 'reviews.yaml',
  type: 'Reviews',
  schema: reviewsSchema,
  path: '/reviews',
} as const satisfies SingleType;

const shared = {
  order,
  name: text('Name', 'First name and initial', { max: 60 }),
  location: text('Location', 'City and state', { max: 60 }),
  rating: z.literal(5).meta({ title: 'Rating', description: 'Only five-star reviews are shown' }),
  text: text('Text', 'What the customer wrote', { min: 2, max: 600 }).meta({ sample: 'words' }),
  city: aboutCity,
  services: aboutServices,
  project: reference(
    'project',
    'Project',
    'The file name of the job in the gallery, without .yaml',
  ).optional(),
  image: picture.meta({ sample: 'picture' }).optional().meta({
    title: 'Picture',
    description: 'The job, if it is not in the gallery; otherwise the gallery’s picture is shown',
  }),
  placeholder,
};

const testimonialSchema = z
  .discriminatedUnion('page', [
    z.strictObject({
      page: z.literal('home').meta({ title: 'Page', description: 'The page that shows it' }),
      ...shared,
      service: text('Service', 'What was done for the customer', { max: 60 }),
      ...publishing,
    }),
    z.strictObject({
      page: z.literal('reviews').meta({ title: 'Page', description: 'The page that shows it' }),
      ...shared,
      ...publishing,
    }),
  ])
  .meta({
    title: 'Testimonial',
    description: 'A customer’s words',
    retired: {
      service: { advice: 'Only a review on the home page says what was done: delete this line.' },
    },
  });

export const testimonialType = {
  folder: 'testimonials',
  atAdmin: { label: 'Reviews', one: 'Review', icon: 'reviews' },
  extension: '.yaml',
  type: 'Testimonial',
  schema: testimonialSchema,
  routes: ['/reviews'],
  compare: byOrder,
  adding: {
    name: 'testimonial',
    label: 'A customer’s review (five stars only)',
    titleField: 'name',
    slugFields: ['name', 'location'],
    offers: ['city', 'services', 'project'],
  },
} as const satisfies CollectionType;
