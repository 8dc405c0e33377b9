import type { P2 } from '../camera.ts';
import { paving } from '../ground.ts';
import { house } from '../house.ts';
import { moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { barnRed, darken, ink, lighten, mix, paper, shingle, sun, wall } from '../palette.ts';
import { boxOn, place, planeOf } from '../plane.ts';
import { backdrop, suburb } from '../presets.ts';
import { worker } from '../people.ts';
import { mark } from '../mark.ts';
import { cumulus, glaze, stratus, sunGlow } from '../sky.ts';
import { createStage, finish } from '../stage.ts';
import { ellipse, linear, n1, path, radial, rect, smooth, stroke } from '../svg.ts';
import { bundles, ladder } from '../tools.ts';
import { tree } from '../trees.ts';
import { vehicle } from '../vehicles.ts';
import { wing } from '../wing.ts';

const crew = (): string => {
  const s = createStage('about/crew', { mood: moods.dawn, cam: { eye: 9, horizon: 560, focal: 1150, cx: 820 } });
  backdrop(s, 0); stratus(s, 140, 520, 16, '#f8cfae', 0.5); cumulus(s, 1300, 300, 480, 80); cumulus(s, 420, 240, 560, 90); sunGlow(s, 130, 520, 26);
  suburb(s, 190, 5); tree(s, [70, 110, 0], 46); tree(s, [-66, 120, 0], 44);
  paving(s, [[-90, 6, 0], [90, 6, 0], [90, 62, 0], [-90, 62, 0]], '#8f8a84', 0.75);
  // The shop: gabled hall with two bay doors and a lean-to office.
  const f = place(10, 78, -8);
  const b = { frame: f, w: 64, d: 34, h: 15, color: wall.slate, finish: 'batten' as const, roof: { color: shingle.charcoal }, eave: 2,
    openings: { front: [{ kind: 'garage' as const, u: 4, v: 0.1, w: 14, h: 11, color: '#e9e2d7' }, { kind: 'garage' as const, u: 22, v: 0.1, w: 14, h: 11, color: '#e9e2d7' }, ...windowRow(1, 55, 63, 4, 4, 5, { glow: true })], left: windowRow(2, 2, 32, 4, 4, 5, { glow: true }) } };
  house(s, b);
  const front = planeOf(f, [-32, -17, 0], [1, 0, 0], [0, 0, 1]);
  boxOn(s, front, 22, 0.1, 14, 11, linear(s, s.cam.project(front.at(22, 11)), s.cam.project(front.at(22, 0)), [[0, '#6b4a2c'], [0.5, '#e0a860'], [1, '#b9803f']]));
  for (const [u, v, w, h, c] of [[23, 0.2, 3.4, 3.6, '#4d545d'], [26.8, 0.2, 3.4, 2.6, '#6b4f3f'], [23, 5.6, 12, 0.4, '#5a4632'], [24, 6, 2, 1.6, '#b3261e'], [27, 6, 3, 1.2, '#33424f'], [31, 6, 2, 1.9, '#e8a33d']] as const) {
    boxOn(s, front, u, v, w, h, c);
  }
  wing(s, b, { x: 14, w: 18, out: 7, color: wall.white, finish: 'lap', front: [{ kind: 'door', u: 11.6, v: 0.4, w: 3.4, h: 7, glow: true }, { kind: 'window', u: 2.4, v: 3, w: 6.4, h: 5, panes: [3, 1], glow: true }] });
  const wf = planeOf(f, [5, -24, 0], [1, 0, 0], [0, 0, 1]);
  const [mx, my] = s.cam.project(wf.at(9, 13.6));
  mark(s, mx - 38, my - 40, 76, barnRed, darken(barnRed, 0.25));
  bundles(s, planeOf(place(-34, 50), [-2, 0, 0], [1, 0, 0], [0, 1, 0]), 0, 0, 7); bundles(s, planeOf(place(-29, 50), [-2, 0, 0], [1, 0, 0], [0, 1, 0]), 0.4, 0, 5, shingle.hickory);
  vehicle(s, [-14, 44, 0], { kind: 'pickup' }); vehicle(s, [24, 40, 0], { kind: 'van', flip: true });
  worker(s, [-4, 33, 0], { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', harness: false, h: 6.2 });
  worker(s, [0, 32.6, 0], { pose: 'stand', flip: true, hat: '#e8a33d', skin: '#8a5a3f', h: 6 });
  worker(s, [3.4, 33.4, 0], { pose: 'stand', flip: true, hat: '#b3261e', shirt: '#5d7350', h: 5.6 });
  worker(s, [-9.4, 34.4, 0], { pose: 'carry', tool: 'bundle', h: 6 });
  worker(s, [7.4, 32, 0], { pose: 'point', flip: true, shirt: '#33424f', skin: '#d9a27f', h: 6 });
  ladder(s, [40.5, 52, 0], [39.6, 57.4, 15]);
  rect(s, 0, 640, 1600, 260, linear(s, [0, 640], [0, 900], [[0, '#1b2338', 0], [1, '#1b2338', 0.4]])); glaze(s);
  return finish(s);
};

const map = (): string => {
  const s = createStage('contact/map', { mood: moods.clear });
  // Plain projection of the region: 42.02 to 43.16 N fills the height.
  const at = (lon: number, lat: number): P2 => [830 + (lon + 89.1) * 580, ((43.2 - lat) / 1.16) * 900];
  const line = (pts: ReadonlyArray<readonly [number, number]>): string => smooth(pts.map(([a, b]) => at(a, b)), false);
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [1600, 900], [[0, '#efe9dc'], [1, '#e2d8c6']]));
  const border = at(-89, 42.5)[1];
  rect(s, 0, 0, 1600, border, '#dfe3d2', 'opacity=".75"');
  for (let i = 0; i < 230; i += 1) {
    const [x, y] = [s.rng.int(-1, 26) * 62, s.rng.int(-1, 15) * 62]; const k = s.rng.pick([30, 60, 60]);
    rect(s, x, y, k, s.rng.pick([30, 60]), s.rng.pick(['#cfd6b4', '#e6dbb8', '#d8cfae', '#c6d0ab', '#eadfc6']), 'opacity=".5"');
  }
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [s.rng.range(0, 1600), s.rng.range(0, 900)];
    let d = '';
    for (let k = 0; k < 6; k += 1) {
      d += `M${n1(x + s.rng.range(-22, 22))} ${n1(y + s.rng.range(-12, 12))}a6 6 0 1 1 .1 0z`;
    }
    path(s, d, '#93a878', 'opacity=".55"');
  }
  // Minor roads on the section grid.
  for (const [a, b] of [[at(-90.6, 42.27), at(-87.6, 42.27)], [at(-90.6, 42.68), at(-87.6, 42.68)], [at(-90.6, 43.08), at(-87.6, 43.08)], [at(-89.62, 41.9), at(-89.62, 43.3)], [at(-88.55, 41.9), at(-88.55, 43.3)]] as const) {
    stroke(s, `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`, '#fbf8f1', 5); 
  }
  const water = '#8fb7cb';
  const rock: ReadonlyArray<readonly [number, number]> = [[-88.6, 43.3], [-88.75, 43.1], [-88.84, 42.95], [-88.92, 42.87], [-89.05, 42.82], [-89.02, 42.7], [-89.08, 42.62], [-89.04, 42.5], [-89.08, 42.45], [-89.06, 42.36], [-89.1, 42.28], [-89.16, 42.19], [-89.26, 42.13], [-89.33, 42.03], [-89.5, 41.9]];
  const streams: ReadonlyArray<readonly [ReadonlyArray<readonly [number, number]>, number]> = [
    [[[-90.2, 42.5], [-89.8, 42.42], [-89.6, 42.32], [-89.4, 42.36], [-89.25, 42.42], [-89.08, 42.45]], 7],
    [[[-89.4, 43.08], [-89.3, 43.0], [-89.22, 42.94], [-89.14, 42.86], [-89.05, 42.82]], 7],
    [[[-88.4, 42.25], [-88.7, 42.27], [-88.9, 42.24], [-89.1, 42.2]], 5],
    [[[-89.9, 42.85], [-89.6, 42.62], [-89.4, 42.45], [-89.25, 42.42]], 5]];
  for (const [pts, w] of streams) {
    stroke(s, line(pts), water, w, 'stroke-linecap="round"');
  }
  stroke(s, line(rock), darken(water, 0.14), 20, 'stroke-linecap="round"'); stroke(s, line(rock), water, 15, 'stroke-linecap="round"'); stroke(s, line(rock), lighten(water, 0.4), 3, 'opacity=".8"');
  const lake = (lon: number, lat: number, rx: number, ry: number, turn: number): void => {
    const [x, y] = at(lon, lat);
    const pts: P2[] = Array.from({ length: 11 }, (_, i) => { const a = (i / 11) * Math.PI * 2; const k = s.rng.range(0.82, 1.15); return [Math.cos(a) * rx * k, Math.sin(a) * ry * k]; });
    s.out.push(`<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})">`); path(s, smooth(pts), water, `stroke="${darken(water, 0.16)}" stroke-width="2.5"`); s.out.push('</g>');
  };
  lake(-89.43, 43.115, 42, 24, -20); lake(-89.36, 43.075, 30, 17, -34); lake(-89.3, 43.03, 16, 11, 0); lake(-89.26, 42.99, 24, 13, 20); lake(-88.93, 42.88, 40, 18, -16); lake(-88.98, 42.36, 9, 6, 0);
  stroke(s, `M0 ${n1(border)}H1600`, '#fbf8f1', 10, 'opacity=".8"'); stroke(s, `M0 ${n1(border)}H1600`, '#7a6a55', 3.4, 'stroke-dasharray="26 9 5 9"');
  // Interstate ribbon: I-90/39 with its split below Rockford.
  const ways: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
    [[-89.36, 43.35], [-89.29, 43.12], [-89.22, 42.98], [-89.06, 42.84], [-88.98, 42.68], [-88.99, 42.52], [-88.97, 42.36], [-88.95, 42.25], [-88.82, 42.22], [-88.5, 42.14], [-88.1, 42.06]],
    [[-88.95, 42.25], [-89.0, 42.18], [-89.03, 42.05], [-89.05, 41.9]]];
  for (const w of ways) {
    stroke(s, line(w), '#7d5a2a', 17, 'stroke-linecap="round" opacity=".55"');
  }
  for (const w of ways) {
    stroke(s, line(w), '#f3cf8c', 13, 'stroke-linecap="round"'); stroke(s, line(w), '#c98a2b', 2);
  }
  const [sx, sy] = at(-88.98, 42.6);
  path(s, `M${n1(sx - 20)} ${n1(sy - 22)}q20 8 40 0q12 26 -6 42q-8 8 -14 10q-6 -2 -14 -10q-18 -16 -6 -42z`, '#33557a', 'stroke="#ffffff" stroke-width="3"'); rect(s, sx - 20, sy - 18, 40, 8, barnRed);
  const cities: ReadonlyArray<readonly [number, number, number]> = [[-89.04, 42.35, 11], [-89.02, 42.312, 11], [-89.26, 42.13, 11], [-89.08, 42.452, 11], [-89.3, 42.78, 11], [-89.39, 43.095, 15]];
  for (const [lon, lat, r] of cities) {
    const [x, y] = at(lon, lat);
    ellipse(s, x + 2, y + 4, r + 4, r + 3, '#14202b', 'opacity=".25"'); ellipse(s, x, y, r + 4, r + 4, paper); ellipse(s, x, y, r, r, ink); ellipse(s, x, y, r * 0.4, r * 0.4, sun);
  }
  const [px, py] = at(-89.1, 42.265);
  ellipse(s, px, py, 150, 150, radial(s, [px, py], 150, [[0, barnRed, 0.28], [0.75, barnRed, 0.14], [1, barnRed, 0]]));
  ellipse(s, px + 22, py + 2, 34, 9, '#14202b', 'opacity=".4"');
  path(s, `M${n1(px)} ${n1(py)}C${n1(px - 14)} ${n1(py - 40)} ${n1(px - 52)} ${n1(py - 62)} ${n1(px - 52)} ${n1(py - 106)}A52 52 0 0 1 ${n1(px + 52)} ${n1(py - 106)}C${n1(px + 52)} ${n1(py - 62)} ${n1(px + 14)} ${n1(py - 40)} ${n1(px)} ${n1(py)}z`, linear(s, [px - 52, 0], [px + 52, 0], [[0, '#cf3a30'], [0.5, barnRed], [1, '#7d1811']]), 'stroke="#ffffff" stroke-width="4"');
  ellipse(s, px, py - 106, 36, 36, paper); mark(s, px - 26, py - 136, 52, barnRed);
  // Compass.
  ellipse(s, 1490, 120, 54, 54, paper, 'opacity=".85"'); path(s, 'M1490 72L1506 120H1474z', barnRed); path(s, 'M1490 168L1506 120H1474z', '#8d98a1'); ellipse(s, 1490, 120, 54, 54, 'none', `stroke="${ink}" stroke-width="2.5"`); ellipse(s, 1490, 120, 6, 6, ink);
  rect(s, 0, 0, 1600, 900, linear(s, [0, 0], [1600, 900], [[0, '#fff6df', 0.25], [0.6, '#fff6df', 0], [1, '#14202b', 0.12]]));
  return finish(s);
};

