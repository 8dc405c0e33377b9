import type { Html, Nodes } from 'mdast';
import { anyTitle, videoAt, videoBlock } from '../../model/blocks.ts';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import type { ParsedBody } from './prose.ts';

/** A comment as browsers parse it: for them `<!-->` is complete. */
const comment = /^<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*$/;

/** Whether a part of a text is a comment, which visitors do not see. */
export const isComment = (node: Nodes): boolean => node.type === 'html' && comment.test(node.value);

/** Finds HTML, which would be silently dropped; a comment is harmless. */
export function checkHtml({ nodes, text }: ParsedBody): PartFinding[] {
  const all = nodes.filter((node): node is Html => node.type === 'html' && !isComment(node));
  const closing = new Set<Html>();
  return all.flatMap((node, index) => {
    if (closing.has(node)) return [];
    const params = { html: node.value.slice(0, 40) };
    const end = all[index + 1];
    const suggestion = end && inMarkdown(node, end, text);
    if (!end || suggestion === undefined) {
      const mate = mateOf(node, all.slice(index + 1), closing);
      if (mate) closing.add(mate);
      const html = params.html + (mate ? `…${mate.value}` : '');
      return [{ ...partOf(node), found: finding('no-html', { html }, adviceOn(node.value)) }];
    }
    closing.add(end);
    const whole = { start: partOf(node).start, end: partOf(end).end };
    return [{ ...whole, found: finding('no-html', params, { suggestion }) }];
  });
}

/** The closing tag of an opening tag. */
function mateOf({ value }: Html, below: readonly Html[], taken: ReadonlySet<Html>) {
  const [, name] = /^<(\w+)[^>]*>$/.exec(value) ?? [];
  return below.find((other) => !taken.has(other) && other.value === `</${name}>`);
}

function adviceOn(html: string): { help?: string; suggestion?: string } | undefined {
  const note = /^<!--(?!-?>)(?:(?!-->)[\s\S])*-->(?=[^\n<]+$)/.exec(html)?.[0];
  if (note) return { help: forNote, suggestion: `${note}\n\n${html.slice(note.length).trim()}` };
  if (/^<br\s*\/?>$/i.test(html)) return { help: forBreak };
  return /^<img\b/i.test(html) ? { help: forPicture } : insteadOfFrame(html);
}

const forNote =
  'A note to other editors hides what is on its line: put an empty line between it and the text.';

const forPicture =
  'Upload the picture to the folder content/images, and write: ![what it shows](../images/posts/example.jpg). GitHub puts it elsewhere when you drop it into a text.';

const forBreak =
  'An empty line starts a new paragraph: put one in its place, or a space if the text continues.';

/** Titles that say nothing: those that YouTube and Vimeo give to each frame, or none. */
const anyFrame = /^(?:youtube video player|vimeo video player)?$/i;

/**
 * What to do about an iframe of another site, which services offer for copying.
 * @param html as it is written
 * @returns `undefined` for any other HTML
 */
function insteadOfFrame(html: string): { help: string; suggestion?: string } | undefined {
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

const signs: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

/** A pair of tags and the words between them as Markdown, if it has an equivalent. */
function inMarkdown(open: Html, close: Html, text: string): string | undefined {
  const [, name = '', href] =
    /^<(b|strong|i|em|a)(?: href="([^\s"<>()]+)"(?: (?:target|rel)="[^"<>]*")*)?>$/i.exec(
      open.value,
    ) ?? [];
  const words = text.slice(partOf(open).end, partOf(close).start);
  // Within a word, asterisks may not work as markup.
  const around = text.charAt(partOf(open).start - 1) + text.charAt(partOf(close).end);
  const isApart = !/[\p{L}\d]/u.test(around);
  const isPair = isApart && name !== '' && close.value.toLowerCase() === `</${name.toLowerCase()}>`;
  if (!isPair || !/^(?=\S)[^\n*[\]<>]+(?<=\S)$/.test(words)) return undefined;
  const sign = signs[name.toLowerCase()];
  if (sign && href === undefined) return sign + words + sign;
  return !sign && href !== undefined ? `[${words}](${href})` : undefined;
}
