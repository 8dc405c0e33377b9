import { type Box, isShown, type Mark, markBox, nameBoxes, overlap } from './nameBoxes.ts';

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
