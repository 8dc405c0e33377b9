import { finding } from '../../model/diagnostic.ts';
import { lineBounds, type Part, type PartFinding, partOf } from '../../source/lines.ts';
import type { ParsedBody } from './prose.ts';

/** A way in which people start lines of a list that is not Markdown. */
interface Start {
  pattern: RegExp;
  /** How many lines must start so: a single one may be a dash, a footnote or a year. */
  least: number;
  /** The start of the entry’s line in Markdown; a hyphen by default. */
  marker?: (found: RegExpExecArray) => string;
  /** How many levels in Word’s list with this sign is, even if nothing indents its lines. */
  level?: number;
  /** What to do, if that is not to be seen. */
  help?: string;
}

const falseSpace =
  'Behind the hyphen is a character that only looks like a space, as in pasted text. Delete it and type a space.';

const noLetters =
  'A list has no letters: start each entry with a hyphen and a space. Below an entry with a number, put three spaces in front.';

const starts: readonly Start[] = [
  { pattern: /^[•◦‣⁃∙·●○■□▪▫\uf0a7\uf0b7][ \t\u00a0]*(?=\S|$)/u, least: 1 },
  { pattern: /^o(?:\t|[ \u00a0]{2})[ \t\u00a0]*(?=\S|$)/, least: 1, level: 1 },
  { pattern: /^o[ \u00a0](?=\S)/, least: 2, level: 1 },
  { pattern: /^§(?:\t|[ \u00a0]{2})[ \t\u00a0]*(?=\S|$)/, least: 1, level: 2 },
  { pattern: /^[►➢➤✓✔✗☐☑☒][ \t\u00a0]*(?=\S)/u, least: 1 },
  { pattern: /^[–—][ \t\u00a0]*(?=\S)/u, least: 2 },
  { pattern: /^-(?=\p{L})/u, least: 2 },
  { pattern: /^[-*+]\u00a0[ \u00a0]*(?=\S)/, least: 2, help: falseSpace },
  { pattern: /^-{2,3}[ \t\u00a0]+(?=\S)/, least: 2 },
  { pattern: /^\*(?=\p{L})/u, least: 2 },
  { pattern: /^(\d{1,2})[.)](?:[ \t\u00a0]+|(?=\p{L}))/u, least: 2, marker: ([, n]) => `${n}. ` },
  {
    pattern: /^(\p{Extended_Pictographic}\ufe0f?)[ \t]*(?=\S)/u,
    least: 2,
    marker: ([, picture]) => `- ${picture} `,
  },
  { pattern: /^[a-h][.)][ \t\u00a0]+(?=\S)/, least: 2, help: noLetters },
];

interface Line {
  start: Start | undefined;
  /** The line as it is, and as it should be if it is an entry. */
  written: string;
  text: string;
  /** How far it is indented; a tab counts as several spaces. */
  indent: number;
}

/** A paragraph that looks like a list, and the first of its lines that does. */
interface PretendList extends PartFinding {
  entry: string;
}

/** Finds paragraphs whose lines look like a list but would run together on the page. */
export function pretendLists({ text, shown, nodes }: ParsedBody): PretendList[] {
  const paragraphs = nodes.filter(({ type }) => type === 'paragraph').map(partOf);
  return paragraphs.flatMap((place) => {
    // In a list or quotation, the cure depends on more than the paragraph’s text.
    const outer = text.slice(lineBounds(text, place.start)[0], place.start);
    const lines = linesOf(text, shown, place, outer !== '');
    const [first] = lines;
    // In a list, the first line already has a marker; the others were meant to be entries too.
    // Below a quotation, a dash comes before the name of the one who said it.
    const isInList = outer !== '' && !outer.includes('>');
    if (isInList && first?.start !== starts[0])
      lines[0] = { start: undefined, written: '', text: '', indent: 0 };
    const counts = new Map<Start | undefined, number>();
    for (const { start } of lines) counts.set(start, (counts.get(start) ?? 0) + 1);
    const areMeant = lines.map(
      ({ start }) => start !== undefined && (isInList || (counts.get(start) ?? 0) >= start.least),
    );
    const index = areMeant.indexOf(true);
    if (index < 0) return [];
    const suggestion = outer ? furtherEntries(outer, lines, areMeant) : listOf(lines, areMeant);
    const { written = '' } = lines[index] ?? {};
    const entry = written.trim();
    const details = { help: lines[index]?.start?.help, suggestion };
    const found = finding('pretend-list', { written: entry }, details);
    const isFurther = isInList && index > 0;
    const start = isFurther
      ? text.indexOf(entry, text.indexOf(`\n${written}`, place.start))
      : place.start;
    return [{ ...place, start, found, entry }];
  });
}

