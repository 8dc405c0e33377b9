import { z } from 'zod';
import { heroPicture, order, placeholder, seo, text } from './fields.ts';
import { publishing } from './publishing.ts';

export const citySchema = z
  .strictObject({
    order,
    name: text('Name', 'The city’s name', { max: 50 }),
    state: z.enum(['IL', 'WI']).meta({ title: 'State', description: 'IL or WI' }),
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    intro: text('Introduction', 'One to three sentences below the heading', { min: 40, max: 400 }),
    image: heroPicture,
    seo,
    placeholder,
    ...publishing,
  })
  .meta({ title: 'City', description: 'A city’s landing page' });

export type City = z.infer<typeof citySchema>;
