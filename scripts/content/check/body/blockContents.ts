import type { List, Nodes } from 'mdast';
import { anyTitle, type BlockName, blockKind, isBlockName, videoAt } from '../../model/blocks.ts';
import { isDownloadLink } from '../../model/contentFolder.ts';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import {
  addressProblems,
  type Block,
  type BlockContent,
  blockContent,
  firstLineOf,
  imagesIn,
  isBlock,
  isOpen,
  isPicture,
  linksIn,
  spanOf,
} from './blockNodes.ts';
import { nodeSource, type ParsedBody } from './prose.ts';

/** What is wrong with a block’s content. */
interface Misfit {
  problem: string;
  /** What to write in place of the whole content. */
  cure?: string | undefined;
}

/** What a block’s content must be like. */
interface Fit {
  misfit: (content: BlockContent, text: string) => Misfit | undefined;
  /** The part of the content that surely belongs to the block if its end is missing. */
  own: (content: BlockContent) => BlockContent;
}

/** Finds blocks with the wrong content. */
export function blockContents({ text, nodes }: ParsedBody): PartFinding[] {
  return nodes.filter(isBlock).flatMap((block) => {
    const { name } = block;
    if (!isBlockName(name)) return [];
    const own = ownContent(block);
    const isOver = isOpen(block, text) || block.children.some(isBlock);
    // Content that it has only because its end is missing is not a second mistake.
    const content = isOver && own.length > 0 ? own : blockContent(block);
    const misfit = fits[name].misfit(content, text);
    if (!misfit) return name === 'video' ? addressProblems(content, text) : [];
    const { problem, cure } = misfit;
    const details = { help: `It holds ${blockKind(name).holds}.`, suggestion: cure };
    const place = cure === undefined ? firstLineOf(block, text) : spanOf(content);
    return [{ ...place, found: finding('block-content', { name, problem }, details) }];
  });
}

/** The content that surely belongs to a block without an end. */
export const ownContent = (block: Block): BlockContent =>
  isBlockName(block.name) ? fits[block.name].own(blockContent(block)) : [];

function pictureMisfit(content: BlockContent, text: string): Misfit | undefined {
  const [image, ...others] = imagesIn(content);
  if (!image) return { problem: 'has no picture' };
  if (others.length > 0) {
    return { problem: `has ${others.length + 1} pictures, which need a block each` };
  }
  if (content.length > 2 || !content.every(isParagraph)) {
    return { problem: 'holds more than a picture and its caption' };
  }
  if (content.length === 2 && isPicture(content[0])) return undefined;
  const { start, end } = spanOf(content);
  const picture = nodeSource(image, text);
  const caption = text.slice(start, end).replace(picture, '').trim();
  if (!caption) return { problem: 'has no caption' };
  return {
    problem: 'needs its picture first and then, below an empty line, its caption',
    cure: caption.includes('\n\n') ? undefined : `${picture}\n\n${caption}`,
  };
}

const listFit = (ordered: boolean): Fit => ({
  misfit: ([first, ...others], text) => {
    if (!first) return { problem: 'is empty' };
    const lists = [first, ...others].filter(({ type }) => type === 'list') as List[];
    if (lists.length > 1 && lists.length === others.length + 1) {
      const children = lists.flatMap((list) => list.children);
      const cure = listAs({ ...lists[0], type: 'list', children }, ordered, text);
      return {
        problem: 'holds several lists, because their entries start in different ways',
        cure,
      };
    }
    if (first.type !== 'list' || others.length > 0) {
      return { problem: `holds something other than a list` };
    }
    if (first.ordered === ordered) return undefined;
    const problem = ordered ? 'has hyphens in place of numbers' : 'has numbers in place of hyphens';
    return { problem, cure: listAs(first, ordered, text) };
  },
  own: ([first]) => (first?.type === 'list' ? [first] : []),
});

/**
 * A list rewritten with numbers instead of hyphens, or the other way around.
 * @param text the body that it is from
 */
