import { backdrop } from '../../backdrops.ts';
import { barn } from '../../barn.ts';
import { chimney } from '../../chimney.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { fence, silo } from '../../farm.ts';
import { tufts } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { porch } from '../../porch.ts';
import { colonial } from '../../presets.ts';
import { paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';
import { job } from './job.ts';

/** Draws projects/byron-wind-damage-rebuild.svg. */
export const byronWindDamageRebuild = (): string => {
  const s = job('byron-wind-damage-rebuild', moods.golden, { eye: 26, horizon: 480 });
  backdrop(s, 0);
  stratus(s, 120, 420, 14, '#fbe3c2', 0.5);
  cumulus(s, 1180, 250, 620, 120);
  cumulus(s, 320, 330, 460, 80);
  grove(s, -220, 220, 230, 34, { haze: 0.35 });
  fence(s, [-120, 130, 0], [120, 134, 0], 26);
  silo(s, [-76, 132, 0], 7, 44);
  barn(s, { frame: place(-46, 138, 18), w: 48, d: 32, h: 15, roof: { color: shingle.pewter } });
  const b = {
    ...colonial(place(8, 82, 14), {
      color: wall.yellow,
      roof: { color: shingle.red },
      shutters: '#5b2a26',
    }),
    w: 42,
    d: 30,
    h: 18,
  };
  const g = house(s, b);
  chimney(s, b, 13, 5, 4.4, 34);
  for (const x of [-11, 1]) {
    wing(s, b, {
      x,
      w: 7,
      out: -4,
      h: 24.5,
      color: wall.yellow,
      front: windowRow(1, 1, 6, 1, 3, 3.2),
    });
  }
  vent(s, g.front, 35, 14, true);
  porch(s, b, { x: 0, w: 42, deep: 8, h: 9.6, posts: 6, steps: 21 });
  tree(s, [62, 96, 0], 46);
  bed(s, [-18, 56, 0], [4, 53, 0], 5, 4);
  bed(s, [16, 55, 0], [32, 62, 0], 4, 4);
  paving(s, v3s(-50, 54, 0, -8, 50, 0, -6, 60, 0, -50, 66, 0), '#cbb58c', 0.4);
  vehicle(s, [-27, 60, 0], {});
  tree(s, [46, 54, 0], 30);
  tufts(s, 90, 26, 50);
  glaze(s);
  return finish(s);
};
