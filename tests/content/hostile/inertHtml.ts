import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** The elements that our texts may contain. */
const harmless = new Set(
  'a blockquote br code del details div em figcaption figure h2 h3 h4 h5 h6 hr img li ol p picture pre source span strong summary ul'.split(
    ' ',
  ),
);

const linked = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/;
/** Nothing may be loaded from another site. */
const loaded = /^\/(?!\/)/;
const addresses: Readonly<Record<string, RegExp>> = {
  href: linked,
  src: loaded,
  srcSet: loaded,
  action: loaded,
  formAction: loaded,
};

/**
 * What a browser could execute, load or be styled by, according to an HTML parser.
 * @param html a fragment of a page
 * @returns each thing that should not be there
 */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (!harmless.has(tagName)) dangers.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on|^style$/i.test(name)) dangers.push(`${name}=`);
      if (addresses[name]?.test(String(value)) === false) dangers.push(`${name}=${value}`);
    }
  });
  return dangers;
}
