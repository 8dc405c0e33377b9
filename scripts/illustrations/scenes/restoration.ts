import { house } from '../house.ts';
import { lit, moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { darken, lighten, shingle, wall } from '../palette.ts';
import { boxOn, linesOn, place, planeOf, polyOn, type Plane, type Uv } from '../plane.ts';
import { backdrop, colonial, suburb } from '../presets.ts';
import { figure, worker } from '../people.ts';
import { daylight, fan, room, skirting } from '../room.ts';
import { glaze } from '../sky.ts';
import { createStage, finish, type Stage } from '../stage.ts';
import { ellipse, face, linear, n1, path, radial, rect, smooth, stroke } from '../svg.ts';
import { dumpster } from '../tools.ts';
import { bareTree, bed, tree } from '../trees.ts';
import { plume } from '../weather.ts';
import { wing } from '../wing.ts';

/** Soot licking up a wall from the head of an opening. */
const soot = (s: Stage, p: Plane, u: number, v: number, w: number, h: number): void => {
  for (let i = 0; i < 5; i += 1) {
    const k = 1 - i * 0.15;
    const pts: Uv[] = [[u - 0.3 * k, v - 0.6], [u - 0.6 * k, v + h * 0.25 * k], [u - 0.2, v + h * 0.6 * k], [u + w * 0.3, v + h * k], [u + w * 0.55, v + h * 0.85 * k], [u + w * 0.8, v + h * 0.95 * k], [u + w + 0.3, v + h * 0.55 * k], [u + w + 0.5 * k, v + h * 0.2 * k], [u + w + 0.2, v - 0.6]];
    path(s, smooth(pts.map(([a, b]) => s.cam.project(p.at(a, b)))), '#14110f', `opacity="${0.22 + i * 0.06}"`);
  }
};

const fire = (): string => {
  const s = createStage('restoration/fire-damage', { mood: moods.overcast, cam: { eye: 17, horizon: 400, focal: 1250, cx: 760 } });
  backdrop(s, 5); suburb(s, 150);
  tree(s, [-64, 110, 0], 44); bareTree(s, [54, 96, 0], 44, 0, 6);
  const f = place(2, 68, 12);
  const b = { ...colonial(f, { color: wall.cream, roof: { color: shingle.pewter }, shutters: '#33424f' }), w: 46, d: 30,
    openings: { front: [...windowRow(1, 3, 10, 11.2, 3, 4.6, { shutters: '#33424f' }), { kind: 'board' as const, u: 15, v: 11, w: 3.4, h: 5 }, { kind: 'board' as const, u: 26, v: 11, w: 3.4, h: 5 }, ...windowRow(1, 3, 12, 3.2, 4, 5), { kind: 'door' as const, u: 17, v: 1.5, w: 3.4, h: 7 }, { kind: 'broken' as const, u: 25.4, v: 3.2, w: 4.4, h: 5.2 }], left: windowRow(2, 2, 26, 11.2, 3, 4.6) } };
  const g = house(s, b);
  const front = planeOf(f, [-23, -15, 0], [1, 0, 0], [0, 0, 1]);
  soot(s, front, 25.2, 8.6, 4.8, 3.2); soot(s, front, 26, 16, 3.4, 1.6); soot(s, front, 15, 16, 3.4, 1.4);
  // Burnt-through roof: dark hole, charred rafters, ash-stained edge.
  const hole: Uv[] = [[19, 2.4], [24, 1.2], [30, 1.8], [35, 3.6], [36.4, 8], [33.6, 12.6], [28, 14.4], [22, 13.2], [18, 9.4], [17.4, 5.4]];
  const spread = (k: number): string => smooth(hole.map(([u, v]) => s.cam.project(g.front.at(27 + (u - 27) * k, 7.6 + (v - 7.6) * Math.min(k, 1.12)))));
  path(s, spread(1.5), '#1a1614', 'opacity=".28"'); path(s, spread(1.25), '#14110f', 'opacity=".5"');
  const d = smooth(hole.map(([u, v]) => s.cam.project(g.front.at(u, v))));
  path(s, d, '#191512');
  const clip = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
  s.out.push(`<g clip-path="url(#${clip})">`);
  for (let u = 16.4; u < 38; u += 2.2) {
    const p = [g.front.at(u, 0, -0.8), g.front.at(u + 0.5, 0, -0.8), g.front.at(u + 0.5, 15, -0.8), g.front.at(u, 15, -0.8)];
    face(s, p, '#3d332b'); face(s, [g.front.at(u + 0.5, 0, -0.8), g.front.at(u + 0.85, 0, -1.4), g.front.at(u + 0.85, 15, -1.4), g.front.at(u + 0.5, 15, -0.8)], '#0e0b0a');
    linesOn(s, g.front, Array.from({ length: 6 }, (_, i): Uv[] => [[u - 0.4, 1.6 + i * 2.3 + s.rng.range(0, 1)], [u, 1.9 + i * 2.3 + s.rng.range(0, 1)]]), '#6b5a4c', 1.2);
  }
  face(s, [g.front.at(16, 8.6, -0.5), g.front.at(27, 8.2, -0.5), g.front.at(27, 8.9, -0.5), g.front.at(16, 9.3, -0.5)], '#4a3d33');
  s.out.push('</g>');
  wing(s, b, { x: 15, w: 13, out: 3, gableFinish: 'batten', gableColor: wall.white, front: [{ kind: 'board', u: 4.6, v: 3.4, w: 4, h: 5 }, { kind: 'window', u: 4.8, v: 11.4, w: 3.4, h: 4.6 }] });
  const [hx, hy] = s.cam.project(g.front.at(27, 9));
  plume(s, hx, hy, 26, 190, 110, '#a9adb0', 0.32);
  bed(s, [-22, 46, 0], [-4, 44, 0], 4, 3.6, { color: '#6d6f50' });
  for (let i = 0; i < 22; i += 1) {
    const [px, py] = s.cam.project([s.rng.range(-4, 18), s.rng.range(43, 48), 0]);
    stroke(s, `M${n1(px)} ${n1(py)}l${n1(s.rng.range(-30, 30))} ${n1(s.rng.range(-6, 6))}`, s.rng.pick(['#1d1815', '#3d332b', '#57493d']), s.rng.range(2, 6));
  }
  dumpster(s, place(31, 44, 4), 14, 6, 4.6, '#33424f');
  worker(s, [-9, 39, 0], { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', harness: false }); worker(s, [-5.4, 39, 0], { pose: 'point', flip: false, hat: '#e8a33d', harness: false });
  const [l, r] = [s.cam.project([-40, 34, 3.4]), s.cam.project([40, 34, 3.4])];
  rect(s, l[0], l[1], r[0] - l[0], 9, '#e8a33d');
  for (let x = l[0]; x < r[0]; x += 46) {
    path(s, `M${n1(x)} ${n1(l[1])}h20l-9 9h-20z`, '#14202b');
  }
  for (const x of [-16, 4, 24]) {
    const [px, py] = s.cam.project([x, 34, 0]);
    rect(s, px - 4, py - 140, 8, 140, lit(s.mood, '#8a6a48', 0.6));
  }
  glaze(s);
  return finish(s);
};

const water = (): string => {
  const s = createStage('restoration/water-damage', { mood: moods.clear, cam: { eye: 6, horizon: 380, focal: 980, cx: 780 } });
  const { back, left, right, floor } = room(s, 30, 20, 9, 9, { wall: '#cfc9bd', floor: '#9a9489', ceiling: '#b8a488' });
  // Open joists overhead.
  for (let y = 1; y < 20; y += 2) {
    face(s, [floor.at(0, y, 9), floor.at(30, y, 9), floor.at(30, y, 8.3), floor.at(0, y, 8.3)], lit(s.mood, '#a9825a', 0.5 - y * 0.012));
    face(s, [floor.at(0, y, 8.3), floor.at(30, y, 8.3), floor.at(30, y + 0.4, 8.3), floor.at(0, y + 0.4, 8.3)], lit(s.mood, '#7d5c3c', 0.3));
  }
  daylight(s, back, 4, 5.6, 5, 2); daylight(s, back, 19, 5.6, 5, 2);
  // Lower drywall cut away on the back wall: studs, wet plate and insulation gone.
  boxOn(s, back, 11, 0, 19, 3, '#4d4238');
  for (let u = 11; u < 30; u += 1.6) {
    boxOn(s, back, u, 0, 0.35, 3, lit(s.mood, '#c79a63', 0.8)); boxOn(s, back, u + 0.35, 0, 0.12, 3, '#3a2e22');
  }
  boxOn(s, back, 11, 0, 19, 0.3, lit(s.mood, '#a97d4b', 0.6));
  boxOn(s, back, 11, 3, 19, 0.12, '#ffffff', 'opacity=".8"'); boxOn(s, back, 11, 2.8, 19, 0.2, '#1b2338', 'opacity=".35"');
  // Flood line: brown tide mark, paler wash below it, ragged wicking above.
  const tide = (p: Plane, from: number, to: number): void => {
    const up: Uv[] = []; 
    for (let u = from; u <= to + 0.01; u += 0.5) {
      up.push([u, 2.7 + s.rng.range(0, 0.5)]);
    }
    polyOn(s, p, [[from, 0], ...up.map(([u, v]): Uv => [u, v]), [to, 0]], '#6f5433', 'opacity=".26"');
    polyOn(s, p, [[from, 0], [from, 2.3], [to, 2.3], [to, 0]], '#5a4326', 'opacity=".34"');
    boxOn(s, p, from, 2.24, to - from, 0.13, '#4a3417', 'opacity=".75"'); boxOn(s, p, from, 1.75, to - from, 0.06, '#4a3417', 'opacity=".4"');
  };
  tide(back, 0, 11); tide(left, 0, 20); tide(right, 0, 20);
  boxOn(s, back, 12.4, 3.2, 3.2, 0.1, '#4a3417', 'opacity="0"');
  // Stairs along the right wall.
  for (let i = 0; i < 9; i += 1) {
    const [y0, z] = [18.4 - i * 1.5, 8.1 - i * 0.9];
    face(s, [floor.at(25.4, y0, z), floor.at(29.9, y0, z), floor.at(29.9, y0 - 1.6, z), floor.at(25.4, y0 - 1.6, z)], lit(s.mood, '#c79a63', 0.95));
    face(s, [floor.at(25.4, y0 - 1.6, z), floor.at(29.9, y0 - 1.6, z), floor.at(29.9, y0 - 1.6, z - 0.9), floor.at(25.4, y0 - 1.6, z - 0.9)], lit(s.mood, '#9a7245', 0.5));
  }
  face(s, [floor.at(25.3, 18.4, 8.2), floor.at(25.3, 3.8, -0.3), floor.at(25.3, 5.4, -0.3), floor.at(25.3, 18.4, 7)], lit(s.mood, '#8a6238', 0.45));
  // Standing water with a soft reflection.
  const pool = [floor.at(0, 0), floor.at(30, 0), floor.at(30, 4), floor.at(24, 9), floor.at(18, 17), floor.at(9, 19.4), floor.at(0, 19)].map(s.cam.project);
  const [t, u] = [s.cam.project(floor.at(0, 20))[1], s.cam.project(floor.at(0, 0))[1]];
  path(s, smooth(pool), linear(s, [0, t], [0, u], [[0, '#9fb6bd', 0.9], [0.35, '#6e929f', 0.85], [1, '#3f6577', 0.92]]));
  for (const [x, w] of [[480, 130], [900, 130]] as const) {
    path(s, `M${x} ${n1(t + 14)}h${w}l${n1((x - 780) * 0.16)} 190h${-w - 20}z`, '#e6f2f5', 'opacity=".28"');
  }
  let rip = '';
  for (let i = 0; i < 60; i += 1) {
    const q = s.rng.next(); const y = t + 20 + (u - t) * q * 0.8; const w = 30 + 90 * q;
    rip += `M${n1(s.rng.range(0, 1250 - q * 100))} ${n1(y)}q${n1(w / 2)} ${n1(-2 - 3 * q)} ${n1(w)} 0`;
  }
  stroke(s, rip, '#ffffff', 1.8, 'opacity=".4"');
  // A soaked box and a drifting shoe box.
  for (const [x, y, w, c] of [[-9, 17, 3, '#b58a58'], [-5.4, 19, 2.4, '#a67c4d'], [-10.5, 14, 2.2, '#c39a66']] as const) {
    const f = place(x, y, 14, -0.35);
    for (const [p, tone] of [[planeOf(f, [w / 2, -w / 2, 0], [0, 1, 0], [0, 0, 1]), 0.35], [planeOf(f, [-w / 2, -w / 2, 0], [1, 0, 0], [0, 0, 1]), 0.7]] as const) {
      boxOn(s, p, 0, 0, w, w * 0.72, lit(s.mood, c, tone)); boxOn(s, p, 0, 0, w, w * 0.3, '#4d3519', 'opacity=".45"'); boxOn(s, p, w * 0.44, w * 0.4, w * 0.12, w * 0.32, '#e6d3a8', 'opacity=".7"');
    }
    face(s, [[-w / 2, -w / 2, w * 0.72], [w / 2, -w / 2, w * 0.72], [w / 2, w / 2, w * 0.72], [-w / 2, w / 2, w * 0.72]].map(([a, b, z]) => f([a ?? 0, b ?? 0, z ?? 0])), lit(s.mood, c, 1));
    const [px, py] = s.cam.project(f([0, -w / 2, 0]));
    ellipse(s, px, py + 4, s.cam.scale(f([0, 0, 0])) * w * 0.7, 5, '#e6f2f5', 'opacity=".35"');
  }
  fan(s, 330, 800, 190); fan(s, 905, 640, 110, true, '#c7862c'); fan(s, 700, 600, 84);
  stroke(s, 'M1010 900C1040 800 1120 760 1180 742S1260 690 1250 640', lit(s.mood, '#e8a33d', 0.7), 22, 'stroke-linecap="round"');
  stroke(s, 'M1010 900C1040 800 1120 760 1180 742S1260 690 1250 640', '#8c5f1c', 22, 'stroke-dasharray="3 9" opacity=".5"');
  figure(s, 1120, 770, 420, { pose: 'push', tool: 'wand', flip: true, shirt: '#33424f', hat: '#b3261e', harness: false, trousers: '#4a4f45' });
  rect(s, 0, 0, 1600, 900, radial(s, [760, 380], 950, [[0, '#141d2c', 0], [0.6, '#141d2c', 0.05], [1, '#141d2c', 0.5]]));
  return finish(s);
};

const ducts = (): string => {
  const s = createStage('restoration/duct-cleaning', { mood: moods.clear });
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [1600, 900], [[0, '#e9e0cf'], [1, '#bcae97']]));
  // Floor joists and subfloor above; basement wall below.
  rect(s, 0, 0, 1600, 64, linear(s, [0, 0], [0, 64], [[0, '#c99f6a'], [1, '#a67c4d']]));
  rect(s, 0, 64, 1600, 10, '#6b4c2c');
  for (let x = 40; x < 1600; x += 200) {
    rect(s, x, 74, 46, 150, linear(s, [x, 0], [x + 46, 0], [[0, '#c99d66'], [1, '#9a7245']])); rect(s, x + 46, 74, 14, 150, '#1b2338', 'opacity=".18"');
    stroke(s, `M${x + 10} 90v120M${x + 26} 84v134`, '#7d5a34', 1.4, 'opacity=".5"');
  }
  rect(s, 0, 224, 1600, 14, '#1b2338', 'opacity=".16"');
  for (let y = 240; y < 900; y += 66) {
    stroke(s, `M0 ${y}H1600`, '#a39780', 2, 'opacity=".6"');
    for (let x = (y % 132) - 60; x < 1600; x += 170) {
      stroke(s, `M${x} ${y}v66`, '#a39780', 2, 'opacity=".5"');
    }
  }
  // Trunk duct: outside metal, then the cutaway with dust left and bare bright metal right.
  ellipse(s, 800, 700, 780, 30, '#1b2338', 'opacity=".16"');
  path(s, 'M-20 300H1620V620H-20z', linear(s, [0, 300], [0, 620], [[0, '#dfe5e8'], [0.25, '#b4bec5'], [0.75, '#8b98a2'], [1, '#66737e']]));
  for (const x of [120, 470, 1180, 1500]) {
    rect(s, x, 292, 18, 336, linear(s, [x, 0], [x + 18, 0], [[0, '#eef2f3'], [1, '#7c8892']]));
    for (let y = 310; y < 620; y += 60) {
      ellipse(s, x + 9, y, 3, 3, '#55616c');
    }
  }
  const cut = 'M210 356Q420 336 700 344T1260 348Q1420 344 1440 380L1432 540Q1410 574 1200 568T640 574T250 566Q204 560 200 500Q196 380 210 356z';
  path(s, cut, '#3d4852'); 
  const clip = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${clip}"><path d="${cut}"/></clipPath>`);
  s.out.push(`<g clip-path="url(#${clip})">`);
  rect(s, 190, 330, 1270, 260, linear(s, [0, 340], [0, 580], [[0, '#7d8891'], [0.5, '#c9d2d7'], [1, '#e6ecee']]));
  rect(s, 190, 330, 1270, 40, '#1b2338', 'opacity=".3"');
  for (let x = 800; x < 1460; x += 84) {
    path(s, `M${x} 380l60 0l-30 200h-60z`, '#ffffff', 'opacity=".22"');
  }
  rect(s, 190, 330, 560, 260, linear(s, [190, 0], [760, 0], [[0, '#6b5e4d'], [0.75, '#8c7d68'], [1, '#8c7d68', 0]]));
  for (let layer = 0; layer < 3; layer += 1) {
    let d = `M190 590V${520 + layer * 22}`;
    for (let x = 190; x < 760 - layer * 30; x += 34) {
      d += `q17 ${n1(-s.rng.range(14, 40))} 34 ${n1(s.rng.range(-6, 8))}`;
    }
    path(s, `${d}L780 590z`, ['#57493a', '#6e5f4d', '#85745f'][layer] ?? '#57493a');
  }
  for (let i = 0; i < 170; i += 1) {
    const x = 200 + s.rng.next() ** 0.7 * 680;
    ellipse(s, x, s.rng.range(360, 560), s.rng.range(1, 4.5), s.rng.range(1, 4), s.rng.pick(['#4d4033', '#6e5f4d', '#a08e75']), `opacity="${n1(1 - (x - 200) / 900)}"`);
  }
  s.out.push('</g>');
  path(s, cut, 'none', 'stroke="#eef2f3" stroke-width="7"'); path(s, cut, 'none', 'stroke="#55616c" stroke-width="2"');
  // Rotary brush on its cable, entering from the access port at the right.
  stroke(s, 'M812 462C1000 470 1130 440 1290 452S1392 640 1372 760', '#1d2329', 20, 'stroke-linecap="round"');
  stroke(s, 'M812 458C1000 466 1130 436 1290 448S1388 640 1368 760', '#5a646d', 5, 'stroke-linecap="round" opacity=".9"');
  for (let k = 0; k < 4; k += 1) {
    const bx = 700 + k * 36;
    let bristles = '';
    for (let i = 0; i < 46; i += 1) {
      const a = (i / 46) * Math.PI * 2; const r = 96 + s.rng.range(-8, 8);
      bristles += `M${bx} 462l${n1(Math.cos(a) * 26)} ${n1(Math.sin(a) * r)}`;
    }
    stroke(s, bristles, ['#7d1d17', '#b3261e', '#c9463c', '#8c1d17'][k] ?? '#b3261e', 3.4, 'stroke-linecap="round"');
  }
  rect(s, 690, 452, 134, 22, linear(s, [0, 452], [0, 474], [[0, '#c9d2d7'], [1, '#4a555f']]));
  // Branch ducts up to the floor registers.
  for (const [x, dust] of [[300, true], [1010, false]] as const) {
    path(s, `M${x} 300V150q0 -30 30 -30h60q30 0 30 30V300z`, linear(s, [x, 0], [x + 120, 0], [[0, '#eef2f3'], [0.35, '#b4bec5'], [1, '#6d7a85']]));
    rect(s, x + 8, 54, 104, 12, '#39434d');
    for (let i = 0; i < 8; i += 1) {
      rect(s, x + 14 + i * 12, 50, 6, 12, '#8d98a1');
    }
    for (let y = 170; y < 300; y += 30) {
      stroke(s, `M${x} ${y}q60 12 120 0`, '#66737e', 2, 'opacity=".7"');
    }
    if (dust) {
      for (let i = 0; i < 26; i += 1) {
        ellipse(s, x + s.rng.range(-10, 130), s.rng.range(8, 50), s.rng.range(1, 4), s.rng.range(1, 3), '#6e5f4d', 'opacity=".6"');
      }
    }
  }
  // Vacuum collector with its wide hose.
  stroke(s, 'M250 600C230 700 300 700 330 716', '#2b333b', 66, 'stroke-linecap="round"');
  stroke(s, 'M250 600C230 700 300 700 330 716', '#515c66', 60, 'stroke-dasharray="5 9"');
  rect(s, 216, 572, 70, 40, '#b3261e'); 
  ellipse(s, 470, 872, 260, 22, '#1b2338', 'opacity=".35"');
  rect(s, 310, 640, 320, 220, linear(s, [310, 0], [630, 0], [[0, '#c9463c'], [0.3, '#b3261e'], [1, '#6f1510']]), 'rx="10"');
  rect(s, 310, 640, 320, 16, '#e0675d', 'opacity=".7"'); rect(s, 460, 680, 140, 90, '#33242a');
  for (let i = 0; i < 7; i += 1) {
    rect(s, 470, 690 + i * 11, 120, 4, '#8c5a55');
  }
  ellipse(s, 380, 720, 42, 42, '#2b333b'); ellipse(s, 380, 720, 30, 30, '#11161b');
  ellipse(s, 370, 866, 26, 26, '#14191e'); ellipse(s, 570, 866, 26, 26, '#14191e'); ellipse(s, 370, 866, 10, 10, '#8d98a1'); ellipse(s, 570, 866, 10, 10, '#8d98a1');
  figure(s, 1300, 876, 400, { pose: 'push', tool: 'wand', shirt: '#33424f', hat: '#b3261e', harness: false });
  glaze(s);
  return finish(s);
};

const carpet = (): string => {
  const s = createStage('restoration/carpet-cleaning', { mood: moods.clear, cam: { eye: 6, horizon: 360, focal: 980, cx: 800 } });
  const { back, left, right, floor } = room(s, 28, 18, 9.5, 9, { wall: '#c3ccc4', floor: '#a3917a' });
  daylight(s, back, 3.4, 3, 6.4, 5);
  for (const [u, w] of [[1.6, 2.2], [9.4, 2.2]] as const) {
    boxOn(s, back, u, 0.8, w, 8, lit(s.mood, '#ede4d2', 0.75));
    linesOn(s, back, [[[u + 0.6, 0.8], [u + 0.6, 8.8]], [[u + 1.2, 0.8], [u + 1.2, 8.8]], [[u + 1.7, 0.8], [u + 1.7, 8.8]]], '#b9ab90', 2, 'opacity=".7"');
  }
  boxOn(s, back, 1.2, 8.75, 10.8, 0.16, '#5a4632');
  skirting(s, back, 0, 28); skirting(s, left, 0, 18); skirting(s, right, 0, 18);
  for (const [u, c] of [[15.4, '#4f6274'], [19.4, '#a3604b']] as const) {
    boxOn(s, back, u + 0.15, 4.7, 3, 3.2, '#1b2338', 'opacity=".25"'); boxOn(s, back, u, 4.8, 3, 3.2, '#5a4632'); boxOn(s, back, u + 0.3, 5.1, 2.4, 2.6, '#efe6d4');
    polyOn(s, back, [[u + 0.6, 5.6], [u + 1.5, 7.2], [u + 2.4, 5.6]], c);
  }
  // Soiled pile, then the cleaned half with its wand lanes.
  for (let i = 0; i < 26; i += 1) {
    const p = s.cam.project(floor.at(s.rng.range(0, 14), s.rng.range(0.5, 16)));
    const k = s.rng.range(18, 70);
    path(s, smooth(Array.from({ length: 8 }, (_, j) => [p[0] + Math.cos(j * 0.785) * k * s.rng.range(0.6, 1.2), p[1] + Math.sin(j * 0.785) * k * 0.3 * s.rng.range(0.6, 1.2)] as const)), '#5f4a30', 'opacity=".16"');
  }
  const lanes = ['#e6d6b8', '#dac8a7'];
  for (let i = 0; i < 8; i += 1) {
    const u = 14 + i * 1.75;
    polyOn(s, floor, [[u, 0], [u + 1.75, 0], [u + 1.75, i === 0 ? 12 : 18], [u, i === 0 ? 11.4 : 18]], lit(s.mood, lanes[i % 2] ?? '#e6d6b8', 0.85));
  }
  let pile = '';
  for (let i = 0; i < 520; i += 1) {
    const v = s.rng.next() ** 1.7 * 17.6;
    const p = s.cam.project(floor.at(s.rng.range(0.2, 27.8), v));
    const k = s.cam.scale(floor.at(0, v)) * 0.09;
    pile += `M${n1(p[0])} ${n1(p[1])}l${n1(k * 0.4)} ${n1(-k)}`;
  }
  stroke(s, pile, '#6f5a3e', 1.3, 'opacity=".35"');
  polyOn(s, floor, [[4, 17.9], [10.4, 17.9], [14.4, 5], [5.6, 5]], '#fff6df', 'opacity=".2"');
  // Sofa against the back wall.
  const sofa = lit(s.mood, '#4f6274', 0.75);
  const [x0, y0] = s.cam.project(floor.at(14.6, 15.6)); const [x1] = s.cam.project(floor.at(25, 15.6)); const k = s.cam.scale(floor.at(0, 15.6));
  ellipse(s, (x0 + x1) / 2, y0 + 4, (x1 - x0) * 0.56, 14, '#1b2338', 'opacity=".35"');
  path(s, `M${n1(x0)} ${n1(y0 - k * 0.3)}v${n1(-k * 2.7)}q0 ${n1(-k * 0.4)} ${n1(k * 0.4)} ${n1(-k * 0.4)}H${n1(x1 - k * 0.4)}q${n1(k * 0.4)} 0 ${n1(k * 0.4)} ${n1(k * 0.4)}v${n1(k * 2.7)}z`, darken(sofa, 0.16));
  for (let i = 0; i < 3; i += 1) {
    const w = (x1 - x0 - k * 1.8) / 3;
    rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 3, w - 4, k * 1.5, lighten(sofa, 0.08)); rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 1.55, w - 4, k * 0.6, lighten(sofa, 0.24)); rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 0.95, w - 4, k * 0.55, sofa);
  }
  for (const x of [x0 - k * 0.2, x1 - k * 0.8]) {
    path(s, `M${n1(x)} ${n1(y0 - k * 0.2)}v${n1(-k * 1.8)}q${n1(k * 0.5)} ${n1(-k * 0.5)} ${n1(k)} 0v${n1(k * 1.8)}z`, linear(s, [x, 0], [x + k, 0], [[0, lighten(sofa, 0.2)], [1, darken(sofa, 0.25)]]));
  }
  path(s, `M${n1(x0 + k * 1.2)} ${n1(y0 - k * 1.6)}l${n1(k * 0.3)} ${n1(-k * 1.3)}l${n1(k * 1.3)} ${n1(k * 0.3)}l${n1(-k * 0.2)} ${n1(k * 1.1)}z`, lit(s.mood, '#e8a33d', 0.8));
  // Hose, machine and technician with the wand at the boundary.
  stroke(s, 'M-20 836C160 800 260 880 420 850S600 742 690 724', '#b9772a', 24, 'stroke-linecap="round"'); stroke(s, 'M-20 836C160 800 260 880 420 850S600 742 690 724', '#e8a33d', 24, 'stroke-dasharray="4 7"');
  figure(s, 690, 812, 440, { pose: 'push', shirt: '#b3261e', vest: '#8c1d17', hat: '#33424f', harness: false, trousers: '#33424f' });
  stroke(s, 'M700 640C760 600 800 560 812 566S850 700 872 800', lit(s.mood, '#c9d2d7', 0.9), 11, 'stroke-linecap="round" stroke-linejoin="round"');
  path(s, 'M832 796h92l14 30H818z', linear(s, [0, 796], [0, 828], [[0, '#e3e9ec'], [1, '#7c8892']])); path(s, 'M814 826h128l4 10H810z', '#27323d');
  rect(s, 0, 0, 1600, 900, radial(s, [760, 380], 1000, [[0, '#141d2c', 0], [0.6, '#141d2c', 0.03], [1, '#141d2c', 0.36]]));
  glaze(s, 0.7);
  return finish(s);
};

export const restoration = {
  'restoration/fire-damage': fire,
  'restoration/water-damage': water,
  'restoration/duct-cleaning': ducts,
  'restoration/carpet-cleaning': carpet,
} as const;
