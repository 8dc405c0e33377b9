import { block, unitBox } from '../commercial.ts';
import { crossRoad, drive, lawn, mownStripes, paving, treeline, tufts } from '../ground.ts';
import { downspout, house } from '../house.ts';
import { lit, moods, type Mood } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { shingle, wall } from '../palette.ts';
import { linesOn, place, planeOf, within } from '../plane.ts';
import { backdrop, bungalow, colonial, farmhouse, ranch, suburb } from '../presets.ts';
import { vent } from '../roof.ts';
import { cumulus, fairClouds, glaze, sky, stratus } from '../sky.ts';
import { createStage, finish, type Stage, type StageOptions } from '../stage.ts';
import { barn, fence, silo } from '../barn.ts';
import { bareTree, bed, conifer, grove, shrub, tree } from '../trees.ts';
import { vehicle } from '../vehicles.ts';
import { icicles, snowfall } from '../weather.ts';
import { chimney, porch, wing } from '../wing.ts';
import { worker } from '../people.ts';

const job = (name: string, mood: Mood, cam: StageOptions['cam'] = {}): Stage =>
  createStage(`projects/${name}`, { mood, width: 1600, height: 1200, cam: { eye: 22, horizon: 520, focal: 1300, cx: 800, ...cam } });

const edgewater = (): string => {
  const s = job('rockford-edgewater-shingles', moods.autumn);
  backdrop(s, 6); suburb(s, 170);
  tree(s, [-58, 112, 0], 50, { color: '#a8512f' }); tree(s, [60, 120, 0], 50, { color: '#c9922f' });
  mownStripes(s, -90, 40, 40, 84);
  const b = { ...colonial(place(0, 84, 12), { color: wall.brick, finish: 'brick', roof: { color: shingle.hickory }, shutters: '#2e4a4b' }), w: 46, d: 32, h: 19,
    gableColor: wall.cream, gableFinish: 'lap' as const };
  const g = house(s, b);
  chimney(s, b, 17, 6, 5, 36, wall.brickDark);
  wing(s, b, { x: -12, w: 18, out: 4, slope: 0.75, gableColor: wall.cream, gableFinish: 'lap', front: [...windowRow(1, 2, 16, 3.4, 7, 6, { panes: [3, 2] }), ...windowRow(2, 2, 16, 11.6, 3, 5)] });
  wing(s, b, { x: 12, w: 8, out: -5, h: 26, color: wall.cream, finish: 'lap', front: windowRow(1, 1, 7, 1, 3.4, 3.4) });
  vent(s, g.front, 22, 16);
  porch(s, b, { x: 9, w: 14, deep: 6, h: 9.6, posts: 3, steps: 4 });
  bed(s, [-26, 58, 0], [-6, 56, 0], 6, 4.6, { color: '#7d8a3c' }); bed(s, [12, 60, 0], [26, 66, 0], 4, 4.4, { color: '#8a5f2f' });
  paving(s, [[8, 20, 0], [16, 20, 0], [12, 60, 0], [8, 60, 0]], '#c9c0b2', 0.9);
  tree(s, [-44, 60, 0], 40, { color: '#c08a2f' }); shrub(s, [40, 56, 0], 6);
  tufts(s, 90, 26, 50); glaze(s);
  return finish(s);
};

const ranchReroof = (): string => {
  const s = job('loves-park-ranch-reroof', moods.clear, { eye: 19, horizon: 500 });
  backdrop(s, 7); suburb(s, 160);
  tree(s, [-52, 110, 0], 44); conifer(s, [62, 116, 0], 52); mownStripes(s, -90, 30, 34, 80);
  drive(s, 11, 29, 30, 66, 3);
  const b = ranch(place(0, 80, 10), { color: wall.cream, roof: { color: shingle.charcoal }, shutters: '#2e4a4b' });
  const g = house(s, b);
  chimney(s, b, -16, 3, 4, 21);
  wing(s, b, { x: 16, w: 21, out: 5, gableFinish: 'batten', gableColor: wall.white, front: [{ kind: 'garage', u: 2.5, v: 0.2, w: 16, h: 7.4 }] });
  vent(s, g.front, 19, 13); vent(s, g.front, 25, 13); vent(s, g.front, 7, 11, true);
  bed(s, [-26, 61, 0], [-6, 61, 0], 7, 4); tree(s, [-33, 52, 0], 26); shrub(s, [34, 60, 0], 5);
  vehicle(s, [36, 46, 0], {}); crossRoad(s, 20, 12);
  glaze(s);
  return finish(s);
};

