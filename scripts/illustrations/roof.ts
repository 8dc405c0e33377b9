import { lit } from './mood.ts';
import { darken, lighten, wall } from './palette.ts';
import {
  boxOn, boxesOn, grain, isFacing, linesOn, planeOf, polyOn, shadeOn, type Frame, type Plane, type Uv,
} from './plane.ts';
import type { Stage } from './stage.ts';
import { face, path, smooth, wire } from './svg.ts';
import { shingles } from './texture.ts';
import type { P2, V3 } from './camera.ts';

/** The site's angle: 6-in-12. */
export const pitch = 0.5;

export type RoofSkin = {
  readonly color: string;
  readonly trim?: string;
  readonly gutter?: boolean;
  /** Depth of snow in feet; 0 or absent = none. */
  readonly snow?: number;
  readonly course?: number;
  readonly blend?: number;
};

/** Ridge caps: a paler, ticked strip along the top edge of a roof plane. */
export const ridgeCap = (s: Stage, p: Plane, u0: number, u1: number, v: number, color: string): void => {
  const tone = shadeOn(s, p, lighten(color, 0.14));
  const [gu] = grain(s, p, (u0 + u1) / 2, v);
  const step = Math.max(0.7, 9 / gu);
  boxOn(s, p, u0, v - 0.75, u1 - u0, 0.2, '#1b2338', 'opacity=".3"');
  boxOn(s, p, u0, v - 0.6, u1 - u0, 0.68, tone);
  const ticks: Uv[][] = [];
  for (let u = u0 + step; u < u1; u += step) {
    ticks.push([[u, v - 0.6], [u, v + 0.08]]);
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

/** Snow lying on a roof plane, with a soft overhanging lip along the eave. */
export const snowOn = (s: Stage, p: Plane, outline: readonly Uv[], depth: number): void => {
  const tone = shadeOn(s, p, '#fbfdff');
  const u0 = Math.min(...outline.map(([u]) => u));
  const u1 = Math.max(...outline.map(([u]) => u));
  const count = Math.max(5, Math.round((u1 - u0) / 3));
  const wave: P2[] = [];
  for (let i = 0; i <= count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    const sag = depth * s.rng.range(0.35, 0.9);
    wave.push(s.cam.project(p.at(u, -sag * 0.5, -sag * 0.4)));
  }
  const back: P2[] = [s.cam.project(p.at(u1, 0.6, depth)), s.cam.project(p.at(u0, 0.6, depth))];
  path(s, smooth([...wave, ...back]), darken(tone, 0.16));
  polyOn(s, p, outline.map(([u, v]): Uv => [u, v]), tone);
  const lifted = outline.map(([u, v]) => s.cam.project(p.at(u, v, depth * 0.6)));
  path(s, smooth(lifted.flatMap((q, i): P2[] => {
    const next = lifted[(i + 1) % lifted.length] ?? q;
    return [q, [(q[0] * 2 + next[0]) / 3, (q[1] * 2 + next[1]) / 3],
      [(q[0] + next[0] * 2) / 3, (q[1] + next[1] * 2) / 3], next];
  })), lighten(tone, 0.5));
  const v1 = Math.max(...outline.map(([, v]) => v));
  for (let i = 0; i < 5; i += 1) {
    const at = s.rng.range(u0, u0 + (u1 - u0) * 0.7);
    const v = s.rng.range(0.1, 0.75) * v1;
    const drift = [[0, 0], [0.12, 0.05], [0.26, 0.03], [0.2, -0.02], [0.08, -0.03]] as const;
    path(s, smooth(drift.map(([du, dv]) =>
      s.cam.project(p.at(at + du * (u1 - u0), v + dv * v1, depth * 0.6)))),
    lit(s.mood, '#c9d8ea', 0.7), 'opacity=".45"');
  }
};

/** Covers one roof plane as its skin asks. */
export const roofPlane = (s: Stage, p: Plane, outline: readonly Uv[], skin: RoofSkin): void => {
  if (!isFacing(s, p)) {
    return;
  }
  if ((skin.snow ?? 0) > 0) {
    snowOn(s, p, outline, skin.snow ?? 0);
  } else {
    shingles(s, p, outline, skin);
  }
};

/** Box vent or, with round = true, a plumbing stack with its flashing boot. */
export const vent = (s: Stage, p: Plane, u: number, v: number, round = false, size = 1): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const k = size;
  boxOn(s, p, u - 0.9 * k, v - 0.7 * k, 1.8 * k, 1.7 * k, lit(s.mood, '#9aa3aa', 0.6), 'opacity=".8"');
  const foot = s.cam.project(p.at(u, v));
  const px = s.cam.scale(p.at(u, v)) * k;
  const [x, y] = foot;
  const dark = lit(s.mood, '#3b4148', 0.35);
  const pale = lit(s.mood, '#596069', 0.85);
  if (round) {
    path(s, `M${x - px * 0.3} ${y}V${y - px * 1.5}h${px * 0.6}V${y}z`, pale);
    path(s, `M${x + px * 0.05} ${y}V${y - px * 1.5}h${px * 0.25}V${y}z`, dark);
    path(s, `M${x - px * 0.5} ${y + px * 0.2}l${px * 0.15} ${-px * 0.55}h${px * 0.7}l${px * 0.15} ${px * 0.55}z`, dark);
    return;
  }
  path(s, boxesOn(s, p, [[u - 0.4 * k, v - 1.1 * k, 1.6 * k, 1 * k]]), '#1b2338', 'opacity=".3"');
  path(s, `M${x - px * 0.75} ${y + px * 0.3}v${-px * 0.6}h${px * 1.5}v${px * 0.6}z`, dark);
  path(s, `M${x - px * 0.85} ${y - px * 0.25}l${px * 0.2} ${-px * 0.4}h${px * 1.3}l${px * 0.2} ${px * 0.4}z`, pale);
};

/** Small faces (boards, soffits) given in a frame's feet. */
export const board = (
  s: Stage, frame: Frame, points: readonly V3[], color: string, b: number,
): void => {
  face(s, points.map(frame), lit(s.mood, color, b));
};

export const planesOfGable = (
  frame: Frame, w: number, d: number, h: number, slope: number, eave: number, rake: number,
): { readonly front: Plane; readonly back: Plane; readonly length: number; readonly z: number } => {
  const z = h - eave * slope;
  const run = d / 2 + eave;
  return {
    front: planeOf(frame, [-w / 2 - rake, -d / 2 - eave, z], [1, 0, 0], [0, 1, slope]),
    back: planeOf(frame, [w / 2 + rake, d / 2 + eave, z], [-1, 0, 0], [0, -1, slope]),
    length: run * Math.hypot(1, slope),
    z,
  };
};
