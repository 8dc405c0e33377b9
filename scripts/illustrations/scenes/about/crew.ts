import { backdrop, suburb } from '../../backdrops.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { house } from '../../house.ts';
import { ladder } from '../../ladder.ts';
import { mark } from '../../mark.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { linear, ramp } from '../../paint.ts';
import { barnRed, darken, shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place, planeOf } from '../../plane.ts';
import { boxOn } from '../../planeDraw.ts';
import { v3s } from '../../points.ts';
import { paving } from '../../road.ts';
import { bundles } from '../../roofing.ts';
import { glaze, sunGlow } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { rect } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';

/** Draws about/crew.svg. */
export const crew = (): string => {
  const s = createStage('about/crew', {
    mood: moods.dawn,
    cam: { eye: 9, horizon: 560, focal: 1150, cx: 820 },
  });
  backdrop(s, 0);
  stratus(s, 140, 520, 16, '#f8cfae', 0.5);
  cumulus(s, 1300, 300, 480, 80);
  cumulus(s, 420, 240, 560, 90);
  sunGlow(s, 130, 520, 26);
  suburb(s, 190, 5);
  tree(s, [70, 110, 0], 46);
  tree(s, [-66, 120, 0], 44);
  paving(s, v3s(-90, 6, 0, 90, 6, 0, 90, 62, 0, -90, 62, 0), '#8f8a84', 0.75);
  // The shop: gabled hall with two bay doors and a lean-to office.
  const f = place(10, 78, -8);
  const b = {
    frame: f,
    w: 64,
    d: 34,
    h: 15,
    color: wall.slate,
    finish: 'batten' as const,
    roof: { color: shingle.charcoal },
    eave: 2,
    openings: {
      front: [
        { kind: 'garage' as const, u: 4, v: 0.1, w: 14, h: 11, color: '#e9e2d7' },
        { kind: 'garage' as const, u: 22, v: 0.1, w: 14, h: 11, color: '#e9e2d7' },
        ...windowRow(1, 55, 63, 4, 4, 5, { glow: true }),
      ],
      left: windowRow(2, 2, 32, 4, 4, 5, { glow: true }),
    },
  };
  house(s, b);
  const front = planeOf(f, [-32, -17, 0], [1, 0, 0], [0, 0, 1]);
  boxOn(
    s,
    front,
    22,
    0.1,
    14,
    11,
    linear(s, s.cam.project(front.at(22, 11)), s.cam.project(front.at(22, 0)), [
      [0, '#6b4a2c'],
      [0.5, '#e0a860'],
      [1, '#b9803f'],
    ]),
  );
  for (const [u, v, w, h, c] of [
    [23, 0.2, 3.4, 3.6, '#4d545d'],
    [26.8, 0.2, 3.4, 2.6, '#6b4f3f'],
    [23, 5.6, 12, 0.4, '#5a4632'],
    [24, 6, 2, 1.6, '#b3261e'],
    [27, 6, 3, 1.2, '#33424f'],
    [31, 6, 2, 1.9, '#e8a33d'],
  ] as const) {
    boxOn(s, front, u, v, w, h, c);
  }
  wing(s, b, {
    x: 14,
    w: 18,
    out: 7,
    color: wall.white,
    finish: 'lap',
    front: [
      { kind: 'door', u: 11.6, v: 0.4, w: 3.4, h: 7, glow: true },
      { kind: 'window', u: 2.4, v: 3, w: 6.4, h: 5, panes: [3, 1], glow: true },
    ],
  });
  const wf = planeOf(f, [5, -24, 0], [1, 0, 0], [0, 0, 1]);
  const [mx, my] = s.cam.project(wf.at(9, 13.6));
  mark(s, mx - 38, my - 40, 76, barnRed, darken(barnRed, 0.25));
  bundles(s, planeOf(place(-34, 50), [-2, 0, 0], [1, 0, 0], [0, 1, 0]), 0, 0, 7);
  bundles(s, planeOf(place(-29, 50), [-2, 0, 0], [1, 0, 0], [0, 1, 0]), 0.4, 0, 5, shingle.hickory);
  vehicle(s, [-14, 44, 0], { kind: 'pickup' });
  vehicle(s, [24, 40, 0], { kind: 'van', flip: true });
  worker(s, [-4, 33, 0], {
    pose: 'clipboard',
    tool: 'clipboard',
    shirt: '#7d2a24',
    harness: false,
    h: 6.2,
  });
  worker(s, [0, 32.6, 0], { pose: 'stand', flip: true, hat: '#e8a33d', skin: '#8a5a3f', h: 6 });
  worker(s, [3.4, 33.4, 0], {
    pose: 'stand',
    flip: true,
    hat: '#b3261e',
    shirt: '#5d7350',
    h: 5.6,
  });
  worker(s, [-9.4, 34.4, 0], { pose: 'carry', tool: 'bundle', h: 6 });
  worker(s, [7.4, 32, 0], { pose: 'point', flip: true, shirt: '#33424f', skin: '#d9a27f', h: 6 });
  ladder(s, [40.5, 52, 0], [39.6, 57.4, 15]);
  rect(s, 0, 640, 1600, 260, ramp(s, [0, 640, 0, 900], { 0: ['#1b2338', 0], 1: ['#1b2338', 0.4] }));
  glaze(s);
  return finish(s);
};
