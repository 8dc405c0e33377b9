/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string | number>>;
  /** Text is escaped when it is written. */
  children: readonly (XmlElement | string)[];
}

export const element = (
  name: string,
  attributes: XmlElement['attributes'],
  children: XmlElement['children'] = [],
): XmlElement => ({ name, attributes, children });

/** A whole document, well-formed regardless of the texts in it. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${markup(root)}\n`;

/** An element as it is in a document; works for HTML’s void elements too. */
export function markup({ name, attributes, children }: XmlElement): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapedMarkup(value)}"`,
  );
  const start = `<${name}${pairs.join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? escapedMarkup(child) : markup(child),
  );
  return `${start}>${inside.join('')}</${name}>`;
}

/** What XML cannot contain in any form: control characters, unpaired surrogates, non-characters. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A value for the text or an attribute of XML or HTML. */
export const escapedMarkup = (value: string | number) =>
  String(value)
    .replace(impossible, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
