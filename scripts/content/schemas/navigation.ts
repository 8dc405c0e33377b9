import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { label, list, reference } from './fields.ts';

const link = z
  .strictObject({
    label: label('Words', 'The link’s words'),
    href: reference('path', 'Page', 'The page’s path, for example /services/roofing'),
  })
  .meta({ title: 'Link', description: 'A link to a page of this site' });

const group = z
  .strictObject({
    label: label('Words', 'The group’s words'),
    links: list(link, 'Links', 'The pages in this group', { max: 16 }),
  })
  .meta({ title: 'Group', description: 'A menu that opens' });

export const navigationSchema = z
  .strictObject({
    header: list(z.union([link, group]), 'Header menu', 'Links and groups, left to right', {
      max: 8,
    }),
    footer: list(group, 'Footer lists', 'The lists of links in the footer', { max: 4 }),
    callLabel: label('Call button', 'The words on the header’s and the footer’s call button'),
    estimateLabel: label('Estimate button', 'The words on the phone bar’s second button'),
  })
  .meta({ title: 'Navigation', description: 'Header menu and footer lists' });

export type Navigation = z.infer<typeof navigationSchema>;

export const navigationType = {
  file: 'navigation.yaml',
  type: 'Navigation',
  schema: navigationSchema,
} as const satisfies SingleType;
