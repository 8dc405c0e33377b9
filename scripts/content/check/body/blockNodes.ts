import type { Nodes, Paragraph } from 'mdast';
import type { Finding } from '../../model/diagnostic.ts';
import type { Part } from './prose.ts';

/** A block as it was parsed. */
export type Block = Extract<Nodes, { type: 'containerDirective' }>;

/** What is wrong with a block, and where. */
export type BlockProblem = Part & { found: Finding };

export const isBlock = (node: Nodes): node is Block => node.type === 'containerDirective';

/** The words in its square brackets. */
export function blockLabel({ children: [first] }: Block): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

/** What a block holds itself: one within it is told apart. */
export function contentOf(block: Block): Block['children'] {
  const inner = block.children.findIndex(isBlock);
  const own = inner < 0 ? block.children : block.children.slice(0, inner);
  return blockLabel(block) ? own.slice(1) : own;
}

export const partOf = ({ position }: Nodes): Part => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

export function nodeSource(node: Nodes, text: string): string {
  const { start, end } = partOf(node);
  return text.slice(start, end);
}

export function isWithin(inner: Part, outer: Nodes): boolean {
  const { start, end } = partOf(outer);
  return start < inner.start && inner.end <= end;
}

/** Where a block’s first line stands. */
export function firstLineOf(block: Block, text: string): Part {
  const { start } = partOf(block);
  const [line = ''] = nodeSource(block, text).split('\n');
  return { start, end: start + line.trimEnd().length };
}

/** The colons that a block begins with; as many end it. */
export const fenceOf = (block: Block, text: string): string =>
  /^:+/.exec(nodeSource(block, text))?.[0] ?? ':::';

/** Whether a block goes on to the end of what it stands in, for want of a line that ends it. */
export function isOpen(block: Block, text: string): boolean {
  const [, ...lines] = nodeSource(block, text).split('\n');
  const last = /^[\s>]*(:+)[ \t]*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return last.length < fenceOf(block, text).length;
}
