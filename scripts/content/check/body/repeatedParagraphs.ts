import type { Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';

/** A shorter one, such as a call to phone, may be said twice. */
const minLength = 120;

/**
 * Finds paragraphs that were pasted twice into one text.
 * @param nodes all of the body’s, in the order of the text
 * @returns the first that repeats another
 */
export function repeatedParagraphs(nodes: readonly Nodes[]): PartFinding[] {
  const known = new Set<string>();
  const [node, ...more] = nodes.filter(isParagraph).filter((paragraph) => {
    const text = textOf(paragraph);
    return text.length >= minLength && known.size === known.add(text).size;
  });
  const found = finding('repeated-paragraph', { hasMore: more.length > 0 });
  return node ? [{ ...partOf(node), found }] : [];
}

/** Entries of lists, which stand further right, may be alike. */
const isParagraph = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' && node.position?.start.column === 1;
