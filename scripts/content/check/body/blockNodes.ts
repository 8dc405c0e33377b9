import type { Image, Link, Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isVideoSite, videoAt, videoBlock } from '../../model/blocks.ts';
import { finding } from '../../model/diagnostic.ts';
import { onlyOf } from '../../model/words.ts';
import { type Part, type PartFinding, partOf } from '../../source/lines.ts';
import { nodesIn } from '../../source/markdown.ts';
import { addressOf, nodeSource, type ParsedBody } from './prose.ts';

/** A block as it was parsed. */
export type Block = Extract<Nodes, { type: 'containerDirective' }>;

export type BlockContent = Block['children'];

export const isBlock = (node: Nodes): node is Block => node.type === 'containerDirective';

/** The words in its square brackets. */
export function blockLabel({ children: [first] }: Block): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

/** A block’s content before the first block inside it, which has findings of its own. */
export function blockContent(block: Block): BlockContent {
  const inner = block.children.findIndex(isBlock);
  const own = inner < 0 ? block.children : block.children.slice(0, inner);
  return blockLabel(block) ? own.slice(1) : own;
}

export function isWithin(inner: Part, outer: Nodes): boolean {
  const { start, end } = partOf(outer);
  return start < inner.start && inner.end <= end;
}

/** The part of the text that is a block’s first line. */
export function firstLineOf(block: Block, text: string): Part {
  const { start } = partOf(block);
  const [line = ''] = nodeSource(block, text).split('\n');
  return { start, end: start + line.trimEnd().length };
}

/** The colons that a block begins with; the same number ends it. */
export const fenceOf = (block: Block, text: string): string =>
  /^:+/.exec(nodeSource(block, text))?.[0] ?? ':::';

/** Whether a block has no line that ends it and so continues to the end of what contains it. */
export function isOpen(block: Block, text: string): boolean {
  const [, ...lines] = nodeSource(block, text).split('\n');
  const last = /^[\s>]*(:+)[ \t]*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return last.length < fenceOf(block, text).length;
}

/** The part of the text that a block’s content covers. */
export function spanOf(content: BlockContent): Part {
  const [first, last] = [content[0], content.at(-1)];
  return { start: first ? partOf(first).start : 0, end: last ? partOf(last).end : 0 };
}

export const imagesIn = (content: BlockContent): Image[] =>
  partsOf(content).filter((node) => node.type === 'image');

export const linksIn = (content: BlockContent): Link[] =>
  partsOf(content).filter((node) => node.type === 'link');

const partsOf = (children: BlockContent): Nodes[] => nodesIn({ type: 'root', children });

/** Whether a paragraph is a picture and nothing else. */
export const isPicture = (node: Nodes | undefined): boolean =>
  node?.type === 'paragraph' && onlyOf(node.children)?.type === 'image';

/** A video’s address has only one right form, however it was copied. */
export const addressProblems = (content: BlockContent, text: string): PartFinding[] =>
  linksIn(content).flatMap((link) => {
    const video = videoAt(link.url);
    if (video?.page === link.url) return [];
    const details = { help: helpFor(link.url, video?.page), suggestion: video?.page };
    const found = finding('video-address', { address: link.url }, details);
    return [{ ...addressOf(link, text), found }];
  });

function helpFor(address: string, page: string | undefined): string | undefined {
  if (page) return `The address of this video is ${page}`;
  return isVideoSite(address)
    ? 'It leads to a list, a channel or a search: open one video, and copy its address from the browser’s address bar.'
    : undefined;
}

/** Finds paragraphs that are only the address of a video, which visitors would see. */
export function looseVideos({ tree }: ParsedBody): PartFinding[] {
  // Only at the top does a block fit.
  return tree.children.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const link = onlyOf(node.children);
    const isAddress = link?.type === 'link' && isWritten(link.url, link);
    const page = isAddress && videoAt(link.url)?.page;
    if (!page) return [];
    const found = finding('loose-video', { address: link.url }, { suggestion: videoBlock(page) });
    return [{ ...partOf(node), found }];
  });
}

const isWritten = (address: string, link: Nodes) =>
  textOf(link).replace(/^https?:\/\//, '') === address.replace(/^https?:\/\//, '');

/** The origins of the frames that play a body’s videos. */
export const videoHosts = (nodes: readonly Nodes[]): string[] => {
  const links = nodes.flatMap((node) =>
    isBlock(node) && node.name === 'video' ? linksIn(node.children) : [],
  );
  const frames = links.flatMap(({ url }) => videoAt(url)?.frame ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))];
};
