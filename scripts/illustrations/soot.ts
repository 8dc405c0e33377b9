import type { P2 } from './camera.ts';
import { linear } from './paint.ts';
import { smooth } from './paths.ts';
import type { Plane, Uv } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { blur, ridge } from './shelfCloud.ts';
import { group, type Stage } from './stage.ts';
import { path } from './svg.ts';

/** Smooth closed outline through points of a plane. */
export const outline = (s: Stage, p: Plane, pts: readonly Uv[]): string =>
  smooth(pts.map(([a, b]): P2 => s.cam.project(p.at(a, b))));

/**
 * Soot that licked up a wall from the head of an opening: tongues of uneven height and lean, each
 * of its own strength, so that no two edges run together.
 * @param u,v,w left end, height and width of the opening's head  @param h reach of the longest tongue
 */
export const soot = (s: Stage, p: Plane, u: number, v: number, w: number, h: number): void => {
  const low = s.cam.project(p.at(u, v - 0.2));
  const tongue = (at: number, wide: number, tall: number, lean: number, dark: number): void => {
    const high = s.cam.project(p.at(u, v + tall));
    const wave = ridge(s, 3, 3);
    const side = (sign: number): Uv[] =>
      Array.from({ length: 10 }, (_, i): Uv => {
        const t = i / 9;
        const half = (wide / 2) * (1 - t) ** 0.7 * (1 + 0.3 * Math.sin(t * 5 + at));
        const sway = wave(t * 0.5 + (sign + 1) / 4) * wide * 0.34 * t;
        return [at + lean * t ** 1.5 + sign * half + sway, v - 0.2 + (tall + 0.2) * t];
      });
    const fill = linear(s, low, high, [
      [0, '#0b0b0b', dark],
      [0.35, '#131211', dark * 0.82],
      [0.75, '#1b1918', dark * 0.4],
      [1, '#1d1b1a', 0],
    ]);
    path(s, outline(s, p, [...side(-1), ...side(1).reverse()]), fill);
  };
  // A broad stain first, then the tongues, the longest near the middle.
  group(s, blur(s, 9), () => {
    tongue(u + w / 2, w * 1.3, h * 0.8, w * 0.06, 0.55);
    tongue(u + w * 0.45, w * 1.05, h * 0.5, w * 0.1, 0.6);
  });
  group(s, blur(s, 2.6), () => {
    for (let i = 0; i < 10; i += 1) {
      const q = (i + s.rng.range(0.05, 0.95)) / 10;
      const tall = h * (0.35 + 0.75 * Math.sin(q * Math.PI) ** 0.8) * s.rng.range(0.5, 1.1);
      tongue(
        u + w * q,
        w * s.rng.range(0.13, 0.3),
        tall,
        w * s.rng.range(-0.08, 0.24),
        s.rng.range(0.36, 0.7),
      );
    }
  });
};

/** Window gutted by fire: black room, charred frame, teeth of glass left along the edges. */
export const gutted = (s: Stage, p: Plane, u: number, v: number, w: number, h: number): void => {
  const [a, b] = [s.cam.project(p.at(u, v + h)), s.cam.project(p.at(u, v))];
  polyOn(
    s,
    p,
    uvs(u - 0.3, v - 0.1, u + w + 0.3, v - 0.1, u + w + 0.3, v + h + 0.35, u - 0.3, v + h + 0.35),
    linear(s, a, b, [
      [0, '#141110'],
      [0.5, '#3a332d'],
      [1, '#8d857a'],
    ]),
  );
  const room = linear(s, a, b, [
    [0, '#040404'],
    [0.7, '#12100e'],
    [1, '#29231e'],
  ]);
  polyOn(s, p, uvs(u, v, u + w, v, u + w, v + h, u, v + h), room);
  // A fallen joist and the far doorway inside.
  polyOn(
    s,
    p,
    uvs(u + w * 0.2, v, u + w * 0.32, v, u + w * 0.86, v + h * 0.62, u + w * 0.8, v + h * 0.68),
    '#2b241f',
  );
  polyOn(
    s,
    p,
    uvs(u + w * 0.58, v, u + w * 0.84, v, u + w * 0.84, v + h * 0.5, u + w * 0.58, v + h * 0.5),
    '#1d1916',
  );
  polyOn(
    s,
    p,
    uvs(
      u + w / 2 - 0.12,
      v,
      u + w / 2 + 0.14,
      v,
      u + w / 2 + 0.1,
      v + h * 0.4,
      u + w / 2 - 0.02,
      v + h * 0.44,
    ),
    '#4a423b',
  );
  const glass = '#8fa3ad';
  for (const [x, y, tip] of [
    [0, 0, 0.5],
    [0.24, 0, 0.22],
    [0.66, 0, 0.3],
    [0.86, 0, 0.16],
    [0, 0.5, 0.2],
    [0.9, 0.42, 0.24],
  ] as const) {
    const [gx, gy] = [u + w * x, v + h * y];
    polyOn(
      s,
      p,
      uvs(gx, gy, gx + w * 0.13, gy, gx + w * (x > 0.5 ? 0.1 : 0.03), gy + h * tip),
      glass,
      'opacity=".55"',
    );
  }
};
