import { SaxesParser } from 'saxes';

/** An element, with what tests need of it. */
interface ParsedElement {
  name: string;
  attributes: Record<string, string>;
  /** The text in it, at any depth. */
  text: string;
  children: ParsedElement[];
}

/**
 * Parses XML as strictly as the standard requires.
 * @returns the root element
 * @throws if it is not well-formed
 */
export function parseXml(xml: string): ParsedElement {
  const parser = new SaxesParser();
  const document: ParsedElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('There is no element.');
  return root;
}

/** The elements of one name at any depth, in document order. */
export function elementsOf({ children }: ParsedElement, name: string): ParsedElement[] {
  return children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}

/** The texts of the elements of one name. */
export const textsOf = (element: ParsedElement, name: string): string[] =>
  elementsOf(element, name).map(({ text }) => text);