const share = (): string => {
  const s = createStage('share/default', { mood: moods.golden, width: 1200, height: 630, cam: { eye: 20, horizon: 400, focal: 900, cx: 600 } });
  rect(s, 0, 0, 1200, 630, linear(s, [0, 0], [120, 560], [[0, '#22384f'], [0.45, '#6f8499'], [0.78, '#e6b27c'], [1, '#f9dfb4']]));
  stratus(s, 60, 330, 14, '#fbe3c2', 0.45); cumulus(s, 250, 190, 420, 80, 0.9); cumulus(s, 1010, 250, 380, 64, 0.9);
  // The roof is the mark itself: one great 6-in-12 gable, apex in the middle.
  const apex: P2 = [600, 150];
  const hills = 'M0 470Q200 420 420 452T860 440T1200 460V640H0z';
  path(s, hills, '#8a7d5f', 'opacity=".6"'); 
  for (const [x, k] of [[70, 60], [150, 44], [1100, 62], [1020, 46], [1170, 50]] as const) {
    path(s, smooth(Array.from({ length: 9 }, (_, i) => [x + Math.cos(i * 0.7) * k * s.rng.range(0.8, 1.1), 440 + Math.sin(i * 0.7) * k * 0.9 * s.rng.range(0.8, 1.1)] as const)), mix('#4f5531', '#2c3a2a', s.rng.next()));
  }
  const slope = (x: number, dy: number): number => apex[1] + Math.abs(x - 600) * 0.5 + dy;
  path(s, `M-10 ${slope(-10, 0)}L600 150L1210 ${slope(1210, 0)}V640H-10z`, linear(s, [0, 150], [0, 640], [[0, '#33424f'], [1, ink]]));
  // Courses under the ridge line follow both slopes.
  for (let i = 0; i < 11; i += 1) {
    const dy = 70 + i * 52;
    for (const side of [-1, 1] as const) {
      let d = '';
      let pale = '';
      let dark = '';
      for (let u = (i % 2) * 34 + s.rng.range(4, 20); u < 640; ) {
        const w = s.rng.range(44, 92);
        const [x0, x1] = [600 + side * u, 600 + side * Math.min(640, u + w - 3)];
        const tile = `M${n1(x0)} ${n1(slope(x0, dy))}L${n1(x1)} ${n1(slope(x1, dy))}v46L${n1(x0)} ${n1(slope(x0, dy) + 46)}z`;
        const r = s.rng.next();
        if (r < 0.3) {
          pale += tile;
        } else if (r < 0.6) {
          dark += tile;
        } else {
          d += tile;
        }
        u += w;
      }
      path(s, d, '#3d4d5b'); path(s, pale, '#4c5e6d'); path(s, dark, '#2c3a46');
    }
  }
  rect(s, 0, 150, 1200, 480, linear(s, [0, 150], [1200, 630], [[0, '#fbe3c2', 0.16], [0.5, '#fbe3c2', 0], [1, '#0b1119', 0.5]]), 'opacity=".9"');
  path(s, `M-20 ${slope(-20, 52)}L600 202L1220 ${slope(1220, 52)}V${slope(1220, -8)}L600 142L-20 ${slope(-20, -8)}z`, linear(s, [0, 0], [1200, 0], [[0, '#c9382e'], [0.5, barnRed], [0.501, '#9c2018'], [1, '#7d1811']]));
  path(s, `M-20 ${slope(-20, -2)}L600 148L1220 ${slope(1220, -2)}V${slope(1220, -8)}L600 142L-20 ${slope(-20, -8)}z`, '#e8897f', 'opacity=".7"');
  path(s, `M-20 ${slope(-20, 66)}L600 216L1220 ${slope(1220, 66)}V${slope(1220, 52)}L600 202L-20 ${slope(-20, 52)}z`, '#0b1119', 'opacity=".35"');
  path(s, 'M820 254V110h92v190z', linear(s, [820, 0], [912, 0], [[0, '#a9604a'], [0.6, '#8a4a38'], [1, '#5f3226']])); rect(s, 810, 96, 112, 20, '#d8cbb4'); rect(s, 848, 70, 36, 26, '#8a4a38');
  for (let y = 124; y < 280; y += 12) {
    stroke(s, `M820 ${y}h92`, '#d8b59f', 1.2, 'opacity=".4"');
  }
  path(s, 'M812 256L920 310v16L812 272z', '#9aa5ad');
  return finish(s);
};

export const brand = { 'about/crew': crew, 'contact/map': map, 'share/default': share } as const;
