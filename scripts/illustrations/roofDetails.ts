import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { darken, lighten, wall } from './palette.ts';
import { isFacing, type Plane, shadeOn, type Uv } from './plane.ts';
import { boxesOn, boxOn, grain, linesOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { face, path, wire } from './svg.ts';

/** Ridge caps: a paler, ticked strip along the top edge of a roof plane. */
export const ridgeCap = (
  s: Stage,
  p: Plane,
  u0: number,
  u1: number,
  v: number,
  color: string,
): void => {
  const tone = shadeOn(s, p, lighten(color, 0.14));
  const [gu] = grain(s, p, (u0 + u1) / 2, v);
  const step = Math.max(0.7, 9 / gu);
  boxOn(s, p, u0, v - 0.75, u1 - u0, 0.2, '#1b2338', 'opacity=".3"');
  boxOn(s, p, u0, v - 0.6, u1 - u0, 0.68, tone);
  const ticks: Uv[][] = [];
  for (let u = u0 + step; u < u1; u += step) {
    ticks.push(uvs(u, v - 0.6, u, v + 0.08));
  }
  linesOn(s, p, ticks, darken(tone, 0.4), Math.min(1.6, gu * 0.1));
};

/** Gutter along an eave between two points, with its lip, inside and shade. */
export const gutter = (s: Stage, a: V3, b: V3, color: string = wall.white, b0 = 0.75): void => {
  const tone = lit(s.mood, color, b0);
  const drop = (p: V3, z: number): V3 => [p[0], p[1], p[2] + z];
  face(s, [drop(a, 0.08), drop(b, 0.08), drop(b, -0.45), drop(a, -0.45)], tone);
  face(s, [drop(a, -0.28), drop(b, -0.28), drop(b, -0.45), drop(a, -0.45)], darken(tone, 0.25));
  const k = s.cam.scale(a);
  wire(s, [drop(a, 0.08), drop(b, 0.08)], lighten(tone, 0.5), Math.max(0.7, k * 0.07));
};

/** Box vent or, with round = true, a plumbing stack with its flashing boot. */
export const vent = (s: Stage, p: Plane, u: number, v: number, round = false, size = 1): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const k = size;
  boxOn(
    s,
    p,
    u - 0.9 * k,
    v - 0.7 * k,
    1.8 * k,
    1.7 * k,
    lit(s.mood, '#9aa3aa', 0.6),
    'opacity=".8"',
  );
  const foot = s.cam.project(p.at(u, v));
  const px = s.cam.scale(p.at(u, v)) * k;
  const [x, y] = foot;
  const dark = lit(s.mood, '#3b4148', 0.35);
  const pale = lit(s.mood, '#596069', 0.85);
  if (round) {
    path(s, `M${x - px * 0.3} ${y}V${y - px * 1.5}h${px * 0.6}V${y}z`, pale);
    path(s, `M${x + px * 0.05} ${y}V${y - px * 1.5}h${px * 0.25}V${y}z`, dark);
    path(
      s,
      `M${x - px * 0.5} ${y + px * 0.2}l${px * 0.15} ${-px * 0.55}h${px * 0.7}l${px * 0.15} ${px * 0.55}z`,
      dark,
    );
    return;
  }
  path(s, boxesOn(s, p, [[u - 0.4 * k, v - 1.1 * k, 1.6 * k, 1 * k]]), '#1b2338', 'opacity=".3"');
  path(s, `M${x - px * 0.75} ${y + px * 0.3}v${-px * 0.6}h${px * 1.5}v${px * 0.6}z`, dark);
  path(
    s,
    `M${x - px * 0.85} ${y - px * 0.25}l${px * 0.2} ${-px * 0.4}h${px * 1.3}l${px * 0.2} ${px * 0.4}z`,
    pale,
  );
};
