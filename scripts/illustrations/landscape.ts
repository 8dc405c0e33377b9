import { faded, lit } from './mood.ts';
import { ramp } from './paint.ts';
import { darken, lighten, mix } from './palette.ts';
import { n1 } from './paths.ts';
import { v3s } from './points.ts';
import type { Stage } from './stage.ts';
import { face, path, stroke } from './svg.ts';

/** Silhouette of distant woods or hills. @param h height over the horizon, user units @param t haze */
export const treeline = (
  s: Stage,
  y: number,
  h: number,
  t: number,
  color: string = s.mood.leaf,
  rough = 1,
): void => {
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
  path(
    s,
    `${parts.join('')}V${n1(y + 6)}z`,
    ramp(s, [0, y - h, 0, y], { 0: lighten(tone, 0.08), 1: faded(s.mood, tone, 0.35) }),
  );
};

/** Soft rolling hill. @param crest canvas y at left, middle and right */
export const hill = (
  s: Stage,
  crest: readonly [number, number, number],
  color: string,
  t: number,
): void => {
  const [a, b, c] = crest;
  const tone = faded(s.mood, lit(s.mood, color, 0.75), t);
  const d = `M0 ${n1(a)}C${n1(s.width * 0.2)} ${n1(a + (b - a) * 0.1)} ${n1(s.width * 0.3)} ${n1(b)} ${n1(s.width * 0.5)} ${n1(b)}S${n1(s.width * 0.8)} ${n1(c)} ${s.width} ${n1(c)}V${s.height}H0z`;
  path(
    s,
    d,
    ramp(s, [0, Math.min(a, b, c), s.width * 0.1, Math.min(a, b, c) + s.height * 0.3], {
      0: lighten(tone, 0.12),
      1: darken(tone, 0.14),
    }),
  );
};

/** Crop rows of a field, converging on the horizon. */
export const cropRows = (
  s: Stage,
  y0: number,
  y1: number,
  x0: number,
  x1: number,
  step: number,
  color: string,
): void => {
  const tone = lit(s.mood, color, 0.8);
  for (let x = x0; x < x1; x += step) {
    face(
      s,
      v3s(x, y0, 0, x + step * 0.45, y0, 0, x + step * 0.45, y1, 0, x, y1, 0),
      tone,
      'opacity=".6"',
    );
  }
};

/** Still or slow water with sky sheen and glints. @param d outline path data */
export const water = (s: Stage, d: string, y0: number, y1: number, glints = 60): void => {
  const skyLow = s.mood.sky.at(-1) ?? '#ccdde6';
  const skyHigh = s.mood.sky[1] ?? '#6f9dbd';
  path(
    s,
    d,
    ramp(s, [0, y0, 0, y1], {
      0: mix(skyLow, '#6f93a6', 0.25),
      0.4: mix(skyHigh, '#5c86a0', 0.45),
      1: darken(skyHigh, 0.42),
    }),
  );
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