const hailRestoration = (): string => {
  const s = job('machesney-park-hail-restoration', moods.golden, { eye: 30, horizon: 430 });
  backdrop(s, 0); cumulus(s, 420, 220, 620, 130); cumulus(s, 1240, 160, 560, 110); cumulus(s, 1000, 360, 400, 60);
  suburb(s, 150);
  drive(s, -38, -20, 30, 90, 3);
  const b = { ...colonial(place(6, 80, -14), { color: wall.greige, roof: { color: shingle.weathered }, shutters: '#4a3b30' }), w: 50, d: 32, h: 18 };
  const g = house(s, b);
  wing(s, b, { x: -14, w: 20, out: 6, gableFinish: 'lap', gableColor: wall.cream, front: [{ kind: 'garage', u: 2, v: 0.2, w: 16, h: 7.6 }, ...windowRow(2, 2, 18, 11.6, 3, 4.6)], skirt: [3, wall.stone] });
  wing(s, b, { x: 15, w: 14, out: 3, slope: 0.75, gableColor: wall.cream, front: [...windowRow(1, 2, 12, 3.4, 6, 5.4, { panes: [3, 2] }), ...windowRow(2, 1, 13, 11.6, 3, 4.6)], skirt: [3, wall.stone] });
  vent(s, g.front, 24, 16); vent(s, g.front, 29, 16); vent(s, g.front, 33, 12, true);
  tree(s, [52, 88, 0], 42); conifer(s, [-56, 92, 0], 42);
  bed(s, [2, 56, 0], [26, 60, 0], 6, 4.6); vehicle(s, [-30, 50, 0], { flip: true });
  worker(s, [2, 46, 0], { pose: 'point', shirt: '#7d2a24', harness: false }); worker(s, [6, 46.5, 0], { pose: 'stand', flip: true, shirt: '#7d93a5', vest: '#7d93a5', hat: '#6a4a30', harness: false });
  tree(s, [-54, 56, 0], 30); tufts(s, 70, 28, 46); glaze(s);
  return finish(s);
};

const warehouse = (): string => {
  const s = job('rockford-warehouse-tpo', moods.clear, { eye: 92, horizon: 240, focal: 1250 });
  sky(s); stratus(s, 40, 200, 10, '#ffffff', 0.5); cumulus(s, 360, 190, 460, 80); cumulus(s, 1240, 170, 420, 70);
  treeline(s, 246, 36, 0.6); lawn(s, '#8f9a70');
  for (const [x, y, w, h] of [[-260, 520, 140, 26], [-40, 560, 160, 22], [190, 500, 130, 28]] as const) {
    block(s, { frame: place(x, y, 4), w, d: 80, h, color: wall.greige, finish: 'metal', roof: '#dcdcd6' });
  }
  grove(s, -420, 420, 400, 26, { haze: 0.3 }); crossRoad(s, 330, 26);
  vehicle(s, [-90, 342, 0], { kind: 'van' }); vehicle(s, [120, 346, 0], { kind: 'car', color: '#b3261e' });
  paving(s, [[-260, 70, 0], [260, 70, 0], [260, 300, 0], [-260, 300, 0]], '#8b8e90', 0.7);
  const f = place(10, 200, 14);
  const roof = block(s, { frame: f, w: 170, d: 120, h: 30, color: wall.slate, finish: 'metal', parapet: 3, roof: '#f6f6f1', coping: '#eceeee' });
  const front = planeOf(f, [-85, -60, 0], [1, 0, 0], [0, 0, 1]);
  for (let i = 0; i < 7; i += 1) {
    const u = 12 + i * 22;
    linesOn(s, front, [[[u - 1, 0], [u - 1, 15], [u + 13, 15], [u + 13, 0]]], '#e8e9e7', 4);
    for (let v = 0; v < 14; v += 2.4) {
      linesOn(s, front, [[[u, v + 1], [u + 12, v + 1]]], '#d5d9db', s.cam.scale(front.at(u, v)) * 2.1);
    }
  }
  for (const [x, y, w, d, h] of [[-48, 30, 16, 9, 7], [-6, 32, 16, 9, 7], [40, 28, 16, 9, 7], [54, -12, 11, 8, 6], [-56, -22, 11, 8, 6]] as const) {
    unitBox(s, within(f, place(x, y, 0, 27)), w, d, h);
  }
  for (let i = 0; i < 10; i += 1) {
    unitBox(s, within(f, place(-60 + (i % 5) * 30, i < 5 ? 4 : -40, 0, 27)), 6, 5, 1.2, '#dfeaf0');
  }
  vent(s, roof, 70, 20, true, 2); vent(s, roof, 120, 62, true, 2); vent(s, roof, 34, 70, true, 2);
  for (const [x, c] of [[-96, '#b3261e'], [-66, '#f1ede4'], [96, '#33424f']] as const) {
    vehicle(s, [x, 108, 0], { kind: 'van', color: c });
  }
  glaze(s);
  return finish(s);
};

