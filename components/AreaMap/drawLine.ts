import type { Point } from '../../scripts/content/model/fields.ts';
import type { Position } from './projection.ts';

/** Places one after the other. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

/**
 * The course of a river, a shore or a border, rounded: each place bends the curve that runs from half
 * the way before it to half the way after it. `T` mirrors the bend before it, which here is the next
 * place, so that those in between need not be written.
 * @returns an SVG path
 */
export function drawLine(line: Line, project: (place: Point) => Position): string {
  const points = line.map(([longitude, latitude]) => project({ latitude, longitude }));
  const halves = points.map((point, index) => between(point, points[index + 1] ?? point));
  const [first = '', ...others] = halves;
  return `M${points[0]}Q${points[0]} ${first}T${others.join(' ')}`;
}

const between = ([x, y]: Position, [nextX, nextY]: Position) =>
  `${(x + nextX) / 2},${(y + nextY) / 2}`;
