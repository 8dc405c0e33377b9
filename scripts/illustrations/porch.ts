import type { Body } from './body.ts';
import { cladding } from './cladding.ts';
import { darken, wall } from './palette.ts';
import { type Frame, isFacing, type Plane, planeOf, shadeOn } from './plane.ts';
import { boxOn, polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { board, roofPlane } from './roof.ts';
import { gutter } from './roofDetails.ts';
import type { Stage } from './stage.ts';

export type Porch = {
  readonly x: number;
  readonly w: number;
  readonly deep: number;
  /** Height of the porch beam and of its floor, feet. */
  readonly h: number;
  readonly floor?: number;
  readonly posts?: number;
  readonly color?: string;
  readonly steps?: number;
};

const rail = (s: Stage, p: Plane, from: number, to: number, floor: number, tone: string): void => {
  for (let k = from + 1; k < to; k += 0.62) {
    boxOn(s, p, k, floor + 0.4, 0.16, 2, tone);
  }
  boxOn(s, p, from, floor + 2.3, to - from, 0.3, tone);
  boxOn(s, p, from, floor + 0.3, to - from, 0.2, darken(tone, 0.1));
};

const posts = (s: Stage, p: Plane, o: Porch, tone: string): void => {
  const count = o.posts ?? 4;
  const floor = o.floor ?? 1.5;
  const step = o.steps ?? o.w / 2;
  const at = (i: number): number => ((o.w - 0.7) * i) / (count - 1);
  for (let i = 0; i < count; i += 1) {
    const u = at(i);
    const open = step > u && step < at(i + 1);
    if (i + 1 < count && !open) {
      rail(s, p, u, at(i + 1), floor, tone);
    }
    boxOn(s, p, u, floor, 0.7, o.h - floor, tone);
    boxOn(s, p, u + 0.45, floor, 0.25, o.h - floor, darken(tone, 0.2));
    boxOn(s, p, u - 0.15, floor, 1, 0.7, tone);
    boxOn(s, p, u - 0.15, o.h - 0.5, 1, 0.5, tone);
  }
};

/** Three steps down to the path. @param x middle of the flight, feet in the house's frame */
const steps = (s: Stage, f: Frame, x: number, yF: number, floor: number): void => {
  const [l, r] = [x - 2.4, x + 2.4];
  for (let i = 0; i < 3; i += 1) {
    const back = yF - i * 0.9;
    const y = back - 0.9;
    const z = floor - (floor / 3) * (i + 0.6);
    board(s, f, v3s(l, y, z, r, y, z, r, back, z, l, back, z), '#c8bfae', 0.95);
    board(s, f, v3s(l, y, 0, r, y, 0, r, y, z, l, y, z), '#a69c8b', 0.5);
  }
};

/** Front porch: floor, lattice, posts, rail, beam and a low shed roof against the front wall. */
export const porch = (s: Stage, b: Body, o: Porch): void => {
  const f: Frame = b.frame;
  const y0 = -b.d / 2;
  const yF = y0 - o.deep;
  const floor = o.floor ?? 1.5;
  const [xl, xr] = [o.x - o.w / 2, o.x + o.w / 2];
  const trim = b.trim ?? wall.white;
  const wallPlane = planeOf(f, [xl, y0, 0], [1, 0, 0], [0, 0, 1]);
  boxOn(s, wallPlane, 0, floor, o.w, o.h - floor, '#1b2338', `opacity="${s.mood.cast * 0.8}"`);
  board(s, f, v3s(xl, yF, floor, xr, yF, floor, xr, y0, floor, xl, y0, floor), '#b9ab97', 0.8);
  const front = planeOf(f, [xl, yF, 0], [1, 0, 0], [0, 0, 1]);
  const end = planeOf(f, [xr, yF, 0], [0, 1, 0], [0, 0, 1]);
  cladding(s, front, uvs(0, 0, o.w, 0, o.w, floor, 0, floor), '#8f8878', 'block');
  if (isFacing(s, end)) {
    cladding(s, end, uvs(0, 0, o.deep, 0, o.deep, floor, 0, floor), '#8f8878', 'block');
  }
  boxOn(s, front, -0.2, floor - 0.25, o.w + 0.4, 0.4, shadeOn(s, front, trim));
  const tone = shadeOn(s, front, trim);
  posts(s, front, o, tone);
  steps(s, b.frame, xl + (o.steps ?? o.w / 2), yF, floor);
  boxOn(s, front, -0.3, o.h, o.w + 0.6, 0.9, tone);
  boxOn(s, front, -0.3, o.h, o.w + 0.6, 0.2, darken(tone, 0.2));
  if (isFacing(s, end)) {
    boxOn(s, end, 0, o.h, o.deep, 0.9, shadeOn(s, end, trim));
  }
  const slope = 0.32;
  const z = o.h + 0.75;
  const rise = z + (o.deep + 0.9) * slope;
  const p = planeOf(f, [xl - 0.9, yF - 0.9, z], [1, 0, 0], [0, 1, slope]);
  const length = (o.deep + 0.9) * Math.hypot(1, slope);
  if (isFacing(s, end)) {
    polyOn(
      s,
      end,
      uvs(-0.9, z - 0.1, o.deep, rise, o.deep, o.h + 0.9, 0, o.h + 0.9),
      shadeOn(s, end, trim),
    );
  }
  roofPlane(s, p, uvs(0, 0, o.w + 1.8, 0, o.w + 1.8, length, 0, length), b.roof);
  gutter(s, p.at(0, -0.1), p.at(o.w + 1.8, -0.1), trim);
};
