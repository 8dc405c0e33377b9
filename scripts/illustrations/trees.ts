import type { P2, V3 } from './camera.ts';
import { faded, lit } from './mood.ts';
import { darken, lighten, mix } from './palette.ts';
import type { Stage } from './stage.ts';
import { ellipse, n1, path, ring, scallops, smooth, stroke } from './svg.ts';

/** Outline of a leafy clump: a ring of small scallops. */
const clump = (s: Stage, x: number, y: number, r: number, leaves: number): string => {
  const start = s.rng.range(0, Math.PI);
  const pts: P2[] = [];
  for (let i = 0; i < leaves; i += 1) {
    const a = start + (i / leaves) * Math.PI * 2;
    const rr = r * s.rng.range(0.86, 1.06);
    pts.push([x + Math.cos(a) * rr, y + Math.sin(a) * rr * 0.9]);
  }
  return scallops(pts, [x, y], (r * Math.PI * 0.95) / leaves);
};

type TreeLook = {
  readonly color?: string;
  /** 0 near to 1 gone into haze. */
  readonly haze?: number;
  /** Crown width over crown height. */
  readonly spread?: number;
};

/** Crown of leaves in three tones, lit from the upper left. @param r half height, user units */
const crown = (s: Stage, x: number, y: number, r: number, look: TreeLook): void => {
  const color = look.color ?? s.mood.leaf;
  const tone = (b: number): string => faded(s.mood, lit(s.mood, color, b), look.haze ?? 0);
  const lobes: Array<readonly [number, number, number]> = [];
  const spread = look.spread ?? 1;
  const count = r > 60 ? 17 : r > 25 ? 12 : 7;
  for (let i = 0; i < count; i += 1) {
    const a = i * 2.4 + s.rng.range(-0.25, 0.25);
    const out = 0.74 * Math.sqrt((i + 0.3) / count);
    // The foot of a crown is narrower and flatter than its head.
    const [dx, dy] = [Math.cos(a) * out, Math.sin(a) * out];
    lobes.push([x + dx * r * spread * (dy > 0.3 ? 0.85 : 1), y + dy * r * (dy > 0 ? 0.8 : 1), r * s.rng.range(0.27, 0.42)]);
  }
  const leaves = Math.max(7, Math.min(17, Math.round(r / 5)));
  const grow = (k: number, dx: number, dy: number, keep: (x: number, y: number) => boolean): string =>
    lobes.filter(([lx, ly]) => keep((lx - x) / r, (ly - y) / r))
      .map(([lx, ly, lr]) => clump(s, lx + lr * dx, ly + lr * dy, lr * k, leaves)).join('');
  path(s, grow(1, 0, 0, () => true), darken(tone(0.2), 0.14));
  path(s, grow(0.86, -0.16, -0.18, (dx, dy) => dx + dy < 0.75), tone(0.4));
  path(s, grow(0.66, -0.26, -0.34, (dx, dy) => dx + dy < 0.45), tone(0.66));
  path(s, grow(0.38, -0.42, -0.52, (dx, dy) => dx + dy < 0.1), tone(0.95));
  let specks = '';
  let holes = '';
  for (let i = 0; i < (r > 40 ? 34 : 8); i += 1) {
    const a = s.rng.range(0, Math.PI * 2);
    const out = r * s.rng.range(0.2, 1.02);
    const [px, py] = [x + Math.cos(a) * out * spread, y + Math.sin(a) * out * 0.86];
    if (Math.cos(a) + Math.sin(a) < 0.2) {
      specks += clump(s, px, py, r * s.rng.range(0.02, 0.055), 5);
    } else {
      holes += clump(s, px, py, r * s.rng.range(0.025, 0.06), 5);
    }
  }
  path(s, specks, lighten(tone(0.95), 0.1), 'opacity=".8"');
  path(s, holes, darken(tone(0.1), 0.2), 'opacity=".6"');
};

