import type { Plane } from './plane.ts';
import { boxesOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';

/** Places on a roof plane where shingles are gone: felt or bare wood, with a torn edge. */
export const missing = (
  s: Stage,
  p: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  bare = '#a58758',
): void => {
  const rows = Math.round(h / 0.5);
  const at = (u0: number, u1: number, i: number): readonly [number, number, number, number] => [
    u0,
    v + i * 0.5,
    u1 - u0,
    0.5,
  ];
  const felt: Array<readonly [number, number, number, number]> = [];
  const wood: Array<readonly [number, number, number, number]> = [];
  for (let i = 0; i < rows; i += 1) {
    const swell = Math.sin(((i + 0.7) / (rows + 0.4)) * Math.PI) ** 0.6;
    const [l, r] = [
      u + w / 2 - (w / 2) * swell * s.rng.range(0.7, 1.05),
      u + w / 2 + (w / 2) * swell * s.rng.range(0.7, 1.05),
    ];
    felt.push(at(l, r, i));
    if (i > 0 && i < rows - 1) {
      const m = (r - l) * s.rng.range(0.2, 0.32);
      wood.push(at(l + m, r - m * s.rng.range(0.6, 1.2), i));
    }
  }
  path(
    s,
    boxesOn(
      s,
      p,
      felt.map(([a, b, c, d]) => [a - 0.15, b - 0.1, c + 0.22, d + 0.2] as const),
    ),
    '#12161b',
    'opacity=".65"',
  );
  path(s, boxesOn(s, p, felt), '#3d4145');
  path(s, boxesOn(s, p, wood), bare);
  path(
    s,
    boxesOn(
      s,
      p,
      wood.map(([a, b, c]) => [a, b, c, 0.07] as const),
    ),
    '#4d3a22',
    'opacity=".7"',
  );
  path(
    s,
    boxesOn(
      s,
      p,
      felt.slice(-2).map(([a, b, c]) => [a - 0.1, b + 0.3, c + 0.2, 0.22] as const),
    ),
    '#0f1317',
    'opacity=".5"',
  );
};
