import { lit } from './mood.ts';
import { barnRed, darken, lighten, shingle } from './palette.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { boxesOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { face, path } from './svg.ts';

/** Stack of shingle bundles lying on a roof plane. */
export const bundles = (
  s: Stage,
  p: Plane,
  u: number,
  v: number,
  count: number,
  color: string = shingle.charcoal,
): void => {
  for (let i = 0; i < count; i += 1) {
    const z = i * 0.3;
    const tone = lit(s.mood, color, 0.55);
    const shift = s.rng.range(-0.15, 0.15);
    face(
      s,
      [
        p.at(u + shift, v, z),
        p.at(u + 3 + shift, v, z),
        p.at(u + 3 + shift, v, z + 0.28),
        p.at(u + shift, v, z + 0.28),
      ],
      darken(tone, 0.2),
    );
    face(
      s,
      [
        p.at(u + 1 + shift, v, z),
        p.at(u + 2 + shift, v, z),
        p.at(u + 2 + shift, v, z + 0.28),
        p.at(u + 1 + shift, v, z + 0.28),
      ],
      lit(s.mood, barnRed, 0.6),
    );
    face(
      s,
      [
        p.at(u + shift, v, z + 0.28),
        p.at(u + 3 + shift, v, z + 0.28),
        p.at(u + 3 + shift, v + 1.1, z + 0.28),
        p.at(u + shift, v + 1.1, z + 0.28),
      ],
      lighten(tone, 0.16),
    );
    face(
      s,
      [
        p.at(u + 1 + shift, v, z + 0.28),
        p.at(u + 2 + shift, v, z + 0.28),
        p.at(u + 2 + shift, v + 1.1, z + 0.28),
        p.at(u + 1 + shift, v + 1.1, z + 0.28),
      ],
      lit(s.mood, barnRed, 0.9),
    );
  }
};

/** Bare deck of boards or sheets where the roof is torn off. */
export const deck = (s: Stage, p: Plane, outline: readonly Uv[], color = '#c9a26c'): void => {
  const tone = shadeOn(s, p, color);
  polyOn(s, p, outline, tone);
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const seams: Uv[][] = [];
  const sheets: Array<readonly [number, number, number, number]> = [];
  let row = 0;
  for (let v = v0; v < v1; v += 4) {
    seams.push(uvs(u0, v, u1, v));
    for (let u = u0 + (row % 2 === 0 ? 0 : 4); u < u1; u += 8) {
      const top = Math.min(v1, v + 4);
      seams.push(uvs(u, v, u, top));
      if (s.rng.chance(0.5)) {
        sheets.push([u, v, Math.min(8, u1 - u), top - v]);
      }
    }
    row += 1;
  }
  path(s, boxesOn(s, p, sheets), lighten(tone, 0.25), 'opacity=".5"');
  const veins: Uv[][] = [];
  for (let i = 0; i < 50; i += 1) {
    const [u, v] = [s.rng.range(u0, u1 - 3), s.rng.range(v0, v1)];
    veins.push(uvs(u, v, u + s.rng.range(1, 3), v));
  }
  linesOn(s, p, veins, darken(tone, 0.25), 0.8, 'opacity=".5"');
  linesOn(s, p, seams, darken(tone, 0.5), 1.4, 'opacity=".8"');
};
