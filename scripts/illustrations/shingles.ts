import { linear } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { boxesOn, grain, linesOn, polyOn, spanAt } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';
import { type Box, bounds, coarsen } from './texture.ts';

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
  const course = coarsen(o.course ?? 0.5, gv, 6);
  const tab = coarsen(1, gu, 22);
  const base = shadeOn(s, p, o.color);
  const low = s.cam.project(p.at(u0, v0));
  const high = s.cam.project(p.at(u1, v1));
  polyOn(
    s,
    p,
    outline,
    linear(s, low, high, [
      [0, darken(base, 0.1)],
      [0.55, base],
      [1, lighten(base, 0.12)],
    ]),
  );
  const dark: Box[] = [];
  const pale: Box[] = [];
  const lines: Uv[][] = [];
  const ticks: Uv[][] = [];
  const blend = o.blend ?? 1;
  const lay = (v: number, top: number, lo: number, hi: number): void => {
    for (let u = lo + s.rng.range(0.1, 1) * tab; u < hi; ) {
      const w = Math.min(hi - u, tab * s.rng.range(0.6, 1.5));
      if (s.rng.chance(0.72)) {
        ticks.push(uvs(u, v, u, top));
      }
      const r = s.rng.next();
      if (r < 0.24 * blend) {
        dark.push([u, v, w, top - v]);
      } else if (r > 1 - 0.17 * blend) {
        pale.push([u, v, w, top - v]);
      }
      u += w;
    }
  };
  for (let v = v0; v < v1 - 0.02; v += course) {
    const top = Math.min(v1, v + course);
    const here = spanAt(outline, v + 0.001);
    const above = spanAt(outline, top - 0.001);
    if (here !== undefined && above !== undefined) {
      lines.push(...(v > v0 ? [uvs(here[0], v, here[1], v)] : []));
      lay(v, top, Math.max(here[0], above[0]), Math.min(here[1], above[1]));
    }
  }
  const fine = gv * course < (s.width < 2000 ? 7 : 5);
  path(s, boxesOn(s, p, dark, fine), darken(base, 0.32), 'opacity=".5"');
  path(s, boxesOn(s, p, pale, fine), lighten(base, 0.3), 'opacity=".42"');
  linesOn(s, p, ticks, darken(base, 0.4), Math.min(1.4, gv * course * 0.09), 'opacity=".55"', fine);
  linesOn(s, p, lines, darken(base, 0.5), Math.min(2.6, gv * course * 0.16), 'opacity=".75"');
};
