import { darken, lighten } from './palette.ts';
import {
  boxesOn, grain, linesOn, polyOn, shadeOn, spanAt, type Plane, type Uv,
} from './plane.ts';
import type { Stage } from './stage.ts';
import { linear, path } from './svg.ts';

const bounds = (outline: readonly Uv[]): { u0: number; u1: number; v0: number; v1: number } => {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return {
    u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs),
  };
};

const coarsen = (size: number, pixels: number, least: number): number => {
  let value = size;
  while (value * pixels < least) {
    value *= 1.4;
  }
  return value;
};

type Box = readonly [number, number, number, number];

export type ShingleOptions = {
  readonly color: string;
  /** Height of a course in feet; far roofs get fewer, taller courses. */
  readonly course?: number;
  /** 0 = one even tone, 1 = strong two-tone blend. */
  readonly blend?: number;
};

/** Covers a convex outline of a roof plane with courses of shingles that follow the slope. */
export const shingles = (s: Stage, p: Plane, outline: readonly Uv[], o: ShingleOptions): void => {
  const { u0, u1, v0, v1 } = bounds(outline);
  const [gu, gv] = grain(s, p, (u0 + u1) / 2, v0 + (v1 - v0) * 0.35);
  const course = coarsen(o.course ?? 0.5, gv, 5.6);
  const tab = coarsen(1, gu, 17);
  const base = shadeOn(s, p, o.color);
  const low = s.cam.project(p.at(u0, v0));
  const high = s.cam.project(p.at(u1, v1));
  polyOn(s, p, outline, linear(s, low, high, [
    [0, darken(base, 0.1)], [0.55, base], [1, lighten(base, 0.12)],
  ]));
  const dark: Box[] = [];
  const pale: Box[] = [];
  const lines: Uv[][] = [];
  const ticks: Uv[][] = [];
  for (let v = v0; v < v1 - 0.02; v += course) {
    const top = Math.min(v1, v + course);
    const here = spanAt(outline, v + 0.001);
    const above = spanAt(outline, top - 0.001);
    if (here === undefined || above === undefined) {
      continue;
    }
    const lo = Math.max(here[0], above[0]);
    const hi = Math.min(here[1], above[1]);
    if (v > v0) {
      lines.push([[here[0], v], [here[1], v]]);
    }
    for (let u = lo + s.rng.range(0.1, 1) * tab; u < hi; ) {
      const w = Math.min(hi - u, tab * s.rng.range(0.6, 1.5));
      if (s.rng.chance(0.8)) {
        ticks.push([[u, v], [u, top]]);
      }
      const r = s.rng.next();
      if (r < 0.24 * (o.blend ?? 1)) {
        dark.push([u, v, w, top - v]);
      } else if (r > 1 - 0.17 * (o.blend ?? 1)) {
        pale.push([u, v, w, top - v]);
      }
      u += w;
    }
  }
  const fine = gv * course < 9;
  path(s, boxesOn(s, p, dark, fine), darken(base, 0.32), 'opacity=".5"');
  path(s, boxesOn(s, p, pale, fine), lighten(base, 0.3), 'opacity=".42"');
  linesOn(s, p, ticks, darken(base, 0.4), Math.min(1.4, gv * course * 0.09), 'opacity=".55"', fine);
  linesOn(s, p, lines, darken(base, 0.5), Math.min(2.6, gv * course * 0.16), 'opacity=".75"');
};

export type Finish = 'lap' | 'batten' | 'brick' | 'plain' | 'block' | 'metal';

/** Covers a convex outline of a wall with siding, boards, brick or panels. */
export const cladding = (
  s: Stage, p: Plane, outline: readonly Uv[], color: string, finish: Finish,
): void => {
  const { u0, u1, v0, v1 } = bounds(outline);
  const [gu, gv] = grain(s, p, (u0 + u1) / 2, (v0 + v1) / 2);
  const base = shadeOn(s, p, color);
  const [low, high] = [s.cam.project(p.at(u0, v0)), s.cam.project(p.at(u0, v1))];
  polyOn(s, p, outline, linear(s, low, high, [[0, darken(base, 0.07)], [1, lighten(base, 0.07)]]));
  const rows: Uv[][] = [];
  if (finish === 'batten' || finish === 'metal') {
    const step = coarsen(finish === 'metal' ? 1.5 : 1, gu, 7);
    for (let u = u0 + step; u < u1; u += step) {
      const across = spanAt(outline.map(([a, b]): Uv => [b, a]), u);
      if (across !== undefined) {
        rows.push([[u, across[0]], [u, across[1]]]);
      }
    }
    linesOn(s, p, rows, darken(base, 0.34), Math.min(1.6, gu * step * 0.1), 'opacity=".6"');
    return;
  }
  if (finish === 'plain') {
    return;
  }
  const step = coarsen(finish === 'lap' ? 0.5 : finish === 'brick' ? 0.34 : 0.7, gv, 4.6);
  const dark: Box[] = [];
  const pale: Box[] = [];
  for (let v = v0 + step; v < v1; v += step) {
    const here = spanAt(outline, v);
    if (here === undefined) {
      continue;
    }
    rows.push([[here[0], v], [here[1], v]]);
    const brick = Math.max(0.8, 12 / gu) * (finish === 'block' ? 1.8 : 1);
    for (let u = here[0] + s.rng.range(0, brick * 2); finish !== 'lap' && u < here[1] - brick; ) {
      (s.rng.chance(0.5) ? dark : pale).push([u, v - step, brick, step]);
      u += brick * s.rng.int(2, 7);
    }
  }
  if (finish !== 'lap') {
    path(s, boxesOn(s, p, dark), darken(base, 0.3), 'opacity=".4"');
    path(s, boxesOn(s, p, pale), lighten(base, 0.3), 'opacity=".35"');
  }
  const joint = finish === 'lap' ? darken(base, 0.36) : lighten(base, 0.32);
  linesOn(s, p, rows, joint, Math.min(1.6, gv * step * 0.13), 'opacity=".55"');
};

/** Soft shadow that an overhang throws on a wall. @param points outline in feet on the plane */
export const shadowOn = (s: Stage, p: Plane, points: readonly Uv[], strength = 1): void => {
  polyOn(s, p, points, '#1b2338', `opacity="${Math.round(s.mood.cast * strength * 100) / 100}"`);
};
