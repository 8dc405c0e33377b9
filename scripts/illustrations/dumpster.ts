import type { P2, V3 } from './camera.ts';
import { lit } from './mood.ts';
import { barnRed, darken, lighten } from './palette.ts';
import { smooth, track } from './paths.ts';
import { type Frame, isFacing, type Plane, planeOf, shadeOn } from './plane.ts';
import { boxOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { face, path, stroke } from './svg.ts';

/** Open box standing on the ground, such as a waste container. @param w,d,h feet */
export const dumpster = (s: Stage, frame: Frame, w = 14, d = 7, h = 5, color = barnRed): void => {
  const planes: ReadonlyArray<readonly [Plane, number]> = [
    [planeOf(frame, [w / 2, d / 2, 0], [-1, 0, 0], [0, 0, 1]), w],
    [planeOf(frame, [w / 2, -d / 2, 0], [0, 1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-w / 2, d / 2, 0], [0, -1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]), w],
  ];
  face(
    s,
    (
      [
        [-w / 2, -d / 2, 0],
        [w / 2 + 3, -d / 2, 0],
        [w / 2 + 3, d / 2, 0],
        [-w / 2, d / 2, 0],
      ] as V3[]
    ).map(frame),
    '#1b2338',
    'opacity=".35"',
  );
  const top = (
    [
      [-w / 2, -d / 2, h],
      [w / 2, -d / 2, h],
      [w / 2, d / 2, h],
      [-w / 2, d / 2, h],
    ] as V3[]
  ).map(frame);
  face(s, top, lit(s.mood, '#3a3230', 0.3));
  const [back] = planes;
  if (back !== undefined) {
    const heap: P2[] = [];
    for (let i = 0; i <= 10; i += 1) {
      heap.push(
        s.cam.project(frame([-w / 2 + 0.3 + ((w - 0.6) * i) / 10, 0, h + s.rng.range(0.1, 1.3)])),
      );
    }
    heap.push(
      s.cam.project(frame([w / 2 - 0.3, -d / 2, h - 0.3])),
      s.cam.project(frame([-w / 2 + 0.3, -d / 2, h - 0.3])),
    );
    path(s, smooth(heap), lit(s.mood, '#5d564f', 0.5));
    for (let i = 0; i < 26; i += 1) {
      const p = s.cam.project(
        frame([
          s.rng.range(-w / 2 + 1, w / 2 - 1),
          s.rng.range(-d / 2, 0),
          h + s.rng.range(0, 0.9),
        ]),
      );
      const q = s.cam.scale(frame([0, 0, 0]));
      const a = s.rng.range(-0.5, 0.5);
      stroke(
        s,
        track([
          [p[0] - q * 0.5, p[1] - a * q],
          [p[0] + q * 0.5, p[1] + a * q],
        ]),
        lit(s.mood, s.rng.pick(['#8a7f70', '#4a4642', '#a58a62']), 0.7),
        q * 0.22,
      );
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
