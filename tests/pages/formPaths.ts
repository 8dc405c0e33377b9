/**
 * The forms that send something, by their islands’ names, each with a page that has it far from its
 * top.
 */
export const formPaths = {
  EstimateForm: '/service-areas/byron',
  NewsletterForm: '/blog',
} as const;

export type FormName = keyof typeof formPaths;
