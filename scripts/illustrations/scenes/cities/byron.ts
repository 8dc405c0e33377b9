import { neighbours } from '../../backdrops.ts';
import { bluff } from '../../bluff.ts';
import { stratus } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { cropRows, hill, treeline } from '../../landscape.ts';
import { faded, lit, moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { darken, lighten, shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { plume } from '../../plume.ts';
import { farmhouse } from '../../presets.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';
import { shrub, tree } from '../../trees.ts';
import { river } from './river.ts';

/** The pair of cooling towers beyond the fields, with their steam. */
const coolingTowers = (s: Stage): void => {
  for (const [x, k] of [
    [800, 1],
    [906, 0.94],
  ] as const) {
    plume(s, x, 262, 34 * k, 180, 170, '#fdf1de', 0.75);
    const t = faded(s.mood, lit(s.mood, '#c9c4ba', 0.7), 0.35);
    path(
      s,
      `M${x - 46 * k} 352C${x - 30 * k} 320 ${x - 26 * k} 290 ${x - 31 * k} 262H${x + 31 * k}C${x + 26 * k} 290 ${x + 30 * k} 320 ${x + 46 * k} 352z`,
      ramp(s, [x - 40 * k, 0, x + 44 * k, 0], { 0: lighten(t, 0.2), 0.4: t, 1: darken(t, 0.35) }),
    );
    ellipse(s, x, 262, 31 * k, 4, darken(t, 0.3));
  }
  rect(s, 836, 330, 50, 22, faded(s.mood, '#8d9297', 0.4));
};

/** Church and houses on the near bank. */
const town = (s: Stage): void => {
  for (const [x, y, turn, c, r] of [
    [-170, 320, 6, wall.white, shingle.hickory],
    [-116, 326, -6, wall.brick, shingle.charcoal],
    [-62, 318, 8, wall.cream, shingle.pewter],
  ] as const) {
    neighbours(s, [[x, y, turn, c, r]]);
  }
  grove(s, -200, -50, 288, 20, { haze: 0.2 });
  const white = { color: wall.white, roof: { color: shingle.charcoal, gutter: false } };
  house(s, { ...white, frame: place(-92, 262, -6), w: 22, d: 44, h: 20 });
  house(s, {
    ...white,
    frame: place(-80, 236, -6),
    w: 12,
    d: 12,
    h: 34,
    hip: true,
    slope: 2.4,
    eave: 0.6,
  });
  grove(s, -130, -92, 240, 24, { haze: 0.14 });
  farmhouse(s, place(-70, 160, 12), { roof: { color: shingle.red } });
  tree(s, [-38, 158, 0], 34);
  tree(s, [-100, 152, 0], 38);
};

/** Draws cities/byron.svg. */
export const byron = (): string => {
  const s = createStage('cities/byron', {
    mood: moods.golden,
    cam: { eye: 50, horizon: 350, focal: 1150, cx: 700 },
  });
  sky(s);
  stratus(s, 60, 320, 12, '#fbe3c2', 0.45);
  hill(s, [362, 330, 352], '#8f8a5e', 0.62);
  coolingTowers(s);
  treeline(s, 358, 28, 0.5);
  hill(s, [392, 366, 372], '#9b9654', 0.35);
  lawn(s);
  cropRows(s, 260, 700, -460, -130, 12, '#b7ab5c');
  bluff(s, { x: [930, 1130], top: [338, 316], foot: [418, 452], bay: 34, haze: 0.4 });
  bluff(s, { x: [1060, 1330], top: [300, 252], foot: [474, 532], bay: 52, haze: 0.24 });
  river(s, 392, 800, 600);
  bluff(s, { x: [1190, 1640], top: [236, 140], foot: [590, 740], bay: 88, haze: 0.06 });
  grove(s, -150, -20, 380, 22, { haze: 0.3 });
  town(s);
  tree(s, [-58, 92, 0], 34);
  shrub(s, [58, 84, 0], 6);
  tree(s, [72, 88, 0], 26);
  glaze(s);
  return finish(s);
};
