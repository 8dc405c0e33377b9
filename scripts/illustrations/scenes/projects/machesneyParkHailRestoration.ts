import { backdrop, suburb } from '../../backdrops.ts';
import { cumulus } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place } from '../../plane.ts';
import { colonial } from '../../presets.ts';
import { drive } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';
import { job } from './job.ts';

/** Draws projects/machesney-park-hail-restoration.svg. */
export const machesneyParkHailRestoration = (): string => {
  const s = job('machesney-park-hail-restoration', moods.golden, { eye: 30, horizon: 430 });
  backdrop(s, 0);
  cumulus(s, 420, 220, 620, 130);
  cumulus(s, 1240, 160, 560, 110);
  cumulus(s, 1000, 360, 400, 60);
  suburb(s, 150);
  drive(s, -38, -20, 30, 90, 3);
  const b = {
    ...colonial(place(6, 80, -14), {
      color: wall.greige,
      roof: { color: shingle.weathered },
      shutters: '#4a3b30',
    }),
    w: 50,
    d: 32,
    h: 18,
  };
  const g = house(s, b);
  wing(s, b, {
    x: -14,
    w: 20,
    out: 6,
    gableFinish: 'lap',
    gableColor: wall.cream,
    front: [{ kind: 'garage', u: 2, v: 0.2, w: 16, h: 7.6 }, ...windowRow(2, 2, 18, 11.6, 3, 4.6)],
    skirt: [3, wall.stone],
  });
  wing(s, b, {
    x: 15,
    w: 14,
    out: 3,
    slope: 0.75,
    gableColor: wall.cream,
    front: [
      ...windowRow(1, 2, 12, 3.4, 6, 5.4, { panes: [3, 2] }),
      ...windowRow(2, 1, 13, 11.6, 3, 4.6),
    ],
    skirt: [3, wall.stone],
  });
  vent(s, g.front, 24, 16);
  vent(s, g.front, 29, 16);
  vent(s, g.front, 33, 12, true);
  tree(s, [52, 88, 0], 42);
  conifer(s, [-56, 92, 0], 42);
  bed(s, [2, 56, 0], [26, 60, 0], 6, 4.6);
  vehicle(s, [-29, 60, 0], { flip: true });
  worker(s, [4, 55, 0], { pose: 'point', shirt: '#7d2a24', harness: false });
  worker(s, [8, 55.5, 0], {
    pose: 'stand',
    flip: true,
    shirt: '#7d93a5',
    vest: '#7d93a5',
    hat: '#6a4a30',
    harness: false,
  });
  tree(s, [-54, 56, 0], 30);
  tufts(s, 70, 28, 46);
  glaze(s);
  return finish(s);
};
