import { isScalar } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, finding, type Range } from '../model/diagnostic.ts';
import { type FieldPath, type Leaf, valueAt } from '../model/fieldSchema.ts';
import {
  type PlaceholderName,
  placeholderName,
  placeholderNames,
  placeholderPattern,
} from '../model/placeholders.ts';
import { capitalized, didYouMean, nearest } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { type Part, type PartFinding, partOf } from '../source/lines.ts';
import { nodesIn, parseWithin } from '../source/markdown.ts';
import { pretendLists } from './body/pretendLists.ts';
import { proseOf } from './body/prose.ts';
import { writtenValue } from './canonicalText.ts';
import { withoutMarkup } from './words/withoutMarkup.ts';
import { saysNothing } from './words/wordFindings.ts';

/** Finds markup and braces that the page would show as typed instead of what was meant. */
export function signsInField(document: ContentDocument, leaf: Leaf): Diagnostic[] {
  const { path, value, meta } = leaf;
  const unknown = unknownPlaceholders(value, meta.fills).map(({ start, end, found }) =>
    document.reportWords(path, value.slice(start, end), found),
  );
  return [
    ...unknown,
    ...markupIn(document, leaf),
    ...listIn(document, leaf),
    ...linkWordsIn(document, leaf),
  ];
}

/** The names of the fields that hold a link’s words, each with that of the field beside it. */
const linkFields: Record<string, string> = { linkLabel: 'link', label: 'href' };

/** Finds words of a link that say nothing, as in a text. */
function linkWordsIn(document: ContentDocument, { path, value: words }: Leaf): Diagnostic[] {
  const beside = linkFields[path.at(-1) ?? ''];
  const isLink = beside && valueAt(document.data, [...path.slice(0, -1), beside]);
  if (!isLink || !saysNothing(words)) return [];
  return [document.reportWords(path, words, finding('link-text', { words }, { help: linkHelp }))];
}

const linkHelp = 'Write what it leads to, for example: Ask for an inspection.';

/** Finds a list in the lines of a field, of which the page makes one paragraph. */
function listIn(document: ContentDocument, { path }: Leaf): Diagnostic[] {
  const node = document.nodeAt(path);
  const [start, end] = (isScalar(node) && node.range) || [0, 0];
  const written = document.source.slice(start, end);
  if (!written.includes('\n')) return [];
  const text = written.replace(/^[|>].*\n/, '').replace(/^[ \t]+/gm, '');
  const parsed = parseWithin(text);
  if ('overload' in parsed) return [];
  const body = proseOf(text, parsed.tree, nodesIn(parsed.tree));
  const list = body.nodes.find((node) => node.type === 'list' && node.children.length > 1);
  const entry = list ? firstLineOf(partOf(list), text) : pretendLists(body)[0]?.entry;
  if (entry === undefined) return [];
  const from = start + written.indexOf(entry);
  const range = document.rangeOfOffsets(from, from + entry.length);
  return [document.report(range, finding('pretend-list', { written: entry }, { help: noList }))];
}

const firstLineOf = ({ start, end }: Part, text: string) => text.slice(start, end).split('\n')[0];

const noList =
  'A field’s text is one paragraph and cannot hold a list: write all of it as one sentence, such as “… in white, brown and almond.”';

function markupIn(document: ContentDocument, { path, value, schema }: Leaf): Diagnostic[] {
  const marked = withoutMarkup(value);
  if (!marked) return [];
  const { sign, words } = marked;
  const fits = words !== undefined && z.safeParse(schema, words).success;
  const { range, suggestion } = rewritten(document, path, fits ? words : undefined);
  return [
    document.report(range, finding('markup-in-field', { sign: sign.slice(0, 60) }, { suggestion })),
  ];
}

