import type { P2, V3 } from './camera.ts';
import { mix } from './palette.ts';
import { boxesOn, type Plane } from './plane.ts';
import type { Stage } from './stage.ts';
import { ellipse, linear, n1, path, radial, smooth, stroke } from './svg.ts';

/** Hail stones falling, with streaks. @param slant horizontal travel per unit of fall */
export const hail = (s: Stage, count: number, slant = -0.35, top = 0, low = s.height): void => {
  let streak = '';
  let far = '';
  for (let i = 0; i < count; i += 1) {
    const z = s.rng.next() ** 2;
    const r = 1.6 + z * 7;
    const x = s.rng.range(-40, s.width + 60);
    const y = s.rng.range(top, low);
    const l = r * s.rng.range(5, 9);
    streak += `M${n1(x)} ${n1(y)}l${n1(-slant * l)} ${n1(-l)}`;
    if (r < 4) {
      far += `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-r * 2)} 0z`;
    } else {
      ellipse(s, x, y, r, r * 1.05, '#dfe8ee', 'opacity=".95"');
      ellipse(s, x - r * 0.25, y - r * 0.3, r * 0.55, r * 0.5, '#ffffff');
    }
  }
  path(s, far, '#eef3f6', 'opacity=".8"');
  stroke(s, streak, '#e9f0f3', 1.4, 'opacity=".34" stroke-linecap="round"');
};

/** Hail stones lying on a roof plane, and the bruises they leave. */
export const hailOn = (s: Stage, p: Plane, w: number, l: number, stones: number, bruises: number): void => {
  for (let i = 0; i < bruises; i += 1) {
    const at = p.at(s.rng.range(0, w), s.rng.range(0, l));
    const [x, y] = s.cam.project(at);
    const r = s.cam.scale(at) * s.rng.range(0.12, 0.26);
    ellipse(s, x, y, r * 1.2, r * 0.7, '#12171d', 'opacity=".55"');
    ellipse(s, x + r * 0.2, y + r * 0.2, r * 0.9, r * 0.4, '#a7a59c', 'opacity=".4"');
  }
  for (let i = 0; i < stones; i += 1) {
    const at = p.at(s.rng.range(0, w), s.rng.range(0, l));
    const [x, y] = s.cam.project(at);
    const r = s.cam.scale(at) * s.rng.range(0.07, 0.17);
    ellipse(s, x + r * 0.5, y + r * 0.3, r * 1.2, r * 0.6, '#10161c', 'opacity=".4"');
    ellipse(s, x, y - r * 0.4, r, r, '#d9e3ea');
    ellipse(s, x - r * 0.25, y - r * 0.65, r * 0.5, r * 0.45, '#ffffff');
  }
};

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

