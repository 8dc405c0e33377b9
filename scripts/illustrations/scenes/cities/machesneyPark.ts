import { block } from '../../block.ts';
import { fairClouds } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { ranchHouse } from '../../presets.ts';
import { paving } from '../../road.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { shrub, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { river } from './river.ts';

/** Draws cities/machesney-park.svg. */
export const machesneyPark = (): string => {
  const s = createStage('cities/machesney-park', {
    mood: moods.clear,
    cam: { eye: 58, horizon: 300, focal: 1150, cx: 760 },
  });
  sky(s);
  fairClouds(s, 6, 90, 270);
  treeline(s, 304, 36, 0.65);
  treeline(s, 310, 28, 0.45);
  lawn(s);
  grove(s, -520, 520, 520, 40, { haze: 0.45 });
  river(s, 352, 420, 640);
  grove(s, -330, -130, 330, 38, { haze: 0.34 });
  grove(s, -40, 330, 400, 36, { haze: 0.36 });
  grove(s, -210, -120, 210, 36, { haze: 0.2 });
  // North Second Street: low commercial strip with parked cars along the far road.
  paving(s, v3s(-20, 292, 0, 420, 292, 0, 420, 316, 0, -20, 316, 0), '#6a6e72', 0.6);
  for (const [x, w, h, c] of [
    [30, 60, 14, wall.greige],
    [100, 50, 17, wall.brick],
    [165, 64, 13, wall.cream],
    [236, 50, 16, wall.slate],
  ] as const) {
    block(s, {
      frame: place(x, 345, 0),
      w,
      d: 36,
      h,
      color: c,
      finish: 'plain',
      roof: '#d8d9d4',
      openings: { front: windowRow(5, 2, w - 2, 1, w / 7, 7, { panes: [1, 1] }) },
    });
  }
  for (let i = 0; i < 9; i += 1) {
    vehicle(s, [20 + i * 26, 300 + (i % 2) * 8, 0], {
      kind: i % 4 === 0 ? 'van' : 'car',
      color: s.rng.pick(['#b3261e', '#f1ede4', '#33424f', '#7d93a5']),
    });
  }
  const rows: ReadonlyArray<readonly [number, number, number, string, string]> = [
    [38, 218, 6, wall.cream, shingle.pewter],
    [110, 224, -6, wall.blue, shingle.hickory],
    [180, 216, 6, wall.white, shingle.charcoal],
    [62, 152, 8, wall.yellow, shingle.charcoal],
    [138, 156, -4, wall.sage, shingle.hickory],
  ];
  for (const [i, [x, y, turn, color, roof]] of rows.entries()) {
    if (i === 3) {
      paving(s, v3s(-8, 176, 0, 260, 176, 0, 260, 192, 0, -2, 192, 0), '#74777a', 0.65);
      vehicle(s, [100, 182, 0], {});
    }
    grove(s, x + 24, x + 40, y + 12, 26, { haze: 0.14 });
    ranchHouse(s, place(x, y, turn), { color, roof: { color: roof } });
  }
  ranchHouse(s, place(42, 92, 14), { color: wall.white, roof: { color: shingle.slateBlue } });
  tree(s, [14, 100, 0], 34);
  tree(s, [74, 92, 0], 36);
  tree(s, [-72, 104, 0], 44);
  shrub(s, [-56, 92, 0], 9);
  shrub(s, [2, 80, 0], 7);
  glaze(s);
  return finish(s);
};
