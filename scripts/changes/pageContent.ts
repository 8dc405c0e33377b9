import { gzipSync } from 'node:zlib';
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** A line or paragraph that visitors read. */
export interface TextBlock {
  text: string;
  /** The heading that it stands under; empty for headings and what stands above the first. */
  under: string;
}

/** A link, a phone number included. */
export interface PageLink {
  words: string;
  href: string;
}

/** A picture, whatever its size. */
interface PagePicture {
  /** Its file in `content/images/`, without its kind. */
  name: string;
  /** Changes with what is to be seen on it. */
  version: string;
}

/** What people get of a page: what they read, see and may press, and what search engines show. */
export interface PageContent {
  /** The main heading, or else the title. */
  name: string;
  listing: { title: string; description: string; indexing: string };
  blocks: readonly TextBlock[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  /** Of the HTML as it is sent, in KB. */
  weight: number;
}

/** Parts of a line; anything else begins a new one. */
const inline = new Set(
  'a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u'.split(' '),
);

/** What nobody reads. */
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** @param html a built page */
export function readPageContent(html: string): PageContent {
  const document = parseDocument(html);
  const named = (name: string) => findOne((element) => element.name === name, document.children);
  const meta = (name: string) =>
    findOne(
      (element) => element.name === 'meta' && element.attribs.name === name,
      document.children,
    )?.attribs.content ?? '';
  const { blocks, links, pictures } = readBody(named('body') ?? document);
  const title = textOf(named('title'));
  return {
    name: textOf(named('h1')) || title,
    listing: { title, description: meta('description'), indexing: meta('robots') },
    blocks,
    links,
    pictures,
    weight: gzipSync(html).length / 1024,
  };
}

type Body = Pick<PageContent, 'blocks' | 'links' | 'pictures'>;

function readBody(body: ParentNode): Body {
  const blocks: TextBlock[] = [];
  const links: PageLink[] = [];
  const pictures: PagePicture[] = [];
  let [line, under] = ['', ''];
  const endLine = () => {
    const text = oneLine(line);
    if (text) blocks.push({ text, under });
    line = '';
  };
  const readLine = (element: Element) => {
    // Elements side by side are apart to the eye, even where no space stands between them.
    if (element.prev && isTag(element.prev)) line += ' ';
    readAll(element.children);
  };
  const readBlock = ({ name, attribs, children }: Element) => {
    endLine();
    line += attribs.alt ?? attribs.placeholder ?? '';
    readAll(children);
    endLine();
    const last = blocks.at(-1);
    if (!last || !/^h[1-6]$/.test(name)) return;
    under = last.text;
    last.under = '';
  };
  const readAll = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (isText(node)) line += node.data;
      if (!isTag(node) || silent.has(node.name)) continue;
      links.push(...linkOf(node));
      pictures.push(...pictureOf(node));
      if (isInLine(node)) readLine(node);
      else readBlock(node);
    }
  };
  readAll(body.children);
  endLine();
  return { blocks, links, pictures };
}

/** A link or button among its like, as in menus, stands for itself. */
const isInLine = (element: Element): boolean =>
  inline.has(element.name) &&
  (element.name !== 'a' ||
    (element.parent?.children ?? []).some((node) => isText(node) && node.data.trim() !== ''));

function linkOf(element: Element): PageLink[] {
  const { href, 'aria-label': label = '' } = element.attribs;
  if (element.name !== 'a' || href === undefined) return [];
  return [{ words: textOf(element) || label, href }];
}

/** From `/pictures/heroes/home-1280.04d24b50.jpg`, see `pictureFile` of the model. */
function pictureOf({ name: tag, attribs: { src = '' } }: Element): PagePicture[] {
  const address = tag === 'img' ? /\/pictures\/(.+)-\d+\.(\w+)\.\w+$/.exec(src) : null;
  const [, name, version] = address ?? [];
  return name && version ? [{ name, version }] : [];
}

const textOf = (element: Element | null) => (element ? oneLine(textContent(element)) : '');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
