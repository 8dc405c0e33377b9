import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { conifer } from '../../conifer.ts';
import { mownStripes } from '../../ground.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { ranch } from '../../presets.ts';
import { drive } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, shrub, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';
import { job } from './job.ts';

/** Draws projects/loves-park-ranch-reroof.svg. */
export const lovesParkRanchReroof = (): string => {
  const s = job('loves-park-ranch-reroof', moods.clear, { eye: 19, horizon: 500 });
  backdrop(s, 7);
  suburb(s, 160);
  tree(s, [-52, 110, 0], 44);
  conifer(s, [62, 116, 0], 52);
  mownStripes(s, -90, 30, 34, 80);
  drive(s, 11, 29, 30, 66, 3);
  const b = ranch(place(0, 80, 10), {
    color: wall.cream,
    roof: { color: shingle.charcoal },
    shutters: '#2e4a4b',
  });
  const g = house(s, b);
  chimney(s, b, -16, 3, 4, 21);
  wing(s, b, {
    x: 16,
    w: 21,
    out: 5,
    gableFinish: 'batten',
    gableColor: wall.white,
    front: [{ kind: 'garage', u: 2.5, v: 0.2, w: 16, h: 7.4 }],
  });
  vent(s, g.front, 19, 13);
  vent(s, g.front, 25, 13);
  vent(s, g.front, 7, 11, true);
  bed(s, [-26, 61, 0], [-6, 61, 0], 7, 4);
  tree(s, [-33, 52, 0], 26);
  shrub(s, [34, 60, 0], 5);
  vehicle(s, [22, 52, 0], {});
  glaze(s);
  return finish(s);
};
