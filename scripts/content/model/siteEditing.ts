import { z } from 'zod';
import { httpsUrl } from './fields.ts';

export const editing = z
  .strictObject({
    repository: z
      .string()
      .regex(/^[a-z\d](?:-?[a-z\d])*\/[\w.-]+$/i)
      .max(140)
      .meta({
        title: 'Repository',
        description: 'Owner and name on GitHub, for example harlow-ridge/website',
      }),
    branch: z
      .string()
      .regex(/^[\w-][\w./-]*$/)
      .max(200)
      .optional()
      .meta({
        title: 'Branch',
        description:
          'Which changes are for, and which the site is built from; without it GitHub’s default branch',
      }),
    signIn: httpsUrl(
      'Sign-in address',
      'The address of your own sign-in helper, so that editors need no token',
    ).optional(),
  })
  .meta({
    title: 'Editing',
    description:
      'The repository on GitHub that forms at /admin send changes to; leave it out to edit on your own computer alone',
  });
