import { block, unitBox } from '../commercial.ts';
import { crossRoad, drive, lawn, treeline, tufts } from '../ground.ts';
import { downspout, house } from '../house.ts';
import { lit, moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { darken, lighten, shingle, wall } from '../palette.ts';
import { boxOn, linesOn, place, planeOf, polyOn, shadeOn, within, type Uv } from '../plane.ts';
import { backdrop, colonial, farmhouse, ranch, suburb } from '../presets.ts';
import { worker } from '../people.ts';
import { gutter, vent } from '../roof.ts';
import { cumulus, glaze, sky, stormDeck, stratus } from '../sky.ts';
import { createStage, finish } from '../stage.ts';
import { ellipse, face, n1, path, stroke, wire } from '../svg.ts';
import { cladding, shingles } from '../texture.ts';
import { bundles, deck, dumpster, ladder, lifeline } from '../tools.ts';
import { bed, conifer, grove, leafDrift, shrub, tree } from '../trees.ts';
import { vehicle } from '../vehicles.ts';
import { hail, hailOn, lightning, missing, rain } from '../weather.ts';
import { chimney, wing } from '../wing.ts';

const roofing = (): string => {
  const s = createStage('services/roofing', { mood: moods.clear, cam: { eye: 32, horizon: 330, focal: 1250, cx: 760 } });
  backdrop(s, 6);
  suburb(s, 200);
  farmhouse(s, place(-46, 150, 20), { color: wall.yellow, roof: { color: shingle.hickory } });
  tree(s, [-70, 112, 0], 40);
  drive(s, 36, 52, 30, 90, 3);
  const b = { ...colonial(place(9, 66, 16), { color: wall.white, roof: { color: shingle.slateBlue } }), w: 48, d: 32 };
  const g = house(s, b);
  chimney(s, b, -12, 4, 4.6, 33);
  wing(s, b, { x: 14, w: 18, out: 4, gableFinish: 'batten', gableColor: wall.slate, front: windowRow(2, 1, 17, 11.4, 3, 4.6) });
  vent(s, g.front, 24, 14.5); vent(s, g.front, 29, 15.5); vent(s, g.front, 9, 12, true);
  bundles(s, g.front, 4, 13, 3, shingle.slateBlue);
  lifeline(s, g.front.at(18, 19), g.front.at(18.6, 8, 3));
  worker(s, g.front.at(18, 7), { pose: 'kneel', tool: 'nailer', shirt: '#7d2a24' });
  worker(s, g.front.at(27, 11), { pose: 'carry', tool: 'bundle', flip: true, hat: '#e8a33d' });
  vehicle(s, [44, 62, 0], {});
  tree(s, [-40, 54, 0], 33);
  bed(s, [-20, 44, 0], [8, 42, 0], 5, 4);
  glaze(s);
  return finish(s);
};

const commercial = (): string => {
  const s = createStage('services/commercial-roofing', { mood: moods.clear, cam: { eye: 52, horizon: 230, focal: 1180, cx: 700 } });
  sky(s);
  stratus(s, 40, 210, 10, '#ffffff', 0.5);
  cumulus(s, 330, 170, 420, 70); cumulus(s, 1250, 150, 380, 60);
  treeline(s, 236, 34, 0.62); lawn(s, '#8f9a70');
  for (const [x, y, w, h] of [[-170, 380, 90, 24], [-40, 420, 120, 20], [120, 360, 80, 26], [240, 400, 110, 22]] as const) {
    block(s, { frame: place(x, y, 6), w, d: 50, h, color: wall.greige, finish: 'metal', roof: '#d5d6d1' });
  }
  crossRoad(s, 210, 26);
  vehicle(s, [-70, 222, 0], { kind: 'car', color: '#7d93a5' }); vehicle(s, [90, 224, 0], { kind: 'van' });
  for (let i = 0; i < 6; i += 1) {
    tree(s, [-150 + i * 64, 190, 0], 24, { haze: 0.2 });
  }
  const f = place(14, 108, 14);
  const roof = block(s, { frame: f, w: 120, d: 84, h: 24, color: wall.brick, finish: 'brick', parapet: 3, roof: '#f4f4ee', openings: { front: windowRow(8, 4, 116, 5, 7, 9, { panes: [3, 2] }) } });
  const on = (x: number, y: number) => within(f, place(x, y, 0, 21));
  unitBox(s, on(-30, 22), 14, 8, 6); unitBox(s, on(22, 20), 12, 8, 6); unitBox(s, on(40, -8), 9, 7, 5);
  // The older grey membrane that is still to be covered.
  polyOn(s, roof, [[1, 1], [34, 1], [34, 48], [1, 48]], lit(s.mood, '#8d9297', 0.8));
  linesOn(s, roof, Array.from({ length: 5 }, (_, i): Uv[] => [[1, 8 + i * 8], [34, 8 + i * 8]]), '#666c72', 1.4);
  polyOn(s, roof, [[34, 1], [35.2, 1], [35.2, 48], [34, 48]], '#1b2338', 'opacity=".25"');
  face(s, [roof.at(35, 22), roof.at(36, 22), roof.at(36, 34), roof.at(35, 34), roof.at(34.5, 34, 2.6), roof.at(34.5, 22, 2.6)], lit(s.mood, '#ffffff', 0.95));
  for (const [u, v] of [[58, 30], [60, 52], [92, 44], [76, 60]] as const) {
    vent(s, roof, u, v, true, 1.6);
  }
  worker(s, roof.at(40, 30), { pose: 'push', flip: true, h: 6.4 });
  worker(s, roof.at(30, 14), { pose: 'kneel', hat: '#e8a33d', flip: true, h: 6.4 });
  worker(s, roof.at(70, 18), { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', h: 6.4 });
  glaze(s);
  return finish(s);
};

const repair = (): string => {
  const s = createStage('services/roof-repair', { mood: moods.overcast, cam: { eye: 29, horizon: 250, focal: 1300, cx: 640 } });
  backdrop(s, 5);
  suburb(s, 150);
  const b = { ...colonial(place(6, 42, 10), { color: wall.cream, roof: { color: shingle.weathered } }), w: 62, d: 32, h: 13 };
  const g = house(s, b);
  chimney(s, b, 13, -3, 5, 27);
  vent(s, g.front, 12, 13, true); vent(s, g.front, 20, 14.4);
  missing(s, g.front, 24, 6.5, 8, 4); 
  const fresh: Uv[] = [[25.4, 6.6], [31, 6.6], [31, 8], [25.4, 8]];
  shingles(s, g.front, fresh, { color: shingle.weathered, blend: 0.4 });
  bundles(s, g.front, 12, 6, 2, shingle.weathered);
  worker(s, g.front.at(22.5, 6), { pose: 'kneel', tool: 'hammer', shirt: '#7d2a24' });
  lifeline(s, g.front.at(23, 19), g.front.at(23, 7, 3.2));
  worker(s, g.front.at(44, 9), { pose: 'crouch', flip: true, hat: '#e8a33d', skin: '#8a5a3f' });
  ladder(s, [4, 18, 8], [3.4, 25, 16.6]);
  glaze(s);
  return finish(s);
};

const stormDamage = (): string => {
  const s = createStage('services/storm-damage', { mood: moods.storm, cam: { eye: 30, horizon: 360, focal: 1250, cx: 820 } });
  sky(s);
  stormDeck(s, 300, 5);
  lightning(s, 1330, 200, 372);
  treeline(s, 366, 50, 0.5); treeline(s, 374, 40, 0.2); lawn(s);
  farmhouse(s, place(86, 190, -14), {});
  grove(s, -160, -20, 170, 40, { haze: 0.2 }); grove(s, 20, 64, 200, 38, { haze: 0.25 }); grove(s, 116, 190, 180, 40, { haze: 0.2 });
  const b = { ...ranch(place(-6, 58, 12), { color: wall.clay, roof: { color: shingle.weathered } }), w: 62, d: 34, h: 14 };
  const g = house(s, b);
  chimney(s, b, 12, 4, 4.6, 27);
  vent(s, g.front, 40, 12); vent(s, g.front, 20, 13, true);
  missing(s, g.front, 24, 6, 9, 4.5); missing(s, g.front, 47, 12, 5, 3); missing(s, g.front, 8, 11, 4, 2.5);
  hailOn(s, g.front, 64, 18, 130, 80);
  tree(s, [-44, 46, 0], 40, { color: '#3a5233' });
  rain(s, 160, -0.35, 0.22);
  hail(s, 150, -0.35);
  glaze(s);
  return finish(s);
};

const replacement = (): string => {
  const s = createStage('services/roof-replacement', { mood: moods.golden, cam: { eye: 33, horizon: 250, focal: 1300, cx: 740 } });
  backdrop(s, 5);
  suburb(s, 150);
  drive(s, 24, 40, 16, 70, 4);
  const b = { ...colonial(place(2, 54, 12), { color: wall.white, roof: { color: shingle.charcoal } }), w: 60, d: 34, h: 14 };
  const g = house(s, b);
  const cut = 30;
  deck(s, g.front, [[cut, 0], [61.8, 0], [61.8, 20], [cut, 20]]);
  // Dry-in: felt on the lower rows, ready for shingles.
  boxOn(s, g.front, cut, 0, 14, 6.6, shadeOn(s, g.front, '#59656f'));
  boxOn(s, g.front, cut, 3.1, 14, 0.25, '#c9d0d4', 'opacity=".5"');
  boxOn(s, g.front, cut, 6.3, 14, 0.25, '#c9d0d4', 'opacity=".5"');
  const steps: Uv[] = [[cut, 0], [cut + 3, 0], [cut + 3, 2], [cut + 1.5, 4], [cut + 1.5, 7], [cut, 9]];
  shingles(s, g.front, [[cut - 0.2, 0], [cut + 3, 0], [cut, 9], [cut - 0.2, 9]], { color: shingle.charcoal });
  void steps;
  shingles(s, g.front, [[54, 8], [62, 6], [62, 20], [56, 20]], { color: shingle.faded });
  chimney(s, b, -16, 5, 4.6, 28);
  vent(s, g.front, 14, 15);
  bundles(s, g.front, 6, 12, 4); bundles(s, g.front, 21, 14, 3); bundles(s, g.front, 36, 15.5, 2);
  for (const [u, v, flip] of [[31, 5, true], [50, 8, false]] as const) {
    lifeline(s, g.front.at(u, 19.4), g.front.at(u, v + 1, 3));
    worker(s, g.front.at(u, v), { pose: u > 40 ? 'push' : 'kneel', flip, tool: u > 40 ? 'chalk' : 'nailer', shirt: u > 40 ? '#33424f' : '#7d2a24' });
  }
  worker(s, g.front.at(40, 10), { pose: 'carry', tool: 'bundle', hat: '#e8a33d', skin: '#8a5a3f' });
  dumpster(s, place(31, 31, 6), 16, 7, 5);
  ladder(s, [-12, 26, 0], [-11, 32, 15]);
  tree(s, [-40, 42, 0], 34);
  bed(s, [-22, 33, 0], [-2, 31, 0], 4, 4);
  glaze(s);
  return finish(s);
};

const siding = (): string => {
  const s = createStage('services/siding', { mood: moods.clear, cam: { eye: 12, horizon: 560, focal: 1150, cx: 820 } });
  backdrop(s, 5);
  tree(s, [-70, 120, 0], 46, { haze: 0.15 }); conifer(s, [58, 110, 0], 50, { haze: 0.15 });
  const f = place(4, 62, -20);
  const b = { ...colonial(f, { color: wall.slate, shutters: wall.white, roof: { color: shingle.charcoal } }), w: 44, d: 32 };
  const g = house(s, b);
  const front = planeOf(f, [-22, -16, 0], [1, 0, 0], [0, 0, 1]);
  // Right third still shows wrap over sheathing, with the new courses climbing.
  cladding(s, front, [[29.6, 1], [43.6, 1], [43.6, 17.2], [29.6, 17.2]], '#dfe6ea', 'plain');
  const wrap = shadeOn(s, front, '#b3261e');
  for (let v = 2.4; v < 17; v += 2.7) {
    for (let u = 30.2 + (v % 2); u < 42; u += 3.6) {
      polyOn(s, front, [[u, v], [u + 0.7, v + 0.35], [u + 1.4, v], [u + 1.4, v + 0.22], [u + 0.7, v + 0.57], [u, v + 0.22]], wrap, 'opacity=".5"');
    }
  }
  linesOn(s, front, [[[29.6, 9], [43.6, 9]], [[36.5, 1], [36.5, 17]]], '#9fb0ba', 1);
  cladding(s, front, [[29.6, 1], [43.6, 1], [43.6, 5.2], [29.6, 5.2]], wall.slate, 'lap');
  cladding(s, front, [[29.6, 5.2], [38, 5.2], [34, 8.2], [29.6, 8.2]], wall.slate, 'lap');
  for (const o of windowRow(1, 33, 40, 11.2, 3, 4.6)) {
    boxOn(s, front, o.u - 0.4, o.v - 0.4, o.w + 0.8, o.h + 0.8, shadeOn(s, front, wall.white));
    boxOn(s, front, o.u, o.v, o.w, o.h, '#3d5163');
    polyOn(s, front, [[o.u + 0.8, o.v], [o.u + 1.5, o.v], [o.u + 2.6, o.v + o.h], [o.u + 1.8, o.v + o.h]], '#ffffff', 'opacity=".2"');
  }
  downspout(s, front, 0.9, 17.4);
  void g;
  const plank = (x: number, y: number): readonly [number, number, number] => f([x, y, 0]);
  for (const x of [9, 22]) {
    const p = plank(x, -21);
    wire(s, [p, [p[0], p[1], 20]], lit(s.mood, '#8e969c', 0.6), 7);
  }
  face(s, ([[7, -22.4, 8.4], [24, -22.4, 8.4], [24, -20, 8.4], [7, -20, 8.4]] as const).map(f), lit(s.mood, '#d2a86d', 0.95));
  face(s, ([[7, -22.4, 8.4], [24, -22.4, 8.4], [24, -22.4, 7.9], [7, -22.4, 7.9]] as const).map(f), lit(s.mood, '#9b763f', 0.5));
  worker(s, f([18, -21, 8.4]), { pose: 'push', flip: true, tool: 'hammer', shirt: '#7d2a24' });
  worker(s, f([11, -21, 8.4]), { pose: 'climb', hat: '#e8a33d' });
  bed(s, [-20, 42, 0], [-4, 42, 0], 4, 4.5);
  for (let i = 0; i < 6; i += 1) {
    wire(s, [[12, 34 - i * 0.3, 1 + i * 0.16], [27, 36 - i * 0.3, 1 + i * 0.16]], darken(lit(s.mood, wall.slate, 0.8), (i % 2) * 0.15), 4);
  }
  worker(s, [3, 33, 0], { pose: 'clipboard', tool: 'clipboard', shirt: '#5d7350', harness: false });
  tree(s, [-36, 40, 0], 38);
  tufts(s, 80, 18, 34);
  glaze(s);
  return finish(s);
};

const gutters = (): string => {
  const s = createStage('services/gutters', { mood: moods.autumn, cam: { eye: 11, horizon: 600, focal: 1150, cx: 640 } });
  backdrop(s, 6);
  tree(s, [40, 110, 0], 48, { haze: 0.2 }); tree(s, [66, 120, 0], 44, { haze: 0.2, color: '#c08a2f' }); tree(s, [-44, 120, 0], 46, { haze: 0.2, color: '#a8512f' });
  const f = place(-1, 46, -32);
  const b = { ...ranch(f, { color: wall.sage, roof: { color: shingle.hickory }, finish: 'lap' }), w: 46, d: 28, h: 13, eave: 2.2,
    openings: { front: windowRow(3, 2, 44, 4.2, 4.4, 5.6, { shutters: '#33424f' }), right: windowRow(2, 2, 26, 4.2, 3.4, 5) } };
  const g = house(s, b);
  const front = planeOf(f, [-23, -14, 0], [1, 0, 0], [0, 0, 1]);
  downspout(s, front, 44.6, 12.6);
  const [a, c] = [g.front.at(-0.1, -0.3), g.front.at(48.1, -0.3)];
  gutter(s, [a[0], a[1], a[2] - 0.05], [c[0], c[1], c[2] - 0.05]);
  for (let u = 2; u < 48; u += 4) {
    const p = g.front.at(u, -0.3);
    wire(s, [p, [p[0], p[1], p[2] - 0.5]], '#8c9296', 1.4, 'opacity=".6"');
  }
  const top = s.cam.project(g.front.at(33, 0.2));
  leafDrift(s, top[0] - 60, top[1] - 5, 190, 12, 60, '#b0722f');
  leafDrift(s, top[0] + 60, top[1] - 8, 120, 12, 40, '#c9982f');
  const p = f([15, -19.6, 0]);
  ladder(s, [p[0], p[1] - 2, 0], [p[0] + 0.4, p[1] + 2.4, 13.4], 1.6);
  worker(s, [p[0] + 0.9, p[1] - 0.1, 6], { pose: 'climb', shirt: '#7d2a24' });
  shrub(s, [6, 22, 0], 4.4); shrub(s, [13, 33, 0], 4.6, { color: '#7d8a3c' });
  let pile = '';
  for (let i = 0; i < 46; i += 1) {
    pile += `M${n1(s.rng.range(200, 1560))} ${n1(s.rng.range(790, 890))}q5 -6 11 0q-5 5 -11 0z`;
  }
  path(s, pile, '#b0622f', 'opacity=".85"');
  ellipse(s, 1180, 850, 46, 14, '#1b2338', 'opacity=".3"');
  path(s, 'M1136 800h88l-10 54h-68z', lighten(lit(s.mood, '#b3261e', 0.7), 0.05));
  path(s, 'M1190 800h34l-10 54h-24z', '#12181f', 'opacity=".22"');
  leafDrift(s, 1138, 788, 84, 14, 34, '#c9982f');
  stroke(s, 'M1140 802q40-60 80 0', '#47505a', 3);
  glaze(s);
  return finish(s);
};

export const services = {
  'services/roofing': roofing,
  'services/commercial-roofing': commercial,
  'services/roof-repair': repair,
  'services/storm-damage': stormDamage,
  'services/roof-replacement': replacement,
  'services/siding': siding,
  'services/gutters': gutters,
} as const;