/** Rewrites the whole line, as quotes that were needed for the markup may not be needed without. */
function rewritten(
  document: ContentDocument,
  path: FieldPath,
  words: string | undefined,
): { range: Range; suggestion?: string } {
  const range = document.rangeOfValue(path);
  const last = path.at(-1);
  const key = typeof last === 'string' ? last : undefined;
  const isEntry = key === undefined;
  const line = isEntry ? { ...range, column: range.column - 2 } : document.rangeOfFields(path);
  if (words === undefined || line.line !== line.endLine) return { range };
  // An entry of a list between brackets has no hyphen.
  if (isEntry && !isBehindHyphen(document, path)) return { range };
  return { range: line, suggestion: writtenValue(words, { key, indent: 0, isEntry }).join('\n') };
}

function isBehindHyphen(document: ContentDocument, path: FieldPath): boolean {
  const node = document.nodeAt(path);
  const [start = 0] = (isScalar(node) && node.range) || [];
  return document.source.slice(start - 2, start) === '- ';
}

/** Other words that people use for a placeholder. */
const otherWords = new Map<string, PlaceholderName>([
  ['citys', 'cities'],
  ['posts', 'articles'],
  ['blogs', 'articles'],
  ['jobs', 'projects'],
  ['areas', 'places'],
  ['telephone', 'phone'],
  ['phone number', 'phone'],
  ['number', 'phone'],
  ['emergency', 'emergency.phone'],
  ['mail', 'email'],
  ['e-mail', 'email'],
  ['address', 'office'],
  ['street', 'office.street'],
  ['opening hours', 'hours'],
  ['warranty', 'warranty.workmanship'],
]);

// The longest first, so that none matches as the beginning of another.
const names = placeholderNames
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('.', '\\.');

/** Matches correct placeholders, and names with or without any brackets. */
const bracedNames = new RegExp(
  [
    String.raw`(?<!\{)${placeholderPattern.source}(?!\})`,
    String.raw`(?:(?<open>(?<!\{)\{+|[([<]) *)?(?<![\p{L}\d._-])(?<name>${names})(?![\p{L}\d]|[._-]\p{L})(?:(?<end>[.,;:!?]?) *(?<close>\}+|[)\]>]))?`,
  ].join('|'),
  'giu',
);

/** Finds names without exactly one brace on each side: “{phone”, or other programs’ “{{phone}}”. */
function unevenBraces(text: string): PartFinding[] {
  return [...text.matchAll(bracedNames)].flatMap(({ 0: written, index, groups = {} }) => {
    const { open = '', name, end = '', close = '' } = groups;
    if (!name || !/[{}]/.test(open + close)) return [];
    // Another bracket may be a mistyped brace, or belong to the text.
    const suggestion = /^[{}]+$/.test(open + close) ? `{${name}}${end}` : undefined;
    const found = finding('uneven-braces', { written, name }, { suggestion });
    return [{ start: index, end: index + written.length, found }];
  });
}

/**
 * Finds unknown placeholders, and known ones without exactly one brace on each side.
 * @param more placeholders of this text besides those that are known everywhere
 */
export function unknownPlaceholders(text: string, more: readonly string[] = []): PartFinding[] {
  if (!/[{}]/.test(text)) return [];
  const unknown = [...text.matchAll(placeholderPattern)].flatMap(
    ({ 0: whole, 1: name = '', index }) => {
      if (placeholderName(name) || more.includes(whole.slice(1, -1))) return [];
      const known = [...placeholderNames, ...more];
      const guess = otherWords.get(name.toLowerCase()) ?? nearest(name, known);
      const isCapital = /^\p{Lu}/u.test(name) && !more.includes(guess ?? '');
      const written = guess && isCapital ? capitalized(guess) : guess;
      const which = didYouMean(name, known, 'The available words are', guess);
      const help = `${which} Without the braces, it is an ordinary word.`;
      const details = { help, suggestion: written && `{${written}}` };
      const found = finding('unknown-placeholder', { written: whole }, details);
      return [{ start: index, end: index + whole.length, found }];
    },
  );
  return [...unknown, ...unevenBraces(text)];
}
