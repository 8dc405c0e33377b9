import type { Nodes } from 'mdast';
import { finding } from '../../model/diagnostic.ts';
import { isVideoSite, videoAt } from '../../model/videoAddress.ts';
import { addressOf } from '../../source/linkAddresses.ts';
import { type BlockContent, isBlock, isPicture, linksIn, type Misfit } from './blockNodes.ts';
import { type PartFinding, partOf } from './prose.ts';

/** What is wrong with what a video’s block holds. */
export function videoMisfit(content: BlockContent, text: string): Misfit | undefined {
  const [link, ...others] = linksIn(content);
  if (!link) return { problem: 'has no link to a video' };
  if (others.length > 0) return { problem: 'has more than one link' };
  if (text[partOf(link).start] !== '[') return { problem: 'needs the video’s title as its words' };
  const [first, ...rest] = content;
  const [last, ...more] = isPicture(first) ? rest : content;
  return more.length === 0 && last?.type === 'paragraph' && last.children.length === 1
    ? undefined
    : { problem: 'holds more than a link and a picture above it' };
}

/** A video has one address, however it was copied. */
export const addressProblems = (content: BlockContent, text: string): PartFinding[] =>
  linksIn(content).flatMap((link) => {
    const video = videoAt(link.url);
    if (video?.page === link.url) return [];
    const details = { help: helpFor(link.url, video?.page), suggestion: video?.page };
    const found = finding('video-address', { address: link.url }, details);
    return [{ ...partOf(addressOf(link, text)), found }];
  });

/** The hosts whose frames play the videos of a body. */
export const videoHosts = (nodes: readonly Nodes[]): string[] => {
  const links = nodes.flatMap((node) =>
    isBlock(node) && node.name === 'video' ? linksIn(node.children) : [],
  );
  const frames = links.flatMap(({ url }) => videoAt(url)?.frame ?? []);
  return [...new Set(frames.map((frame) => new URL(frame).origin))];
};

function helpFor(address: string, page: string | undefined): string | undefined {
  if (page) return `The address of this video is ${page}`;
  return isVideoSite(address)
    ? 'It leads to a list, a channel or a search: open one video, and copy its address from the line at the top of the browser.'
    : undefined;
}
