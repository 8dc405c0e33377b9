import { bareTree } from '../../bareTree.ts';
import { fairClouds } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { icicles, snowfall } from '../../precipitation.ts';
import { bungalow } from '../../presets.ts';
import { paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze, sky } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { job } from './job.ts';

/** Draws projects/madison-ice-dam-reroof.svg. */
export const madisonIceDamReroof = (): string => {
  const s = job('madison-ice-dam-reroof', moods.winter, { eye: 20, horizon: 540 });
  sky(s);
  fairClouds(s, 5, 100, 460);
  treeline(s, 546, 60, 0.6, '#7d8a94');
  lawn(s);
  grove(s, -200, 200, 190, 34, { color: '#8f8a86', haze: 0.4 });
  for (const [x, y, t, c] of [
    [-92, 160, 8, wall.blue],
    [-44, 172, -4, wall.clay],
    [56, 164, 6, wall.sage],
    [104, 156, -8, wall.cream],
  ] as const) {
    bungalow(s, place(x, y, t), {
      color: c,
      finish: 'lap',
      roof: { color: shingle.charcoal, snow: 0.9 },
    });
  }
  conifer(s, [-50, 110, 0], 56, { snow: true });
  bareTree(s, [54, 112, 0], 50, 0.1, 7);
  const g = bungalow(s, place(0, 76, 12), {
    color: wall.brick,
    roof: { color: shingle.slateBlue },
  });
  // Cleared new roof: only a line of snow lies in the lee of the eave.
  vent(s, g.front, 8, 8, true);
  const e = g.front;
  icicles(s, e.at(1, -0.1), e.at(12, -0.1), 4, 0.8);
  bed(s, [-20, 54, 0], [-8, 52, 0], 3, 4, { color: '#dfe7ee' });
  bed(s, [10, 54, 0], [20, 58, 0], 3, 4, { color: '#dfe7ee' });
  paving(s, v3s(-6, 20, 0, 4, 20, 0, 3, 56, 0, -2, 56, 0), '#aeb6bd', 0.8);
  vehicle(s, [34, 56, 0], {});
  snowfall(s, 160);
  glaze(s, 0.7);
  return finish(s);
};
