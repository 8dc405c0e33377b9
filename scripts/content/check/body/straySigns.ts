import { finding } from '../../model/diagnostic.ts';
import { lineBounds, type PartFinding, partOf } from '../../source/lines.ts';
import type { ParsedBody } from './prose.ts';

interface Sign {
  pattern: RegExp;
  /** What to do; the rule’s own advice by default. */
  help?: string;
  /** What to write in place of what was found, if that is certain. */
  cure?: (found: RegExpExecArray) => string;
}

export const footnoteHelp =
  'Footnotes can’t be shown here. Delete it, or work the note into the sentence.';

const noBoxes = 'Note boxes can’t be shown here. Delete it: the words below it can stay.';

const boldHelp =
  'For bold words, put two stars directly before the first letter and directly after the last: **bold words**. To show stars, write \\*\\*.';

/** Markup that would be shown instead of taking effect. Earlier ones win. */
const signs: readonly Sign[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}*])\*\*(?:[ \t]+([^*\n\uffff]*[^*\s\uffff])[ \t]*|([^*\s\uffff][^*\n\uffff]*?)[ \t]+)\*\*(?![\p{L}\p{N}*])/gu,
    help: boldHelp,
    cure: ([, a, b]) => `**${a ?? b}**`,
  },
  { pattern: /\*{2,}/g, help: boldHelp },
  {
    pattern: /(?<![\p{L}_])__(?=\p{L})|(?<=[\p{L}.!?])__(?![\p{L}_])/gu,
    help: 'For bold words, write two stars directly before and after them: **bold words**.',
  },
  {
    pattern: /~~/g,
    help: 'Words can’t be crossed out here. Delete the characters, or the words too.',
  },
  { pattern: /`+/g, help: 'Delete it, or type a quotation mark or an apostrophe in its place.' },
  { pattern: /\\(?=\n|$)/g, help: 'Delete it.', cure: () => '' },
  // Markup of other programs that this site does not support: GitHub, Obsidian, Pandoc, chats.
  { pattern: /\[!(?:note|tip|important|warning|caution)\][ \t]*/gi, help: noBoxes, cure: () => '' },
  { pattern: /(?<=^|\n)!{3}[ \t]*(?:note|tip|info|warning|danger)\b/gi, help: noBoxes },
  {
    pattern: /\[\[?_?toc_?\]\]?/gi,
    help: 'A page has no list of its headings. Delete it.',
    cure: () => '',
  },
  {
    pattern: /(?<![=\w])==(?![\s=])([^=\n\uffff]+)(?<!\s)==(?![=\w])/g,
    help: 'Words can’t be highlighted here. Make them bold, or delete the characters.',
    cure: ([, words]) => `**${words}**`,
  },
  {
    pattern: /(?<![+\w])\+\+(?![\s+])([^+\n\uffff]+)(?<!\s)\+\+(?![+\w])/g,
    help: 'Words can’t be underlined here. Make them bold, or delete the characters.',
    cure: ([, words]) => `**${words}**`,
  },
  {
    pattern:
      /[ \t]*\{(?:[.#:][A-Za-z][^{}\n]*|(?:width|height|align|target|rel|class|style)=[^{}\n]*)\}/g,
    help: 'The page decides how things look and what they are called. Delete it.',
    cure: () => '',
  },
  { pattern: /\\(?:newpage|pagebreak|clearpage)/g, help: 'A page can’t be divided. Delete it.' },
  { pattern: /(?<=\w)\^\w{1,4}\^/g, help: 'Type the character itself, for example ² or ³.' },
  {
    pattern: /(?<![\p{L}\d:/]):[a-z][a-z_]+[a-z]:(?![\p{L}\d:/])/gu,
    help: 'Insert the emoji itself, from the keyboard of your phone or computer, or delete it.',
  },
  { pattern: /\^\[[^[\]\n]+\]/g, help: footnoteHelp },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    help: 'Double brackets do nothing here. Write a link: [the words](/path), or delete the brackets.',
  },
  { pattern: /<\/?\w+:\w[^<>\n]*>/g, help: 'Word left it behind. Delete it.', cure: () => '' },
  {
    pattern: /&(?:nbsp|amp|quot|apos|[lr][sd]quo|[nm]dash|hellip|#\d{2,5})\b(?!;)/g,
    help: 'Type the character itself in its place.',
  },
  { pattern: /\[\^[\w-]+\]/g, help: footnoteHelp },
];

const anySign = /[*_~`\\[&<{^]|==|\+\+|!!!|:\w+:/;

/** Finds markup that the page would show as typed. */
export function straySigns({ shown }: ParsedBody): PartFinding[] {
  if (!anySign.test(shown)) return [];
  return signs.flatMap(({ pattern, help, cure }) =>
    oncePerLine([...shown.matchAll(pattern)], shown, cure).map((match) => {
      const [written] = match;
      const found = finding('stray-signs', { written }, { help, suggestion: cure?.(match) });
      return { start: match.index, end: match.index + written.length, found };
    }),
  );
}

/** Finds checkboxes, as in GitHub’s task lists. */
export function tickBoxes({ text, nodes }: ParsedBody): PartFinding[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return [];
    const start = text.indexOf('[', partOf(node).start);
    const [written = ''] = /^\[.\]\s*/.exec(text.slice(start)) ?? [];
    const help = 'Checkboxes can’t be shown here. Delete the brackets.';
    const found = finding('stray-signs', { written }, { help, suggestion: '' });
    return [{ start, end: start + written.length, found }];
  });
}

