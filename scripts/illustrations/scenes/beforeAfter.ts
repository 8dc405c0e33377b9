import { drive, mownStripes, tufts } from '../ground.ts';
import { downspout, house, type Body } from '../house.ts';
import { moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { darken, shingle, wall } from '../palette.ts';
import { linesOn, place, planeOf, polyOn, shadeOn, type Plane, type Uv } from '../plane.ts';
import { backdrop, colonial, suburb } from '../presets.ts';
import { vent } from '../roof.ts';
import { glaze } from '../sky.ts';
import { createStage, finish, type Stage } from '../stage.ts';
import { bed, conifer, leafDrift, shrub, tree } from '../trees.ts';
import { hailOn, missing } from '../weather.ts';
import { chimney, porch, wing } from '../wing.ts';

const view = (pair: string, done: boolean, cam: { readonly eye: number; readonly horizon: number }): Stage =>
  // Both halves share one seed so that trees and clouds stand in the same places.
  createStage(`before-after/${pair}`, { mood: done ? moods.clear : moods.overcast, width: 1600, height: 1000, cam: { ...cam, focal: 1250, cx: 800 } });

/** Dirt runs and stains down a wall. */
const streaks = (s: Stage, p: Plane, w: number, h: number, count: number): void => {
  for (let i = 0; i < count; i += 1) {
    const [u, top] = [s.rng.range(0.6, w - 0.6), h - s.rng.range(0, h * 0.5)];
    const [wide, long] = [s.rng.range(0.2, 0.9), s.rng.range(1.5, 6)];
    polyOn(s, p, [[u, top], [u + wide, top], [u + wide * 0.6, top - long], [u + wide * 0.35, top - long]], '#5a5343', 'opacity=".22"');
  }
};

const hailPair = (done: boolean) => (): string => {
  const s = view('rockton-hail', done, { eye: 30, horizon: 330 });
  backdrop(s, 5); suburb(s, 150);
  tree(s, [-66, 104, 0], 44); conifer(s, [66, 108, 0], 50);
  mownStripes(s, -90, 16, 34, 70);
  drive(s, 24, 40, 24, 76, 2);
  const roof = done ? { color: shingle.charcoal } : { color: '#8a8172', blend: 1.5 };
  const b: Body = { ...colonial(place(0, 72, 12), { color: wall.cream, roof, shutters: done ? '#2e4a4b' : '#6b706c' }), w: 50, d: 34, h: 15 };
  const g = house(s, b);
  chimney(s, b, -14, 5, 4.6, 31);
  wing(s, b, { x: 14, w: 18, out: 4, gableFinish: 'batten', gableColor: wall.white, front: windowRow(2, 1, 17, 3.4, 3.4, 5) });
  vent(s, g.front, 22, 15); vent(s, g.front, 27, 15); vent(s, g.front, 8, 12, true);
  if (done) {
    bed(s, [-26, 50, 0], [2, 46, 0], 8, 4.4);
  } else {
    missing(s, g.front, 12, 6, 8, 4.5, '#9a7d50'); missing(s, g.front, 24, 11, 6, 3, '#9a7d50'); missing(s, g.front, 3, 12, 3.5, 2.5, '#9a7d50'); missing(s, g.front, 29, 4, 3.5, 2, '#9a7d50');
    hailOn(s, g.front, 46, 17, 26, 120);
    const front = planeOf(b.frame, [-25, -17, 0], [1, 0, 0], [0, 0, 1]);
    linesOn(s, front, [[[1, 14.1], [7, 13.4], [13, 14.2]]] as Uv[][], darken(shadeOn(s, front, wall.white), 0.15), 6);
    streaks(s, front, 28, 14, 16);
    bed(s, [-26, 50, 0], [2, 46, 0], 8, 3.2, { color: '#7d7a55' });
    leafDrift(s, 300, 800, 900, 120, 60, '#6d7350');
  }
  tree(s, [-48, 56, 0], 34); shrub(s, [46, 52, 0], 5);
  tufts(s, 90, 24, 44);
  glaze(s, done ? 1 : 0.7);
  return finish(s);
};

const sidingPair = (done: boolean) => (): string => {
  const s = view('loves-park-siding', done, { eye: 13, horizon: 560 });
  backdrop(s, 5); suburb(s, 150);
  tree(s, [-60, 108, 0], 50); conifer(s, [58, 104, 0], 50);
  mownStripes(s, -90, 60, 34, 70);
  const f = place(0, 70, 12);
  const b: Body = { ...colonial(f, { color: done ? wall.blue : '#c3bda8', shutters: done ? '#14202b' : '#8c8670', roof: { color: done ? shingle.charcoal : shingle.faded } }), w: 42, d: 28, trim: done ? wall.white : '#cfcabb' };
  const g = house(s, b);
  const front = planeOf(f, [-21, -14, 0], [1, 0, 0], [0, 0, 1]);
  if (!done) {
    streaks(s, front, 22, 17.5, 26);
    for (const [u, v, w] of [[2, 9.6, 5], [16.4, 15, 4], [9, 14.6, 3]] as const) {
      polyOn(s, front, [[u, v], [u + w, v - 0.2], [u + w, v + 0.9], [u, v + 0.9]], '#544a3c', 'opacity=".8"');
      polyOn(s, front, [[u + 0.3, v - 0.7], [u + w + 0.4, v - 1.5], [u + w + 0.3, v - 1], [u + 0.2, v - 0.2]], shadeOn(s, front, '#a9a28c'));
    }
  }
  wing(s, b, { x: 11, w: 17, out: 5, gableFinish: done ? 'batten' : 'lap', gableColor: done ? wall.white : '#bdb7a2', front: [...windowRow(2, 1, 16, 3.2, 3.2, 5.2, { shutters: done ? '#14202b' : '#8c8670' }), ...windowRow(2, 1, 16, 11.4, 3, 4.6)],
    ...(done ? { skirt: [3, wall.stone] as const } : {}) });
  const wingFront = planeOf(f, [2.5, -19, 0], [1, 0, 0], [0, 0, 1]);
  if (!done) {
    streaks(s, wingFront, 17, 17, 22);
    polyOn(s, wingFront, [[9, 8.2], [13.5, 8], [13.2, 9.6], [9.2, 9.4]], '#544a3c', 'opacity=".8"');
    polyOn(s, wingFront, [[9, 7.5], [13.9, 6.7], [13.7, 7.2], [8.9, 8]], shadeOn(s, wingFront, '#a9a28c'));
  } else {
    downspout(s, wingFront, 0.8, 17.2); downspout(s, wingFront, 16.4, 17.2);
  }
  porch(s, { ...b }, { x: -9.5, w: 22, deep: 7, h: 9.6, posts: 4, steps: 14 });
  vent(s, g.front, 10, 13); 
  if (done) {
    bed(s, [6, 45, 0], [24, 49, 0], 5, 4.2); bed(s, [-24, 48, 0], [-8, 46, 0], 5, 4);
  } else {
    bed(s, [6, 45, 0], [24, 49, 0], 4, 3, { color: '#7d7a55' }); bed(s, [-24, 48, 0], [-8, 46, 0], 3, 3, { color: '#7d7a55' });
  }
  tree(s, [-42, 56, 0], 38);
  tufts(s, done ? 70 : 150, 20, 42);
  glaze(s, done ? 1 : 0.7);
  return finish(s);
};

export const beforeAfter = {
  'before-after/rockton-hail-before': hailPair(false),
  'before-after/rockton-hail-after': hailPair(true),
  'before-after/loves-park-siding-before': sidingPair(false),
  'before-after/loves-park-siding-after': sidingPair(true),
} as const;
