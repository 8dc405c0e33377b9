import { barn, fence, powerLine, silo } from '../barn.ts';
import type { V3 } from '../camera.ts';
import { cropRows, lawn, mownStripes, patch, paving, treeline, tufts } from '../ground.ts';
import { house, type Body } from '../house.ts';
import { lit, moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { darken, lighten, shingle, wall } from '../palette.ts';
import { boxOn, linesOn, place, planeOf, polyOn, shadeOn, type Plane, type Uv } from '../plane.ts';
import { backdrop, colonial, farmhouse, ranch, suburb } from '../presets.ts';
import { worker } from '../people.ts';
import { ridgeCap, vent } from '../roof.ts';
import { cumulus, glaze, sky, stormDeck, stratus } from '../sky.ts';
import { createStage, finish } from '../stage.ts';
import { ellipse, face, linear, n1, path, rect, smooth, stroke } from '../svg.ts';
import { cladding, shingles } from '../texture.ts';
import { bundles, deck, ladder, lifeline } from '../tools.ts';
import { bareTree, bed, conifer, grove, shrub, tree } from '../trees.ts';
import { vehicle } from '../vehicles.ts';
import { funnel, hailOn, icicles, lightning, missing, rain, snowfall, wind } from '../weather.ts';
import { chimney, porch, wing } from '../wing.ts';
import { seal } from '../mark.ts';

/** A near roof plane at 6-in-12 that fills the foot of the picture. */
const nearRoof = (y: number, z: number, turn: number, w: number): Plane =>
  planeOf(place(0, y, turn), [-w / 2, 0, z], [1, 0, 0], [0, 1, 0.5]);

const layers = (): string => {
  const s = createStage('posts/roscoe-premium-shingles', { mood: moods.golden, cam: { eye: 12, horizon: 120, focal: 1250, cx: 800 } });
  sky(s, 300); cumulus(s, 1240, 110, 420, 60); treeline(s, 130, 50, 0.5); treeline(s, 150, 44, 0.25);
  const p = nearRoof(11, 2, 14, 34);
  deck(s, p, [[0, 0], [34, 0], [34, 14], [0, 14]], '#d6ae78');
  const edge = (u: number): Uv[] => [[0, 0], [u, 0], [u + 0.6, 3.5], [u - 0.5, 7], [u + 0.5, 10.5], [u, 14], [0, 14]];
  const sheet = (u: number, color: string, lift: number): void => {
    face(s, edge(u).map(([a, b]) => p.at(a + 0.12, b - 0.06, lift)), '#1b2338', 'opacity=".4"');
    face(s, edge(u).map(([a, b]) => p.at(a, b, lift)), shadeOn(s, p, color));
  };
  sheet(23.5, '#51606c', 0.03);
  linesOn(s, p, [3, 6, 9, 12].map((v): Uv[] => [[0, v], [23.4, v]]), '#c9d0d4', 2, 'opacity=".45"');
  sheet(20, '#2f3840', 0.06);
  // Shingles lie on the left two thirds, their edge stepped course by course.
  for (let i = 0; i < 20; i += 1) {
    const v = i * 0.7;
    const end = 17.4 - (i % 4) * 0.75 + s.rng.range(-0.1, 0.1);
    face(s, [p.at(0, v - 0.12, 0.04), p.at(end + 0.16, v - 0.12, 0.04), p.at(end + 0.16, v + 0.72, 0.04), p.at(0, v + 0.72, 0.04)], '#0f151c', 'opacity=".5"');
    for (let u = -s.rng.range(0, 1); u < end; ) {
      const w = Math.min(s.rng.range(0.7, 1.7), end - u);
      const base = shadeOn(s, p, s.rng.pick([shingle.charcoal, '#565d66', '#3f464e', '#636b73', shingle.slateBlue]));
      const q = [p.at(u, v, 0.1), p.at(u + w, v, 0.1), p.at(u + w, v + 0.72, 0.08), p.at(u, v + 0.72, 0.08)];
      const [a, b] = [s.cam.project(p.at(u, v)), s.cam.project(p.at(u, v + 0.7))];
      face(s, q, linear(s, a, b, [[0, lighten(base, 0.08)], [0.7, base], [1, darken(base, 0.45)]]));
      face(s, [p.at(u, v - 0.05, 0.06), p.at(u + w, v - 0.05, 0.06), p.at(u + w, v, 0.1), p.at(u, v, 0.1)], darken(base, 0.55));
      u += w + 0.04;
    }
  }
  let grit = '';
  for (let i = 0; i < 900; i += 1) {
    const [x, y] = s.cam.project(p.at(s.rng.range(0, 17), s.rng.range(0, 9)));
    grit += `M${n1(x)} ${n1(y)}h1.6`;
  }
  stroke(s, grit, '#e9e2d7', 1.2, 'opacity=".3"');
  bundles(s, p, 21.4, 9.4, 5, shingle.slateBlue);
  const [hx, hy] = s.cam.project(p.at(19, 2.4));
  ellipse(s, hx + 90, hy + 14, 130, 14, '#1b2338', 'opacity=".35"');
  stroke(s, `M${n1(hx - 30)} ${n1(hy + 10)}L${n1(hx + 190)} ${n1(hy - 34)}`, '#a9743f', 20, 'stroke-linecap="round"'); stroke(s, `M${n1(hx - 30)} ${n1(hy + 4)}L${n1(hx + 190)} ${n1(hy - 40)}`, '#d9a468', 5, 'stroke-linecap="round" opacity=".8"');
  path(s, `M${n1(hx + 176)} ${n1(hy - 84)}l26 -6l20 92l-24 6z`, '#4d5862'); path(s, `M${n1(hx + 176)} ${n1(hy - 84)}l10 -2l20 92l-9 2z`, '#8d98a1'); path(s, `M${n1(hx + 172)} ${n1(hy - 92)}q10 -26 52 -30l-22 34z`, '#39434d');
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [0, 900], [[0, '#141d2c', 0], [1, '#141d2c', 0.3]])); glaze(s);
  return finish(s);
};

