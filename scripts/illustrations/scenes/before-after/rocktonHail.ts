import { backdrop, suburb } from '../../backdrops.ts';
import type { Body } from '../../body.ts';
import { chimney } from '../../chimney.ts';
import { conifer } from '../../conifer.ts';
import { missing } from '../../damage.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { leafDrift } from '../../grove.ts';
import { hailOn } from '../../hail.ts';
import { house } from '../../house.ts';
import { windowRow } from '../../opening.ts';
import { darken, shingle, wall } from '../../palette.ts';
import { place, planeOf, shadeOn, type Uv } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { drive } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, shrub, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';
import { streaks } from './streaks.ts';
import { view } from './view.ts';

/** Draws before-after/rockton-hail-before.svg. */
export const rocktonHail = (done: boolean) => (): string => {
  const s = view('rockton-hail', done, { eye: 29, horizon: 360 });
  backdrop(s, 5);
  suburb(s, 150);
  tree(s, [-66, 104, 0], 44);
  conifer(s, [66, 108, 0], 50);
  // Before anything that differs, so that both halves get the same leaves.
  tree(s, [-48, 56, 0], 34);
  mownStripes(s, -90, 16, 34, 70);
  drive(s, 24, 40, 24, 76, 2);
  const roof = done ? { color: shingle.charcoal } : { color: '#8a8172', blend: 1.5 };
  const b: Body = {
    ...colonial(place(0, 82, 12), {
      color: wall.cream,
      roof,
      shutters: done ? '#2e4a4b' : '#6b706c',
    }),
    w: 50,
    d: 34,
    h: 17.5,
  };
  const g = house(s, b);
  chimney(s, b, -14, 5, 4.6, 33);
  wing(s, b, {
    x: 14,
    w: 18,
    out: 4,
    gableFinish: 'batten',
    gableColor: wall.white,
    front: [...windowRow(2, 1, 17, 3.4, 3.4, 5), ...windowRow(2, 1, 17, 11.2, 3, 4.6)],
  });
  vent(s, g.front, 22, 15);
  vent(s, g.front, 27, 15);
  vent(s, g.front, 8, 12, true);
  if (done) {
    bed(s, [-24, 60, 0], [4, 57, 0], 8, 4.4);
  } else {
    missing(s, g.front, 12, 6, 8, 4.5, '#9a7d50');
    missing(s, g.front, 24, 11, 6, 3, '#9a7d50');
    missing(s, g.front, 3, 12, 3.5, 2.5, '#9a7d50');
    missing(s, g.front, 29, 4, 3.5, 2, '#9a7d50');
    hailOn(s, g.front, 31, 17, 22, 90);
    const front = planeOf(b.frame, [-25, -17, 0], [1, 0, 0], [0, 0, 1]);
    linesOn(
      s,
      front,
      [uvs(1, 16.6, 7, 15.9, 13, 16.7)] as Uv[][],
      darken(shadeOn(s, front, wall.white), 0.15),
      6,
    );
    streaks(s, front, 28, 16.6, 16);
    bed(s, [-24, 60, 0], [4, 57, 0], 8, 3.2, { color: '#7d7a55' });
    leafDrift(s, 200, 930, 1200, 60, 60, '#6d7350');
  }
  shrub(s, [46, 52, 0], 5);
  tufts(s, 90, 24, 44);
  glaze(s, done ? 1 : 0.7);
  return finish(s);
};
