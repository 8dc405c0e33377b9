import type { PageContext } from 'vike/types';
import { isBlogPage } from '../../../scripts/content/model/routes.ts';

/**
 * The list of all articles, those of the categories, and the further pages of each. It takes
 * precedence over the route of simple pages, which matches any name.
 * @see https://vike.dev/route-function
 */
export const route = ({ urlPathname }: PageContext) => isBlogPage(urlPathname) && { precedence: 1 };