const farmhouseSiding = (): string => {
  const s = job('rockton-farmhouse-siding', moods.clear, { eye: 14, horizon: 640 });
  backdrop(s, 7);
  grove(s, -160, -50, 170, 40, { haze: 0.25 }); grove(s, 70, 170, 180, 40, { haze: 0.25 });
  silo(s, [76, 150, 0], 7, 42); barn(s, { frame: place(54, 150, -16), w: 46, d: 30, h: 14, roof: { color: shingle.pewter } });
  tree(s, [-58, 104, 0], 50); mownStripes(s, -80, 60, 34, 80);
  farmhouse(s, place(-2, 78, 10), { color: wall.white, roof: { color: shingle.slateBlue }, shutters: '#14202b' });
  downspout(s, planeOf(place(-2, 78, 10), [-19, -12, 0], [1, 0, 0], [0, 0, 1]), 19.6, 17.4);
  bed(s, [-24, 60, 0], [-4, 58, 0], 6, 4); bed(s, [6, 58, 0], [20, 61, 0], 4, 4, { color: '#7a6a9a' });
  fence(s, [-90, 52, 0], [-24, 44, 0], 9); fence(s, [22, 44, 0], [90, 52, 0], 9);
  paving(s, [[-3, 18, 0], [3, 18, 0], [-2, 62, 0], [-6, 62, 0]], '#cbb58c', 0.9);
  tree(s, [44, 62, 0], 34); tufts(s, 110, 20, 44); glaze(s);
  return finish(s);
};

const iceDam = (): string => {
  const s = job('madison-ice-dam-reroof', moods.winter, { eye: 20, horizon: 540 });
  sky(s); fairClouds(s, 5, 100, 460); treeline(s, 546, 60, 0.6, '#7d8a94'); lawn(s);
  grove(s, -200, 200, 190, 34, { color: '#8f8a86', haze: 0.4 });
  for (const [x, y, t, c] of [[-92, 160, 8, wall.blue], [-44, 172, -4, wall.clay], [56, 164, 6, wall.sage], [104, 156, -8, wall.cream]] as const) {
    bungalow(s, place(x, y, t), { color: c, finish: 'lap', roof: { color: shingle.charcoal, snow: 0.9 } });
  }
  conifer(s, [-50, 110, 0], 56, { snow: true }); bareTree(s, [54, 112, 0], 50, 0.1, 7);
  const g = bungalow(s, place(0, 76, 12), { color: wall.brick, roof: { color: shingle.slateBlue } });
  // Cleared new roof: only a line of snow lies in the lee of the eave.
  vent(s, g.front, 8, 8, true);
  const e = g.front;
  icicles(s, e.at(1, -0.1), e.at(12, -0.1), 4, 0.8);
  bed(s, [-20, 54, 0], [-8, 52, 0], 3, 4, { color: '#dfe7ee' }); bed(s, [10, 54, 0], [20, 58, 0], 3, 4, { color: '#dfe7ee' });
  paving(s, [[-6, 20, 0], [4, 20, 0], [3, 56, 0], [-2, 56, 0]], '#aeb6bd', 0.8);
  for (const [x, w] of [[-26, 16], [26, 18]] as const) {
    const [px, py] = s.cam.project([x, 40, 0]);
    const k = s.cam.scale([x, 40, 0]);
    s.out.push(`<path d="M${(px - w * k * 0.6).toFixed(1)} ${py.toFixed(1)}q${(w * k * 0.3).toFixed(1)} ${(-k * 3).toFixed(1)} ${(w * k * 0.6).toFixed(1)} ${(-k * 2.6).toFixed(1)}t${(w * k * 0.6).toFixed(1)} ${(k * 2.6).toFixed(1)}z" fill="${lit(s.mood, '#fbfdff', 0.85)}"/>`);
  }
  vehicle(s, [34, 56, 0], {}); snowfall(s, 160); glaze(s, 0.7);
  return finish(s);
};

