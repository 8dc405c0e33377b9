import type { Point } from '../../scripts/content/model/fields.ts';
import styles from './AreaMap.module.scss';
import { drawLine, type Line } from './drawLine.ts';
import { type Position, sheet } from './projection.ts';
import { lakeShore, lakes, mississippi, rockRiver, stateLine, wisconsinRiver } from './terrain.ts';

/**
 * Both states with their waters. Wisconsin is the sheet itself; what lies upon it ends in it where a
 * line is drawn, and beyond its edges elsewhere.
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
