import { lit } from './mood.ts';
import { barnRed, darken, lighten } from './palette.ts';
import { type Frame, isFacing, type Plane, place, planeOf, shadeOn, within } from './plane.ts';
import { boxOn, polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/** Corners of a box in its frame's feet. */
type Box = readonly [x0: number, x1: number, y0: number, y1: number, z0: number, z1: number];

type Sides = {
  readonly front: Plane;
  readonly right: Plane;
  readonly left: Plane;
  readonly back: Plane;
};

const sidesOf = (f: Frame, [x0, x1, y0, y1, z0]: Box): Sides => ({
  front: planeOf(f, [x0, y0, z0], [1, 0, 0], [0, 0, 1]),
  right: planeOf(f, [x1, y0, z0], [0, 1, 0], [0, 0, 1]),
  left: planeOf(f, [x0, y1, z0], [0, -1, 0], [0, 0, 1]),
  back: planeOf(f, [x1, y1, z0], [-1, 0, 0], [0, 0, 1]),
});

/** A plain box, only its visible faces. */
export const slab = (s: Stage, f: Frame, b: Box, color: string): Sides => {
  const [x0, x1, y0, y1, z0, z1] = b;
  const sides = sidesOf(f, b);
  for (const [name, p] of Object.entries(sides)) {
    if (isFacing(s, p)) {
      const long = name === 'front' || name === 'back' ? x1 - x0 : y1 - y0;
      boxOn(s, p, 0, 0, long, z1 - z0, shadeOn(s, p, color));
    }
  }
  face(
    s,
    v3s(x0, y0, z1, x1, y0, z1, x1, y1, z1, x0, y1, z1).map(f),
    lit(s.mood, lighten(color, 0.12), 1),
  );
  return sides;
};

const shade = (s: Stage, f: Frame, [x0, x1, y0, y1, , z1]: Box): void => {
  const k = z1 * 0.7;
  const lift = 0;
  const pts = v3s(x0, y0, lift, x1, y0, lift, x1, y1, lift, x0, y1, lift).map(f);
  const far = pts.map(([x, y, z]) => [x + k, y + k * 0.4, z] as const);
  for (let i = 0; i < 4; i += 1) {
    const [a, b, c, d] = [pts[i], pts[(i + 1) % 4], far[(i + 1) % 4], far[i]];
    if (a && b && c && d) {
      face(s, [a, b, c, d], '#1b2338', 'opacity=".16"');
    }
  }
  face(s, pts, '#1b2338', 'opacity=".4"');
};

/** Car seen from above, nose towards +x. */
export const car = (s: Stage, f: Frame, color: string): void => {
  shade(s, f, [-7.5, 7.5, -3, 3, 0, 4]);
  slab(s, f, [-7, 7, -2.8, 2.8, 0.3, 1.3], '#20262c');
  slab(s, f, [-7.6, 7.6, -3, 3, 1.1, 2.9], color);
  slab(s, f, [-5.6, 3.4, -2.7, 2.7, 2.9, 4.3], '#3a4c5c');
  face(
    s,
    v3s(-4.4, -2.4, 4.5, 2, -2.4, 4.5, 2, 2.4, 4.5, -4.4, 2.4, 4.5).map(f),
    lit(s.mood, lighten(color, 0.1), 1),
  );
};

/** A row of parked cars with stall lines. @param gaps share of empty stalls */
export const parkedRow = (
  s: Stage,
  from: readonly [x: number, y: number],
  count: number,
  turn: number,
  gaps = 0.25,
): void => {
  const f = place(from[0], from[1], turn);
  const line = lit(s.mood, '#e8e6df', 0.9);
  const ground = planeOf(f, [0, 0, 0], [1, 0, 0], [0, 1, 0]);
  for (let i = 0; i <= count; i += 1) {
    boxOn(s, ground, i * 9 - 0.2, -9, 0.4, 18, line, 'opacity=".8"');
  }
  const paints = ['#f1ede4', '#33424f', '#b3261e', '#7d93a5', '#cfc5b5', '#20262c', '#5d7350'];
  for (let i = 0; i < count; i += 1) {
    if (!s.rng.chance(gaps)) {
      const at = within(
        f,
        place(i * 9 + 4.5, s.rng.range(-0.8, 0.8), s.rng.chance(0.3) ? -90 : 90),
      );
      car(s, at, s.rng.pick(paints));
    }
  }
};

/** Lorry backed to a dock, nose towards -y. @param long length of its box in feet */
export const lorry = (s: Stage, f: Frame, long: number, cab: string, box = '#f1ede4'): void => {
  shade(s, f, [-4.2, 4.2, -long - 9, 0, 0, 13]);
  for (const y of [-6, -10.5, -long + 4]) {
    slab(s, f, [-4, 4, y - 1.6, y + 1.6, 0, 3.4], '#1d2228');
  }
  slab(s, f, [-2.6, 2.6, -long, 0, 2.6, 4], '#2b333b');
  const { right, left } = slab(s, f, [-4.2, 4.2, -long, 0, 4, 13.2], box);
  for (const p of [right, left]) {
    if (isFacing(s, p)) {
      boxOn(s, p, 0.4, 0.4, long - 0.8, 0.7, shadeOn(s, p, darken(cab, 0.05)));
    }
  }
  slab(s, f, [-3.8, 3.8, -long - 8, -long - 1, 0, 3], '#1d2228');
  const front = slab(s, f, [-4, 4, -long - 8.4, -long - 1, 2, 10], cab).front;
  if (isFacing(s, front)) {
    boxOn(s, front, 0.6, 4.2, 6.8, 2.8, '#33475a');
    polyOn(s, front, uvs(1.2, 4.2, 2.6, 4.2, 4, 7, 2.8, 7), '#c9dbe4', 'opacity=".5"');
    boxOn(s, front, 0.5, 0.4, 1.4, 0.9, '#ffe9b8');
    boxOn(s, front, 6.1, 0.4, 1.4, 0.9, '#ffe9b8');
    boxOn(s, front, 2.4, 0.3, 3.2, 2, darken(cab, 0.4));
  }
};

/** The contractor's van, nose towards -x, with the mark on its side and a ladder on its roof. */
export const crewVan = (s: Stage, f: Frame): void => {
  const white = '#f4f1ea';
  shade(s, f, [-9, 9, -3.4, 3.4, 0, 8]);
  for (const x of [-6, 5.4]) {
    slab(s, f, [x - 1.3, x + 1.3, -3.3, 3.3, 0, 2.6], '#1a1f25');
  }
  const body = slab(s, f, [-5.2, 9, -3.4, 3.4, 1.4, 8], white).front;
  const nose = slab(s, f, [-9, -5.2, -3.4, 3.4, 1.4, 4.6], white).front;
  if (isFacing(s, body)) {
    const red = shadeOn(s, body, barnRed);
    polyOn(s, body, uvs(2.4, 2.2, 7, 4.5, 11.6, 2.2, 11.6, 3.4, 7, 5.7, 2.4, 3.4), red);
    boxOn(s, body, 0, 0.5, 14.2, 0.6, shadeOn(s, body, '#8a8f92'));
    boxOn(s, body, 0.2, 3.4, 2.2, 2.2, '#33475a');
    boxOn(s, nose, 0, 0.5, 3.8, 0.6, shadeOn(s, nose, '#8a8f92'));
  }
  face(s, v3s(-5.2, -3.2, 7.6, -5.2, 3.2, 7.6, -7.2, 3.2, 4.6, -7.2, -3.2, 4.6).map(f), '#41566a');
  for (const y of [-1.4, 1.4]) {
    face(
      s,
      v3s(-5, y - 0.2, 8.8, 9.6, y - 0.2, 8.8, 9.6, y + 0.2, 8.8, -5, y + 0.2, 8.8).map(f),
      '#c9ced1',
    );
  }
  for (let x = -4; x < 9; x += 1.6) {
    face(
      s,
      v3s(x, -1.4, 8.8, x + 0.3, -1.4, 8.8, x + 0.3, 1.4, 8.8, x, 1.4, 8.8).map(f),
      '#a9b0b4',
    );
  }
};
