import { backdrop } from '../../backdrops.ts';
import { barn } from '../../barn.ts';
import { downspout } from '../../downspout.ts';
import { fence, silo } from '../../farm.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { place, planeOf } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { farmhouse } from '../../presets.ts';
import { paving } from '../../road.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { job } from './job.ts';

/** Draws projects/rockton-farmhouse-siding.svg. */
export const rocktonFarmhouseSiding = (): string => {
  const s = job('rockton-farmhouse-siding', moods.clear, { eye: 14, horizon: 640 });
  backdrop(s, 7);
  grove(s, -160, -50, 170, 40, { haze: 0.25 });
  grove(s, 70, 170, 180, 40, { haze: 0.25 });
  silo(s, [76, 150, 0], 7, 42);
  barn(s, { frame: place(54, 150, -16), w: 46, d: 30, h: 14, roof: { color: shingle.pewter } });
  tree(s, [-58, 104, 0], 50);
  mownStripes(s, -80, 60, 34, 80);
  farmhouse(s, place(-2, 78, 10), {
    color: wall.white,
    roof: { color: shingle.slateBlue },
    shutters: '#14202b',
  });
  downspout(s, planeOf(place(-2, 78, 10), [-19, -12, 0], [1, 0, 0], [0, 0, 1]), 19.6, 17.4);
  bed(s, [-24, 60, 0], [-4, 58, 0], 6, 4);
  bed(s, [6, 58, 0], [20, 61, 0], 4, 4, { color: '#7a6a9a' });
  fence(s, [-90, 52, 0], [-24, 44, 0], 9);
  fence(s, [22, 44, 0], [90, 52, 0], 9);
  paving(s, v3s(-3, 18, 0, 3, 18, 0, -2, 62, 0, -6, 62, 0), '#cbb58c', 0.9);
  tree(s, [44, 62, 0], 34);
  tufts(s, 110, 20, 44);
  glaze(s);
  return finish(s);
};
