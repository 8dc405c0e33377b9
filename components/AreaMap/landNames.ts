import type { Point } from '../../scripts/content/model/fields.ts';
import type { Box } from './nameBoxes.ts';
import { type Position, sheet, shownWidth } from './projection.ts';
import { nameSpots, stateLine } from './terrain.ts';

/** A name written on the land: of a state, a river or the lake. */
interface LandName {
  words: string;
  kind: 'state' | 'water';
  /** The space that the words take. */
  box: Box;
}

export type LandWords = { [Spot in keyof typeof nameSpots]?: string | undefined };

/** The height of the words’ box, and an upper bound for the average width of a letter. */
const sizes = { state: { height: 20, width: 8.5 }, water: { height: 18, width: 6.5 } };

/**
 * @param states the northern one’s name first
 * @param waters names of rivers and of the lake; those that are missing are left out
 */
export function landNames(
  states: readonly [string, string],
  waters: LandWords,
  project: (place: Point) => Position,
): LandName[] {
  const name = (kind: LandName['kind'], words: string, [x, y]: Position): LandName => {
    const { height, width } = sizes[kind];
    return { words, kind, box: { x, y: y - height / 2, width: words.length * width, height } };
  };
  const [[longitude, latitude]] = stateLine;
  const [, border] = project({ latitude, longitude });
  const left = (sheet.width - shownWidth) / 2 + 12;
  return [
    ...states.map((words, index) =>
      name('state', words, [left, border + (index === 0 ? -15 : 15)]),
    ),
    ...Object.entries(nameSpots).flatMap(([key, spot]) => {
      const words = waters[key as keyof LandWords];
      return words ? [name('water', words, project(spot))] : [];
    }),
  ];
}
