import type { Image, Link, LinkReference, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, finding } from '../../model/diagnostic.ts';
import { sentences } from '../../model/words.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { saysNothing } from '../words/wordFindings.ts';
import { checkHtml } from './checkHtml.ts';
import { headingFindings } from './headings.ts';
import { nodeSource, type ParsedBody } from './prose.ts';
import { footnoteHelp } from './straySigns.ts';
import { tableFindings } from './tables.ts';

/** Finds what is wrong with headings, links’ words, pictures’ descriptions, HTML and so on. */
export function bodyFindings(body: ParsedBody): PartFinding[] {
  const { nodes, text } = body;
  const addresses = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  const each = nodes.flatMap((node) =>
    [findingOn(node, text, addresses) ?? []].flat().map((found) => ({ ...partOf(node), found })),
  );
  return [...headingFindings(body), ...each, ...checkHtml(body), ...repeatedParagraphs(body)];
}

/** @param addresses those that references in brackets lead to, by their names */
function findingOn(
  node: Nodes,
  text: string,
  addresses: ReadonlyMap<string, string>,
): Finding | Finding[] | undefined {
  if (node.type === 'table') return tableFindings(node);
  if (node.type === 'link' || node.type === 'linkReference')
    return checkLinkText(node) ?? chatMark(node, text);
  if (node.type === 'image') return checkDescription(node);
  // Pictures by reference are not supported: the check of picture files does not know them.
  if (node.type === 'imageReference')
    return missingPicture(nodeSource(node, text), undefined, addresses.get(node.identifier));
  if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
    const written = `[^${node.identifier}]`;
    return finding('stray-signs', { written }, { help: footnoteHelp });
  }
  return undefined;
}

/** A shorter paragraph, such as an invitation to call, may be repeated. */
const minRepeated = 120;

/** Finds the first paragraph that repeats another one. */
function repeatedParagraphs({ nodes }: ParsedBody): PartFinding[] {
  const known = new Set<string>();
  const [node, ...more] = nodes.filter((each) => {
    // Paragraphs in lists and quotations, which are indented, may be alike.
    if (each.type !== 'paragraph' || each.position?.start.column !== 1) return false;
    const text = textOf(each);
    return text.length >= minRepeated && known.size === known.add(text).size;
  });
  const found = finding('repeated-paragraph', { hasMore: more.length > 0 });
  return node ? [{ ...partOf(node), found }] : [];
}

function checkLinkText(link: Link | LinkReference): Finding | undefined {
  const words = textOf(link).trim();
  const hasPicture = link.children.some(({ type }) => type === 'image');
  if (hasPicture || (words && !saysNothing(words))) return undefined;
  return finding('link-text', { words });
}

const chats = String.raw`utm_source=(?:chatgpt\.com|openai|perplexity)`;
const ofChat = new RegExp(`[?&]${chats}(?![&\\w])|(?<=[?&])${chats}&`, 'i');

/** The parameter that chats add to the addresses of their sources. */
function chatMark(node: Link | LinkReference, text: string): Finding | undefined {
  const written = nodeSource(node, text);
  const [mark] = ofChat.exec(written) ?? [];
  if (!mark) return undefined;
  const help =
    'A chat added this to the address. Delete it, and check whether that page says what your text says.';
  const suggestion = written.replace(mark, '');
  return finding('left-over', { words: mark.replaceAll(/[?&]/g, '') }, { help, suggestion });
}

const checkDescription = ({ alt }: Image): Finding | undefined =>
  alt?.trim() ? poorDescription(alt) : finding('missing-description', {});

/** Ours are at most three deep. */
const maxNesting = 20;

/** Mere containers, not counted so that nested lists are not twice as deep as nested quotes. */
const frames = ['root', 'list', 'paragraph', 'heading'];

/** Finds the first part of a body that is nested too deeply in quotes, lists and markup. */
export function tooDeep({ tree }: ParsedBody): PartFinding[] {
  const waiting: [node: Nodes, depth: number][] = [[tree, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    if (depth > maxNesting) return [{ ...partOf(node), found: finding('text-depth', {}) }];
    if (!('children' in node)) continue;
    const below = frames.includes(node.type) ? depth : depth + 1;
    for (const child of node.children.toReversed()) waiting.push([child, below]);
  }
  return [];
}

const saysImage =
  /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|graphic) (?:of|showing)\b/i;
const fileName =
  /^(?:img|dsc|pxl|image|screenshot)[-_ ]?\d*$|\b(?:img|dscn?|pxl)[-_ ]?\d{3}|\.(?:jpe?g|png|webp|avif|svg|gif|heic)\b/i;

/** Words that fit most pictures here and so say nothing about one. */
const generic =
  /^(?:an? |the |our |my |new )?(?:photo|photograph|picture|image|pic|graphic|icon|illustration|drawing|screenshot|roof|roofs|roofing|house|home|building|siding|gutters?|damage|storm|hail|crew|team|work|job|project|before|after|banner|hero)(?: (?:\d+|photo|picture|image))?\.?$/i;

/** @returns what is wrong with a picture’s description, if anything */
export function poorDescription(words: string): Finding | undefined {
  const isPoor = saysImage.test(words) || fileName.test(words.trim()) || generic.test(words.trim());
  return isPoor ? finding('poor-description', { words }) : undefined;
}

/** Addresses of pictures that cannot be shown. */
const notOurs: [form: RegExp, why: string][] = [
  [
    /^(?:https?:)?\/\//i,
    'Pictures from other sites are not shown: upload this one to content/images.',
  ],
  [
    /^(?:file|data|blob|cid):/i,
    'Text pasted from Word or an email leaves its picture behind: upload it to content/images, and insert it here in place of this one.',
  ],
];

/**
 * The finding that a picture in a text does not exist.
 * @param written its address in the text
 * @param guess the path that was probably meant, as it must be written there
 * @param address if it is elsewhere in the text
 */
export function missingPicture(written: string, guess?: string, address = written): Finding {
  const [, why = ''] = notOurs.find(([form]) => form.test(address)) ?? [];
  const help = guess
    ? `Did you mean “${guess}”?`
    : sentences(why, 'Write the path from this file, for example ../images/posts/example.jpg.');
  return finding('missing-picture', { name: written.slice(0, 120) }, { help, suggestion: guess });
}
