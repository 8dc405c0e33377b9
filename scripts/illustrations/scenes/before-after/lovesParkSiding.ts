import { backdrop, suburb } from '../../backdrops.ts';
import type { Body } from '../../body.ts';
import { conifer } from '../../conifer.ts';
import { downspout } from '../../downspout.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { type Plane, place, planeOf, shadeOn } from '../../plane.ts';
import { polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { porch } from '../../porch.ts';
import { colonial } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish, type Stage } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';
import { streaks } from './streaks.ts';
import { view } from './view.ts';

const looks = {
  before: {
    color: '#c3bda8',
    shutters: '#8c8670',
    roof: shingle.faded,
    trim: '#cfcabb',
    gable: '#bdb7a2',
    gableFinish: 'lap',
    skirt: undefined,
    grass: 150,
    light: 0.7,
  },
  after: {
    color: wall.blue,
    shutters: '#14202b',
    roof: shingle.charcoal,
    trim: wall.white,
    gable: wall.white,
    gableFinish: 'batten',
    skirt: [3, wall.stone],
    grass: 70,
    light: 1,
  },
} as const;

/** A torn-off plank with the dark sheathing behind it. @param u,v lower left corner  @param w feet */
const tornPlank = (s: Stage, p: Plane, u: number, v: number, w: number): void => {
  const hole = uvs(u, v, u + w, v - 0.2, u + w, v + 0.9, u, v + 0.9);
  polyOn(s, p, hole, '#544a3c', 'opacity=".8"');
  const plank = uvs(u + 0.3, v - 0.7, u + w + 0.4, v - 1.5, u + w + 0.3, v - 1, u + 0.2, v - 0.2);
  polyOn(s, p, plank, shadeOn(s, p, '#a9a28c'));
};

const beds = (s: Stage, done: boolean): void => {
  const [size, color] = done ? [4.1, s.mood.leaf] : [3, '#7d7a55'];
  bed(s, [6, 45, 0], [24, 49, 0], done ? 5 : 4, size, { color });
  bed(s, [-24, 48, 0], [-8, 46, 0], done ? 5 : 3, size, { color });
};

/** Draws before-after/loves-park-siding, finished or not, always from the same place. */
export const lovesParkSiding = (done: boolean) => (): string => {
  const look = looks[done ? 'after' : 'before'];
  const s = view('loves-park-siding', done, { eye: 13, horizon: 560 });
  backdrop(s, 5);
  suburb(s, 150);
  tree(s, [-60, 108, 0], 50);
  conifer(s, [58, 104, 0], 50);
  // Before anything that differs, so that both halves get the same leaves.
  tree(s, [-42, 56, 0], 38);
  mownStripes(s, -90, 60, 34, 70);
  const f = place(0, 70, 12);
  const { color, shutters, trim } = look;
  const base = colonial(f, { color, shutters, roof: { color: look.roof } });
  const b: Body = { ...base, w: 42, d: 28, trim };
  const g = house(s, b);
  const front = planeOf(f, [-21, -14, 0], [1, 0, 0], [0, 0, 1]);
  if (!done) {
    streaks(s, front, 22, 17.5, 26);
    tornPlank(s, front, 2, 9.6, 5);
    tornPlank(s, front, 16.4, 15, 4);
    tornPlank(s, front, 9, 14.6, 3);
  }
  const lower = windowRow(2, 1, 16, 3.2, 3.2, 5.2, { shutters });
  const upper = windowRow(2, 1, 16, 11.4, 3, 4.6);
  const { gable: gableColor, gableFinish, skirt } = look;
  wing(s, b, { x: 11, w: 17, out: 5, gableFinish, gableColor, front: [...lower, ...upper], skirt });
  const wingFront = planeOf(f, [2.5, -19, 0], [1, 0, 0], [0, 0, 1]);
  if (done) {
    downspout(s, wingFront, 0.8, 17.2);
    downspout(s, wingFront, 16.4, 17.2);
  } else {
    streaks(s, wingFront, 17, 17, 22);
    tornPlank(s, wingFront, 9, 8.4, 4.4);
  }
  porch(s, b, { x: -9.5, w: 22, deep: 7, h: 9.6, posts: 4, steps: 14 });
  vent(s, g.front, 10, 13);
  beds(s, done);
  tufts(s, look.grass, 20, 42);
  glaze(s, look.light);
  return finish(s);
};
