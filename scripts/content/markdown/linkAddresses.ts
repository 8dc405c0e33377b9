import type { Definition, Image, Link, Node } from 'mdast';
import type { Processor } from 'unified';

type Position = NonNullable<Node['position']>;

declare module 'mdast' {
  interface LinkData {
    address?: Position;
  }
  interface ImageData {
    address?: Position;
  }
  interface DefinitionData {
    address?: Position;
  }
}

/** What points at something by its address. */
export type Pointer = Link | Image | Definition;

/** Has the parser note where each address stands: its trees know only where a whole link does. */
export function linkAddresses(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  // In place of the parser’s own handlers, which keep only the address’s words.
  data.fromMarkdownExtensions.push({
    exit: {
      resourceDestinationString(token) {
        setAddress(this.stack, this.resume(), token);
      },
      definitionDestinationString(token) {
        setAddress(this.stack, this.resume(), token);
      },
    },
  });
}

function setAddress(stack: readonly Node[], url: string, { start, end }: Position): void {
  const pointer = stack.at(-1) as Pointer;
  pointer.url = url;
  pointer.data = { ...pointer.data, address: { start: point(start), end: point(end) } };
}

/** Tokens carry more than places. */
const point = ({ line, column, offset = 0 }: Position['start']) => ({ line, column, offset });

/** A node’s address alone; the whole node where it has none, as in `[words]()`. */
export function addressOf(node: Pointer): Node {
  // In <https://example.com> the address is the link’s words too.
  const words = node.type === 'link' && node.url ? node.children[0]?.position : undefined;
  return { type: node.type, position: node.data?.address ?? words ?? node.position };
}
