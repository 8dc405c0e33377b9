import type { P2, V3 } from './camera.ts';
import { lit } from './mood.ts';
import { barnRed, darken, lighten, shingle } from './palette.ts';
import { boxOn, boxesOn, isFacing, linesOn, planeOf, polyOn, shadeOn, type Frame, type Plane, type Uv } from './plane.ts';
import type { Stage } from './stage.ts';
import { face, path, smooth, stroke, track, wire } from './svg.ts';

/** Extension ladder between two world points. @param gap rail spacing, feet */
export const ladder = (s: Stage, foot: V3, head: V3, gap = 1.5, color = '#c9ced2'): void => {
  const k = s.cam.scale(foot);
  const tone = lit(s.mood, color, 0.85);
  const rail = (dx: number): V3[] => [[foot[0] + dx, foot[1], foot[2]], [head[0] + dx, head[1], head[2]]];
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1], head[2] - foot[2]);
  const rungs: string[] = [];
  for (let t = 1 / length; t < 1; t += 1 / length) {
    const at = (dx: number): V3 => [foot[0] + (head[0] - foot[0]) * t + dx, foot[1] + (head[1] - foot[1]) * t, foot[2] + (head[2] - foot[2]) * t];
    rungs.push(track([s.cam.project(at(0)), s.cam.project(at(gap))]));
  }
  stroke(s, rungs.join(''), darken(tone, 0.2), k * 0.13);
  for (const dx of [0, gap]) {
    wire(s, rail(dx), darken(tone, 0.45), k * 0.26);
    wire(s, rail(dx), tone, k * 0.17);
  }
};

/** Open box standing on the ground, such as a waste container. @param w,d,h feet */
export const dumpster = (s: Stage, frame: Frame, w = 14, d = 7, h = 5, color = barnRed): void => {
  const planes: ReadonlyArray<readonly [Plane, number]> = [
    [planeOf(frame, [w / 2, d / 2, 0], [-1, 0, 0], [0, 0, 1]), w],
    [planeOf(frame, [w / 2, -d / 2, 0], [0, 1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-w / 2, d / 2, 0], [0, -1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]), w],
  ];
  face(s, ([[-w / 2, -d / 2, 0], [w / 2 + 3, -d / 2, 0], [w / 2 + 3, d / 2, 0], [-w / 2, d / 2, 0]] as V3[]).map(frame), '#1b2338', 'opacity=".35"');
  const top = ([[-w / 2, -d / 2, h], [w / 2, -d / 2, h], [w / 2, d / 2, h], [-w / 2, d / 2, h]] as V3[]).map(frame);
  face(s, top, lit(s.mood, '#3a3230', 0.3));
  const [back] = planes;
  if (back !== undefined) {
    const heap: P2[] = [];
    for (let i = 0; i <= 10; i += 1) {
      heap.push(s.cam.project(frame([-w / 2 + 0.3 + ((w - 0.6) * i) / 10, 0, h + s.rng.range(0.1, 1.3)])));
    }
    heap.push(s.cam.project(frame([w / 2 - 0.3, -d / 2, h - 0.3])), s.cam.project(frame([-w / 2 + 0.3, -d / 2, h - 0.3])));
    path(s, smooth(heap), lit(s.mood, '#5d564f', 0.5));
    for (let i = 0; i < 26; i += 1) {
      const p = s.cam.project(frame([s.rng.range(-w / 2 + 1, w / 2 - 1), s.rng.range(-d / 2, 0), h + s.rng.range(0, 0.9)]));
      const q = s.cam.scale(frame([0, 0, 0]));
      const a = s.rng.range(-0.5, 0.5);
      stroke(s, track([[p[0] - q * 0.5, p[1] - a * q], [p[0] + q * 0.5, p[1] + a * q]]), lit(s.mood, s.rng.pick(['#8a7f70', '#4a4642', '#a58a62']), 0.7), q * 0.22);
    }
  }
  for (const [p, long] of planes.slice(1)) {
    if (!isFacing(s, p)) {
      continue;
    }
    const tone = shadeOn(s, p, color);
    boxOn(s, p, 0, 0.3, long, h - 0.3, tone);
    boxOn(s, p, 0, 0.3, long, 0.9, darken(tone, 0.25));
    for (let u = 0.8; u < long - 0.4; u += 1.8) {
      boxOn(s, p, u, 0.3, 0.35, h - 0.5, lighten(tone, 0.14));
      boxOn(s, p, u + 0.35, 0.3, 0.2, h - 0.5, darken(tone, 0.3));
    }
    boxOn(s, p, -0.15, h - 0.45, long + 0.3, 0.5, lighten(tone, 0.1));
  }
};

/** Stack of shingle bundles lying on a roof plane. */
export const bundles = (s: Stage, p: Plane, u: number, v: number, count: number, color: string = shingle.charcoal): void => {
  for (let i = 0; i < count; i += 1) {
    const z = i * 0.3;
    const tone = lit(s.mood, color, 0.55);
    const shift = s.rng.range(-0.15, 0.15);
    face(s, [p.at(u + shift, v, z), p.at(u + 3 + shift, v, z), p.at(u + 3 + shift, v, z + 0.28), p.at(u + shift, v, z + 0.28)], darken(tone, 0.2));
    face(s, [p.at(u + 1 + shift, v, z), p.at(u + 2 + shift, v, z), p.at(u + 2 + shift, v, z + 0.28), p.at(u + 1 + shift, v, z + 0.28)], lit(s.mood, barnRed, 0.6));
    face(s, [p.at(u + shift, v, z + 0.28), p.at(u + 3 + shift, v, z + 0.28), p.at(u + 3 + shift, v + 1.1, z + 0.28), p.at(u + shift, v + 1.1, z + 0.28)], lighten(tone, 0.16));
    face(s, [p.at(u + 1 + shift, v, z + 0.28), p.at(u + 2 + shift, v, z + 0.28), p.at(u + 2 + shift, v + 1.1, z + 0.28), p.at(u + 1 + shift, v + 1.1, z + 0.28)], lit(s.mood, barnRed, 0.9));
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
    seams.push([[u0, v], [u1, v]]);
    for (let u = u0 + (row % 2 === 0 ? 0 : 4); u < u1; u += 8) {
      const top = Math.min(v1, v + 4);
      seams.push([[u, v], [u, top]]);
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
    veins.push([[u, v], [u + s.rng.range(1, 3), v]]);
  }
  linesOn(s, p, veins, darken(tone, 0.25), 0.8, 'opacity=".5"');
  linesOn(s, p, seams, darken(tone, 0.5), 1.4, 'opacity=".8"');
};

/** Rope from an anchor to a worker, hanging slack. */
export const lifeline = (s: Stage, a: V3, b: V3, sag = 0.8): void => {
  const [p, q] = [s.cam.project(a), s.cam.project(b)];
  const k = s.cam.scale(a) * sag;
  stroke(s, `M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2 + k).toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}`, '#e8a33d', 1.8);
};
