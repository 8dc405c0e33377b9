import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { BodyCollection } from '../model/contentTypes.ts';
import type { Body } from '../model/published.ts';
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
  const body: Body = { html, outline: outlineOf(tree), minutes: minutesFor(tree) };
  return JSON.stringify(body);
}

/** @param tree as rendering leaves it, with an id for each heading */
const outlineOf = ({ children }: Root) =>
  children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ id: String(node.data?.hProperties?.id), text: textOf(node) }]
      : [],
  );

/**
 * Words that adults read of a plain text in a minute.
 * @see https://doi.org/10.1016/j.jml.2019.104047
 */
const wordsPerMinute = 238;

function minutesFor({ children }: Root): number {
  const words = children.flatMap((node) => textOf(node).split(/\s+/).filter(Boolean));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
