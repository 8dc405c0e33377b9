import type { P2 } from './camera.ts';
import { radial, ramp } from './paint.ts';
import { mix } from './palette.ts';
import { n1, smooth } from './paths.ts';
import type { Stage } from './stage.ts';
import { ellipse, path, stroke } from './svg.ts';

/** Forked lightning from a cloud to the ground. */
export const lightning = (s: Stage, x: number, y0: number, y1: number): void => {
  const bolt = (from: P2, low: number, lean: number, steps: number): P2[] => {
    const rise = (low - from[1]) / steps;
    const pts: P2[] = [from];
    let [px, py] = from;
    for (let i = 1; i <= steps; i += 1) {
      px += rise * (lean + s.rng.range(-0.75, 0.75));
      py += rise * s.rng.range(0.75, 1.1);
      pts.push([px, Math.min(low, py)]);
    }
    return pts;
  };
  const d = (pts: readonly P2[]): string =>
    pts.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n1(px)} ${n1(py)}`).join('');
  const r = (y1 - y0) * 0.95;
  const glow = radial(s, [x, y0 + r * 0.2], r, [
    [0, '#e9ecff', 0.5],
    [0.45, '#e9ecff', 0.16],
    [1, '#e9ecff', 0],
  ]);
  ellipse(s, x, y0 + r * 0.2, r, r, glow);
  const main = bolt([x, y0], y1, -0.12, 15);
  stroke(s, d(main), '#d7ddff', 9, 'opacity=".22" stroke-linejoin="round"');
  stroke(s, d(main), '#ffffff', 2.8);
  for (const [at, lean, reach] of [
    [4, 0.7, 0.55],
    [8, -0.8, 0.4],
  ] as const) {
    const fork = main[at] ?? [x, y0];
    stroke(
      s,
      d(bolt(fork, fork[1] + (y1 - fork[1]) * reach, lean, 7)),
      '#ffffff',
      1.4,
      'opacity=".8"',
    );
  }
};

/** Funnel cloud hanging from a storm deck, with debris at its foot. */
export const funnel = (s: Stage, x: number, y0: number, y1: number, w: number): void => {
  const h = y1 - y0;
  const spine = (t: number): number => x + Math.sin(t * 2.6) * w * 0.55 - t * w * 0.6;
  const half = (t: number): number => w * (0.5 * (1 - t) ** 1.8 + 0.045);
  const left: P2[] = [];
  const right: P2[] = [];
  for (let i = 0; i <= 12; i += 1) {
    const t = i / 12;
    left.push([spine(t) - half(t) * s.rng.range(0.94, 1.08), y0 + h * t]);
    right.unshift([spine(t) + half(t) * s.rng.range(0.94, 1.08), y0 + h * t]);
  }
  const tone = mix(s.mood.cloudShade, '#3d4650', 0.5);
  path(
    s,
    smooth([...left, ...right]),
    ramp(s, [x - w / 2, 0, x + w / 2, 0], {
      0: mix(tone, '#a9aa98', 0.4),
      0.35: tone,
      1: '#1a222b',
    }),
  );
  let bands = '';
  for (let i = 1; i < 18; i += 1) {
    const t = i / 18;
    const k = half(t);
    bands += `M${n1(spine(t) - k)} ${n1(y0 + h * t - k * 0.1)}q${n1(k)} ${n1(k * 0.5)} ${n1(k * 1.8)} ${n1(-k * 0.12)}`;
  }
  stroke(s, bands, '#c3c6b8', 1.6, 'opacity=".22"');
  const [fx, fy] = [spine(1), y1];
  for (let i = 0; i < 3; i += 1) {
    ellipse(
      s,
      fx + s.rng.range(-0.1, 0.1) * w,
      fy - i * h * 0.012,
      w * (0.5 - i * 0.1),
      h * (0.045 - i * 0.008),
      mix('#4b463c', '#8b8470', i / 3),
      'opacity=".55"',
    );
  }
  let bits = '';
  for (let i = 0; i < 60; i += 1) {
    const a = s.rng.range(0, Math.PI * 2);
    const r = w * s.rng.range(0.1, 0.7);
    bits += `M${n1(fx + Math.cos(a) * r)} ${n1(fy - Math.abs(Math.sin(a)) * r * 0.5)}l${n1(s.rng.range(-5, 5))} ${n1(s.rng.range(-4, 2))}`;
  }
  stroke(s, bits, '#23221f', 2, 'opacity=".7"');
};

/** Streaks of wind with loose shingles in flight. */
export const wind = (s: Stage, count: number, y0: number, y1: number): void => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const w = s.width * s.rng.range(0.06, 0.2);
    const [x, y] = [s.rng.range(-0.1, 1) * s.width, s.rng.range(y0, y1)];
    d += `M${n1(x)} ${n1(y)}q${n1(w * 0.4)} ${n1(-w * 0.06)} ${n1(w)} ${n1(w * 0.02)}`;
  }
  stroke(s, d, '#eef2f0', 1.8, 'opacity=".35" stroke-linecap="round"');
};
