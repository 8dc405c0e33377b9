import { lit } from './mood.ts';
import { darken } from './palette.ts';
import { type Frame, type Plane, planeOf, type Uv } from './plane.ts';
import { boxOn, linesOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';

const doors = 7;
export const doorAt = (i: number): number => 12 + i * 22;

/** Dock doors with seals, bumpers and numbers' plates along the front wall. */
export const docks = (s: Stage, front: Plane): void => {
  for (let i = 0; i < doors; i += 1) {
    const u = doorAt(i);
    boxOn(s, front, u - 1.4, 0, 14.8, 16, '#2b333b');
    boxOn(s, front, u - 0.4, 0.6, 12.8, 14.6, lit(s.mood, '#e8e9e7', 0.75));
    for (let v = 2.6; v < 15; v += 2.4) {
      boxOn(s, front, u - 0.4, v, 12.8, 0.35, lit(s.mood, '#a9b2b8', 0.6));
    }
    boxOn(s, front, u + 3, 16.6, 6, 2.2, lit(s.mood, '#e8a33d', 0.8));
    boxOn(s, front, u - 1.4, 0, 14.8, 1.6, '#171c21');
  }
  boxOn(s, front, 0, 21, 170, 2.4, lit(s.mood, '#b3261e', 0.7));
};

/** Painted lanes and worn tyre tracks of the yard. */
export const yard = (s: Stage, f: Frame): void => {
  const ground = planeOf(f, [-85, -60, 0], [1, 0, 0], [0, 1, 0]);
  const tone = lit(s.mood, '#8b8e90', 0.7);
  boxOn(s, ground, -6, -56, 182, 56, lit(s.mood, '#b5b3ac', 0.75));
  const joints: Uv[][] = [];
  for (let u = -6; u < 176; u += 14) {
    joints.push(uvs(u, -56, u, 0));
  }
  linesOn(s, ground, joints, darken(tone, 0.12), 1.4, 'opacity=".7"');
  for (let i = 0; i <= doors; i += 1) {
    boxOn(s, ground, doorAt(i) - 5.4, -44, 0.8, 44, lit(s.mood, '#e8c774', 0.85));
  }
  for (let i = 0; i < doors; i += 1) {
    for (const k of [2.4, 9]) {
      boxOn(s, ground, doorAt(i) + k, -60, 1.4, 58, '#33383c', 'opacity=".14"');
    }
  }
};
