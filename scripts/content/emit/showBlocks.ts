import type { Link, Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { type BlockName, isBlockName, videoAt } from '../model/blocks.ts';
import { type Downloads, downloadNamed } from '../model/contentFolder.ts';
import { telHref } from '../model/published.ts';
import type { Site } from '../model/site.ts';

type Block = Extract<Nodes, { type: 'containerDirective' }>;
type Phone = Pick<Site['phone'], 'display' | 'callLabel'>;

/** What blocks show of the rest of the site. */
export interface Shown {
  site?:
    | { phone: Phone; emergencyPhone?: { display: string } | undefined; language: string }
    | undefined;
  downloads?: Downloads | undefined;
}

interface Surroundings extends Shown {
  /** The element for a heading at this place of the text. */
  heading: string;
}

/**
 * A plugin that shows blocks. Their kind is in `data-block`, see the styles of Prose.
 * @param shown what blocks show of the rest of the site
 */
export const showBlocks = (shown: Shown) => (tree: Root) => {
  let depth = 1;
  for (const node of tree.children) {
    if (node.type === 'heading') depth = node.depth;
    if (node.type !== 'containerDirective' || !isBlockName(node.name)) continue;
    shows[node.name](node, { heading: `h${Math.min(6, depth + 1)}`, ...shown });
  }
  tree.children = withPairs(tree.children);
};

/** Sets the element that a node becomes. */
function become(node: Nodes | undefined, hName: string, hProperties = {}): void {
  if (node) node.data = { ...node.data, hName, hProperties };
}

const shows: Readonly<Record<BlockName, (block: Block, around: Surroundings) => void>> = {
  picture(block) {
    become(block, 'figure', { dataBlock: 'picture' });
    const [first, caption] = block.children;
    const [image] = first?.type === 'paragraph' ? first.children : [];
    if (image?.type === 'image') block.children.splice(0, 1, image as never);
    become(caption, 'figcaption');
  },
  fact(block) {
    become(block, 'div', { dataBlock: 'fact' });
  },
  steps(block) {
    become(block, 'div', { dataBlock: 'steps' });
  },
  do: showAdvice,
  dont: showAdvice,
  question(block) {
    become(block, 'details', { dataBlock: 'question' });
    become(block.children[0], 'summary');
  },
  call(block, { heading, site }) {
    become(block, 'div', { dataBlock: 'call' });
    become(block.children[0], heading);
    const links = block.children.filter(isLoneLink);
    const words = block.children.filter((child) => !isLoneLink(child));
    const buttons = links.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
    const all = site ? [callLink({ ...site.phone, ...site.emergencyPhone }), ...buttons] : buttons;
    block.children = [...words, { type: 'paragraph', children: all }];
  },
  download(block, { site, downloads }) {
    const [paragraph] = block.children;
    const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (link?.type !== 'link') return;
    const bytes = downloads?.get(downloadNamed(link.url));
    const size: Text = { type: 'text', value: `PDF, ${sizeInWords(bytes ?? 0, site?.language)}` };
    link.children = [spanOf(link.children), spanOf([size])];
    become(block, 'div', { dataBlock: 'download' });
  },
  video(block) {
    const parts = block.children.flatMap((node) =>
      node.type === 'paragraph' ? node.children : [],
    );
    const link = parts.find((part) => part.type === 'link');
    const video = link && videoAt(link.url);
    if (!video) return;
    const site: Text = { type: 'text', value: new URL(link.url).hostname.replace(/^www\./, '') };
    const [title, where] = [spanOf(link.children), spanOf([site])];
    link.children = [...parts.filter((part) => part.type === 'image'), title, where];
    become(block, 'figure', { dataBlock: 'video', dataVideo: video.frame });
    block.children = [link as never];
  },
};

/** “1.2 MB”, as people say for files. */
function sizeInWords(bytes: number, language?: string): string {
  // Less would be rounded to 1,000 kB.
  const isLarge = bytes >= 999_500;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1));
}

const spanOf = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span' },
  children,
});

function showAdvice(block: Block, { heading }: Surroundings): void {
  become(block, 'div', { dataBlock: block.name });
  become(block.children[0], heading);
}

const isLoneLink = (node: Nodes) =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link';

const callLink = ({ display, callLabel }: Phone): Link => ({
  type: 'link',
  url: telHref(display),
  children: [{ type: 'text', value: `${callLabel} ${display}` }],
});

const isAdvice = (node: Nodes | undefined): node is Block =>
  node?.type === 'containerDirective' && (node.name === 'do' || node.name === 'dont');

/** Puts a block of what to do and one of what not to do next to each other. */
function withPairs(nodes: readonly RootContent[]): RootContent[] {
  const shown: RootContent[] = [];
  for (const node of nodes) {
    const last = shown.at(-1);
    if (!isAdvice(node)) shown.push(node);
    else if (isPair(last) && last.children.length < 2) last.children.push(node);
    else shown.push(pairOf(node));
  }
  return shown;
}

const isPair = (node: Nodes | undefined): node is Block =>
  node?.type === 'containerDirective' && node.name === 'pair';

const pairOf = (first: Block): Block => ({
  type: 'containerDirective',
  name: 'pair',
  data: { hName: 'div', hProperties: { dataBlock: 'pair' } },
  children: [first],
});
