import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { videoAt } from '../../model/blocks.ts';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import type { ParsedBody } from './prose.ts';

/** A stand-in for a video’s title until somebody writes one. */
export const anyTitle = 'Watch the video';

/** The block that shows a video. */
const videoBlock = (page: string, title = anyTitle) => `:::video\n[${title}](${page})\n:::`;

/** Finds paragraphs that are only the address of a video, which visitors would see. */
export function looseVideos({ tree }: ParsedBody): PartFinding[] {
  // Only at the top does a block fit.
  return tree.children.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const [link, ...others] = node.children;
    const isAddress = link?.type === 'link' && others.length === 0 && isWritten(link.url, link);
    const page = isAddress && videoAt(link.url)?.page;
    if (!page) return [];
    const found = finding('loose-video', { address: link.url }, { suggestion: videoBlock(page) });
    return [{ ...partOf(node), found }];
  });
}

const isWritten = (address: string, link: Nodes) =>
  textOf(link).replace(/^https?:\/\//, '') === address.replace(/^https?:\/\//, '');

/** Titles that say nothing: those that YouTube and Vimeo give to each frame, or none. */
const anyFrame = /^(?:youtube video player|vimeo video player)?$/i;

/**
 * What to do about an iframe of another site, which services offer for copying.
 * @param html as it is written
 * @returns `undefined` for any other HTML
 */
export function insteadOfFrame(html: string): { help: string; suggestion?: string } | undefined {
  const attribute = (name: string) =>
    new RegExp(`^<iframe\\b[^>]*?\\s${name}=["']([^"']*)`, 'i').exec(html)?.[1] ?? '';
  const address = attribute('src').replace(/^\/\//, 'https://');
  if (!/^https:\/\/\S+$/.test(address)) return undefined;
  const page = videoAt(address)?.page;
  if (!page || !/<\/iframe>\s*$/i.test(html)) {
    return {
      help: `Nothing from another site can be in a text. Write a link to it: [what it shows](${address}).`,
    };
  }
  const title = attribute('title')
    .replace(/[[\]\s]+/g, ' ')
    .trim();
  return {
    help: 'A video has its own block. Write what it shows between the square brackets.',
    suggestion: videoBlock(page, anyFrame.test(title) ? anyTitle : title),
  };
}
