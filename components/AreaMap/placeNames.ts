import { type Box, isShown, type Mark, markBox, nameBoxes, overlap } from './nameBoxes.ts';

/** So often names are tried somewhere before one more of them may be left out. */
const patience = 1000;

/** The boxes that are left to each name. */
type Choices = readonly (readonly [Mark, readonly Box[]])[];

type Placed = ReadonlyMap<Mark, Box>;

/**
 * Finds a place beside its mark for each name, so that none lies over another one or over a mark.
 * Where not all have room, towns with pages come first.
 * @param taken further boxes in which no name may lie
 * @returns the name’s box of each mark; none for names that have no room
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
 * The name with the fewest places left comes first; where those lead nowhere, the one before it moves.
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
