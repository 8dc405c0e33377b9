import { backdrop, suburb } from '../../backdrops.ts';
import type { Body } from '../../body.ts';
import { conifer } from '../../conifer.ts';
import { downspout } from '../../downspout.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { place, planeOf, shadeOn } from '../../plane.ts';
import { polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { porch } from '../../porch.ts';
import { colonial } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';
import { streaks } from './streaks.ts';
import { view } from './view.ts';

/** Draws before-after/loves-park-siding-before.svg. */
export const lovesParkSiding = (done: boolean) => (): string => {
  const s = view('loves-park-siding', done, { eye: 13, horizon: 560 });
  backdrop(s, 5);
  suburb(s, 150);
  tree(s, [-60, 108, 0], 50);
  conifer(s, [58, 104, 0], 50);
  mownStripes(s, -90, 60, 34, 70);
  const f = place(0, 70, 12);
  const b: Body = {
    ...colonial(f, {
      color: done ? wall.blue : '#c3bda8',
      shutters: done ? '#14202b' : '#8c8670',
      roof: { color: done ? shingle.charcoal : shingle.faded },
    }),
    w: 42,
    d: 28,
    trim: done ? wall.white : '#cfcabb',
  };
  const g = house(s, b);
  const front = planeOf(f, [-21, -14, 0], [1, 0, 0], [0, 0, 1]);
  if (!done) {
    streaks(s, front, 22, 17.5, 26);
    for (const [u, v, w] of [
      [2, 9.6, 5],
      [16.4, 15, 4],
      [9, 14.6, 3],
    ] as const) {
      polyOn(
        s,
        front,
        uvs(u, v, u + w, v - 0.2, u + w, v + 0.9, u, v + 0.9),
        '#544a3c',
        'opacity=".8"',
      );
      polyOn(
        s,
        front,
        uvs(u + 0.3, v - 0.7, u + w + 0.4, v - 1.5, u + w + 0.3, v - 1, u + 0.2, v - 0.2),
        shadeOn(s, front, '#a9a28c'),
      );
    }
  }
  wing(s, b, {
    x: 11,
    w: 17,
    out: 5,
    gableFinish: done ? 'batten' : 'lap',
    gableColor: done ? wall.white : '#bdb7a2',
    front: [
      ...windowRow(2, 1, 16, 3.2, 3.2, 5.2, { shutters: done ? '#14202b' : '#8c8670' }),
      ...windowRow(2, 1, 16, 11.4, 3, 4.6),
    ],
    ...(done ? { skirt: [3, wall.stone] as const } : {}),
  });
  const wingFront = planeOf(f, [2.5, -19, 0], [1, 0, 0], [0, 0, 1]);
  if (!done) {
    streaks(s, wingFront, 17, 17, 22);
    polyOn(s, wingFront, uvs(9, 8.2, 13.5, 8, 13.2, 9.6, 9.2, 9.4), '#544a3c', 'opacity=".8"');
    polyOn(
      s,
      wingFront,
      uvs(9, 7.5, 13.9, 6.7, 13.7, 7.2, 8.9, 8),
      shadeOn(s, wingFront, '#a9a28c'),
    );
  } else {
    downspout(s, wingFront, 0.8, 17.2);
    downspout(s, wingFront, 16.4, 17.2);
  }
  porch(s, { ...b }, { x: -9.5, w: 22, deep: 7, h: 9.6, posts: 4, steps: 14 });
  vent(s, g.front, 10, 13);
  if (done) {
    bed(s, [6, 45, 0], [24, 49, 0], 5, 4.2);
    bed(s, [-24, 48, 0], [-8, 46, 0], 5, 4);
  } else {
    bed(s, [6, 45, 0], [24, 49, 0], 4, 3, { color: '#7d7a55' });
    bed(s, [-24, 48, 0], [-8, 46, 0], 3, 3, { color: '#7d7a55' });
  }
  tree(s, [-42, 56, 0], 38);
  tufts(s, done ? 70 : 150, 20, 42);
  glaze(s, done ? 1 : 0.7);
  return finish(s);
};
