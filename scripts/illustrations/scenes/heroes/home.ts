import { backdrop, neighbours } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { powerLine } from '../../farm.ts';
import { tufts } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { ladder, lifeline } from '../../ladder.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { ramp } from '../../paint.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { porch } from '../../porch.ts';
import { bungalow, colonial, farmhouse } from '../../presets.ts';
import { drive, paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { bundles } from '../../roofing.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { rect } from '../../svg.ts';
import { bed, shrub, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';

/** Street of houses after a storm, crew on the nearest roof; calm and dark on the left. */
export const home = (): string => {
  const s = createStage('home', {
    mood: moods.golden,
    width: 2400,
    height: 1350,
    cam: { eye: 21, horizon: 740, focal: 1800, cx: 1100 },
  });
  backdrop(s, 0);
  stratus(s, 250, 690, 22, '#fbe3c2', 0.4);
  for (const [x, y, w, h] of [
    [420, 330, 1100, 260],
    [150, 470, 800, 200],
    [1250, 200, 900, 190],
    [2150, 420, 620, 150],
    [1750, 560, 520, 90],
  ] as const) {
    cumulus(s, x, y, w, h, 0.85);
  }
  grove(s, -320, 320, 420, 60, { haze: 0.5 });
  neighbours(s, [
    [-150, 330, 8, wall.cream, shingle.hickory],
    [-100, 300, -6, wall.blue, shingle.charcoal],
    [120, 320, 6, wall.white, shingle.pewter],
    [165, 280, -8, wall.sage, shingle.hickory],
  ]);
  for (const [x, y, h] of [
    [-190, 300, 46],
    [-120, 285, 40],
    [60, 330, 50],
    [95, 280, 42],
    [150, 260, 48],
    [210, 300, 46],
  ] as const) {
    tree(s, [x, y, 0], h, { haze: 0.35 });
  }
  paving(s, v3s(-60, 20, 0, -26, 20, 0, -22, 400, 0, -36, 400, 0), '#6a6a6c', 0.55);
  paving(s, v3s(-25, 20, 0, -19, 20, 0, -20, 400, 0, -22, 400, 0), '#c9c0b2', 0.8);
  powerLine(s, v3s(-66, 90, 0, -60, 150, 0, -52, 240, 0, -46, 360, 0), 34);
  bungalow(s, place(-2, 250, 4), { color: wall.clay, finish: 'lap' });
  neighbours(s, [
    [-78, 262, -14, wall.sage, shingle.hickory],
    [14, 330, 6, wall.cream, shingle.charcoal],
  ]);
  tree(s, [-26, 236, 0], 40, { haze: 0.24 });
  tree(s, [22, 240, 0], 36, { haze: 0.24 });
  shrub(s, [-12, 150, 0], 6);
  shrub(s, [-6, 156, 0], 5);
  farmhouse(s, place(-92, 190, -18), { roof: { color: shingle.slateBlue }, glow: true });
  tree(s, [-64, 176, 0], 40, { haze: 0.16 });
  tree(s, [-122, 165, 0], 46, { haze: 0.1 });
  bungalow(s, place(62, 178, 8));
  conifer(s, [92, 168, 0], 46, { haze: 0.12 });
  tree(s, [26, 172, 0], 38, { haze: 0.14 });
  drive(s, 58, 72, 40, 116, 4);
  const b = {
    ...colonial(place(31, 104, 15), {
      color: wall.blue,
      glow: true,
      roof: { color: shingle.charcoal },
    }),
    w: 46,
    d: 30,
  };
  const g = house(s, {
    ...b,
    openings: {
      ...b.openings,
      front: [
        ...windowRow(4, 1, 45, 11.2, 3, 4.6, { shutters: '#14202b' }),
        ...windowRow(2, 2, 20, 3.2, 3.4, 5, { glow: true }),
        { kind: 'door', u: 21, v: 1.5, w: 3.4, h: 7 },
      ],
    },
  });
  chimney(s, b, -15, 5, 4.4, 32);
  wing(s, b, {
    x: 13.5,
    w: 18,
    out: 5,
    gableFinish: 'batten',
    gableColor: wall.white,
    front: [
      ...windowRow(2, 1, 17, 3.2, 3.4, 5.2, { glow: true }),
      ...windowRow(2, 1, 17, 11.4, 3, 4.6),
    ],
  });
  porch(s, b, { x: -9.2, w: 26, deep: 8, h: 9.6, posts: 5, steps: 13 });
  vent(s, g.front, 10, 13);
  vent(s, g.front, 33, 14.6, true);
  bundles(s, g.front, 5, 11, 3);
  bundles(s, g.front, 20, 13.5, 2);
  lifeline(s, g.front.at(15, 17.5), g.front.at(16, 9, 3));
  lifeline(s, g.front.at(27, 17.5), g.front.at(25.5, 13, 3));
  worker(s, g.front.at(15, 8), { pose: 'kneel', tool: 'nailer', shirt: '#7d2a24' });
  worker(s, g.front.at(25, 12.5), { pose: 'carry', tool: 'bundle', hat: '#e8a33d' });
  worker(s, g.front.at(8, 6), { pose: 'crouch', tool: 'hammer', skin: '#8a5a3f' });
  worker(s, g.front.at(30, 16.6), { pose: 'point', flip: true, hat: '#b3261e', shirt: '#5d7350' });
  ladder(s, [1.5, 84, 0], [4, 88, 22]);
  bed(s, [32, 88, 0], [52, 92, 0], 6, 4.4);
  vehicle(s, [65, 92, 0], { rack: true });
  bed(s, [-3, 92, 0], [6, 86, 0], 4, 4);
  tree(s, [76, 84, 0], 44);
  tree(s, [-48, 78, 0], 50, { color: '#4d5a33' });
  shrub(s, [-40, 66, 0], 7, { color: '#4d5a33' });
  shrub(s, [-33, 68, 0], 5, { color: '#55632f' });
  tufts(s, 90, 30, 60);
  rect(
    s,
    0,
    0,
    2400,
    1350,
    ramp(s, [0, 0, 1500, 0], { 0: ['#141d2c', 0.62], 0.5: ['#141d2c', 0.4], 1: ['#141d2c', 0] }),
  );
  rect(
    s,
    0,
    850,
    2400,
    500,
    ramp(s, [0, 850, 0, 1350], { 0: ['#141d2c', 0], 1: ['#141d2c', 0.66] }),
  );
  glaze(s, 0.8);
  return finish(s);
};