const windRebuild = (): string => {
  const s = job('byron-wind-damage-rebuild', moods.golden, { eye: 26, horizon: 480 });
  backdrop(s, 0); stratus(s, 120, 420, 14, '#fbe3c2', 0.5); cumulus(s, 1180, 250, 620, 120); cumulus(s, 320, 330, 460, 80);
  grove(s, -220, 220, 230, 34, { haze: 0.35 }); fence(s, [-120, 130, 0], [120, 134, 0], 26);
  silo(s, [-76, 132, 0], 7, 44); barn(s, { frame: place(-46, 138, 18), w: 48, d: 32, h: 15, roof: { color: shingle.pewter } });
  const b = { ...colonial(place(8, 82, 14), { color: wall.yellow, roof: { color: shingle.red }, shutters: '#5b2a26' }), w: 42, d: 30, h: 18 };
  const g = house(s, b);
  chimney(s, b, 13, 5, 4.4, 34);
  for (const x of [-11, 1]) {
    wing(s, b, { x, w: 7, out: -4, h: 24.5, color: wall.yellow, front: windowRow(1, 1, 6, 1, 3, 3.2) });
  }
  vent(s, g.front, 35, 14, true);
  porch(s, b, { x: 0, w: 42, deep: 8, h: 9.6, posts: 6, steps: 21 });
  tree(s, [62, 96, 0], 46); bed(s, [-18, 56, 0], [4, 53, 0], 5, 4); bed(s, [16, 55, 0], [32, 62, 0], 4, 4);
  vehicle(s, [-30, 62, 0], {}); paving(s, [[-50, 54, 0], [-8, 50, 0], [-6, 60, 0], [-50, 66, 0]], '#cbb58c', 0.4);
  vehicle(s, [-32, 56, 0], {}); tree(s, [46, 54, 0], 30); tufts(s, 90, 26, 50); glaze(s);
  return finish(s);
};

const medical = (): string => {
  const s = job('janesville-medical-office-roof', moods.clear, { eye: 34, horizon: 400 });
  backdrop(s, 6); suburb(s, 220);
  grove(s, -120, -60, 130, 30, { haze: 0.15 }); grove(s, 70, 130, 140, 30, { haze: 0.15 });
  paving(s, [[-130, 20, 0], [130, 20, 0], [130, 60, 0], [-130, 60, 0]], '#7a7d80', 0.65);
  paving(s, [[-130, 60, 0], [130, 60, 0], [130, 64, 0], [-130, 64, 0]], '#cfcabf', 0.9);
  const f = place(6, 98, 14);
  const front = windowRow(7, 2, 46, 3, 5, 8, { panes: [2, 2], trim: '#33424f' });
  const roof = block(s, { frame: f, w: 76, d: 46, h: 18, color: wall.stone, finish: 'block', parapet: 2.6, roof: '#f4f4ee', coping: '#33424f', openings: { front: [...front, ...windowRow(2, 66, 76, 3, 3, 8, { trim: '#33424f' })], right: windowRow(4, 2, 44, 3, 5, 8, { trim: '#33424f' }), left: windowRow(4, 2, 44, 3, 5, 8, { trim: '#33424f' }) } });
  for (const [x, y, w] of [[-18, 8, 12], [8, 10, 12], [26, 2, 9]] as const) {
    unitBox(s, within(f, place(x, y, 0, 15.4)), w, 7, 5);
  }
  vent(s, roof, 16, 14, true, 1.4); vent(s, roof, 52, 12, true, 1.4);
  // Entrance: a 6-in-12 gabled porch of standing posts in front of the flat roof.
  const e = { frame: within(f, place(20, -28, 90)), w: 12, d: 18, h: 11, color: wall.white, finish: 'plain' as const, roof: { color: '#4d5e6e' }, base: 0.2,
    openings: { left: [{ kind: 'window' as const, u: 2, v: 0.4, w: 14, h: 9, panes: [4, 2] as const, trim: '#33424f' }] } };
  house(s, e);
  bed(s, [-34, 70, 0], [4, 66, 0], 9, 4); bed(s, [32, 68, 0], [48, 74, 0], 4, 4);
  for (const [x, y] of [[-46, 70], [54, 78]] as const) {
    tree(s, [x, y, 0], 22);
  }
  for (const [i, c] of ['#7d93a5', '#b3261e', '#f1ede4'].entries()) {
    vehicle(s, [-34 + i * 26, 52, 0], { kind: 'car', color: c });
  }
  vehicle(s, [40, 44, 0], {});
  for (let x = -60; x < 60; x += 11) {
    paving(s, [[x, 24, 0], [x + 0.5, 24, 0], [x + 0.5, 38, 0], [x, 38, 0]], '#f1ede4', 0.9);
  }
  glaze(s);
  return finish(s);
};

export const projects = {
  'projects/rockford-edgewater-shingles': edgewater,
  'projects/loves-park-ranch-reroof': ranchReroof,
  'projects/machesney-park-hail-restoration': hailRestoration,
  'projects/rockford-warehouse-tpo': warehouse,
  'projects/rockton-farmhouse-siding': farmhouseSiding,
  'projects/madison-ice-dam-reroof': iceDam,
  'projects/byron-wind-damage-rebuild': windRebuild,
  'projects/janesville-medical-office-roof': medical,
} as const;
