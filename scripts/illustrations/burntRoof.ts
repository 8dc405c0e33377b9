import { clipTo, linear } from './paint.ts';
import { mix } from './palette.ts';
import type { Plane, Uv } from './plane.ts';
import { linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { blur, ridge } from './shelfCloud.ts';
import { outline } from './soot.ts';
import { group, type Stage } from './stage.ts';
import { face, path } from './svg.ts';

/** Uneven closed outline around a centre on a plane. @param ragged share of the radius */
const ragged = (s: Stage, c: Uv, rx: number, ry: number, rough: number, count: number): Uv[] => {
  const wave = ridge(s, 4, 5);
  return Array.from({ length: count }, (_, i): Uv => {
    const a = (i / count) * Math.PI * 2;
    // The noise is faded into itself at the seam.
    const t = i / count;
    const n = wave(t) * (1 - t) + wave(t + 0.04) * t * (1 - t) + wave(0) * t;
    const k = 1 + n * rough + s.rng.range(-0.03, 0.03);
    return [c[0] + Math.cos(a) * rx * k, c[1] + Math.sin(a) * ry * k];
  });
};

/** One charred rafter seen through the hole, with its lit edge, checks and ash. */
const rafter = (s: Stage, p: Plane, u: number, from: number, to: number): void => {
  const at = (du: number, v: number, lift: number): readonly [number, number, number] =>
    p.at(u + du, v, lift);
  face(
    s,
    [at(0.62, from, -0.9), at(0.62, to, -0.9), at(0.62, to, -1.9), at(0.62, from, -1.9)],
    '#0b0807',
  );
  const [a, b] = [s.cam.project(at(0, from, -0.9)), s.cam.project(at(0, to, -0.9))];
  const char = linear(s, a, b, [
    [0, '#4a3d33'],
    [0.4, '#2e2621'],
    [0.75, '#51443a'],
    [1, '#352b25'],
  ]);
  const edge = (du: number, sign: number): Uv[] =>
    Array.from(
      { length: 9 },
      (_, i): Uv => [u + du + sign * s.rng.range(0, 0.09), from + ((to - from) * i) / 8],
    );
  const pts = [...edge(0, 1), [u + 0.3, to + 0.5] as const, ...edge(0.62, -1).reverse()];
  face(
    s,
    pts.map(([x, y]) => p.at(x, y, -0.9)),
    char,
  );
  const lines: Uv[][] = [];
  for (let v = from + 0.4; v < to - 0.2; v += s.rng.range(0.35, 0.8)) {
    lines.push(uvs(u + 0.06, v, u + 0.56, v + s.rng.range(-0.12, 0.12)));
  }
  group(s, 'opacity=".8"', () => linesOn(s, p, lines, '#120d0b', 1.1));
  linesOn(s, p, [uvs(u + 0.06, from, u + 0.06, to)], '#a8978a', 1.7, 'opacity=".75"');
};

/** Hole burnt through a roof: scorched field, curled shingle edge, sheathing stubs, rafters, depth. */
export const burntRoof = (s: Stage, p: Plane, c: Uv, rx: number, ry: number): void => {
  const stain = (k: number, dark: number, soft: number, up: number): void =>
    path(
      s,
      outline(s, p, ragged(s, [c[0] + 0.6, c[1] + up], rx * k, ry * k, 0.28, 40)),
      '#14100e',
      `opacity="${dark}" ${blur(s, soft)}`,
    );
  stain(1.34, 0.42, 16, 1);
  stain(1.14, 0.6, 6, 0.4);
  const rim = ragged(s, c, rx, ry, 0.62, 60);
  const grow = (k: number): Uv[] =>
    rim.map(([u, v]) => [c[0] + (u - c[0]) * k, c[1] + (v - c[1]) * k]);
  polyOn(s, p, grow(1.07), '#2a211c');
  polyOn(s, p, grow(1.03), '#6f6055');
  const hole = rim.map(([a, b]) => s.cam.project(p.at(a, b)));
  const d = `M${hole.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
  const [top, foot] = [s.cam.project(p.at(c[0], c[1] + ry)), s.cam.project(p.at(c[0], c[1] - ry))];
  group(s, clipTo(s, d), () => {
    path(
      s,
      d,
      linear(s, top, foot, [
        [0, '#060505'],
        [0.6, '#120e0c'],
        [1, '#2b221c'],
      ]),
    );
    // What is left of the attic floor, far below.
    for (let i = 0; i < 7; i += 1) {
      const u = c[0] - rx + (i * rx * 2) / 7;
      face(
        s,
        [
          p.at(u, c[1] - ry * 1.2, -4.5),
          p.at(u + 0.7, c[1] - ry * 1.2, -4.5),
          p.at(u + 1, c[1] + ry, -6),
          p.at(u + 0.4, c[1] + ry, -6),
        ],
        '#2d241e',
      );
    }
    const gaps = [undefined, 0.62, undefined, 0.2, undefined, 0.44, 0.7, undefined];
    let i = 0;
    for (let u = c[0] - rx * 1.1; u < c[0] + rx * 1.2; u += 2.3) {
      const [lo, hi] = [c[1] - ry * 1.4, c[1] + ry * 1.4];
      const gap = gaps[i % gaps.length];
      if (gap === undefined) {
        rafter(s, p, u, lo, hi);
      } else {
        const mid = lo + (hi - lo) * (0.3 + gap * 0.4);
        rafter(s, p, u, lo, mid - 1.3);
        rafter(s, p, u, mid + 1.2, hi);
      }
      i += 1;
    }
    // Stubs of sheathing boards along the rim.
    for (let k = 0; k < 15; k += 1) {
      const left = k % 2 === 0;
      const v = c[1] - ry + (k / 15) * ry * 2;
      const reach =
        rx * (1.15 - Math.sqrt(Math.max(0, 1 - ((v - c[1]) / ry) ** 2)) * s.rng.range(0.72, 0.92));
      const from = left ? c[0] - rx * 1.2 : c[0] + rx * 1.2;
      const to = left ? from + reach : from - reach;
      const tip = left ? 0.5 : -0.5;
      polyOn(
        s,
        p,
        uvs(
          from,
          v,
          to,
          v,
          to + tip,
          v + 0.3,
          to - tip * 0.4,
          v + 0.5,
          to + tip * 0.7,
          v + 0.85,
          from,
          v + 0.85,
        ),
        mix('#6a5340', '#1a1411', s.rng.range(0.25, 0.7)),
      );
      linesOn(s, p, [uvs(from, v + 0.04, to, v + 0.04)], '#0f0b09', 1.2);
    }
  });
  // Flakes of char and lifted shingles around the rim.
  for (const [u, v] of rim) {
    if (s.rng.chance(0.6)) {
      const k = s.rng.range(1.02, 1.16);
      const [x, y] = [c[0] + (u - c[0]) * k, c[1] + (v - c[1]) * k];
      const [w, h] = [s.rng.range(0.4, 1.1), s.rng.range(0.25, 0.5)];
      polyOn(
        s,
        p,
        uvs(x, y, x + w, y + s.rng.range(-0.2, 0.2), x + w * 0.9, y + h, x + 0.1, y + h),
        s.rng.pick(['#1d1714', '#3a3029', '#5b5048']),
      );
    }
  }
};
