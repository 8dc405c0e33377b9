import { lit } from './mood.ts';
import { darken, lighten, wall } from './palette.ts';
import { boxOn, grain, linesOn, polyOn, shadeOn, type Plane, type Uv } from './plane.ts';
import type { Stage } from './stage.ts';
import { linear } from './svg.ts';

/** A window or door on a wall; all sizes in feet, u and v to its lower left corner. */
export type Opening = {
  readonly kind: 'window' | 'door' | 'garage' | 'board' | 'broken';
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly shutters?: string;
  readonly color?: string;
  /** Panes across and up. */
  readonly panes?: readonly [number, number];
  readonly glow?: boolean;
  readonly trim?: string;
};

/** A row of equal windows spread evenly between two points of a wall. */
export const windowRow = (
  count: number, from: number, to: number, v: number, w: number, h: number,
  more: Partial<Opening> = {},
): Opening[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'window', v, w, h,
    u: from + ((to - from - w * count) * (i + 0.5)) / count + w * i,
    ...more,
  }));

const glass = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const top = s.cam.project(p.at(u, v + h));
  const low = s.cam.project(p.at(u + w * 0.4, v));
  const skyTone = s.mood.sky[Math.min(2, s.mood.sky.length - 1)] ?? '#9fb6c4';
  const deep = lit(s.mood, '#2c3d4c', 0.6);
  const stops = o.glow === true
    ? ([[0, '#ffe0a0'], [0.6, '#f2b45c'], [1, '#c47f3c']] as const)
    : ([[0, lighten(skyTone, 0.1)], [0.42, darken(skyTone, 0.45)], [1, deep]] as const);
  boxOn(s, p, u, v, w, h, linear(s, top, low, stops));
  const [gu] = grain(s, p, u, v);
  if (gu * w < 24) {
    return;
  }
  // Curtains inside, then the slanted glint that makes flat glass read as glass.
  const cloth = o.glow === true ? '#fff0cf' : '#dfe5e6';
  polyOn(s, p, [[u, v], [u, v + h], [u + w * 0.24, v + h], [u + w * 0.13, v]], cloth, 'opacity=".3"');
  polyOn(s, p, [[u + w, v], [u + w, v + h], [u + w * 0.76, v + h], [u + w * 0.87, v]], cloth, 'opacity=".24"');
  polyOn(s, p, [[u + w * 0.3, v], [u + w * 0.5, v], [u + w * 0.86, v + h], [u + w * 0.6, v + h]],
    '#ffffff', 'opacity=".17"');
};

const windowOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const trim = shadeOn(s, p, o.trim ?? wall.white);
  if (o.shutters !== undefined) {
    const tone = shadeOn(s, p, o.shutters);
    const [gs] = grain(s, p, u, v);
    for (const at of [u - 0.35 - w * 0.42, u + w + 0.35]) {
      boxOn(s, p, at, v, w * 0.42, h, tone);
      const slats = Array.from({ length: 7 }, (_, i): Uv[] => [
        [at + 0.12, v + (h * (i + 0.6)) / 7], [at + w * 0.42 - 0.12, v + (h * (i + 0.6)) / 7],
      ]);
      linesOn(s, p, gs > 9 ? slats : [], darken(tone, 0.4), 0.9);
    }
  }
  boxOn(s, p, u - 0.3, v - 0.3, w + 0.6, h + 0.65, trim);
  boxOn(s, p, u - 0.3, v + h + 0.05, w + 0.6, 0.3, lighten(trim, 0.3));
  glass(s, p, o);
  boxOn(s, p, u, v + h - 0.28, w, 0.28, '#1b2338', 'opacity=".35"');
  const [gu] = grain(s, p, u, v);
  const [across, up] = o.panes ?? [2, 2];
  const bars: Uv[][] = [];
  for (let i = 1; i < across; i += 1) {
    bars.push([[u + (w * i) / across, v], [u + (w * i) / across, v + h]]);
  }
  for (let i = 1; i < up; i += 1) {
    bars.push([[u, v + (h * i) / up], [u + w, v + (h * i) / up]]);
  }
  linesOn(s, p, bars, trim, Math.max(0.8, gu * 0.14));
  boxOn(s, p, u - 0.45, v - 0.5, w + 0.9, 0.28, lighten(trim, 0.25));
  boxOn(s, p, u - 0.4, v - 0.85, w + 0.8, 0.35, '#1b2338', 'opacity=".2"');
};

const doorOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const tone = shadeOn(s, p, o.color ?? '#7d2a24');
  boxOn(s, p, u - 0.4, v, w + 0.8, h + 0.5, shadeOn(s, p, o.trim ?? wall.white));
  boxOn(s, p, u, v, w, h, tone);
  for (const [du, dv, pw, ph] of [[0.14, 0.08, 0.3, 0.34], [0.56, 0.08, 0.3, 0.34]] as const) {
    boxOn(s, p, u + w * du, v + h * dv, w * pw, h * ph, darken(tone, 0.22));
  }
  glass(s, p, { ...o, u: u + w * 0.18, v: v + h * 0.54, w: w * 0.64, h: h * 0.36 });
  boxOn(s, p, u, v + h - 0.3, w, 0.3, '#1b2338', 'opacity=".4"');
  boxOn(s, p, u + w * 0.86, v + h * 0.46, 0.14, 0.3, '#e8c27a');
};

const garageOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const tone = shadeOn(s, p, o.color ?? wall.white);
  boxOn(s, p, u - 0.4, v, w + 0.8, h + 0.45, shadeOn(s, p, o.trim ?? wall.white));
  boxOn(s, p, u, v, w, h, darken(tone, 0.06));
  const columns = Math.max(2, Math.round(w / 4));
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < columns; i += 1) {
      const box = [u + (w * (i + 0.1)) / columns, v + (h * (row + 0.15)) / 4] as const;
      const size = [(w * 0.8) / columns, (h * 0.68) / 4] as const;
      if (row === 3) {
        glass(s, p, { ...o, u: box[0], v: box[1], w: size[0], h: size[1] });
      } else {
        boxOn(s, p, box[0], box[1], size[0], size[1], darken(tone, 0.13));
        boxOn(s, p, box[0] + 0.1, box[1], size[0] - 0.1, size[1] - 0.14, tone);
      }
    }
  }
  boxOn(s, p, u, v + h - 0.4, w, 0.4, '#1b2338', 'opacity=".35"');
};

const boardOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  boxOn(s, p, u - 0.3, v - 0.3, w + 0.6, h + 0.6, '#2a2523');
  const ply = shadeOn(s, p, '#c39a63');
  boxOn(s, p, u - 0.1, v - 0.1, w + 0.2, h + 0.2, ply);
  const veins = Array.from({ length: 9 }, (_, i): Uv[] => {
    const at = v + (h * (i + s.rng.range(0.2, 0.8))) / 9;
    return [[u, at], [u + w * s.rng.range(0.4, 1), at + s.rng.range(-0.08, 0.08)]];
  });
  linesOn(s, p, veins, darken(ply, 0.3), 1, 'opacity=".6"');
  linesOn(s, p, [[[u + w / 2, v - 0.1], [u + w / 2, v + h + 0.1]]], darken(ply, 0.5), 1.2);
};

/** Draws one opening on its wall. */
export const opening = (s: Stage, p: Plane, o: Opening): void => {
  if (o.kind === 'door') {
    doorOn(s, p, o);
  } else if (o.kind === 'garage') {
    garageOn(s, p, o);
  } else if (o.kind === 'board') {
    boardOn(s, p, o);
  } else {
    windowOn(s, p, o);
    if (o.kind === 'broken') {
      const { u, v, w, h } = o;
      polyOn(s, p, [
        [u + w * 0.2, v + h * 0.6], [u + w * 0.42, v + h * 0.78], [u + w * 0.5, v + h * 0.95],
        [u + w * 0.66, v + h * 0.74], [u + w * 0.92, v + h * 0.62], [u + w * 0.7, v + h * 0.52],
        [u + w * 0.62, v + h * 0.3], [u + w * 0.46, v + h * 0.48],
      ], '#10161c');
    }
  }
};
