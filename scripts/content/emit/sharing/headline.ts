import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';

/** A line of a headline and the position of its letters. */
export interface HeadlineLine {
  text: string;
  baseline: number;
  size: number;
}

/** The space that a headline may fill. */
interface Room {
  /** The baseline of the last line. */
  bottom: number;
  /** The width available to a line whose letters reach up to `top`. */
  widthAt: (top: number) => number;
}

const sizes = [112, 104, 96, 90, 84, 78, 72, 66, 60, 55, 50];
const maxLines = 4;
const lineHeight = 0.98;

/**
 * Sets a headline as large as the room allows; its lines follow the slope above them.
 * @param title any words
 */
export function setHeadline(title: string, room: Room): HeadlineLine[] {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    for (let count = 1; count <= Math.min(maxLines, words.length); count += 1) {
      const lines = bestBreaks(words, linesAt(size, count, room))?.lines;
      if (lines) return lines;
    }
  }
  return squeezed(words.join(' '), room);
}

interface EmptyLine extends Omit<HeadlineLine, 'text'> {
  width: number;
}

/** The empty lines of a headline with `count` lines, from the top. */
function linesAt(size: number, count: number, { bottom, widthAt }: Room): EmptyLine[] {
  return Array.from({ length: count }, (_, index) => {
    const baseline = bottom - (count - 1 - index) * size * lineHeight;
    return { size, baseline, width: widthAt(baseline - size * capHeight) };
  });
}

interface Attempt {
  lines: HeadlineLine[];
  waste: number;
}

/** The breaks that leave the least room unused over all lines. */
function bestBreaks(words: readonly string[], lines: readonly EmptyLine[]): Attempt | undefined {
  const [line, ...below] = lines;
  if (!line) return words.length === 0 ? { lines: [], waste: 0 } : undefined;
  let best: Attempt | undefined;
  for (let count = 1; count <= words.length - below.length; count += 1) {
    const text = words.slice(0, count).join(' ');
    const slack = line.width - widthOf(text, line.size);
    if (slack < 0) break;
    const rest = bestBreaks(words.slice(count), below);
    const waste = slack ** 2 + (rest?.waste ?? 0);
    if (!rest || (best && best.waste <= waste)) continue;
    best = { lines: [{ text, baseline: line.baseline, size: line.size }, ...rest.lines], waste };
  }
  return best;
}

/** A single line that is made to fit, for text that cannot be broken. */
function squeezed(text: string, { bottom, widthAt }: Room): HeadlineLine[] {
  const smallest = sizes.at(-1) ?? 1;
  const width = widthAt(bottom - smallest * capHeight);
  const size = Math.min(smallest, (smallest * width) / widthOf(text, smallest));
  return [{ text, baseline: bottom, size }];
}

/** The headings’ face: letters of English, then those of other languages that use Latin script. */
const files = ['latin', 'latin-ext'].map(
  (part) => `@fontsource/barlow-condensed/files/barlow-condensed-${part}-600-normal.woff`,
);

/** The height of capitals in a line that is 1 high. */
export const capHeight = 0.7;

let loaded: Font[] | undefined;

/** Text as an outline, which looks the same on every machine, whatever fonts it has. */
export interface Outline {
  /** Path data that starts at 0, 0 on the line. */
  d: string;
  width: number;
}

/**
 * Draws text; characters that the face does not have are left out.
 * @param size in pixels
 * @param spacing between letters, as a fraction of the size
 */
export function outline(text: string, size: number, spacing = 0): Outline {
  const commands: PathCommand[] = [];
  let width = 0;
  for (const { font, words } of runsOf(text)) {
    const options = { kerning: true, letterSpacing: spacing };
    commands.push(...font.getPath(words, width, 0, size, options).commands);
    width += font.getAdvanceWidth(words, size, options);
  }
  return { d: commands.map(pathData).join(''), width };
}

/** The library’s own function joins two numbers when one rounds to minus zero. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const control = 'x1' in command ? [command.x1, command.y1] : [];
  const second = 'x2' in command ? [command.x2, command.y2] : [];
  return type + [...control, ...second, x, y].map((value) => value.toFixed(2)).join(' ');
}

/** The width of a text that {@link outline} draws, without drawing it. */
export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce((sum, { font, words }) => sum + font.getAdvanceWidth(words, size), 0);
}

/** A text in runs, each with a font that has all of its letters. */
function runsOf(text: string): { font: Font; words: string }[] {
  const runs: { font: Font; words: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts().find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.words += letter;
    else runs.push({ font, words: letter });
  }
  return runs;
}

function fonts(): Font[] {
  loaded ??= files.map((file) => {
    const { buffer, byteOffset, length } = readFileSync(
      createRequire(import.meta.url).resolve(file),
    );
    return opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
  });
  return loaded;
}