/**
 * The lines of a list’s entry that were meant as further entries, with its marker.
 * @param outer what is on the list’s line before its first words
 * @returns `undefined` if it is not certain which list they are part of
 */
function furtherEntries(
  outer: string,
  lines: readonly Line[],
  areMeant: readonly boolean[],
): string | undefined {
  const [, bullet, sign = ''] = /^ *(?:([-*+])|\d+([.)])) +$/.exec(outer) ?? [];
  const marked = ({ start, written, text }: Line) => {
    const indent = written.slice(0, written.search(/\S/));
    if (start?.level) return indent + ' '.repeat(outer.length + 2 * (start.level - 1)) + text;
    if (bullet && /^- /.test(text) && !/^\s*--/.test(written))
      return indent + bullet + text.slice(1);
    if (sign && /^\d+\. /.test(text)) return indent + text.replace('.', sign);
    // Further in than the entry’s words, it is a list of its own below them.
    return /^- /.test(text) && indent.length >= outer.length ? indent + text : undefined;
  };
  const first = areMeant.indexOf(true);
  // An entry that shows a bullet behind its marker is no further one.
  if (first === 0) return undefined;
  const entries = lines.map((line, index) => (areMeant[index] ? marked(line) : line.written));
  if (entries.includes(undefined)) return undefined;
  return entries.slice(first).join('\n').slice(lines[first]?.written.search(/\S/));
}

function linesOf(text: string, shown: string, { start, end }: Part, isNested: boolean): Line[] {
  let offset = start;
  return text
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const length = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      const words = shown.slice(offset + length, offset + line.length);
      offset += line.length + 1;
      // An entry of a list may show several signs.
      const starts = isNested ? [] : entriesBehind(words);
      return [0, ...starts].map((from, index) => {
        const part = [from, starts[index]] as const;
        const entry = line.slice(0, length) + line.slice(length).slice(...part);
        return lineOf(
          index < starts.length ? entry.trimEnd() : entry,
          length,
          words.slice(...part),
        );
      });
    });
}

/** Where further entries begin that stand on the line of the first, each behind the same sign. */
function entriesBehind(words: string): number[] {
  const [sign] = /^[•◦‣⁃∙·●○■□▪▫\uf0a7\uf0b7►➢➤✓✔✗☐☑☒]/u.exec(words) ?? [];
  if (!sign) return [];
  const same = /[☐☑☒]/u.test(sign) ? '[☐☑☒]' : sign;
  const next = new RegExp(`(?<=[ \\t\u00a0])${same}(?=[ \\t\u00a0]*\\S)`, 'gu');
  return [...words.matchAll(next)].map(({ index }) => index);
}

const tabWidth = 4;

/** How most lines of prose begin, which need no closer look. */
const ordinary = /^[A-Z\uffff“]/;

/** @param words the line after its indent, as it is shown */
function lineOf(line: string, length: number, words: string): Line {
  const indent = line.slice(0, length).replaceAll('\t', ' '.repeat(tabWidth)).length;
  const prose = { start: undefined, written: line, text: line, indent };
  if (ordinary.test(words)) return prose;
  for (const start of starts) {
    const found = start.pattern.exec(words);
    if (!found) continue;
    const text = (start.marker?.(found) ?? '- ') + line.slice(length + found[0].length);
    return { start, written: line, text, indent: indent + (start.level ?? 0) * tabWidth };
  }
  return prose;
}

/** The lines as a list, separated by an empty line from text directly above or below it. */
function listOf(lines: readonly Line[], areMeant: readonly boolean[]): string {
  const outer: Line[] = [];
  return lines
    .map((line, index) => {
      const isEdge = index > 0 && areMeant[index] !== areMeant[index - 1];
      return (isEdge ? '\n' : '') + (areMeant[index] ? within(outer, line) : line.written);
    })
    .join('\n');
}

/** An entry below the text of the one that it is part of. @param outer changed to what is open */
function within(outer: Line[], line: Line): string {
  // A single space is a slip.
  while (line.indent < (outer.at(-1)?.indent ?? -2) + 2) outer.pop();
  const column = outer.reduce((sum, { text }) => sum + text.indexOf(' ') + 1, 0);
  outer.push(line);
  return ' '.repeat(column) + line.text;
}
