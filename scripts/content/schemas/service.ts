import { z } from 'zod';
import { sections } from '../contentTypes.ts';
import { heroPicture, order, placeholder, seo, text } from './fields.ts';
import { publishing } from './publishing.ts';

export const serviceSchema = z
  .strictObject({
    section: z.enum(sections).meta({
      title: 'Section',
      description: 'services or restoration; decides the page’s address',
    }),
    order,
    name: text('Name', 'The service’s name in menus and on cards', { max: 50 }),
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    summary: text('Summary', 'One or two sentences below the heading', { min: 40, max: 320 }),
    image: heroPicture,
    seo,
    placeholder,
    ...publishing,
  })
  .meta({ title: 'Service', description: 'A service or restoration page' });

export type Service = z.infer<typeof serviceSchema>;
