import type { V3 } from './camera.ts';
import { n1 } from './paths.ts';
import type { Stage } from './stage.ts';
import { path, stroke } from './svg.ts';

/** Rain in fine slanting strokes. */
export const rain = (s: Stage, count: number, slant = -0.3, opacity = 0.3): void => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const l = s.rng.range(14, 46);
    d += `M${n1(s.rng.range(-40, s.width + 80))} ${n1(s.rng.range(-20, s.height))}l${n1(slant * l)} ${n1(l)}`;
  }
  stroke(s, d, '#dbe6ec', 1.3, `opacity="${opacity}" stroke-linecap="round"`);
};

/** Falling snow. */
export const snowfall = (s: Stage, count: number): void => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const r = 0.9 + s.rng.next() ** 3 * 4;
    d += `M${n1(s.rng.range(0, s.width))} ${n1(s.rng.range(0, s.height))}a${n1(r)} ${n1(r)} 0 1 0 .1 0z`;
  }
  path(s, d, '#ffffff', 'opacity=".75"');
};

/** Icicles hanging from a line of world points. @param long greatest length, feet */
export const icicles = (s: Stage, a: V3, b: V3, count: number, long: number): void => {
  let body = '';
  let shine = '';
  for (let i = 0; i < count; i += 1) {
    const t = (i + s.rng.range(0.1, 0.9)) / count;
    const p: V3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    const [x, y] = s.cam.project(p);
    const k = s.cam.scale(p);
    const l = k * long * (0.2 + 0.8 * s.rng.next() ** 1.7) * (0.7 + 0.3 * Math.sin(t * 21));
    const w = k * s.rng.range(0.1, 0.22);
    body += `M${n1(x - w)} ${n1(y)}q${n1(w * 0.5)} ${n1(l * 0.5)} ${n1(w)} ${n1(l)}q${n1(w * 0.6)} ${n1(-l * 0.5)} ${n1(w)} ${n1(-l)}z`;
    shine += `M${n1(x - w * 0.4)} ${n1(y)}q${n1(w * 0.2)} ${n1(l * 0.4)} ${n1(w * 0.35)} ${n1(l * 0.7)}`;
  }
  path(s, body, '#b9d6e8', 'opacity=".92"');
  stroke(s, shine, '#ffffff', 1.3, 'opacity=".85"');
};
