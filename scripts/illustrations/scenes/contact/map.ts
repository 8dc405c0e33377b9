import type { P2 } from '../../camera.ts';
import { mark } from '../../mark.ts';
import { moods } from '../../mood.ts';
import { radial, ramp } from '../../paint.ts';
import { barnRed, darken, ink, lighten, paper, sun } from '../../palette.ts';
import { n1, smooth } from '../../paths.ts';
import { cities, rock, streams, ways } from '../../region.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';

/** Draws contact/map.svg. */
export const map = (): string => {
  const s = createStage('contact/map', { mood: moods.clear });
  // Plain projection of the region: 42.02 to 43.16 N fills the height.
  const at = (lon: number, lat: number): P2 => [
    830 + (lon + 89.1) * 580,
    ((43.2 - lat) / 1.16) * 900,
  ];
  const line = (pts: ReadonlyArray<readonly [number, number]>): string =>
    smooth(
      pts.map(([a, b]) => at(a, b)),
      false,
    );
  rect(s, 0, 0, 1600, 900, ramp(s, [0, 0, 1600, 900], { 0: '#efe9dc', 1: '#e2d8c6' }));
  const border = at(-89, 42.5)[1];
  rect(s, 0, 0, 1600, border, '#dfe3d2', 'opacity=".75"');
  for (let i = 0; i < 230; i += 1) {
    const [x, y] = [s.rng.int(-1, 26) * 62, s.rng.int(-1, 15) * 62];
    const k = s.rng.pick([30, 60, 60]);
    rect(
      s,
      x,
      y,
      k,
      s.rng.pick([30, 60]),
      s.rng.pick(['#cfd6b4', '#e6dbb8', '#d8cfae', '#c6d0ab', '#eadfc6']),
      'opacity=".5"',
    );
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
  for (const [a, b] of [
    [at(-90.6, 42.27), at(-87.6, 42.27)],
    [at(-90.6, 42.68), at(-87.6, 42.68)],
    [at(-90.6, 43.08), at(-87.6, 43.08)],
    [at(-89.62, 41.9), at(-89.62, 43.3)],
    [at(-88.55, 41.9), at(-88.55, 43.3)],
  ] as const) {
    stroke(s, `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`, '#fbf8f1', 3.4, 'opacity=".8"');
  }
  const water = '#8fb7cb';
  for (const [pts, w] of streams) {
    stroke(s, line(pts), water, w, 'stroke-linecap="round"');
  }
  stroke(s, line(rock), darken(water, 0.14), 20, 'stroke-linecap="round"');
  stroke(s, line(rock), water, 15, 'stroke-linecap="round"');
  stroke(s, line(rock), lighten(water, 0.4), 3, 'opacity=".8"');
  const lake = (lon: number, lat: number, rx: number, ry: number, turn: number): void => {
    const [x, y] = at(lon, lat);
    const pts: P2[] = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2;
      const k = s.rng.range(0.82, 1.15);
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
    });
    s.out.push(`<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})">`);
    path(s, smooth(pts), water, `stroke="${darken(water, 0.16)}" stroke-width="2.5"`);
    s.out.push('</g>');
  };
  lake(-89.43, 43.115, 42, 24, -20);
  lake(-89.36, 43.075, 30, 17, -34);
  lake(-89.3, 43.03, 16, 11, 0);
  lake(-89.26, 42.99, 24, 13, 20);
  lake(-88.93, 42.88, 40, 18, -16);
  lake(-88.98, 42.36, 9, 6, 0);
  stroke(s, `M0 ${n1(border)}H1600`, '#fbf8f1', 10, 'opacity=".8"');
  stroke(s, `M0 ${n1(border)}H1600`, '#7a6a55', 3.4, 'stroke-dasharray="26 9 5 9"');
  for (const w of ways) {
    stroke(s, line(w), '#7d5a2a', 17, 'stroke-linecap="round" opacity=".55"');
  }
  for (const w of ways) {
    stroke(s, line(w), '#f3cf8c', 13, 'stroke-linecap="round"');
    stroke(s, line(w), '#c98a2b', 2);
  }
  const [sx, sy] = at(-88.98, 42.6);
  path(
    s,
    `M${n1(sx - 20)} ${n1(sy - 22)}q20 8 40 0q12 26 -6 42q-8 8 -14 10q-6 -2 -14 -10q-18 -16 -6 -42z`,
    '#33557a',
    'stroke="#ffffff" stroke-width="3"',
  );
  rect(s, sx - 20, sy - 18, 40, 8, barnRed);
  for (const [lon, lat, r] of cities) {
    const [x, y] = at(lon, lat);
    ellipse(s, x + 2, y + 4, r + 4, r + 3, '#14202b', 'opacity=".25"');
    ellipse(s, x, y, r + 4, r + 4, paper);
    ellipse(s, x, y, r, r, ink);
    ellipse(s, x, y, r * 0.4, r * 0.4, sun);
  }
  const [px, py] = at(-89.1, 42.27);
  ellipse(
    s,
    px,
    py,
    150,
    150,
    radial(s, [px, py], 150, [
      [0, barnRed, 0.2],
      [0.75, barnRed, 0.08],
      [1, barnRed, 0],
    ]),
  );
  ellipse(s, px + 22, py + 2, 34, 9, '#14202b', 'opacity=".4"');
  s.out.push(`<g transform="translate(${n1(px)} ${n1(py)}) scale(.72)">`);
  path(
    s,
    'M0 0C-14 -40 -52 -62 -52 -106A52 52 0 0 1 52 -106C52 -62 14 -40 0 0z',
    ramp(s, [-52, 0, 52, 0], { 0: '#cf3a30', 0.5: barnRed, 1: '#7d1811' }),
    'stroke="#ffffff" stroke-width="5"',
  );
  ellipse(s, 0, -106, 37, 37, paper);
  mark(s, -26, -134, 52, barnRed);
  s.out.push('</g>');
  // Compass.
  ellipse(s, 1490, 120, 54, 54, paper, 'opacity=".85"');
  path(s, 'M1490 72L1506 120H1474z', barnRed);
  path(s, 'M1490 168L1506 120H1474z', '#8d98a1');
  ellipse(s, 1490, 120, 54, 54, 'none', `stroke="${ink}" stroke-width="2.5"`);
  ellipse(s, 1490, 120, 6, 6, ink);
  rect(
    s,
    0,
    0,
    1600,
    900,
    ramp(s, [0, 0, 1600, 900], { 0: ['#fff6df', 0.25], 0.6: ['#fff6df', 0], 1: ['#14202b', 0.12] }),
  );
  return finish(s);
};