const inspection = (): string => {
  const s = createStage('posts/storm-damage-roof-inspection-rockford', { mood: moods.overcast, cam: { eye: 27, horizon: 330, focal: 1250, cx: 700 } });
  backdrop(s, 0); cumulus(s, 350, 190, 620, 130, 0.9); cumulus(s, 1100, 140, 560, 110, 0.9); cumulus(s, 1450, 280, 420, 60, 0.8);
  suburb(s, 170);
  const b: Body = { ...ranch(place(0, 44, -8), { color: wall.sage, roof: { color: shingle.weathered } }), w: 70, d: 36, h: 12 };
  const g = house(s, b);
  chimney(s, b, -16, 2, 5, 27); vent(s, g.front, 54, 14, true); vent(s, g.front, 44, 15);
  hailOn(s, g.front, 70, 18, 0, 120);
  const chalk = (u: number, v: number, r: number): void => {
    const pts = Array.from({ length: 13 }, (_, i): Uv => [u + Math.cos(i * 0.5) * r * s.rng.range(0.9, 1.1), v + Math.sin(i * 0.5) * r * s.rng.range(0.9, 1.1)]);
    stroke(s, smooth(pts.map(([a, c]) => s.cam.project(g.front.at(a, c)))), '#f6f3ec', 4, 'opacity=".9" stroke-linecap="round"');
  };
  linesOn(s, g.front, [[[26, 4.6], [37, 4.4]], [[37, 4.4], [37.3, 12]], [[37.3, 12], [26.2, 12.2]], [[26.2, 12.2], [26, 4.6]]], '#f6f3ec', 4, 'opacity=".85" stroke-linecap="round"');
  for (const [u, v, r] of [[28, 6, 0.5], [30.6, 9.4, 0.6], [33, 6.6, 0.45], [35.2, 10.4, 0.55], [28.6, 10.6, 0.45], [34.8, 7.6, 0.4], [19, 7, 0.6], [42, 6, 0.5]] as const) {
    const [x, y] = s.cam.project(g.front.at(u, v)); const k = s.cam.scale(g.front.at(u, v)) * 0.2;
    ellipse(s, x, y, k * 1.3, k * 0.7, '#0f1317', 'opacity=".7"'); chalk(u, v, r);
  }
  worker(s, g.front.at(24, 6), { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', h: 6.2 });
  worker(s, g.front.at(40.5, 9.6), { pose: 'kneel', tool: 'chalk', flip: true, hat: '#e8a33d', skin: '#8a5a3f', h: 6.2 });
  glaze(s);
  return finish(s);
};

const certified = (): string => {
  const s = createStage('posts/roscoe-certified-contractor', { mood: moods.clear, cam: { eye: 8, horizon: 560, focal: 1150, cx: 900 } });
  backdrop(s, 5); suburb(s, 170);
  tree(s, [58, 110, 0], 48); mownStripes(s, -80, 60, 26, 70);
  const b = { ...colonial(place(16, 72, -14), { color: wall.white, roof: { color: shingle.slateBlue } }), w: 44, d: 30 };
  house(s, b);
  wing(s, b, { x: -13, w: 17, out: 5, gableFinish: 'batten', gableColor: wall.slate, front: [...windowRow(2, 1, 16, 3.2, 3.4, 5.2), ...windowRow(2, 1, 16, 11.4, 3, 4.6)] });
  porch(s, b, { x: 8, w: 24, deep: 7, h: 9.6 });
  ladder(s, [33, 50, 0], [31, 55, 20]);
  bed(s, [-8, 48, 0], [6, 47, 0], 4, 4);
  paving(s, [[-60, 22, 0], [60, 22, 0], [60, 34, 0], [-60, 34, 0]], '#bdb8ae', 0.8);
  vehicle(s, [-14, 33, 0], { rack: true });
  worker(s, [4.4, 28, 0], { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', harness: false, h: 6.2 });
  worker(s, [8.4, 28, 0], { pose: 'stand', flip: true, shirt: '#7d93a5', vest: '#6f8496', trousers: '#4a4f58', hat: '#4a3626', harness: false, h: 5.8 });
  seal(s, 1330, 640, 150);
  tufts(s, 60, 16, 22); glaze(s);
  return finish(s);
};

const mistakes = (): string => {
  const s = createStage('posts/roscoe-roofing-mistakes-after-storm', { mood: moods.overcast, cam: { eye: 24, horizon: 330, focal: 1250, cx: 800 } });
  backdrop(s, 0); cumulus(s, 300, 200, 620, 130); cumulus(s, 900, 140, 520, 100); cumulus(s, 1380, 230, 560, 120); suburb(s, 150);
  conifer(s, [60, 104, 0], 48);
  const b = { ...colonial(place(2, 68, 12), { color: wall.clay, roof: { color: shingle.weathered } }), w: 48, d: 32, h: 15, openings: { front: [...windowRow(3, 1, 47, 4, 4, 5.4, { shutters: '#4a4f45' })], left: windowRow(2, 2, 28, 4, 3, 5) } };
  const g = house(s, b);
  chimney(s, b, 15, 5, 4.6, 31); missing(s, g.front, 4, 9, 6, 3.5); missing(s, g.front, 35, 6, 5, 3);
  // Blue tarp over the ridge, held by battens, one corner loose in the wind.
  const tarp: Uv[] = [[14, 5], [20, 4.4], [27, 5.2], [30.4, 4], [31.2, 12], [31, 19.6], [14.4, 19.6]];
  const blue = shadeOn(s, g.front, '#2f74b5');
  face(s, tarp.map(([u, v]) => g.front.at(u + 0.3, v - 0.3)), '#1b2338', 'opacity=".35"');
  polyOn(s, g.front, tarp, linear(s, s.cam.project(g.front.at(14, 19)), s.cam.project(g.front.at(31, 5)), [[0, lighten(blue, 0.22)], [0.5, blue], [1, darken(blue, 0.25)]]));
  linesOn(s, g.front, [[[18, 5.4], [19, 19]], [[23.6, 5.6], [23, 19.2]], [[27.5, 6], [28.6, 19]], [[15, 12], [31, 11.4]]], lighten(blue, 0.3), 2.4, 'opacity=".5"');
  linesOn(s, g.front, [[[16, 5.6], [17.4, 18]], [[21, 6], [21.6, 18]], [[25.6, 7], [25, 16]]], darken(blue, 0.35), 3, 'opacity=".4"');
  for (const v of [6.2, 12.4, 18.4]) {
    polyOn(s, g.front, [[14.2, v], [30.6, v - 0.2], [30.6, v + 0.3], [14.2, v + 0.5]], shadeOn(s, g.front, '#c79a63'));
  }
  const [fx, fy] = s.cam.project(g.front.at(30.4, 4));
  path(s, `M${n1(fx - 60)} ${n1(fy - 10)}q50 -60 110 -30q-10 30 -40 60q-30 10 -70 -30z`, lighten(blue, 0.15)); path(s, `M${n1(fx + 50)} ${n1(fy - 40)}q-10 30 -40 60q-6 -20 40 -60z`, darken(blue, 0.3));
  // Fallen limb across the eave.
  const [bx, by] = s.cam.project(g.front.at(44, 2));
  stroke(s, `M${n1(bx + 150)} ${n1(by + 250)}Q${n1(bx + 80)} ${n1(by + 60)} ${n1(bx - 60)} ${n1(by - 70)}`, '#54463b', 22, 'stroke-linecap="round"'); stroke(s, `M${n1(bx + 60)} ${n1(by + 50)}q-60 -10 -120 10M${n1(bx)} ${n1(by - 10)}q10 -60 60 -90M${n1(bx + 90)} ${n1(by + 110)}q50 -40 60 -100`, '#54463b', 10, 'stroke-linecap="round"');
  for (const [dx, dy, r] of [[-66, -74, 44], [-70, 60, 38], [64, -104, 40], [158, 0, 46], [10, -40, 30]] as const) {
    patch(s, bx + dx, by + dy, r, r * 0.7, lit(s.mood, '#4d6a3c', 0.3)); patch(s, bx + dx - 6, by + dy - 8, r * 0.7, r * 0.46, lit(s.mood, '#5f8046', 0.7)); patch(s, bx + dx - 10, by + dy - 12, r * 0.36, r * 0.24, lit(s.mood, '#7a9a58', 0.9));
  }
  const front = planeOf(b.frame, [-24, -16, 0], [1, 0, 0], [0, 0, 1]);
  polyOn(s, front, [[1, 14.4], [1.4, 14], [9, 9.6], [9, 10.4]], '#d9d6cc');
  bed(s, [-24, 47, 0], [4, 45, 0], 5, 4, { color: '#7d7a55' });
  for (let i = 0; i < 30; i += 1) {
    const [px, py] = s.cam.project([s.rng.range(-26, 26), s.rng.range(33, 44), 0]); const k = s.rng.range(8, 20);
    path(s, `M${n1(px)} ${n1(py)}l${n1(k)} ${n1(-k * 0.3)}l${n1(k * 0.5)} ${n1(k * 0.3)}l${n1(-k)} ${n1(k * 0.4)}z`, s.rng.pick(['#5d564f', '#77695a', '#8d8375']));
  }
  tree(s, [-46, 60, 0], 36); glaze(s);
  return finish(s);
};

const swatches = (): string => {
  const s = createStage('posts/machesney-park-premium-shingles', { mood: moods.clear, cam: { eye: 9, horizon: 150, focal: 1150, cx: 800 } });
  backdrop(s, 3); 
  rect(s, 0, 0, 1600, 330, s.mood.haze, 'opacity=".35"');
  const table = planeOf(place(0, 5), [-24, 0, 3], [1, 0, 0], [0, 1, 0]);
  const wood = lit(s.mood, '#b58352', 0.85);
  polyOn(s, table, [[0, 0], [48, 0], [48, 26], [0, 26]], linear(s, [0, 330], [0, 900], [[0, lighten(wood, 0.2)], [1, darken(wood, 0.25)]]));
  linesOn(s, table, Array.from({ length: 13 }, (_, i): Uv[] => [[0, 2 * i], [48, 2 * i]]), darken(wood, 0.4), 2, 'opacity=".6"');
  const grainLines = Array.from({ length: 90 }, (): Uv[] => { const [u, v] = [s.rng.range(6, 40), s.rng.range(0, 22)]; return [[u, v], [u + s.rng.range(1, 4), v]]; });
  linesOn(s, table, grainLines, darken(wood, 0.3), 1.4, 'opacity=".4"');
  face(s, [[-24, 31, 3], [24, 31, 3], [24, 31, 2.6], [-24, 31, 2.6]], darken(wood, 0.4));
  const board = (x: number, y: number, turn: number, color: string, w = 3.6, h = 4.6): void => {
    const p = planeOf(place(x, y, turn), [-w / 2, 0, 3.1], [1, 0, 0], [0, 1, 0]);
    face(s, [p.at(0.2, -0.25, -0.05), p.at(w + 0.3, -0.2, -0.05), p.at(w + 0.3, h, -0.05), p.at(0.2, h, -0.05)], '#1b1612', 'opacity=".4"');
    face(s, [p.at(0, 0), p.at(w, 0), p.at(w, 0, -0.12), p.at(0, 0, -0.12)], '#d9cfbd');
    boxOn(s, p, 0, 0, w, h, lit(s.mood, '#efe8da', 0.9));
    shingles(s, p, [[0.2, 0.9], [w - 0.2, 0.9], [w - 0.2, h - 0.2], [0.2, h - 0.2]], { color, course: 0.52, blend: 1.3 });
    boxOn(s, p, 0.3, 0.25, w * 0.5, 0.16, '#a79c88'); boxOn(s, p, 0.3, 0.52, w * 0.3, 0.12, '#c3b9a6');
  };
  board(-8.4, 17.4, 10, shingle.red); board(-2.9, 18.2, 3, shingle.hickory); board(2.6, 18.2, -4, shingle.pewter); board(8.2, 17.4, -10, shingle.driftwood);
  board(-5.6, 11.6, 8, shingle.weathered); board(0, 11.2, -1, shingle.charcoal, 4, 5.2); board(5.7, 11.6, -9, shingle.slateBlue);
  const [mx, my] = s.cam.project([-6.2, 9.6, 3.1]);
  ellipse(s, mx, my + 24, 118, 18, '#1b1612', 'opacity=".4"'); rect(s, mx - 96, my - 84, 150, 110, linear(s, [mx - 96, 0], [mx + 60, 0], [[0, '#f0b95c'], [0.6, '#e8a33d'], [1, '#a86f1c']]), 'rx="18"'); ellipse(s, mx - 22, my - 30, 36, 36, '#14202b'); ellipse(s, mx - 22, my - 30, 15, 15, '#e8a33d'); rect(s, mx + 40, my + 2, 190, 18, '#f6e3a6');
  for (let i = 0; i < 24; i += 1) {
    rect(s, mx + 46 + i * 7.6, my + 2, 1.6, i % 4 === 0 ? 12 : 7, '#14202b');
  }
  const [cx, cy] = s.cam.project([6.6, 9.4, 3.1]);
  path(s, `M${n1(cx - 70)} ${n1(cy + 10)}l150 -26l10 8l-150 28z`, '#b3261e'); path(s, `M${n1(cx + 80)} ${n1(cy - 16)}l28 -2l-18 10z`, '#d9b98a');
  glaze(s);
  return finish(s);
};

const bundle = (): string => {
  const s = createStage('posts/loves-park-roofing-siding-bundle', { mood: moods.golden, cam: { eye: 20, horizon: 430, focal: 1200, cx: 800 } });
  backdrop(s, 0); cumulus(s, 380, 220, 560, 110); cumulus(s, 1240, 260, 480, 80); stratus(s, 160, 400, 8, '#fbe3c2', 0.4); suburb(s, 150);
  tree(s, [-62, 104, 0], 46); conifer(s, [60, 110, 0], 48); mownStripes(s, -80, 70, 30, 70);
  const f = place(0, 74, 12);
  const b = { ...colonial(f, { color: '#c2b99f', roof: { color: shingle.faded }, shutters: '#8c8670' }), w: 50, d: 30, h: 18 };
  const g = house(s, b);
  const front = planeOf(f, [-25, -15, 0], [1, 0, 0], [0, 0, 1]);
  // Right half is already new: siding in blue, shingles in charcoal, the seam stepped.
  shingles(s, g.front, [[26, 0], [52, 0], [52, g.length], [26, g.length]], { color: shingle.charcoal });
  for (let v = 0; v < g.length - 0.5; v += 1) {
    shingles(s, g.front, [[25 - (Math.round(v) % 3) * 0.8, v], [26.1, v], [26.1, v + 1], [25 - (Math.round(v) % 3) * 0.8, v + 1]], { color: shingle.charcoal });
  }
  ridgeCap(s, g.front, 26, 52, g.length, shingle.charcoal);
  boxOn(s, front, 21, 1, 4, 16.4, shadeOn(s, front, '#e3eaee')); linesOn(s, front, [5, 9, 13].map((v): Uv[] => [[21, v], [25, v]]), '#a9b7c0', 1.2);
  cladding(s, front, [[24.4, 1], [49.55, 1], [49.55, 17.2], [24.4, 17.2]], wall.blue, 'lap'); boxOn(s, front, 24.4, 16.2, 25, 1.1, '#1b2338', 'opacity=".32"');
  for (const o of [...windowRow(2, 26, 49, 11, 3, 4.6, { shutters: '#14202b', panes: [2, 2] }), ...windowRow(2, 26, 49, 3.2, 4, 5, { panes: [2, 2] })]) {
    const p = front;
    boxOn(s, p, o.u - 0.35, o.v - 0.35, o.w + 0.7, o.h + 0.7, shadeOn(s, p, wall.white)); boxOn(s, p, o.u, o.v, o.w, o.h, linear(s, s.cam.project(p.at(o.u, o.v + o.h)), s.cam.project(p.at(o.u, o.v)), [[0, '#b9c3c6'], [0.5, '#5f7484'], [1, '#33475a']]));
    polyOn(s, p, [[o.u + 0.8, o.v], [o.u + 1.4, o.v], [o.u + 2.4, o.v + o.h], [o.u + 1.7, o.v + o.h]], '#ffffff', 'opacity=".2"'); linesOn(s, p, [[[o.u + o.w / 2, o.v], [o.u + o.w / 2, o.v + o.h]], [[o.u, o.v + o.h / 2], [o.u + o.w, o.v + o.h / 2]]], shadeOn(s, p, wall.white), 2.4);
    if (o.shutters !== undefined) {
      boxOn(s, p, o.u - 1.9, o.v, 1.3, o.h, shadeOn(s, p, o.shutters)); boxOn(s, p, o.u + o.w + 0.6, o.v, 1.3, o.h, shadeOn(s, p, o.shutters));
    }
  }
  chimney(s, b, -14, 4, 4.4, 33); vent(s, g.front, 36, 14); bundles(s, g.front, 28, 12.6, 3);
  worker(s, g.front.at(23, 6), { pose: 'kneel', tool: 'nailer', flip: true, shirt: '#7d2a24' }); lifeline(s, g.front.at(25, 18), g.front.at(23.5, 8, 2.6)); worker(s, g.front.at(33, 9), { pose: 'carry', tool: 'bundle', hat: '#e8a33d', flip: true });
  const at = (x: number, y: number, z: number): V3 => f([x, y, z]);
  for (const x of [-7, 3]) {
    const p = at(x, -19, 0); const q = at(x, -19, 14);
    const [a, c] = [s.cam.project(p), s.cam.project(q)];
    stroke(s, `M${n1(a[0])} ${n1(a[1])}L${n1(c[0])} ${n1(c[1])}`, lit(s.mood, '#9aa3a9', 0.6), 5);
  }
  face(s, [at(-9, -20, 8), at(5, -20, 8), at(5, -17.6, 8), at(-9, -17.6, 8)], lit(s.mood, '#d2a86d', 0.95)); face(s, [at(-9, -20, 8), at(5, -20, 8), at(5, -20, 7.5), at(-9, -20, 7.5)], lit(s.mood, '#9b763f', 0.5));
  worker(s, at(-4, -18.6, 8), { pose: 'push', tool: 'hammer' });
  bed(s, [6, 52, 0], [24, 56, 0], 5, 4); vehicle(s, [-30, 48, 0], {}); tree(s, [46, 56, 0], 32); tufts(s, 70, 24, 40); glaze(s);
  return finish(s);
};

const winter = (): string => {
  const s = createStage('posts/wisconsin-winter-storm-roof-protection', { mood: moods.winter, cam: { eye: 13, horizon: 560, focal: 1250, cx: 800 } });
  sky(s); cumulus(s, 300, 220, 560, 110, 0.8); cumulus(s, 1200, 180, 640, 120, 0.8); treeline(s, 566, 60, 0.6, '#7d8a94'); lawn(s); grove(s, -180, 180, 150, 32, { color: '#8f8a86', haze: 0.4 });
  conifer(s, [-50, 90, 0], 52, { snow: true }); conifer(s, [-38, 100, 0], 42, { snow: true }); bareTree(s, [54, 96, 0], 46, 0.1, 7);
  const b: Body = { ...colonial(place(2, 60, -16), { color: wall.brick, finish: 'brick', roof: { color: shingle.charcoal, snow: 1.7 }, glow: true }), w: 42, d: 30, h: 14, openings: { front: [...windowRow(1, 3, 14, 3.6, 5, 5.6, { glow: true, panes: [3, 2] }), { kind: 'door', u: 17, v: 1.5, w: 3.4, h: 7 }, ...windowRow(2, 22, 41, 3.6, 3.6, 5.6, { glow: true })], right: windowRow(2, 2, 28, 3.6, 3, 5) } };
  const g = house(s, b);
  chimney(s, b, 10, 3, 4.4, 29);
  const p = g.front;
  // Ice dam: thick clear ridge on the eave under the snow, with long icicles.
  const ice: Uv[] = []; 
  for (let u = 0; u <= 44; u += 2) {
    ice.push([u, 1.5 + s.rng.range(0, 0.9)]);
  }
  path(s, smooth([...ice.map(([u, v]) => s.cam.project(p.at(u, v, 0.7))), ...[44, 33, 22, 11, 0].map((u) => s.cam.project(p.at(u, -0.7, -0.2 + s.rng.range(-0.2, 0.2))))]), linear(s, s.cam.project(p.at(20, 2)), s.cam.project(p.at(20, -0.8)), [[0, '#e8f3f8', 0.9], [0.5, '#a9cde0', 0.95], [1, '#d9ecf4']]));
  icicles(s, p.at(0.4, -0.5, -0.3), p.at(43.6, -0.5, -0.3), 78, 5.4);
  for (const [x, y, w, h] of [[240, 850, 460, 110], [760, 872, 520, 80], [1330, 846, 560, 130]] as const) {
    path(s, `M${x - w} ${y + 90}Q${x - w * 0.4} ${y - h} ${x} ${y - h * 0.8}T${x + w} ${y + 90}z`, linear(s, [0, y - h], [0, y + 60], [[0, '#ffffff'], [1, '#b9cbdd']]));
  }
  shrub(s, [-18, 41, 0], 4.6, { color: '#dfe7ee' }); shrub(s, [-10, 39, 0], 4, { color: '#dfe7ee' });
  snowfall(s, 300); glaze(s, 0.7);
  return finish(s);
};

const desk = (): string => {
  const s = createStage('posts/illinois-insurance-claim-maximization', { mood: moods.golden, cam: { eye: 30, horizon: 400, focal: 1250, cx: 800 } });
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [1600, 900], [[0, '#a9794a'], [0.5, '#8f623a'], [1, '#5f3f26']]));
  for (let y = 0; y < 900; y += 150) {
    stroke(s, `M0 ${y}H1600`, '#4d3220', 3, 'opacity=".7"');
    for (let i = 0; i < 9; i += 1) {
      const gx = s.rng.range(-100, 1400); const gy = y + s.rng.range(16, 140);
      stroke(s, `M${n1(gx)} ${n1(gy)}q${n1(s.rng.range(80, 160))} ${n1(s.rng.range(-10, 10))} ${n1(s.rng.range(240, 420))} ${n1(s.rng.range(-4, 4))}`, '#5f3f26', 1.6, 'opacity=".45"');
    }
  }
  const sheet = (x: number, y: number, w: number, h: number, a: number, fill: string, body: () => void): void => {
    s.out.push(`<g transform="translate(${x} ${y}) rotate(${a})">`); rect(s, 10, 14, w, h, '#1b120b', 'opacity=".38"'); rect(s, 0, 0, w, h, fill); body(); s.out.push('</g>');
  };
  // Roof plan: hip and valley lines at true 6-in-12 with dimension ticks.
  sheet(430, 150, 640, 470, -4, '#f2f5f2', () => {
    for (let i = 1; i < 16; i += 1) {
      stroke(s, `M${i * 40} 0V470M0 ${i * 30}H640`, '#c3d3d9', 1, 'opacity=".6"');
    }
    path(s, 'M90 110H430V40H560V250H550V370H90z', '#dfe6e8'); stroke(s, 'M90 110H430V40H560V370H90z', '#14202b', 5); stroke(s, 'M90 110L220 240L90 370M220 240H430M430 110L495 175V240L560 370M495 175V40M430 240L495 175', '#14202b', 3); stroke(s, 'M220 240H430', '#b3261e', 6);
    stroke(s, 'M90 405H560M90 395v20M560 395v20M50 110V370M40 110h20M40 370h20', '#4f6274', 2.4);
    for (const [x, y] of [[300, 170], [352, 190], [270, 310], [410, 320], [520, 130]] as const) {
      ellipse(s, x, y, 15, 15, 'none', 'stroke="#b3261e" stroke-width="4"'); stroke(s, `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, '#b3261e', 3);
    }
  });
  // Photos of the damage: small painted scenes.
  const photo = (x: number, y: number, a: number, kind: number): void => sheet(x, y, 290, 220, a, '#fbf8f1', () => {
    rect(s, 14, 14, 262, 176, linear(s, [0, 14], [0, 190], [[0, '#6f8799'], [1, '#b9c6c8']]));
    s.defs.push(`<clipPath id="ph${kind}"><path d="M14 14h262v176H14z"/></clipPath>`); s.out.push(`<g clip-path="url(#ph${kind})">`);
    path(s, 'M14 110L180 60L300 120V200H14z', '#77695a');
    for (let i = 0; i < 11; i += 1) {
      stroke(s, `M0 ${104 + i * 12}H300`, '#4f453a', 2, 'opacity=".8"');
      for (let k = 0; k < 9; k += 1) {
        stroke(s, `M${k * 34 + (i % 2) * 17} ${104 + i * 12}v12`, '#4f453a', 1.4, 'opacity=".7"');
      }
    }
    if (kind === 1) {
      path(s, 'M110 118h60v12h14v24h-20v12h-60v-12h-14v-24h20z', '#2c2a28'); path(s, 'M118 132h46v18h-46z', '#b08a55');
    } else if (kind === 2) {
      for (let i = 0; i < 18; i += 1) {
        ellipse(s, s.rng.range(30, 260), s.rng.range(104, 180), 6, 4, '#221f1c', 'opacity=".8"');
      }
      ellipse(s, 150, 140, 34, 28, 'none', 'stroke="#fbf8f1" stroke-width="4"');
    } else {
      rect(s, 14, 96, 262, 26, '#dcd8cd'); path(s, 'M90 96h70l20 42l-30 6z', '#b9b4a6'); rect(s, 14, 122, 262, 80, '#9fab95');
    }
    s.out.push('</g>');
  });
  photo(90, 90, -9, 1); photo(150, 340, 6, 2); photo(60, 610, -5, 3);
  sheet(1120, 90, 360, 480, 6, '#fbf8f1', () => {
    rect(s, 28, 30, 150, 20, '#14202b'); path(s, 'M270 46l34 -17l34 17v10h-68z', '#b3261e');
    for (let i = 0; i < 11; i += 1) {
      rect(s, 28, 86 + i * 32, [220, 190, 240, 170, 205][i % 5] ?? 200, 9, '#b9b2a4'); rect(s, 292, 86 + i * 32, 40, 9, i % 3 === 0 ? '#b3261e' : '#8d98a1');
    }
    rect(s, 28, 440, 120, 3, '#14202b'); stroke(s, 'M34 434q14 -26 24 -4t26 -8t34 2', '#33424f', 3);
  });
  // Tape measure, pencil, phone, coffee.
  ellipse(s, 1166, 748, 104, 30, '#1b120b', 'opacity=".4"'); rect(s, 1070, 620, 170, 134, linear(s, [1070, 620], [1240, 750], [[0, '#f4c878'], [0.5, '#e8a33d'], [1, '#a86f1c']]), 'rx="26"'); ellipse(s, 1150, 688, 44, 44, '#14202b'); ellipse(s, 1150, 688, 20, 20, '#e8a33d'); rect(s, 700, 722, 380, 24, '#f6e3a6'); rect(s, 692, 716, 12, 38, '#c9ced2');
  for (let i = 0; i < 46; i += 1) {
    rect(s, 708 + i * 8, 722, 1.6, i % 5 === 0 ? 16 : 9, '#14202b');
  }
  s.out.push('<g transform="translate(560 690) rotate(-24)">'); rect(s, 6, 8, 300, 16, '#1b120b', 'opacity=".35"'); rect(s, 0, 0, 270, 16, '#b3261e'); rect(s, 0, 0, 270, 5, '#d65a50'); path(s, 'M270 0l34 8l-34 8z', '#e6c79a'); path(s, 'M294 5.6l10 2.4l-10 2.4z', '#14202b'); rect(s, -22, 0, 22, 16, '#c98a8a'); s.out.push('</g>');
  ellipse(s, 1430, 752, 104, 100, '#1b120b', 'opacity=".35"'); ellipse(s, 1418, 734, 100, 98, '#f1ede4'); ellipse(s, 1418, 734, 82, 80, '#d3ccbe'); ellipse(s, 1418, 734, 74, 72, '#3b261a'); path(s, 'M1360 700a74 72 0 0 1 60 -36a60 60 0 0 0 -60 36z', '#8a6a48', 'opacity=".8"'); stroke(s, 'M1504 690q60 10 44 62t-58 40', '#f1ede4', 18);
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [1600, 900], [[0, '#ffe9c0', 0.28], [0.5, '#ffe9c0', 0], [1, '#0d1420', 0.42]]));
  return finish(s);
};

const adjuster = (): string => {
  const s = createStage('posts/rockford-roof-insurance-claim-help', { mood: moods.clear, cam: { eye: 23, horizon: 430, focal: 1250, cx: 800 } });
  backdrop(s, 6); suburb(s, 200, 4); grove(s, -90, -20, 110, 34, { haze: 0.15 }); grove(s, 26, 90, 120, 34, { haze: 0.15 });
  const b: Body = { ...ranch(place(0, 52, 10), { color: wall.blue, roof: { color: shingle.pewter } }), w: 66, d: 36, h: 10 };
  const g = house(s, b);
  chimney(s, b, 18, 3, 5, 25, wall.brickDark); vent(s, g.front, 12, 14); vent(s, g.front, 52, 14, true);
  missing(s, g.front, 30, 6.4, 7, 3.5); hailOn(s, g.front, 64, 16, 0, 60);
  linesOn(s, g.front, [[[29, 5.4], [38.4, 5.4], [38.4, 11], [29, 11], [29, 5.4]]], '#f6f3ec', 3.4, 'opacity=".85"');
  worker(s, g.front.at(27.4, 8), { pose: 'point', shirt: '#7d2a24', h: 6.2 });
  worker(s, g.front.at(40.6, 8.6), { pose: 'clipboard', tool: 'clipboard', flip: true, shirt: '#4f6274', vest: '#33424f', hat: '#faf7f2', trousers: '#4a4f58', h: 6 });
  worker(s, g.front.at(46, 12), { pose: 'crouch', tool: 'camera', flip: true, hat: '#e8a33d', skin: '#8a5a3f', h: 6 });
  ladder(s, [-14, 26, 0], [-13.4, 33, 13], 1.6);
  tree(s, [-36, 42, 0], 30); glaze(s);
  return finish(s);
};

const tornado = (): string => {
  const s = createStage('posts/illinois-tornado-season-roof-preparation', { mood: moods.storm, cam: { eye: 20, horizon: 600, focal: 1150, cx: 760 } });
  sky(s, 620); stormDeck(s, 330, 6);
  funnel(s, 1080, 250, 604, 330);
  lightning(s, 330, 300, 604);
  treeline(s, 606, 26, 0.5); treeline(s, 614, 22, 0.25); lawn(s, '#7a7d3f');
  cropRows(s, 70, 420, -300, 420, 7, '#a39a4f');
  powerLine(s, [[96, 90, 0], [120, 150, 0], [150, 250, 0], [190, 420, 0]], 30);
  silo(s, [-66, 128, 0], 7, 42, '#a9aaa2'); barn(s, { frame: place(-38, 126, 16), w: 48, d: 32, h: 15, roof: { color: shingle.pewter } });
  farmhouse(s, place(16, 100, -12), { roof: { color: shingle.charcoal }, glow: true });
  tree(s, [-8, 108, 0], 34, { color: '#3a5233' }); tree(s, [52, 108, 0], 36, { color: '#3a5233' });
  paving(s, [[-4, 18, 0], [12, 18, 0], [8, 82, 0], [2, 84, 0]], '#a99a74', 0.6); fence(s, [-110, 58, 0], [-8, 52, 0], 14); fence(s, [18, 52, 0], [110, 58, 0], 12);
  wind(s, 26, 420, 860); rain(s, 90, -0.5, 0.16);
  tufts(s, 160, 18, 50); rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [0, 900], [[0, '#0d1420', 0.28], [0.5, '#0d1420', 0], [1, '#0d1420', 0.4]])); glaze(s);
  return finish(s);
};

export const posts: Readonly<Record<string, () => string>> = {
  'posts/roscoe-premium-shingles': layers,
  'posts/storm-damage-roof-inspection-rockford': inspection,
  'posts/roscoe-certified-contractor': certified,
  'posts/roscoe-roofing-mistakes-after-storm': mistakes,
  'posts/machesney-park-premium-shingles': swatches,
  'posts/loves-park-roofing-siding-bundle': bundle,
  'posts/wisconsin-winter-storm-roof-protection': winter,
  'posts/illinois-insurance-claim-maximization': desk,
  'posts/rockford-roof-insurance-claim-help': adjuster,
  'posts/illinois-tornado-season-roof-preparation': tornado,
};
