import type { Plane } from '../../plane.ts';
import { polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import type { Stage } from '../../stage.ts';

/** Dirt runs and stains down a wall. */
export const streaks = (s: Stage, p: Plane, w: number, h: number, count: number): void => {
  for (let i = 0; i < count; i += 1) {
    const [u, top] = [s.rng.range(0.6, w - 0.6), h - s.rng.range(0, h * 0.5)];
    const [wide, long] = [s.rng.range(0.2, 0.9), s.rng.range(1.5, 6)];
    polyOn(
      s,
      p,
      uvs(u, top, u + wide, top, u + wide * 0.6, top - long, u + wide * 0.35, top - long),
      '#5a5343',
      'opacity=".22"',
    );
  }
};
