import type { Point } from '../../scripts/content/model/fields.ts';
import styles from './AreaMap.module.scss';
import type { Box } from './placeNames.ts';
import { type Position, sheet, shownWidth } from './projection.ts';
import {
  type Line,
  lakeShore,
  lakes,
  mississippi,
  nameSpots,
  rockRiver,
  stateLine,
  wisconsinRiver,
} from './terrain.ts';

/**
 * Both states with their rivers and lakes. Wisconsin is the sheet itself; the shapes on it extend
 * past its edges wherever they should show no outline.
 */
export function Land({ project }: { project: (place: Point) => Position }) {
  const [[longitude, latitude]] = stateLine;
  const [, border] = project({ latitude, longitude });
  const { width, height } = sheet;
  const draw = (line: Line) => drawLine(line, project);
  return (
    <>
      <path
        className={styles.illinois}
        d={`${draw(stateLine)}H${width}V${height + 9}H-9V${border}Z`}
      />
      <path className={styles.beyond} d={`${draw(mississippi)}H-9V-9Z`} />
      <path className={styles.river} d={draw(wisconsinRiver) + draw(rockRiver)} />
      <path
        className={styles.water}
        d={`${draw(lakeShore)}H${width + 9}V-9Z${lakes.map(draw).join('')}`}
      />
    </>
  );
}

/**
 * A river, shore or border as a smooth curve: it runs from midpoint to midpoint, with the place
 * between them as the control point. `T` mirrors the last control point, which yields the next
 * place, so only the midpoints need to be written.
 * @returns an SVG path
 */
function drawLine(line: Line, project: (place: Point) => Position): string {
  const points = line.map(([longitude, latitude]) => project({ latitude, longitude }));
  const halves = points.map((point, index) => between(point, points[index + 1] ?? point));
  const [first = '', ...others] = halves;
  return `M${points[0]}Q${points[0]} ${first}T${others.join(' ')}`;
}

const between = ([x, y]: Position, [nextX, nextY]: Position) =>
  `${(x + nextX) / 2},${(y + nextY) / 2}`;

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
