import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import {
  callPanel,
  category,
  formerly,
  formNotice,
  sectionIntro,
  seo,
  unansweredNotice,
} from './fieldGroups.ts';
import { filledText, label, list, text } from './fields.ts';

/** A category has a page of its own, with the articles in it. */
const postCategory = category.extend({
  intro: text(
    'Introduction',
    'Below the heading of the category’s page and in search results; without it, the page has the words of “lists” for all categories',
    { min: 50, max: 160 },
  ).optional(),
  ...formerly,
});

const lists = z
  .strictObject({
    categoriesLabel: label(
      'Categories',
      'The name of the links to the categories, for example Articles by category',
    ),
    articlesLabel: label(
      'Articles',
      'Said by screen readers behind each category’s name, as a service may have the same, for example articles',
    ),
    allLabel: label('All articles', 'The link to the articles of all categories'),
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
      'The title of the second page and those that follow; {words} stands for that of the first, {page} for the number',
      ['words', 'page'],
      { max: 60 },
    ),
    pagesLabel: label('Pages', 'The name of the links to further pages, for screen readers'),
    pageLabel: filledText(
      'Page',
      'What a page’s link is called; {page} stands for its number',
      ['page'],
      { max: 60 },
    ),
    newerLabel: label('Newer', 'The link to the page before'),
    olderLabel: label('Older', 'The link to the next page'),
  })
  .meta({
    title: 'Lists',
    description: 'The words of the lists of articles: their categories and their further pages',
  });

const blogSchema = z
  .strictObject({
    seo,
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
    categories: list(postCategory, 'Categories', 'The categories a post can have').meta({
      unique: 'id',
    }),
    lists,
    readLabel: label('Link', 'The words of each card’s link'),
    newsletter: z
      .strictObject({
        ...sectionIntro,
        emailLabel: label('Field', 'The name of the e-mail field'),
        submit: z
          .strictObject({
            label: label('Button', 'The words on the button'),
            sendingLabel: label('While sending', 'The words while the address is on its way'),
          })
          .meta({ title: 'Button', description: 'The form’s button' }),
        consent: text('Consent', 'What a visitor agrees to by pressing the button', { max: 240 }),
        privacy: text('Privacy note', 'What happens with the address', { max: 240 }),
        withoutScript: text('Without JavaScript', 'Said where the form cannot send itself', {
          max: 200,
        }),
        success: formNotice('Success', 'Shown when the address was taken'),
        failure: formNotice('Failure', 'Shown when the address was not taken'),
        retrying: formNotice('Still sending', 'Shown while an address takes long or is sent again'),
        offline: formNotice('Offline', 'Shown while an address waits for the visitor’s connection'),
        unsent: formNotice(
          'Left unsent',
          'Shown to who comes back to an address that was still waiting for the connection',
        ),
        unknown: unansweredNotice(
          'Not known',
          'Shown when no answer came that tells whether the address arrived',
        ),
      })
      .meta({
        title: 'Newsletter',
        description:
          'The newsletter form; “Newsletter delivery” of the site says where it sends, or that there is none',
      }),
    call: callPanel,
    post: z
      .strictObject({
        homeLabel: label('Home', 'The first word of the breadcrumbs'),
        blogLabel: label('Blog', 'The second word of the breadcrumbs'),
        shareHeading: label('Share heading', 'The words before the share links'),
        relatedHeading: label('Related heading', 'The heading of the related articles'),
        viewAllLabel: label('View all link', 'The link back to the blog'),
        call: callPanel,
      })
      .meta({ title: 'Post page', description: 'The words that every post’s page shares' }),
    ...formerly,
  })
  .meta({ title: 'Blog page', description: 'The words of the blog and its categories' });

export type Blog = z.infer<typeof blogSchema>;

export const blogType = {
  file: 'blog.yaml',
  type: 'Blog',
  schema: blogSchema,
  path: '/blog',
} as const satisfies SingleType;
