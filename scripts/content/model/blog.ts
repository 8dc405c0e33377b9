import type { z } from 'zod';
import type { CollectionType, SingleType } from './contentType.ts';
import {
  aboutServices,
  callPanel,
  category,
  formerly,
  formNotice,
  heroPicture,
  pageFields,
  sectionIntro,
  seo,
  unansweredNotice,
} from './fieldGroups.ts';
import { day, filledText, group, label, list, reference, text } from './fields.ts';
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
  atAdmin: { label: 'Articles', one: 'Article', icon: 'newspaper' },
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

/** A category has a page of its own, with the articles in it. */
const postCategory = category.extend({
  intro: text(
    'Introduction',
    'Appears below the heading of the category’s page and in search results; without it, the page has the text for all categories from “lists”',
    { min: 50, max: 160 },
  ).optional(),
  ...formerly,
});

const lists = group(
  'Lists',
  'The text around the lists of articles: their categories and their further pages',
  {
    categoriesLabel: label(
      'Categories',
      'What the links to the categories are called, for example Articles by category',
    ),
    articlesLabel: label(
      'Articles',
      'Read by screen readers after each category’s name, because a service may have the same name, for example articles',
    ),
    allLabel: label('All articles', 'The link to the articles in all categories'),
    categoryTitle: filledText(
      'Category’s search title',
      'The title of each category’s page in search results; {category} stands for its name',
      ['category'],
      { max: 60 },
    ),
    categoryIntro: filledText(
      'Category’s introduction',
      'For categories without an introduction of their own; {category} stands for the name',
      ['category'],
      { min: 50, max: 160 },
    ),
    numbered: filledText(
      'Further pages',
      'The title of the second page and those that follow; {words} stands for the first page’s title, {page} for the number',
      ['words', 'page'],
      { max: 60 },
    ),
    pagesLabel: label('Pages', 'What screen readers call the links to further pages'),
    pageLabel: filledText(
      'Page',
      'What a page’s link is called; {page} stands for its number',
      ['page'],
      { max: 60 },
    ),
    newerLabel: label('Newer', 'The link to the previous page'),
    olderLabel: label('Older', 'The link to the next page'),
  },
);

const blogSchema = group('Blog page', 'The text of the blog and its categories', {
  seo,
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
  categories: list(postCategory, 'Categories', 'The categories an article can have').meta({
    unique: 'id',
  }),
  lists,
  readLabel: label('Link', 'The text of the link on each card'),
  newsletter: group(
    'Newsletter',
    'The newsletter form; “Newsletter delivery” in “Site” says where it sends to, or that there is none',
    {
      ...sectionIntro,
      emailLabel: label('Field', 'The name of the email field'),
      submit: group('Button', 'The form’s button', {
        label: label('Button', 'The text on the button'),
        sendingLabel: label('While sending', 'The text while the address is being sent'),
      }),
      consent: text('Consent', 'What a visitor agrees to by clicking the button', { max: 240 }),
      privacy: text('Privacy note', 'What happens to the address', { max: 240 }),
      withoutScript: text('Without JavaScript', 'Shown where the form can’t be sent', { max: 200 }),
      success: formNotice('Success', 'when the address was accepted'),
      failure: formNotice('Failure', 'when the address was not accepted'),
      retrying: formNotice(
        'Still sending',
        'while sending the address takes long or is tried again',
      ),
      offline: formNotice(
        'Offline',
        'while an address waits for the visitor’s connection to return',
      ),
      unsent: formNotice(
        'Left unsent',
        'to a visitor who comes back to an address that was still waiting for the connection',
      ),
      unknown: unansweredNotice('when no answer says whether the address arrived'),
    },
  ),
  call: callPanel,
  post: group('Post page', 'The text that all article pages share', {
    homeLabel: label('Home', 'The first word of the breadcrumbs'),
    blogLabel: label('Blog', 'The second word of the breadcrumbs'),
    shareHeading: label('Share heading', 'The text in front of the share links'),
    relatedHeading: label('Related heading', 'The heading above the related articles'),
    viewAllLabel: label('View all link', 'The link back to the blog'),
    call: callPanel,
  }),
  ...formerly,
});

export type Blog = z.infer<typeof blogSchema>;

export const blogType = {
  file: 'blog.yaml',
  type: 'Blog',
  schema: blogSchema,
  path: '/blog',
} as const satisfies SingleType;
