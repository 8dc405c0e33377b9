import { capHeight, widthOf } from './typeface.ts';

/** A line of a headline and where its letters stand. */
export interface HeadlineLine {
  text: string;
  baseline: number;
  size: number;
}

/** The room that a headline may fill. */
export interface Room {
  /** Where the last line stands. */
  bottom: number;
  /** How far a line may run whose letters reach up to `top`. */
  widthAt: (top: number) => number;
}

const sizes = [112, 104, 96, 90, 84, 78, 72, 66, 60, 55, 50];
const maxLines = 4;
const lineHeight = 0.98;

/**
 * Sets a headline as large as its room allows; its lines follow the slope above them.
 * @param title any words
 */
export function setHeadline(title: string, room: Room): HeadlineLine[] {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    for (let count = 1; count <= Math.min(maxLines, words.length); count += 1) {
      const lines = bestBreaks(words, linesAt(size, count, room));
      if (lines) return lines;
    }
  }
  return squeezed(words.join(' '), room);
}

interface EmptyLine extends Omit<HeadlineLine, 'text'> {
  width: number;
}

/** The lines of a headline of `count`, from the top. */
function linesAt(size: number, count: number, { bottom, widthAt }: Room): EmptyLine[] {
  return Array.from({ length: count }, (_, index) => {
    const baseline = bottom - (count - 1 - index) * size * lineHeight;
    return { size, baseline, width: widthAt(baseline - size * capHeight) };
  });
}

/** The breaks that leave the least room unused, seen over all lines. */
function bestBreaks(
  words: readonly string[],
  lines: readonly EmptyLine[],
): HeadlineLine[] | undefined {
  return search(words, lines)?.lines;
}

interface Attempt {
  lines: HeadlineLine[];
  waste: number;
}

function search(words: readonly string[], lines: readonly EmptyLine[]): Attempt | undefined {
  const [line, ...below] = lines;
  if (!line) return words.length === 0 ? { lines: [], waste: 0 } : undefined;
  let best: Attempt | undefined;
  for (let count = 1; count <= words.length - below.length; count += 1) {
    const text = words.slice(0, count).join(' ');
    const slack = line.width - widthOf(text, line.size);
    if (slack < 0) break;
    const rest = search(words.slice(count), below);
    const waste = slack ** 2 + (rest?.waste ?? 0);
    if (!rest || (best && best.waste <= waste)) continue;
    best = { lines: [{ text, baseline: line.baseline, size: line.size }, ...rest.lines], waste };
  }
  return best;
}

/** One line made to fit, for what cannot be broken. */
function squeezed(text: string, { bottom, widthAt }: Room): HeadlineLine[] {
  const smallest = sizes.at(-1) ?? 1;
  const width = widthAt(bottom - smallest * capHeight);
  const size = Math.min(smallest, (smallest * width) / widthOf(text, smallest));
  return [{ text, baseline: bottom, size }];
}
