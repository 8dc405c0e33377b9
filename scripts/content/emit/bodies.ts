import type { Root } from 'mdast';
import type { BodyCollection } from '../model/contentTypes.ts';
import type { SiteContent } from './modules.ts';
import { renderBody } from './renderBody.ts';

/** Where bodies are, below the folder of generated data. */
export const bodiesFolder = 'bodies';

/** The path of an entry’s body, below {@link bodiesFolder}. */
export const bodyFile = (name: BodyCollection, slug: string) => `${name}/${slug}.json`;

/** What bodies show of the site’s settings. */
export function shownOf({ model }: Pick<SiteContent, 'model'>) {
  const site = model.singles.site?.value;
  return site && { phone: site.phone, language: site.language };
}

/**
 * What the file of a body says.
 * @param tree its references are already checked; it is changed
 * @param folder the one below `content/` that its pictures’ addresses start from
 */
export function bodyText(
  tree: Root,
  folder: string,
  content: Pick<SiteContent, 'model' | 'values' | 'pictures' | 'downloads' | 'base'>,
): string {
  const { away } = content.model;
  const html = renderBody(tree, { ...content, folder, away, site: shownOf(content) });
  return JSON.stringify({ html });
}
