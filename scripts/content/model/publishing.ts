import { z } from 'zod';

const day = (title: string, description: string) =>
  z.iso.date().optional().meta({ title, description });

/** When an entry is on the site. Days begin and end at midnight in Coordinated Universal Time. */
export const publishing = {
  draft: z.boolean().optional().meta({
    title: 'Draft',
    description: 'Yes (true) keeps it off the site',
  }),
  publishAt: day('Publish on', 'The first day on which it is on the site, for example 2025-04-01'),
  expireAt: day('Remove on', 'The day on which it leaves the site, for example 2025-10-01'),
};

/** The fields that decide whether an entry is on the site. */
export interface Publishing {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/** The day of a moment, such as 2025-04-01; days are those of Coordinated Universal Time. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** @param day such as 2025-04-01 */
export const isOnSite = ({ draft, publishAt, expireAt }: Publishing, day: string): boolean =>
  !draft && (!publishAt || day >= publishAt) && (!expireAt || day < expireAt);
