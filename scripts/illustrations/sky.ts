import { linear, radial, ramp } from './paint.ts';
import type { Stage } from './stage.ts';
import { ellipse, rect } from './svg.ts';

/** Fills the canvas with the mood's sky. @param low canvas y where the last colour is reached */
export const sky = (s: Stage, low = Math.max(s.cam.horizon, s.height * 0.5)): void => {
  const last = s.mood.sky.length - 1;
  rect(
    s,
    0,
    0,
    s.width,
    s.height,
    linear(
      s,
      [0, 0],
      [s.width * 0.06, low],
      s.mood.sky.map((color, i) => [i / last, color] as const),
    ),
  );
};

/** Sun with its glow. @param x,y centre  @param r disc radius, user units */
export const sunGlow = (s: Stage, x: number, y: number, r: number, color = '#fff3d6'): void => {
  ellipse(
    s,
    x,
    y,
    r * 9,
    r * 9,
    radial(s, [x, y], r * 9, [
      [0, color, 0.75],
      [0.25, color, 0.28],
      [1, color, 0],
    ]),
  );
  ellipse(s, x, y, r, r, '#fffaf0', 'opacity=".9"');
};

/** Last glaze over a scene: warm light from the upper left and a quiet foot. */
export const glaze = (s: Stage, strength = 1): void => {
  rect(
    s,
    0,
    0,
    s.width,
    s.height,
    ramp(s, [0, 0, s.width, s.height], {
      0: [s.mood.light, 0.2 * strength],
      0.45: [s.mood.light, 0],
      1: ['#101a2a', 0.2 * strength],
    }),
  );
};
