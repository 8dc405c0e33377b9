import { z } from 'zod';

const day = (title: string, description: string) =>
  z.iso.date().optional().meta({ title, description });

/** When an entry is on the site. Days begin and end at midnight in Coordinated Universal Time. */
export const publishing = {
  draft: z.boolean().optional().meta({
    title: 'Draft',
    description: 'true keeps it off the site until the line is deleted',
  }),
  publishAt: day('Publish on', 'The first day on which it is on the site, for example 2025-04-01'),
  expireAt: day('Remove on', 'The day on which it leaves the site, for example 2025-10-01'),
};
