import type { P2 } from './camera.ts';
import { faded, lit } from './mood.ts';
import { ramp } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { n1, smooth } from './paths.ts';
import { v3s } from './points.ts';
import { type Stage, shows } from './stage.ts';
import { face, path, rect } from './svg.ts';

/** Open ground from the horizon to the foot of the canvas. */
export const lawn = (s: Stage, color: string = s.mood.grass): void => {
  const near = lit(s.mood, color, 0.72);
  rect(
    s,
    0,
    s.cam.horizon,
    s.width,
    s.height - s.cam.horizon,
    ramp(s, [0, s.cam.horizon, 0, s.height], {
      0: faded(s.mood, near, 0.6),
      0.2: faded(s.mood, near, 0.2),
      0.55: near,
      1: darken(near, 0.28),
    }),
  );
};

/** Mown stripes running away from the viewer. @param y0,y1 distance in feet */
export const mownStripes = (s: Stage, x0: number, x1: number, y0: number, y1: number): void => {
  const tone = lighten(lit(s.mood, s.mood.grass, 0.8), 0.12);
  for (let x = x0; x < x1; x += 8) {
    face(s, v3s(x, y0, 0, x + 4, y0, 0, x + 4, y1, 0, x, y1, 0), tone, 'opacity=".35"');
  }
};

/** Blades of grass in tufts, larger towards the viewer. */
export const tufts = (s: Stage, count: number, y0: number, y1: number, spread = 1): void => {
  const tones = [
    darken(lit(s.mood, s.mood.grass, 0.5), 0.2),
    lighten(lit(s.mood, s.mood.grass, 0.9), 0.12),
  ];
  const d = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const y = y0 + (y1 - y0) * s.rng.next() ** 1.6;
    const half = (s.width / 2 / s.cam.focal) * y * spread * 1.1;
    const [x, py] = s.cam.project([
      s.rng.range(-half, half) + ((s.width / 2 - s.cam.cx) / s.cam.focal) * y,
      y,
      0,
    ]);
    const k = s.cam.scale([0, y, 0]) * s.rng.range(0.25, 0.6);
    const which = s.rng.int(0, 1);
    if (!shows(s, [[x, py]], k * 1.3)) {
      continue;
    }
    d[which] =
      `${d[which] ?? ''}M${n1(x - k * 0.5)} ${n1(py)}q${n1(k * 0.1)} ${n1(-k * 0.6)} ${n1(-k * 0.2)} ${n1(-k)}q${n1(k * 0.4)} ${n1(k * 0.4)} ${n1(k * 0.4)} ${n1(k)}q${n1(k * 0.1)} ${n1(-k * 0.8)} ${n1(k * 0.4)} ${n1(-k * 1.2)}q${n1(-k * 0.05)} ${n1(k * 0.6)} ${n1(k * 0.3)} ${n1(k * 1.2)}z`;
  }
  for (const [i, tone] of tones.entries()) {
    path(s, d[i] ?? '', tone, 'opacity=".55"');
  }
};

/** Rough smooth-edged patch, for puddles, snow banks or shrubs of ground cover. */
export const patch = (
  s: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): void => {
  const pts: P2[] = [];
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2;
    const r = s.rng.range(0.8, 1.12);
    pts.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]);
  }
  path(s, smooth(pts), fill, extra);
};
