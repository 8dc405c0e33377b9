import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import {
  callPanel,
  category,
  exactly,
  formNotice,
  label,
  sectionIntro,
  seo,
  text,
} from './fields.ts';
import { formerly } from './formerly.ts';

export const blogSchema = z
  .strictObject({
    seo,
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
    categories: exactly(7, category, 'Categories', 'The categories a post can have').meta({
      unique: 'id',
    }),
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
        retrying: formNotice(
          'Trying again',
          'Shown while an address that did not get through is sent again',
        ),
        offline: formNotice('Offline', 'Shown while an address waits for the visitor’s connection'),
      })
      .meta({
        title: 'Newsletter',
        description:
          'The newsletter form; “newsletterDelivery” in site.yaml says where it sends, or that there is none',
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