const shadowFoot = (s: Stage, at: V3, r: number): void => {
  const [x, y] = s.cam.project(at);
  ellipse(s, x + r * 0.75, y + r * 0.02, r * 1.1, r * 0.16, '#1b2338', `opacity="${s.mood.cast}"`);
};

/** Broadleaf tree. @param at foot in the world @param h height in feet */
export const tree = (s: Stage, at: V3, h: number, look: TreeLook = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * h;
  const bark = faded(s.mood, lit(s.mood, '#6a5646', 0.4), look.haze ?? 0);
  shadowFoot(s, at, k * 0.32);
  const w = k * 0.035;
  path(s, `M${n1(x - w)} ${n1(y)}Q${n1(x - w * 0.5)} ${n1(y - k * 0.2)} ${n1(x - w * 0.9)} ${n1(y - k * 0.45)}L${n1(x - k * 0.16)} ${n1(y - k * 0.62)}l${n1(w * 0.6)} ${n1(-w * 0.2)}L${n1(x)} ${n1(y - k * 0.45)}L${n1(x + k * 0.15)} ${n1(y - k * 0.64)}l${n1(w * 0.6)} ${n1(w * 0.3)}L${n1(x + w * 0.8)} ${n1(y - k * 0.4)}Q${n1(x + w * 0.6)} ${n1(y - k * 0.1)} ${n1(x + w * 1.5)} ${n1(y)}z`, bark);
  path(s, `M${n1(x - w)} ${n1(y)}Q${n1(x - w * 0.5)} ${n1(y - k * 0.2)} ${n1(x - w * 0.9)} ${n1(y - k * 0.45)}h${n1(w * 0.5)}Q${n1(x)} ${n1(y - k * 0.2)} ${n1(x - w * 0.2)} ${n1(y)}z`, lighten(bark, 0.25));
  crown(s, x, y - k * 0.62, k * 0.4, { spread: 0.92, ...look });
};

/** Foundation shrub. @param w width in feet */
export const shrub = (s: Stage, at: V3, w: number, look: TreeLook = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * w;
  ellipse(s, x + k * 0.12, y, k * 0.58, k * 0.1, '#1b2338', `opacity="${s.mood.cast}"`);
  crown(s, x, y - k * 0.28, k * 0.4, { spread: 1.25, ...look });
};

/** Spruce or pine with drooping tiers; snow = true whitens the boughs. */
export const conifer = (s: Stage, at: V3, h: number, look: TreeLook & { readonly snow?: boolean } = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * h;
  const color = look.color ?? mix(s.mood.leaf, '#2f5245', 0.7);
  const tone = (c: string, b: number): string => faded(s.mood, lit(s.mood, c, b), look.haze ?? 0);
  shadowFoot(s, at, k * 0.22);
  path(s, `M${n1(x - k * 0.015)} ${n1(y)}v${n1(-k * 0.2)}h${n1(k * 0.03)}v${n1(k * 0.2)}z`, tone('#5a493c', 0.3));
  const tiers = 8;
  const layer = (dx: number, cut: number): string => {
    let d = '';
    for (let i = 0; i < tiers; i += 1) {
      const t = i / tiers;
      const top = y - k * (1 - t * 0.86);
      const low = y - k * (0.84 - t * 0.8);
      const half = k * (0.05 + 0.19 * (t + 0.12)) * cut;
      const pts: P2[] = [[x + dx * half, top - k * 0.02]];
      const steps = 7;
      for (let j = 0; j <= steps; j += 1) {
        const u = 1 - (2 * j) / steps;
        pts.push([x + dx * half + u * half, low - Math.abs(u) * k * 0.035 + s.rng.range(-0.008, 0.012) * k]);
        if (j < steps) {
          pts.push([x + dx * half + (u - 1 / steps) * half, low - k * 0.035]);
        }
      }
      d += ring(pts);
    }
    return d;
  };
  path(s, layer(0, 1), darken(tone(color, 0.2), 0.1));
  path(s, layer(-0.22, 0.7), tone(color, 0.55));
  path(s, layer(-0.42, 0.4), look.snow === true ? tone('#ffffff', 0.9) : tone(color, 0.85));
};

