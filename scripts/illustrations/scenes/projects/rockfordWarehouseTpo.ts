import { block } from '../../block.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { crewVan, lorry, parkedRow, slab } from '../../fleet.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { store, tradePark, waterTower } from '../../industry.ts';
import { treeline } from '../../landscape.ts';
import { lit, moods } from '../../mood.ts';
import { darken, shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { type Plane, place, planeOf, within } from '../../plane.ts';
import { boxOn, linesOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { crossRoad, paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze, sky } from '../../sky.ts';
import { finish, type Stage } from '../../stage.ts';
import { shrub, tree } from '../../trees.ts';
import { unitBox } from '../../unitBox.ts';
import { docks, doorAt, yard } from '../../yard.ts';
import { job } from './job.ts';

/** Walk pads from the hatch to every unit. */
const walkPads = (s: Stage, roof: Plane): void => {
  const pad = lit(s.mood, '#c3c7c8', 0.85);
  for (const [u, v, w, h] of [
    [16, 60, 138, 3],
    [36, 60, 3, 28],
    [79, 60, 3, 28],
    [124, 60, 3, 26],
    [138, 44, 3, 16],
    [27, 36, 3, 24],
  ] as const) {
    boxOn(s, roof, u, v, w, h, pad);
    for (let k = 0; k < Math.max(w, h); k += 4) {
      boxOn(
        s,
        roof,
        w > h ? u + k : u,
        w > h ? v : v + k,
        w > h ? 0.5 : w,
        w > h ? h : 0.5,
        darken(pad, 0.2),
      );
    }
  }
};

/** Yard, staff car park and verges. */
const carPark = (s: Stage): void => {
  paving(s, v3s(-320, 60, 0, 320, 60, 0, 320, 330, 0, -320, 330, 0), '#7f8386', 0.7);
  for (const [x, y, n] of [
    [-190, 316, 11],
    [-190, 276, 10],
    [-190, 254, 9],
    [-190, 214, 8],
    [-190, 192, 7],
  ] as const) {
    parkedRow(s, [x, y], n, 0, 0.28);
  }
  for (const [x, y] of [
    [-196, 265],
    [-150, 265],
    [-112, 265],
    [-160, 203],
    [-124, 203],
  ] as const) {
    paving(
      s,
      v3s(x - 9, y - 3, 0, x + 9, y - 3, 0, x + 9, y + 3, 0, x - 9, y + 3, 0),
      '#8fa05f',
      0.8,
    );
    tree(s, [x, y, 0], 22);
  }
  paving(s, v3s(128, 150, 0, 330, 200, 0, 330, 330, 0, 146, 330, 0), '#8fa05f', 0.85);
  for (const [x, y] of [
    [150, 300],
    [166, 262],
    [160, 226],
    [146, 196],
  ] as const) {
    tree(s, [x, y, 0], 26);
  }
};

/** Draws projects/rockford-warehouse-tpo.svg. */
export const rockfordWarehouseTpo = (): string => {
  const s = job('rockford-warehouse-tpo', moods.clear, { eye: 92, horizon: 270, focal: 1250 });
  sky(s);
  stratus(s, 40, 200, 10, '#ffffff', 0.5);
  cumulus(s, 360, 200, 460, 80);
  cumulus(s, 1240, 180, 420, 70);
  treeline(s, 276, 36, 0.6);
  lawn(s, '#8f9a70');
  waterTower(s, -180, 760, 150);
  tradePark(s, 400, 420);
  crossRoad(s, 452, 30);
  paving(s, v3s(-420, 372, 0, 420, 372, 0, 420, 440, 0, -420, 440, 0), '#85898c', 0.7);
  parkedRow(s, [-330, 428], 24, 0, 0.3);
  parkedRow(s, [70, 428], 26, 0, 0.35);
  store(s, [-120, 400, 4], [96, 44, 22], wall.brick);
  parkedRow(s, [-330, 382], 20, 0, 0.4);
  grove(s, -420, 420, 352, 20, { haze: 0.2 });
  carPark(s);
  const f = place(16, 226, 14);
  yard(s, f);
  const roof = block(s, {
    frame: f,
    w: 170,
    d: 120,
    h: 30,
    color: wall.slate,
    finish: 'metal',
    parapet: 3,
    roof: '#f6f6f1',
    coping: '#eceeee',
  });
  docks(s, planeOf(f, [-85, -60, 0], [1, 0, 0], [0, 0, 1]));
  walkPads(s, roof);
  for (const [x, y, w, d, h] of [
    [-48, 32, 16, 9, 7],
    [-6, 34, 16, 9, 7],
    [40, 30, 16, 9, 7],
    [54, -16, 11, 8, 6],
    [-58, -26, 11, 8, 6],
  ] as const) {
    unitBox(s, within(f, place(x, y, 0, 27)), w, d, h);
  }
  for (let i = 0; i < 10; i += 1) {
    unitBox(s, within(f, place(-60 + (i % 5) * 30, i < 5 ? 14 : -42, 0, 27)), 6, 5, 1.2, '#dfeaf0');
  }
  vent(s, roof, 70, 26, true, 2);
  vent(s, roof, 112, 80, true, 2);
  vent(s, roof, 50, 76, true, 2);
  // Last lap by the front parapet: rolls, welder and crew.
  boxOn(s, roof, 58, 4, 44, 15, lit(s.mood, '#d9c79a', 0.9));
  boxOn(s, roof, 58, 4, 44, 0.6, '#1b2338', 'opacity=".25"');
  linesOn(
    s,
    roof,
    [uvs(58, 11.5, 102, 11.5), uvs(73, 4, 73, 19), uvs(88, 4, 88, 19)],
    '#a89566',
    1.4,
  );
  for (const [u, v] of [
    [104, 8],
    [106, 12],
    [113, 9],
  ] as const) {
    slab(s, within(f, place(u - 85, v - 60, 0, 27)), [-4.5, 4.5, -1.3, 1.3, 0, 2.4], '#ffffff');
  }
  worker(s, roof.at(57, 12), { pose: 'push', h: 7 });
  worker(s, roof.at(80, 22), { pose: 'kneel', hat: '#e8a33d', h: 7 });
  worker(s, roof.at(96, 24), { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', h: 7 });
  for (const [i, long, cab, box] of [
    [5, 32, '#b3261e', '#f6f4ee'],
    [3, 32, '#4f6274', '#d9dee0'],
    [1, 26, '#e8a33d', '#f1ede4'],
  ] as const) {
    lorry(s, within(f, place(doorAt(i) + 6 - 85, -61, 0)), long, cab, box);
  }
  crewVan(s, place(-82, 160, 8));
  crewVan(s, place(-76, 143, 8));
  paving(s, v3s(98, 96, 0, 320, 96, 0, 320, 170, 0, 124, 158, 0), '#8fa05f', 0.85);
  for (let i = 0; i < 7; i += 1) {
    shrub(s, [98 + i * 6, 142 + i * 3, 0], 5, { color: i % 3 === 1 ? shingle.red : '#5a8a3e' });
  }
  tree(s, [108, 150, 0], 24);
  glaze(s);
  return finish(s);
};
