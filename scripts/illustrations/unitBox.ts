import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { darken, lighten } from './palette.ts';
import { type Frame, isFacing, planeOf, shadeOn, type Uv } from './plane.ts';
import { boxOn, polyOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/** A closed box on a plane or the ground: rooftop unit, skylight curb, chimney stack. */
export const unitBox = (
  s: Stage,
  frame: Frame,
  w: number,
  d: number,
  h: number,
  color: string = '#c5cace',
): void => {
  const [x, y] = [w / 2, d / 2];
  face(
    s,
    (
      [
        [-x, -y, 0],
        [x + h * 0.8, -y + h * 0.25, 0],
        [x + h * 0.8, y + h * 0.25, 0],
        [-x, y, 0],
      ] as V3[]
    ).map(frame),
    '#1b2338',
    `opacity="${s.mood.cast}"`,
  );
  const top = planeOf(frame, [-x, -y, h], [1, 0, 0], [0, 1, 0]);
  for (const [p, long] of [
    [planeOf(frame, [-x, y, 0], [0, -1, 0], [0, 0, 1]), d],
    [planeOf(frame, [x, -y, 0], [0, 1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-x, -y, 0], [1, 0, 0], [0, 0, 1]), w],
  ] as const) {
    if (isFacing(s, p)) {
      const tone = shadeOn(s, p, color);
      boxOn(s, p, 0, 0, long, h, tone);
      boxOn(s, p, 0, 0, long, 0.5, darken(tone, 0.35));
      for (let v = h * 0.3; v < h * 0.85; v += Math.max(0.35, h * 0.1)) {
        boxOn(s, p, long * 0.12, v, long * 0.5, Math.max(0.16, h * 0.045), darken(tone, 0.32));
      }
      boxOn(s, p, long * 0.7, h * 0.2, long * 0.2, h * 0.6, lighten(tone, 0.18));
    }
  }
  if (isFacing(s, top)) {
    boxOn(s, top, 0, 0, w, d, lit(s.mood, lighten(color, 0.2), 1));
    for (const u of w > d * 1.5 ? [w * 0.28, w * 0.72] : [w * 0.5]) {
      const ringOf = (r: number): Uv[] =>
        Array.from(
          { length: 14 },
          (_, i): Uv => [
            u + Math.cos((i / 14) * Math.PI * 2) * r,
            d / 2 + Math.sin((i / 14) * Math.PI * 2) * r,
          ],
        );
      polyOn(s, top, ringOf(d * 0.34), lit(s.mood, '#6a737b', 0.5));
      polyOn(s, top, ringOf(d * 0.12), lit(s.mood, '#aeb6bb', 0.8));
    }
  }
};
