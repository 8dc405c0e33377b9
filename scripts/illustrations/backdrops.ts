import { fairClouds } from './clouds.ts';
import { lawn } from './ground.ts';
import { grove } from './grove.ts';
import { house } from './house.ts';
import { treeline } from './landscape.ts';
import { shingle, wall } from './palette.ts';
import { place } from './plane.ts';
import { colonial } from './presets.ts';
import { sky } from './sky.ts';
import type { Stage } from './stage.ts';

/** Sky, clouds, two far tree lines and open grass. */
export const backdrop = (s: Stage, clouds = 6): void => {
  sky(s);
  fairClouds(s, clouds, s.height * 0.1, s.cam.horizon * 0.85);
  treeline(s, s.cam.horizon + 4, s.height * 0.075, 0.66);
  treeline(s, s.cam.horizon + 10, s.height * 0.055, 0.42);
  lawn(s);
};

/** Wooded, built-up middle distance: banks of trees with roofs showing between them. */
export const suburb = (s: Stage, y = 190, turn = 8): void => {
  const span = y * 1.1;
  grove(s, -span * 1.3, span * 1.3, y * 1.5, 44, { haze: 0.42 });
  const roofs = [shingle.pewter, shingle.hickory, shingle.charcoal, shingle.slateBlue];
  const walls = [wall.cream, wall.white, wall.blue, wall.yellow, wall.clay];
  for (let i = 0; i < 6; i += 1) {
    const x = -span * 0.95 + (span * 1.9 * (i + s.rng.range(0.1, 0.5))) / 6;
    neighbours(s, [[x, y * 1.2, s.rng.range(-1, 1) * turn, s.rng.pick(walls), s.rng.pick(roofs)]]);
    grove(s, x + 18, x + 18 + s.rng.range(14, 40), y * 1.12, 34, { haze: 0.3 });
  }
};

/** Far houses that fill a street: only bodies, few details. */
export const neighbours = (
  s: Stage,
  list: ReadonlyArray<readonly [x: number, y: number, turn: number, color: string, roof: string]>,
): void => {
  for (const [x, y, turn, color, roof] of list) {
    house(s, { ...colonial(place(x, y, turn), { color, roof: { color: roof } }), w: 32, h: 15 });
  }
};
