import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

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
 * Draws text; signs that the face does not have are left out.
 * @param size in pixels
 * @param spacing between letters, as a share of the size
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

/** The library’s own runs numbers together where one rounds to minus zero. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const control = 'x1' in command ? [command.x1, command.y1] : [];
  const second = 'x2' in command ? [command.x2, command.y2] : [];
  return type + [...control, ...second, x, y].map((value) => value.toFixed(2)).join(' ');
}

/** How wide {@link outline} draws a text, without drawing it. */
export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce((sum, { font, words }) => sum + font.getAdvanceWidth(words, size), 0);
}

/** A text in pieces that one font has all letters of. */
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
