import type { Point } from '../../scripts/content/model/fields.ts';
import styles from './AreaMap.module.scss';
import { type Position, sheet } from './projection.ts';
import {
  type Line,
  lakeShore,
  lakes,
  mississippi,
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
