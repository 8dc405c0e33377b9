import { gzipSync } from 'node:zlib';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { linkIn, type PageLink, readPage } from '../pageCheck/pageDocument.ts';

/** A line or paragraph that visitors read. */
export interface TextBlock {
  text: string;
  /** The heading above it; empty for headings and for text above the first one. */
  under: string;
}

/** A picture, whatever its size. */
interface PagePicture {
  /** Its file in `content/images/`, without the extension. */
  name: string;
  /** Changes with what the picture shows. */
  version: string;
  /** Its description; empty if it only decorates. */
  alt: string;
}

/** What people get from a page: what they read, see and can press, and what search engines show. */
export interface PageContent {
  /** The main heading, or else the title. */
  name: string;
  listing: { title: string; description: string; indexing: string };
  blocks: readonly TextBlock[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  /** Of the HTML, compressed, in KB. */
  weight: number;
}

/** Elements within a line; any other begins a new one. */
const inline = new Set(
  'a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u'.split(' '),
);

/** Elements whose content no one reads. */
const silent = new Set(['head', 'script', 'style', 'template', 'svg', 'noscript']);

/** @param html a built page */
export function readPageContent(html: string): PageContent {
  const page = fromHtml(html);
  const { title, description, indexing, heading } = readPage(page);
  return {
    name: heading || title,
    listing: { title, description, indexing },
    ...readBody(page),
    weight: gzipSync(html).length / 1024,
  };
}

type Body = Pick<PageContent, 'blocks' | 'links' | 'pictures'>;

function readBody({ children: all }: Root): Body {
  const blocks: TextBlock[] = [];
  const links: PageLink[] = [];
  const pictures: PagePicture[] = [];
  let [line, under] = ['', ''];
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) blocks.push({ text, under });
    line = '';
  };
  const readBlock = ({ tagName, properties, children }: Element) => {
    endLine();
    line += properties.alt ?? properties.placeholder ?? '';
    readAll(children);
    endLine();
    const last = blocks.at(-1);
    if (!last || !/^h[1-6]$/.test(tagName)) return;
    under = last.text;
    last.under = '';
  };
  const readElement = (element: Element, beside: readonly RootContent[], index: number) => {
    links.push(...linkIn(element));
    pictures.push(...pictureOf(element));
    if (!isInLine(element, beside)) return readBlock(element);
    // Adjacent elements look separate, even without a space between them.
    if (beside[index - 1]?.type === 'element') line += ' ';
    readAll(element.children);
  };
  const readAll = (nodes: readonly RootContent[]) => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'text') line += node.value;
      else if (node.type === 'element' && !silent.has(node.tagName))
        readElement(node, nodes, index);
    }
  };
  readAll(all);
  endLine();
  return { blocks, links, pictures };
}

/** A link without text beside it, as in menus, is a line of its own. */
const isInLine = ({ tagName }: Element, beside: readonly RootContent[]): boolean =>
  inline.has(tagName) &&
  (tagName !== 'a' || beside.some((node) => node.type === 'text' && node.value.trim() !== ''));

/** From `/pictures/heroes/home-1280.04d24b50.jpg`, see `pictureFile` of the model. */
function pictureOf({ tagName, properties: { src, alt } }: Element): PagePicture[] {
  const address = tagName === 'img' ? /\/pictures\/(.+)-\d+\.(\w+)\.\w+$/.exec(`${src}`) : null;
  const [, name, version] = address ?? [];
  return name && version ? [{ name, version, alt: `${alt ?? ''}` }] : [];
}
