import { block } from '../../block.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { crewVan, parkedRow, slab } from '../../fleet.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { store, tradePark, waterTower } from '../../industry.ts';
import { treeline } from '../../landscape.ts';
import { mainStreet } from '../../mainStreet.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { darken, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { type Frame, type Plane, place, type Uv, within } from '../../plane.ts';
import { boxOn, linesOn, polyOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { crossRoad, paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { face, wire } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { unitBox } from '../../unitBox.ts';

/** Town behind the roof: brick row, stores, parked cars and banks of trees. */
const town = (s: Stage): void => {
  waterTower(s, 210, 620, 130);
  tradePark(s, 330, 330);
  crossRoad(s, 330, 26);
  mainStreet(
    s,
    (x) => place(-300 + x, 310, 0),
    [40, 34, 46, 36, 42],
    [32, 40, 28, 38, 30],
    [wall.brick, wall.cream, wall.brickDark, wall.clay, wall.brick],
    36,
  );
  store(s, [-24, 308, 4], [92, 44, 20], wall.stone);
  store(s, [92, 312, -3], [70, 44, 24], wall.slate, '#e8a33d');
  store(s, [196, 306, 4], [100, 44, 20], wall.cream);
  paving(s, v3s(-330, 236, 0, 330, 236, 0, 330, 284, 0, -330, 284, 0), '#84888b', 0.7);
  parkedRow(s, [-260, 270], 56, 0, 0.35);
  grove(s, -330, -150, 232, 20, { haze: 0.22 });
  for (let i = 0; i < 9; i += 1) {
    tree(s, [-126 + i * 40, 240, 0], 20, { haze: 0.2 });
  }
  parkedRow(s, [-220, 214], 18, 0, 0.3);
  parkedRow(s, [90, 214], 12, 0, 0.3);
  grove(s, -260, -70, 190, 14, { haze: 0.14 });
  grove(s, 96, 240, 184, 16, { haze: 0.14 });
};

/** Old membrane, insulation and the new sheet half unrolled over it. */
const work = (s: Stage, roof: Plane, f: Frame): void => {
  const old = lit(s.mood, '#83898f', 0.8);
  polyOn(s, roof, uvs(1, 8.8, 47, 8.8, 47, 50, 1, 50), old);
  linesOn(
    s,
    roof,
    Array.from({ length: 5 }, (_, i): Uv[] => uvs(1, 14 + i * 8, 47, 14 + i * 8)),
    '#5b6268',
    1.4,
  );
  for (const [u, v, w, h] of [
    [8, 12, 9, 5],
    [22, 30, 12, 6],
    [12, 38, 7, 4],
  ] as const) {
    boxOn(s, roof, u, v, w, h, darken(old, 0.16), 'opacity=".6"');
  }
  // Insulation boards, then the lap of the white sheet.
  boxOn(s, roof, 47, 8.8, 12, 41.2, lit(s.mood, '#d9c08c', 0.9));
  const joints = [17, 25, 33, 41].map((v): Uv[] => uvs(47, v, 59, v));
  linesOn(s, roof, [...joints, uvs(53, 8.8, 53, 50)], '#a3895a', 1.3);
  const screws = Array.from({ length: 36 }, (_, i): Uv[] => {
    const [u, v] = [48.5 + (i % 3) * 4.4, 11 + Math.floor(i / 3) * 3.2];
    return uvs(u, v, u + 0.5, v);
  });
  linesOn(s, roof, screws, '#8d8f90', 2.4);
  boxOn(s, roof, 59, 8.8, 0.7, 41.2, '#1b2338', 'opacity=".28"');
  for (const v of [19, 33]) {
    slab(s, within(f, place(-1.6, v - 42, 0, 21)), [-1, 1, -4.5, 4.5, 0, 1.9], '#ffffff');
  }
  // Pallets of boards waiting on the old roof.
  for (const [x, y, high] of [
    [-45, -4, 4.4],
    [-34, -6, 2.8],
  ] as const) {
    const at = within(f, place(x, y, 0, 21));
    slab(s, at, [-4.6, 4.6, -3.2, 3.2, 0, 0.5], '#8a6a48');
    for (let z = 0.5; z < high; z += 0.55) {
      slab(s, at, [-4.4, 4.4, -3, 3, z, z + 0.5], '#e2cd9c');
    }
  }
  // Warning line with flags along the front parapet.
  const posts = Array.from({ length: 9 }, (_, i) => roof.at(4 + i * 14, 11, 3.4));
  wire(s, posts, '#e8a33d', 1.6);
  posts.forEach(([x, y, z], i) => {
    wire(s, v3s(x, y, z, x, y, 21), '#5b6268', 1.6);
    const [a, b, c] = posts[i + 1] ?? [x, y, z];
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const [px, py, pz] = [x + (a - x) * t, y + (b - y) * t, z + (c - z) * t];
      face(s, v3s(px, py, pz, px + 0.9, py, pz, px + 0.45, py, pz - 1.1), '#b3261e');
    }
  });
};

/** Draws services/commercial-roofing.svg. */
export const commercialRoofing = (): string => {
  const s = createStage('services/commercial-roofing', {
    mood: moods.clear,
    cam: { eye: 50, horizon: 236, focal: 1200, cx: 850 },
  });
  sky(s);
  stratus(s, 40, 200, 10, '#ffffff', 0.5);
  cumulus(s, 430, 180, 420, 70);
  cumulus(s, 1300, 150, 380, 60);
  treeline(s, 242, 34, 0.62);
  lawn(s, '#8f9a70');
  town(s);
  paving(s, v3s(-200, 60, 0, -44, 70, 0, -60, 180, 0, -220, 180, 0), '#84888b', 0.7);
  parkedRow(s, [-138, 166], 7, 0, 0.2);
  parkedRow(s, [-118, 132], 5, 0, 0.3);
  crewVan(s, place(-66, 104, 8));
  const f = place(12, 104, 12);
  const roof = block(s, {
    frame: f,
    w: 124,
    d: 84,
    h: 24,
    color: wall.brick,
    finish: 'brick',
    parapet: 3,
    roof: '#f4f4ee',
    openings: { front: windowRow(8, 4, 120, 5, 7, 9, { panes: [3, 2] }) },
  });
  const on = (x: number, y: number): Frame => within(f, place(x, y, 0, 21));
  unitBox(s, on(-34, 26), 14, 8, 6);
  unitBox(s, on(14, 28), 14, 8, 6);
  unitBox(s, on(46, 14), 11, 8, 6);
  for (const x of [2, 24, 40]) {
    unitBox(s, on(x, 8), 6, 5, 1.2, '#dfeaf0');
  }
  work(s, roof, f);
  for (const [u, v] of [
    [74, 36],
    [98, 34],
    [66, 62],
    [30, 64],
  ] as const) {
    vent(s, roof, u, v, true, 1.5);
  }
  worker(s, roof.at(66, 20), { pose: 'push', flip: true, h: 6.8 });
  worker(s, roof.at(56, 33), { pose: 'kneel', hat: '#e8a33d', h: 6.8, tool: 'nailer' });
  worker(s, roof.at(88, 24), {
    pose: 'clipboard',
    tool: 'clipboard',
    shirt: '#7d2a24',
    flip: true,
    h: 6.8,
  });
  worker(s, roof.at(34, 20), { pose: 'carry', tool: 'bundle', h: 6.8 });
  glaze(s);
  return finish(s);
};