/** Forked lightning from a cloud to the ground. */
export const lightning = (s: Stage, x: number, y0: number, y1: number): void => {
  const bolt = (bx: number, b0: number, b1: number, sway: number): P2[] => {
    const pts: P2[] = [[bx, b0]];
    let px = bx;
    for (let i = 1; i <= 9; i += 1) {
      px += s.rng.range(-sway, sway * 0.9);
      pts.push([px, b0 + ((b1 - b0) * i) / 9]);
    }
    return pts;
  };
  const main = bolt(x, y0, y1, s.width * 0.016);
  const d = (pts: readonly P2[]): string => pts.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n1(px)} ${n1(py)}`).join('');
  ellipse(s, x, y0 + (y1 - y0) * 0.2, s.width * 0.2, (y1 - y0) * 0.6, radial(s, [x, y0 + (y1 - y0) * 0.2], s.width * 0.2, [[0, '#e9ecff', 0.45], [1, '#e9ecff', 0]]));
  stroke(s, d(main), '#d7ddff', 7, 'opacity=".35" stroke-linejoin="round"');
  stroke(s, d(main), '#ffffff', 2.6, 'stroke-linejoin="miter"');
  const fork = main[4];
  if (fork !== undefined) {
    stroke(s, d(bolt(fork[0], fork[1], fork[1] + (y1 - fork[1]) * 0.7, s.width * 0.022)), '#ffffff', 1.4, 'opacity=".85"');
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
  path(s, smooth([...left, ...right]), linear(s, [x - w / 2, 0], [x + w / 2, 0], [[0, mix(tone, '#a9aa98', 0.4)], [0.35, tone], [1, '#1a222b']]));
  let bands = '';
  for (let i = 1; i < 18; i += 1) {
    const t = i / 18;
    const k = half(t);
    bands += `M${n1(spine(t) - k)} ${n1(y0 + h * t - k * 0.1)}q${n1(k)} ${n1(k * 0.5)} ${n1(k * 1.8)} ${n1(-k * 0.12)}`;
  }
  stroke(s, bands, '#c3c6b8', 1.6, 'opacity=".22"');
  const [fx, fy] = [spine(1), y1];
  for (let i = 0; i < 3; i += 1) {
    ellipse(s, fx + s.rng.range(-0.1, 0.1) * w, fy - i * h * 0.012, w * (0.5 - i * 0.1), h * (0.045 - i * 0.008), mix('#4b463c', '#8b8470', i / 3), 'opacity=".55"');
  }
  let bits = '';
  for (let i = 0; i < 60; i += 1) {
    const a = s.rng.range(0, Math.PI * 2);
    const r = w * s.rng.range(0.1, 0.7);
    bits += `M${n1(fx + Math.cos(a) * r)} ${n1(fy - Math.abs(Math.sin(a)) * r * 0.5)}l${n1(s.rng.range(-5, 5))} ${n1(s.rng.range(-4, 2))}`;
  }
  stroke(s, bits, '#23221f', 2, 'opacity=".7"');
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

/** Places on a roof plane where shingles are gone: felt or bare wood, with a torn edge. */
export const missing = (s: Stage, p: Plane, u: number, v: number, w: number, h: number, bare = '#a58758'): void => {
  const rows = Math.round(h / 0.5);
  const at = (u0: number, u1: number, i: number): readonly [number, number, number, number] => [u0, v + i * 0.5, u1 - u0, 0.5];
  const felt: Array<readonly [number, number, number, number]> = [];
  const wood: Array<readonly [number, number, number, number]> = [];
  for (let i = 0; i < rows; i += 1) {
    const swell = Math.sin(((i + 0.7) / (rows + 0.4)) * Math.PI) ** 0.6;
    const [l, r] = [u + w / 2 - (w / 2) * swell * s.rng.range(0.7, 1.05), u + w / 2 + (w / 2) * swell * s.rng.range(0.7, 1.05)];
    felt.push(at(l, r, i));
    if (i > 0 && i < rows - 1) {
      const m = (r - l) * s.rng.range(0.2, 0.32);
      wood.push(at(l + m, r - m * s.rng.range(0.6, 1.2), i));
    }
  }
  path(s, boxesOn(s, p, felt.map(([a, b, c, d]) => [a - 0.15, b - 0.1, c + 0.22, d + 0.2] as const)), '#12161b', 'opacity=".65"');
  path(s, boxesOn(s, p, felt), '#3d4145');
  path(s, boxesOn(s, p, wood), bare);
  path(s, boxesOn(s, p, wood.map(([a, b, c]) => [a, b, c, 0.07] as const)), '#4d3a22', 'opacity=".7"');
  path(s, boxesOn(s, p, felt.slice(-2).map(([a, b, c]) => [a - 0.1, b + 0.3, c + 0.2, 0.22] as const)), '#0f1317', 'opacity=".5"');
};

/** Steam or smoke rising as soft heaps. @param drift sideways travel, user units */
export const plume = (s: Stage, x: number, y: number, w: number, h: number, drift: number, color: string, opacity = 0.7): void => {
  for (let i = 11; i >= 0; i -= 1) {
    const t = i / 11;
    const r = w * (0.32 + 0.75 * t);
    const [px, py] = [x + drift * t ** 1.3 + s.rng.range(-0.2, 0.2) * r, y - h * t];
    ellipse(s, px, py, r, r * 0.72, linear(s, [px - r, py - r], [px + r, py + r], [[0, color], [1, mix(color, s.mood.cloudShade, 0.55)]]), `opacity="${Math.round(opacity * (1 - t * 0.72) * 100) / 100}"`);
  }
};