const times = 'Use the multiplication sign, ×, instead.';

/** Finds asterisks between numbers, which would vanish and make the text between them italic. */
export function lostStars({ text, nodes }: ParsedBody): PartFinding[] {
  const slanted = nodes
    .filter(({ type }) => type === 'emphasis')
    .map(partOf)
    .filter(({ start }) => /^\d\*\d/.test(text.slice(start - 1, start + 2)));
  return slanted.map((place) => {
    const start = text.slice(0, place.start).search(/\d+$/);
    const [written = ''] = /^[^\s]+/.exec(text.slice(start)) ?? [];
    const suggestion = written.replace(/(?<=\d)\*(?=\d)/g, ' × ');
    const found = finding('lost-signs', { written }, { help: times, suggestion });
    return { start, end: start + written.length, found };
  });
}

/** A “more than”: without a space, or as an entry of a list, it is no quotation. */
const moreThan = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+>[ \t]*|>)(?=[$=\p{N}])/u;

/** Finds “>20 years”, which would become a quotation that says “20 years”. */
export function lostComparisons({ text, nodes }: ParsedBody): PartFinding[] {
  const quotes = nodes.filter(({ type }) => type === 'blockquote').map(partOf);
  return quotes.flatMap(({ start: from, end: to }) =>
    [...text.slice(from, to).matchAll(/^[ \t]*>/gm)].flatMap(({ 0: lead, index }) => {
      const start = from + index + lead.length - 1;
      const [first, last] = lineBounds(text, start);
      if (!moreThan.test(text.slice(first, last))) return [];
      const written = text.slice(start, last);
      const found = finding(
        'lost-signs',
        { written, signs: 'sign' },
        { help: compare, suggestion: '\\>' },
      );
      return [{ start, end: start + 1, found }];
    }),
  );
}

const compare =
  'Write “more than” instead, or a backslash in front of it. A quotation has a space after the sign, and is no entry of a list.';

/** If only people can fix it, one finding per line is enough: they will see the others. */
function oncePerLine(found: RegExpExecArray[], shown: string, cure: Sign['cure']) {
  if (cure) return found;
  let lineEnd = -1;
  return found.filter(({ index }) => {
    if (index < lineEnd) return false;
    const next = shown.indexOf('\n', index);
    lineEnd = next < 0 ? shown.length : next;
    return true;
  });
}

/** Git’s conflict markers; the middle one is left out, as it can also underline a heading. */
const conflictMark = /^(?:<{7}|>{7})(?: .*)?$/;

/** Lines that are fields, which nobody means to write in a text. */
const fieldLine =
  /^[ \t]*(?:(?:publishAt|expireAt)[ \t]*:.*|(?:draft|placeholder)[ \t]*:[ \t]*(?:true|false|yes|no)|order[ \t]*:[ \t]*\d+)[ \t]*$/i;

/** Finds lines in a body that were never meant to be read. */
export function strayLines(text: string): PartFinding[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index: start }) => {
    const place = { start, end: start + line.length };
    if (conflictMark.test(line)) return [{ ...place, found: finding('yaml-conflict', {}) }];
    if (fieldLine.test(line))
      return [{ ...place, found: finding('misplaced-field', { written: line.trim() }) }];
    return [];
  });
}
