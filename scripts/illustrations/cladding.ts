import { linear } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { boxesOn, grain, linesOn, polyOn, spanAt } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';
import { type Box, bounds, coarsen } from './texture.ts';

export type Finish = 'lap' | 'batten' | 'brick' | 'plain' | 'block' | 'metal';

type Coat = {
  readonly p: Plane;
  readonly outline: readonly Uv[];
  readonly base: string;
};

/** Upright boards or ribs. @param width of a board, feet */
const upright = (s: Stage, { p, outline, base }: Coat, width: number): void => {
  const { u0, u1, v0, v1 } = bounds(outline);
  const [gu] = grain(s, p, (u0 + u1) / 2, (v0 + v1) / 2);
  const step = coarsen(width, gu, 7);
  const turned = outline.map(([a, b]): Uv => [b, a]);
  const rows: Uv[][] = [];
  for (let u = u0 + step; u < u1; u += step) {
    const across = spanAt(turned, u);
    rows.push(...(across === undefined ? [] : [uvs(u, across[0], u, across[1])]));
  }
  const fine = s.width < 2000 || gu * step < 7;
  linesOn(s, p, rows, darken(base, 0.34), Math.min(1.6, gu * step * 0.1), 'opacity=".6"', fine);
};

/** Rows with a shadow or mortar line; masonry also gets scattered darker and paler units. */
const rowed = (s: Stage, { p, outline, base }: Coat, finish: 'lap' | 'brick' | 'block'): void => {
  const { u0, u1, v0, v1 } = bounds(outline);
  const [gu, gv] = grain(s, p, (u0 + u1) / 2, (v0 + v1) / 2);
  const size = { lap: 0.5, brick: 0.34, block: 0.7 }[finish];
  const step = coarsen(size, gv, finish === 'lap' ? 4.6 : 5.4);
  const brick = Math.max(0.8, 12 / gu) * (finish === 'block' ? 1.8 : 1);
  const dark: Box[] = [];
  const pale: Box[] = [];
  const rows: Uv[][] = [];
  const tint = (from: number, to: number, v: number): void => {
    for (let u = from + s.rng.range(0, brick * 2); u < to - brick; ) {
      (s.rng.chance(0.5) ? dark : pale).push([u, v - step, brick, step]);
      u += brick * s.rng.int(3, 9);
    }
  };
  for (let v = v0 + step; v < v1; v += step) {
    const here = spanAt(outline, v);
    if (here !== undefined) {
      rows.push(uvs(here[0], v, here[1], v));
      if (finish !== 'lap') {
        tint(here[0], here[1], v);
      }
    }
  }
  path(s, boxesOn(s, p, dark), darken(base, 0.3), 'opacity=".4"');
  path(s, boxesOn(s, p, pale), lighten(base, 0.3), 'opacity=".35"');
  const joint = finish === 'lap' ? darken(base, 0.36) : lighten(base, 0.32);
  const fine = s.width < 2000 || gv * step < 7;
  linesOn(s, p, rows, joint, Math.min(1.6, gv * step * 0.13), 'opacity=".55"', fine);
};

/** Covers a convex outline of a wall with siding, boards, brick or panels. */
export const cladding = (
  s: Stage,
  p: Plane,
  outline: readonly Uv[],
  color: string,
  finish: Finish,
): void => {
  const { u0, v0, v1 } = bounds(outline);
  const base = shadeOn(s, p, color);
  const [low, high] = [s.cam.project(p.at(u0, v0)), s.cam.project(p.at(u0, v1))];
  const fill = linear(s, low, high, [
    [0, darken(base, 0.07)],
    [1, lighten(base, 0.07)],
  ]);
  polyOn(s, p, outline, fill);
  if (finish === 'batten' || finish === 'metal') {
    upright(s, { p, outline, base }, finish === 'metal' ? 1.5 : 1);
  } else if (finish !== 'plain') {
    rowed(s, { p, outline, base }, finish);
  }
};