function listAs({ children: items }: List, ordered: boolean, text: string): string {
  return items
    .map((item, index) => {
      const { start } = partOf(item);
      const next = items[index + 1];
      const source = text.slice(start, next ? partOf(next).start : partOf(item).end);
      const [written = ''] = /^(?:[-*+]|\d+[.)])[ \t]*/.exec(source) ?? [];
      const marker = ordered ? `${index + 1}. ` : '- ';
      // Further lines of an entry are indented as far as its words.
      const further = ' '.repeat(Math.max(0, marker.length - written.length));
      return marker + source.slice(written.length).replace(/\n(?=[ \t]+\S)/g, `\n${further}`);
    })
    .join('');
}

/** For a block that holds words. */
const wordsFit =
  (missing: string, excess: string, isFit: (content: BlockContent) => boolean): Fit['misfit'] =>
  (content) => {
    if (content.length === 0) return { problem: `has no ${missing}` };
    return isFit(content) ? undefined : { problem: `holds ${excess}` };
  };

const isParagraph = ({ type }: Nodes) => type === 'paragraph';

const isProse = (content: BlockContent) =>
  content.every(isParagraph) && imagesIn(content).length === 0;

const answerParts: readonly string[] = ['paragraph', 'list', 'table', 'blockquote'];

function downloadMisfit(content: BlockContent, text: string): Misfit | undefined {
  const [link, ...others] = linksIn(content);
  const { start, end } = spanOf(content);
  const [path] = /^\S+\.pdf$/.exec(text.slice(start, end)) ?? [];
  const cure = path && !link ? `[Open the document](${path})` : undefined;
  if (!link || others.length > 0) return { problem: 'needs one link to a PDF document', cure };
  if (!isDownloadLink(link.url)) return { problem: 'links to something other than a PDF document' };
  return isOneThing(content) ? undefined : { problem: 'holds more than a link' };
}

function videoMisfit(content: BlockContent, text: string): Misfit | undefined {
  const [link, ...others] = linksIn(content);
  if (!link) return { problem: 'has no link to a video' };
  if (others.length > 0) return { problem: 'has more than one link' };
  if (text[partOf(link).start] !== '[') {
    const page = isOneThing(content) && videoAt(link.url)?.page;
    const cure = page ? `[${anyTitle}](${page})` : undefined;
    return { problem: 'needs the video’s title as the words of its link', cure };
  }
  return isOneThing(isPicture(content[0]) ? content.slice(1) : content)
    ? undefined
    : { problem: 'holds more than a link and a picture above it' };
}

/** Whether content is a paragraph of nothing but a link, a picture or plain words. */
const isOneThing = ([first, ...others]: BlockContent) =>
  first?.type === 'paragraph' && first.children.length === 1 && others.length === 0;

const firstPart = (content: BlockContent) => content.slice(0, 1);

const withPicture = (content: BlockContent) => content.slice(0, isPicture(content[0]) ? 2 : 1);

/** With several parts, those after the first may belong to the text after the block. */
const onlyPart = (content: BlockContent) => (content.length === 1 ? content : []);

const fits: Readonly<Record<BlockName, Fit>> = {
  picture: { misfit: pictureMisfit, own: withPicture },
  fact: {
    misfit: wordsFit(
      'sentence',
      'more than a sentence',
      (content) => content.length === 1 && isProse(content),
    ),
    own: firstPart,
  },
  steps: listFit(true),
  do: listFit(false),
  dont: listFit(false),
  question: {
    misfit: wordsFit('answer', 'something other than an answer', (content) =>
      content.every(({ type }) => answerParts.includes(type)),
    ),
    own: onlyPart,
  },
  call: { misfit: wordsFit('text', 'something other than paragraphs', isProse), own: onlyPart },
  download: { misfit: downloadMisfit, own: firstPart },
  video: { misfit: videoMisfit, own: withPicture },
};
