import { ramp } from './paint.ts';
import { mix } from './palette.ts';
import type { Stage } from './stage.ts';
import { ellipse } from './svg.ts';

/** Steam or smoke rising as soft heaps. @param drift sideways travel, user units */
export const plume = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  drift: number,
  color: string,
  opacity = 0.7,
): void => {
  for (let i = 11; i >= 0; i -= 1) {
    const t = i / 11;
    const r = w * (0.32 + 0.75 * t);
    const [px, py] = [x + drift * t ** 1.3 + s.rng.range(-0.2, 0.2) * r, y - h * t];
    ellipse(
      s,
      px,
      py,
      r,
      r * 0.72,
      ramp(s, [px - r, py - r, px + r, py + r], {
        0: color,
        1: mix(color, s.mood.cloudShade, 0.55),
      }),
      `opacity="${Math.round(opacity * (1 - t * 0.72) * 100) / 100}"`,
    );
  }
};
