import { z } from 'zod';
import { maxSlugLength, slugPattern } from '../slug.ts';
import { text } from './fields.ts';

/** A short name for URLs and references: lower-case words joined by hyphens. */
export const identifier = z.string().regex(slugPattern).max(maxSlugLength).meta({
  title: 'Id',
  description: 'Lower-case words joined by hyphens, for example storm-damage',
});

/** One category of projects or posts. */
export const category = z
  .strictObject({ id: identifier, name: text('Name', 'As visitors read it', { max: 40 }) })
  .meta({ title: 'Category', description: 'One category' });
