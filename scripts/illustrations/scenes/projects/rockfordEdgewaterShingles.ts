import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { mownStripes, tufts } from '../../ground.ts';
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
import { bed, shrub, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';
import { job } from './job.ts';

/** Draws projects/rockford-edgewater-shingles.svg. */
export const rockfordEdgewaterShingles = (): string => {
  const s = job('rockford-edgewater-shingles', moods.autumn);
  backdrop(s, 6);
  suburb(s, 170);
  tree(s, [-58, 112, 0], 50, { color: '#a8512f' });
  tree(s, [60, 120, 0], 50, { color: '#c9922f' });
  mownStripes(s, -90, 40, 40, 84);
  const b = {
    ...colonial(place(0, 84, 12), {
      color: wall.brick,
      finish: 'brick',
      roof: { color: shingle.hickory },
      shutters: '#2e4a4b',
    }),
    w: 46,
    d: 32,
    h: 19,
    gableColor: wall.cream,
    gableFinish: 'lap' as const,
  };
  const g = house(s, b);
  chimney(s, b, 17, 6, 5, 36, wall.brickDark);
  wing(s, b, {
    x: -12,
    w: 18,
    out: 4,
    slope: 0.75,
    gableColor: wall.cream,
    gableFinish: 'lap',
    front: [
      ...windowRow(1, 2, 16, 3.4, 7, 6, { panes: [3, 2] }),
      ...windowRow(2, 2, 16, 11.6, 3, 5),
    ],
  });
  wing(s, b, {
    x: 12,
    w: 8,
    out: -5,
    h: 26,
    color: wall.cream,
    finish: 'lap',
    front: windowRow(1, 1, 7, 1, 3.4, 3.4),
  });
  vent(s, g.front, 22, 16);
  porch(s, b, { x: 9, w: 14, deep: 6, h: 9.6, posts: 3, steps: 4 });
  bed(s, [-26, 58, 0], [-6, 56, 0], 6, 4.6, { color: '#7d8a3c' });
  bed(s, [12, 60, 0], [26, 66, 0], 4, 4.4, { color: '#8a5f2f' });
  paving(s, v3s(8, 20, 0, 16, 20, 0, 12, 60, 0, 8, 60, 0), '#c9c0b2', 0.9);
  tree(s, [-44, 60, 0], 40, { color: '#c08a2f' });
  shrub(s, [40, 56, 0], 6);
  tufts(s, 90, 26, 50);
  glaze(s);
  return finish(s);
};
