import type { P2, V3 } from './camera.ts';
import { faded, lit } from './mood.ts';
import { darken, lighten, mix } from './palette.ts';
import type { Stage } from './stage.ts';
import { face, linear, n1, path, rect, smooth, stroke, wire } from './svg.ts';

/** Open ground from the horizon to the foot of the canvas. */
export const lawn = (s: Stage, color: string = s.mood.grass): void => {
  const near = lit(s.mood, color, 0.72);
  rect(s, 0, s.cam.horizon, s.width, s.height - s.cam.horizon, linear(s, [0, s.cam.horizon], [0, s.height],
    [[0, faded(s.mood, near, 0.6)], [0.2, faded(s.mood, near, 0.2)], [0.55, near], [1, darken(near, 0.28)]]));
};

/** Mown stripes running away from the viewer. @param y0,y1 distance in feet */
export const mownStripes = (s: Stage, x0: number, x1: number, y0: number, y1: number): void => {
  const tone = lighten(lit(s.mood, s.mood.grass, 0.8), 0.12);
  for (let x = x0; x < x1; x += 8) {
    face(s, [[x, y0, 0], [x + 4, y0, 0], [x + 4, y1, 0], [x, y1, 0]], tone, 'opacity=".35"');
  }
};

/** Blades of grass in tufts, larger towards the viewer. */
export const tufts = (s: Stage, count: number, y0: number, y1: number, spread = 1): void => {
  const tones = [darken(lit(s.mood, s.mood.grass, 0.5), 0.2), lighten(lit(s.mood, s.mood.grass, 0.9), 0.12)];
  const d = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const y = y0 + (y1 - y0) * s.rng.next() ** 1.6;
    const half = (s.width / 2 / s.cam.focal) * y * spread * 1.1;
    const [x, py] = s.cam.project([s.rng.range(-half, half) + ((s.width / 2 - s.cam.cx) / s.cam.focal) * y, y, 0]);
    const k = s.cam.scale([0, y, 0]) * s.rng.range(0.25, 0.6);
    const which = s.rng.int(0, 1);
    d[which] = `${d[which] ?? ''}M${n1(x - k * 0.5)} ${n1(py)}q${n1(k * 0.1)} ${n1(-k * 0.6)} ${n1(-k * 0.2)} ${n1(-k)}q${n1(k * 0.4)} ${n1(k * 0.4)} ${n1(k * 0.4)} ${n1(k)}q${n1(k * 0.1)} ${n1(-k * 0.8)} ${n1(k * 0.4)} ${n1(-k * 1.2)}q${n1(-k * 0.05)} ${n1(k * 0.6)} ${n1(k * 0.3)} ${n1(k * 1.2)}z`;
  }
  tones.forEach((tone, i) => path(s, d[i] ?? '', tone, 'opacity=".55"'));
};

/** A flat strip of paving between world points. */
export const paving = (s: Stage, points: readonly V3[], color: string, b = 0.75): void => {
  face(s, points, lit(s.mood, color, b));
};

/** Road across the picture: asphalt, kerb, centre dashes. @param y,deep distance and width, feet */
export const crossRoad = (s: Stage, y: number, deep: number): void => {
  const x = 400;
  paving(s, [[-x, y + deep + 7, 0], [x, y + deep + 7, 0], [x, y + deep + 2, 0], [-x, y + deep + 2, 0]], '#c9c4b9', 0.85);
  const a = s.cam.project([0, y, 0])[1];
  const b = s.cam.project([0, y + deep, 0])[1];
  const tone = lit(s.mood, '#5d6166', 0.6);
  rect(s, 0, b, s.width, a - b, linear(s, [0, b], [0, a], [[0, lighten(tone, 0.12)], [1, darken(tone, 0.15)]]));
  paving(s, [[-x, y + deep + 0.5, 0], [x, y + deep + 0.5, 0], [x, y + deep - 0.2, 0], [-x, y + deep - 0.2, 0]], '#d8d4ca', 0.95);
  for (let i = -12; i < 12; i += 1) {
    const u = i * 22;
    paving(s, [[u, y + deep / 2 - 0.3, 0], [u + 10, y + deep / 2 - 0.3, 0], [u + 10, y + deep / 2 + 0.3, 0], [u, y + deep / 2 + 0.3, 0]], '#e8c774', 0.8);
  }
};

