import { belowContent } from '../content/model/contentFolder.ts';
import { contentTypeOf, contentTypes } from '../content/model/contentTypes.ts';
import { parsePath } from '../content/model/fileName.ts';
import { fileOfPage } from '../content/model/routes.ts';
import { companyName, pagesName } from './referenceFields.ts';

/**
 * The address of a page’s form in the CMS, from the number sign on.
 * @param page its path
 */
export const formAddress = (page: string): string =>
  formOfFile(belowContent(fileOfPage(page, () => true)));

/**
 * The same for a file’s form.
 * @param file its path below the content folder
 * @returns an empty text if there is no form for it
 */
export function formOfFile(file: string): string {
  const name = contentTypeOf(file);
  if (!name) return '';
  const type = contentTypes[name];
  if ('folder' in type) return `#/collections/${name}/entries/${parsePath(file).name}`;
  return `#/collections/${'path' in type ? pagesName : companyName}/entries/${name}`;
}

/** Opens the form of the page named in the address, as in links on pages and in reports. */
export function openForm(): void {
  const page = new URLSearchParams(location.search).get('page');
  if (page) history.replaceState(null, '', location.pathname + formAddress(page));
}