/** Leafless tree. @param depth how many times the branches fork */
export const bareTree = (s: Stage, at: V3, h: number, haze = 0, depth = 6): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * h;
  const bark = faded(s.mood, lit(s.mood, '#5b4d44', 0.4), haze);
  shadowFoot(s, at, k * 0.2);
  const levels: string[] = Array.from({ length: depth + 1 }, () => '');
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const qx = px + Math.cos(angle) * length;
    const qy = py + Math.sin(angle) * length;
    levels[level] = `${levels[level] ?? ''}M${n1(px)} ${n1(py)}Q${n1((px + qx) / 2 + length * 0.06)} ${n1((py + qy) / 2)} ${n1(qx)} ${n1(qy)}`;
    if (level < depth) {
      const forks = level < 1 ? 3 : 2;
      for (let i = 0; i < forks; i += 1) {
        const bend = (i - (forks - 1) / 2) * s.rng.range(0.55, 0.95) + s.rng.range(-0.15, 0.15);
        grow(qx, qy, angle + bend, length * s.rng.range(0.68, 0.82), level + 1);
      }
    }
  };
  grow(x, y, -Math.PI / 2, k * 0.26, 0);
  levels.forEach((d, i) => stroke(s, d, bark, k * 0.04 * 0.62 ** i, 'stroke-linecap="round"'));
};

/** Low hedge or flower bed along a wall. */
export const bed = (s: Stage, from: V3, to: V3, count: number, size: number, look: TreeLook = {}): void => {
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    shrub(s, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0], size * s.rng.range(0.75, 1.2), look);
  }
};

export const leafDrift = (s: Stage, x: number, y: number, w: number, h: number, count: number, color: string): void => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [px, py, r] = [x + s.rng.range(0, w), y + s.rng.range(0, h), s.rng.range(2, 5)];
    d += smooth([[px - r, py], [px, py - r * 0.6], [px + r, py + s.rng.range(-2, 2)], [px, py + r * 0.6]]);
  }
  path(s, d, color);
};

/** Bank of trees and bushes whose crowns touch and whose foot meets the ground. @param x0,x1 feet */
export const grove = (s: Stage, x0: number, x1: number, y: number, h: number, look: TreeLook = {}): void => {
  const color = look.color ?? s.mood.leaf;
  const k = s.cam.scale([0, y, 0]) * h;
  const [, foot] = s.cam.project([0, y, 0]);
  const [xa] = s.cam.project([x0, y, 0]);
  const [xb] = s.cam.project([x1, y, 0]);
  const tone = (b: number): string => faded(s.mood, lit(s.mood, color, b), look.haze ?? 0.3);
  const lobes: Array<readonly [number, number, number]> = [];
  for (let x = xa; x < xb; x += k * 0.22) {
    const swell = 0.55 + 0.25 * Math.sin((x + y) / (k * 1.1)) + s.rng.range(-0.12, 0.16);
    lobes.push([x, foot - k * swell, k * s.rng.range(0.2, 0.3)], [x + k * 0.1, foot - k * swell * 0.5, k * s.rng.range(0.22, 0.3)],
      [x, foot - k * 0.12, k * s.rng.range(0.14, 0.2)]);
  }
  const leaves = Math.max(6, Math.min(11, Math.round(k / 10)));
  const layer = (q: number, d: number, keep: (i: number) => boolean): string =>
    lobes.filter((_, i) => keep(i)).map(([x, yy, r]) => clump(s, x - r * d, yy - r * d, r * q, leaves)).join('');
  path(s, layer(1, 0, () => true), darken(tone(0.22), 0.08));
  path(s, layer(0.72, 0.22, (i) => i % 3 !== 2), tone(0.5));
  path(s, layer(0.42, 0.42, (i) => i % 3 === 0), tone(0.82));
  ellipse(s, (xa + xb) / 2, foot + k * 0.05, (xb - xa) * 0.53, k * 0.1, '#1b2338', `opacity="${Math.round(s.mood.cast * 60) / 100}"`);
};
