import { collectionTypes } from '../../model/contentTypes.ts';

/** Whether a file has the words of customers, which are about other things and stay as they are. */
export const isCustomers = (file: string) =>
  file.startsWith(`content/${collectionTypes.testimonials.folder}/`);

/** Whether a file is that of a page that speaks of the company. */
export const isOwnPage = (file: string) => /^content\/(?!site\.)[^/]+\.yaml$/.test(file);
