import { boardOn, doorOn, garageOn } from './doors.ts';
import type { Plane } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { windowOn } from './window.ts';

/** A window or door on a wall; all sizes in feet, u and v to its lower left corner. */
export type Opening = {
  readonly kind: 'window' | 'door' | 'garage' | 'board' | 'broken';
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly shutters?: string;
  readonly color?: string;
  /** Panes across and up. */
  readonly panes?: readonly [number, number];
  readonly glow?: boolean;
  readonly trim?: string;
};

/** A row of equal windows spread evenly between two points of a wall. */
export const windowRow = (
  count: number,
  from: number,
  to: number,
  v: number,
  w: number,
  h: number,
  more: Partial<Opening> = {},
): Opening[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'window',
    v,
    w,
    h,
    u: from + ((to - from - w * count) * (i + 0.5)) / count + w * i,
    ...more,
  }));

/** Draws one opening on its wall. */
export const opening = (s: Stage, p: Plane, o: Opening): void => {
  if (o.kind === 'door') {
    doorOn(s, p, o);
  } else if (o.kind === 'garage') {
    garageOn(s, p, o);
  } else if (o.kind === 'board') {
    boardOn(s, p, o);
  } else {
    windowOn(s, p, o);
    if (o.kind === 'broken') {
      const { u, v, w, h } = o;
      polyOn(
        s,
        p,
        uvs(
          u + w * 0.2,
          v + h * 0.6,
          u + w * 0.42,
          v + h * 0.78,
          u + w * 0.5,
          v + h * 0.95,
          u + w * 0.66,
          v + h * 0.74,
          u + w * 0.92,
          v + h * 0.62,
          u + w * 0.7,
          v + h * 0.52,
          u + w * 0.62,
          v + h * 0.3,
          u + w * 0.46,
          v + h * 0.48,
        ),
        '#10161c',
      );
    }
  }
};