/** Driveway running towards the viewer. */
export const drive = (s: Stage, x0: number, x1: number, y0: number, y1: number, flare = 0): void => {
  paving(s, [[x0 - flare, y0, 0], [x1 + flare, y0, 0], [x1, y1, 0], [x0, y1, 0]], '#bdb8ae', 0.85);
  const tone = darken(lit(s.mood, '#bdb8ae', 0.7), 0.25);
  for (let y = y1; y > y0; y -= 10) {
    wire(s, [[x0, y, 0.01], [x1, y, 0.01]], tone, 1, 'opacity=".6"');
  }
};

/** Silhouette of distant woods or hills. @param h height over the horizon, user units @param t haze */
export const treeline = (s: Stage, y: number, h: number, t: number, color: string = s.mood.leaf, rough = 1): void => {
  const tone = faded(s.mood, lit(s.mood, color, 0.4), t);
  const parts = [`M-20 ${n1(y + 6)}V${n1(y - h * 0.5)}`];
  let x = -20;
  let last = y - h * 0.5;
  while (x < s.width + 20) {
    const r = h * s.rng.range(0.22, 0.5) * rough;
    const swell = 0.55 + 0.3 * Math.sin(x / 170 + h) + s.rng.range(-0.15, 0.15);
    const next = y - h * swell;
    parts.push(`a${n1(r)} ${n1(r)} 0 0 1 ${n1(r * 1.5)} ${n1(next - last)}`);
    x += Math.round(r * 15) / 10;
    last = next;
  }
  path(s, `${parts.join('')}V${n1(y + 6)}z`, linear(s, [0, y - h], [0, y], [[0, lighten(tone, 0.08)], [1, faded(s.mood, tone, 0.35)]]));
};

/** Soft rolling hill. @param crest canvas y at left, middle and right */
export const hill = (s: Stage, crest: readonly [number, number, number], color: string, t: number): void => {
  const [a, b, c] = crest;
  const tone = faded(s.mood, lit(s.mood, color, 0.75), t);
  const d = `M0 ${n1(a)}C${n1(s.width * 0.2)} ${n1(a + (b - a) * 0.1)} ${n1(s.width * 0.3)} ${n1(b)} ${n1(s.width * 0.5)} ${n1(b)}S${n1(s.width * 0.8)} ${n1(c)} ${s.width} ${n1(c)}V${s.height}H0z`;
  path(s, d, linear(s, [0, Math.min(a, b, c)], [s.width * 0.1, Math.min(a, b, c) + s.height * 0.3], [[0, lighten(tone, 0.12)], [1, darken(tone, 0.14)]]));
};

/** Crop rows of a field, converging on the horizon. */
export const cropRows = (s: Stage, y0: number, y1: number, x0: number, x1: number, step: number, color: string): void => {
  const tone = lit(s.mood, color, 0.8);
  for (let x = x0; x < x1; x += step) {
    face(s, [[x, y0, 0], [x + step * 0.45, y0, 0], [x + step * 0.45, y1, 0], [x, y1, 0]], tone, 'opacity=".6"');
  }
};

/** Still or slow water with sky sheen and glints. @param d outline path data */
export const water = (s: Stage, d: string, y0: number, y1: number, glints = 60): void => {
  const skyLow = s.mood.sky.at(-1) ?? '#ccdde6';
  const skyHigh = s.mood.sky[1] ?? '#6f9dbd';
  path(s, d, linear(s, [0, y0], [0, y1], [[0, mix(skyLow, '#6f93a6', 0.25)], [0.4, mix(skyHigh, '#5c86a0', 0.45)], [1, darken(skyHigh, 0.42)]]));
  let wave = '';
  for (let i = 0; i < glints; i += 1) {
    const t = s.rng.next();
    const y = y0 + (y1 - y0) * (0.04 + 0.94 * t ** 1.3);
    const w = s.width * (0.01 + 0.05 * t) * s.rng.range(0.5, 1.4);
    wave += `M${n1(s.rng.range(0, s.width))} ${n1(y)}q${n1(w / 2)} ${n1(-1 - 3 * t)} ${n1(w)} 0`;
  }
  const clip = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
  stroke(s, wave, '#ffffff', 1.6, `opacity=".38" clip-path="url(#${clip})"`);
};

/** Rough smooth-edged patch, for puddles, snow banks or shrubs of ground cover. */
export const patch = (s: Stage, x: number, y: number, rx: number, ry: number, fill: string, extra = ''): void => {
  const pts: P2[] = [];
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2;
    const r = s.rng.range(0.8, 1.12);
    pts.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]);
  }
  path(s, smooth(pts), fill, extra);
};
