import { type Position, sheet, shownWidth } from './projection.ts';

/** A town’s mark on the drawing, and the name that goes beside it. */
export interface Mark {
  name: string;
  at: Position;
  /** Whether the name may be a link: it is larger and gets its place before the others. */
  isPrimary: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sizes of letters, name boxes and marks. Primary names are targets of 24 pixels. */
const sizes = {
  primary: { letters: 17, height: 24, radius: 6 },
  extended: { letters: 16, height: 20, radius: 4 },
};

/** The size of a name’s letters. */
export const letterSize = (mark: Mark) => sizesOf(mark).letters;

const sizesOf = ({ isPrimary }: Mark) => sizes[isPrimary ? 'primary' : 'extended'];

/** Between a mark and its name. */
const gap = 3;

/** How far a name beside its mark may be shifted up or down. */
const rises = [0, -4, 4, -8, 8, -12, 12, -16, 16];

/** The share of a name above or below its mark that may be to the left of the mark. */
const shares = [0.5, 0.3, 0.7, 0.1, 0.9];

/** The places where a name may go, the best ones first. */
function nameBoxes(mark: Mark): Box[] {
  const { letters, height, radius } = sizesOf(mark);
  const [x, y] = mark.at;
  const width = Math.ceil(widthOf(mark.name) * letters);
  const box = (left: number, middle: number): Box => ({
    x: Math.round(left),
    y: middle - height / 2,
    width,
    height,
  });
  const aside = radius + gap;
  const away = radius + height / 2;
  return [
    ...rises.flatMap((rise) => [box(x + aside, y + rise), box(x - aside - width, y + rise)]),
    ...shares.flatMap((share) => [
      box(x - width * share, y - away),
      box(x - width * share, y + away),
    ]),
  ];
}

/** What a mark covers. */
function markBox(mark: Mark): Box {
  const { radius } = sizesOf(mark);
  const [x, y] = mark.at;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** A slightly generous estimate of a name’s width in the headings’ typeface, in em. */
const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => {
    if (/[fijlrtI .'’-]/.test(letter)) return sum + 0.28;
    return sum + (/[mwMW]/.test(letter) ? 0.68 : 0.45);
  }, 0);

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The margin between names and the edges of the part that every screen shows. */
const edge = 2;

/** Whether every screen shows the whole box. */
export function isShown({ x, y, width, height }: Box): boolean {
  const side = (sheet.width - shownWidth) / 2 + edge;
  return (
    x >= side && x + width <= sheet.width - side && y >= edge && y + height <= sheet.height - edge
  );
}

/** How many placements are tried before more names may be left out. */
const patience = 1000;

/** The boxes that are still free for each name. */
type Choices = readonly (readonly [Mark, readonly Box[]])[];

type Placed = ReadonlyMap<Mark, Box>;

/**
 * Finds a place for each name beside its mark, so that it overlaps no other name or mark. If there
 * is not enough room, towns with pages come first.
 * @param taken further boxes that names must avoid
 * @returns the box of each mark’s name; none for names without room
 */
export function placeNames(marks: readonly Mark[], taken: readonly Box[] = []): Placed {
  const choices: Choices = marks.map((mark) => {
    const others = marks.filter((other) => other !== mark).map(markBox);
    const isFree = (box: Box) => isShown(box) && isClear(box, [...others, ...taken]);
    return [mark, nameBoxes(mark).filter(isFree)] as const;
  });
  const all = tryAll(choices, 0);
  if (all) return all;
  const first = placeMost(choices.filter(([{ isPrimary }]) => isPrimary));
  const rest = choices.filter(([{ isPrimary }]) => !isPrimary);
  return new Map([...first, ...placeMost(clearOf(rest, [...first.values()]))]);
}

function placeMost(choices: Choices): Placed {
  for (let missing = 1; missing < choices.length; missing *= 2) {
    const placed = tryAll(choices, missing);
    if (placed) return placed;
  }
  return tryAll(choices, choices.length) ?? new Map();
}

/**
 * The name with the fewest places left goes first; if none of them works, the previous name moves.
 * @param missing how many names may be left out
 */
function tryAll(choices: Choices, missing: number): Placed | undefined {
  let tries = 0;
  function place(placed: Placed, open: Choices, mayMiss: number): Placed | undefined {
    const [next, ...others] = open.toSorted(([, a], [, b]) => a.length - b.length);
    if (!next) return placed;
    const [mark, boxes] = next;
    for (const box of boxes) {
      tries += 1;
      if (tries > patience) return undefined;
      const found = place(new Map([...placed, [mark, box]]), clearOf(others, [box]), mayMiss);
      if (found) return found;
    }
    return mayMiss > 0 ? place(placed, others, mayMiss - 1) : undefined;
  }
  return place(new Map(), choices, missing);
}

const clearOf = (choices: Choices, boxes: readonly Box[]): Choices =>
  choices.map(([mark, its]) => [mark, its.filter((box) => isClear(box, boxes))]);

const isClear = (box: Box, others: readonly Box[]) => !others.some((other) => overlap(box, other));
