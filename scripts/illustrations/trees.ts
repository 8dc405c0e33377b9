import type { V3 } from './camera.ts';
import { crown, type TreeLook } from './crown.ts';
import { faded, lit } from './mood.ts';
import { lighten } from './palette.ts';
import { n1 } from './paths.ts';
import type { Stage } from './stage.ts';
import { ellipse, path } from './svg.ts';

export const shadowFoot = (s: Stage, at: V3, r: number): void => {
  const [x, y] = s.cam.project(at);
  ellipse(s, x + r * 0.75, y + r * 0.02, r * 1.1, r * 0.16, '#1b2338', `opacity="${s.mood.cast}"`);
};

/** Broadleaf tree. @param at foot in the world @param h height in feet */
export const tree = (s: Stage, at: V3, h: number, look: TreeLook = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * h;
  const bark = faded(s.mood, lit(s.mood, '#6a5646', 0.4), look.haze ?? 0);
  shadowFoot(s, at, k * 0.32);
  const w = k * 0.035;
  path(
    s,
    `M${n1(x - w)} ${n1(y)}Q${n1(x - w * 0.5)} ${n1(y - k * 0.2)} ${n1(x - w * 0.9)} ${n1(y - k * 0.45)}L${n1(x - k * 0.16)} ${n1(y - k * 0.62)}l${n1(w * 0.6)} ${n1(-w * 0.2)}L${n1(x)} ${n1(y - k * 0.45)}L${n1(x + k * 0.15)} ${n1(y - k * 0.64)}l${n1(w * 0.6)} ${n1(w * 0.3)}L${n1(x + w * 0.8)} ${n1(y - k * 0.4)}Q${n1(x + w * 0.6)} ${n1(y - k * 0.1)} ${n1(x + w * 1.5)} ${n1(y)}z`,
    bark,
  );
  path(
    s,
    `M${n1(x - w)} ${n1(y)}Q${n1(x - w * 0.5)} ${n1(y - k * 0.2)} ${n1(x - w * 0.9)} ${n1(y - k * 0.45)}h${n1(w * 0.5)}Q${n1(x)} ${n1(y - k * 0.2)} ${n1(x - w * 0.2)} ${n1(y)}z`,
    lighten(bark, 0.25),
  );
  crown(s, x, y - k * 0.62, k * 0.4, { spread: 0.92, ...look });
};

/** Foundation shrub. @param w width in feet */
export const shrub = (s: Stage, at: V3, w: number, look: TreeLook = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * w;
  ellipse(s, x + k * 0.12, y, k * 0.58, k * 0.1, '#1b2338', `opacity="${s.mood.cast}"`);
  crown(s, x, y - k * 0.28, k * 0.4, { spread: 1.25, ...look });
};

/** Low hedge or flower bed along a wall. */
export const bed = (
  s: Stage,
  from: V3,
  to: V3,
  count: number,
  size: number,
  look: TreeLook = {},
): void => {
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    shrub(
      s,
      [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0],
      size * s.rng.range(0.75, 1.2),
      look,
    );
  }
};
