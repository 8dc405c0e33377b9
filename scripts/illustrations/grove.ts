import { clump, type TreeLook } from './crown.ts';
import { faded, lit } from './mood.ts';
import { darken } from './palette.ts';
import { smooth } from './paths.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { ellipse, path } from './svg.ts';

export const leafDrift = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  color: string,
): void => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [px, py, r] = [x + s.rng.range(0, w), y + s.rng.range(0, h), s.rng.range(2, 5)];
    d += smooth(
      uvs(px - r, py, px, py - r * 0.6, px + r, py + s.rng.range(-2, 2), px, py + r * 0.6),
    );
  }
  path(s, d, color);
};

/** Bank of trees and bushes whose crowns touch and whose foot meets the ground. @param x0,x1 feet */
export const grove = (
  s: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  look: TreeLook = {},
): void => {
  const color = look.color ?? s.mood.leaf;
  const k = s.cam.scale([0, y, 0]) * h;
  const [, foot] = s.cam.project([0, y, 0]);
  const [xa] = s.cam.project([x0, y, 0]);
  const [xb] = s.cam.project([x1, y, 0]);
  const tone = (b: number): string => faded(s.mood, lit(s.mood, color, b), look.haze ?? 0.3);
  const lobes: Array<readonly [number, number, number]> = [];
  for (let x = xa; x < xb; x += k * 0.26) {
    const swell = 0.55 + 0.25 * Math.sin((x + y) / (k * 1.1)) + s.rng.range(-0.12, 0.16);
    lobes.push(
      [x, foot - k * swell, k * s.rng.range(0.2, 0.3)],
      [x + k * 0.1, foot - k * swell * 0.5, k * s.rng.range(0.22, 0.3)],
      [x, foot - k * 0.12, k * s.rng.range(0.14, 0.2)],
    );
  }
  const leaves = Math.max(5, Math.min(8, Math.round(k / 13)));
  const layer = (q: number, d: number, keep: (i: number) => boolean): string =>
    lobes
      .filter((_, i) => keep(i))
      .map(([x, yy, r]) => clump(s, x - r * d, yy - r * d, r * q, leaves))
      .join('');
  path(
    s,
    layer(1, 0, () => true),
    darken(tone(0.22), 0.08),
  );
  path(
    s,
    layer(0.72, 0.22, (i) => i % 3 !== 2),
    tone(0.5),
  );
  path(
    s,
    layer(0.42, 0.42, (i) => i % 3 === 0),
    tone(0.82),
  );
  ellipse(
    s,
    (xa + xb) / 2,
    foot + k * 0.05,
    (xb - xa) * 0.53,
    k * 0.1,
    '#1b2338',
    `opacity="${Math.round(s.mood.cast * 60) / 100}"`,
  );
};
