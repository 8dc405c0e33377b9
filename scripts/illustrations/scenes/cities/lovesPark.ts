import { fairClouds } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { hill, treeline, water } from '../../landscape.ts';
import { lit, moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { ranchHouse } from '../../presets.ts';
import { drive, paving } from '../../road.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { path } from '../../svg.ts';
import { shrub, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';

/** Draws cities/loves-park.svg. */
export const lovesPark = (): string => {
  const s = createStage('cities/loves-park', {
    mood: moods.autumn,
    cam: { eye: 44, horizon: 310, focal: 1150, cx: 820 },
  });
  sky(s);
  fairClouds(s, 6, 90, 280);
  hill(s, [330, 285, 320], '#8f8a4e', 0.5);
  treeline(s, 318, 50, 0.5, '#a8722f');
  treeline(s, 330, 40, 0.35, '#8a7a35');
  lawn(s);
  water(
    s,
    'M-20 372C260 340 520 350 800 352S1400 340 1620 366V470C1300 520 1080 452 800 470S240 540 -20 470z',
    340,
    520,
    90,
  );
  path(
    s,
    'M-20 462C240 530 560 460 800 462S1300 512 1620 462V480C1300 530 1080 470 800 482S240 560 -20 490z',
    lit(s.mood, '#d9c79a', 0.8),
  );
  for (const [x0, x1, c] of [
    [-430, -180, '#b0622f'],
    [-160, 10, '#5d7a3c'],
    [60, 210, '#c08a2f'],
    [230, 460, '#a8512f'],
  ] as const) {
    grove(s, x0, x1, 520, 40, { color: c, haze: 0.32 });
  }
  for (const [x, y, k] of [
    [520, 410, 1],
    [960, 396, 0.8],
    [1250, 402, 0.9],
  ] as const) {
    path(
      s,
      `M${x} ${y}l${n1(-26 * k)} ${n1(-4 * k)}h${n1(60 * k)}l${n1(-8 * k)} ${n1(9 * k)}h${n1(-24 * k)}z`,
      '#f1ede4',
    );
    path(s, `M${x} ${n1(y - 4 * k)}v${n1(-46 * k)}l${n1(24 * k)} ${n1(42 * k)}z`, '#fbf8f0');
    path(
      s,
      `M${n1(x - 2 * k)} ${n1(y - 4 * k)}v${n1(-40 * k)}l${n1(-14 * k)} ${n1(37 * k)}z`,
      '#b3261e',
    );
  }
  grove(s, -220, -120, 260, 30, { color: '#b0722f', haze: 0.15 });
  grove(s, 20, 60, 262, 26, { color: '#a8512f', haze: 0.18 });
  grove(s, 116, 240, 262, 32, { haze: 0.15 });
  ranchHouse(s, place(-88, 214, 6), { color: wall.blue, roof: { color: shingle.pewter } });
  ranchHouse(s, place(72, 200, -8), { color: wall.cream, roof: { color: shingle.hickory } });
  paving(s, v3s(-300, 150, 0, 300, 138, 0, 300, 156, 0, -300, 168, 0), '#74777a', 0.65);
  vehicle(s, [-58, 152, 0], { kind: 'car', color: '#7d2a24' });
  drive(s, 24, 40, 100, 142, 2);
  tree(s, [-54, 128, 0], 34, { color: '#c08a2f' });
  ranchHouse(s, place(12, 92, 10), {
    color: wall.yellow,
    roof: { color: shingle.charcoal },
    shutters: '#2e4a4b',
  });
  tree(s, [-44, 76, 0], 34, { color: '#a8512f' });
  shrub(s, [-22, 70, 0], 6, { color: '#7d8a3c' });
  tree(s, [92, 112, 0], 36, { color: '#c9922f' });
  glaze(s);
  return finish(s);
};
