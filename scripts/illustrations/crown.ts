import type { P2 } from './camera.ts';
import { faded, lit } from './mood.ts';
import { darken, lighten } from './palette.ts';
import { scallops } from './paths.ts';
import { type Stage, shows } from './stage.ts';
import { path } from './svg.ts';

/** Outline of a leafy clump: a ring of small scallops. */
export const clump = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  leaves: number,
  thin = false,
): string => {
  const start = s.rng.range(0, Math.PI);
  const pts: P2[] = [];
  for (let i = 0; i < leaves; i += 1) {
    const a = start + (i / leaves) * Math.PI * 2;
    const rr = r * s.rng.range(0.86, 1.06);
    pts.push([x + Math.cos(a) * rr, y + Math.sin(a) * rr * 0.9]);
  }
  const kept = thin ? pts.filter((_, i) => i % 2 === 0) : pts;
  // Off the canvas nothing is written, though the random numbers are used up all the same.
  return shows(s, pts, r) ? scallops(kept, [x, y], (r * Math.PI * 0.95) / kept.length) : '';
};

export type TreeLook = {
  readonly color?: string;
  /** 0 near to 1 gone into haze. */
  readonly haze?: number;
  /** Crown width over crown height. */
  readonly spread?: number;
};

type Lobe = readonly [x: number, y: number, r: number];

/** Clumps spread over a crown, evenly by the golden angle. */
const spreadLobes = (s: Stage, x: number, y: number, r: number, spread: number): Lobe[] => {
  const lobes: Lobe[] = [];
  const count = [7, 11, 15][Number(r > 25) + Number(r > 60)] ?? 7;
  for (let i = 0; i < count; i += 1) {
    const a = i * 2.4 + s.rng.range(-0.25, 0.25);
    const out = 0.74 * Math.sqrt((i + 0.3) / count);
    // The foot of a crown is narrower and flatter than its head.
    const [dx, dy] = [Math.cos(a) * out, Math.sin(a) * out];
    lobes.push([
      x + dx * r * spread * (dy > 0.3 ? 0.85 : 1),
      y + dy * r * (dy > 0 ? 0.8 : 1),
      r * s.rng.range(0.27, 0.42),
    ]);
  }
  return lobes;
};

/** Crown of leaves in three tones, lit from the upper left. @param r half height, user units */
export const crown = (s: Stage, x: number, y: number, r: number, look: TreeLook): void => {
  const color = look.color ?? s.mood.leaf;
  const tone = (b: number): string => faded(s.mood, lit(s.mood, color, b), look.haze ?? 0);
  const spread = look.spread ?? 1;
  const lobes = spreadLobes(s, x, y, r, spread);
  const leaves = Math.max(7, Math.min(14, Math.round(r / 6)));
  // Distant crowns show half the leaves.
  const haze = look.haze ?? 0;
  const far = haze >= 0.1 && leaves > 9;
  const grow = (
    k: number,
    dx: number,
    dy: number,
    keep: (x: number, y: number) => boolean,
  ): string =>
    lobes
      .filter(([lx, ly]) => keep((lx - x) / r, (ly - y) / r))
      .map(([lx, ly, lr]) => clump(s, lx + lr * dx, ly + lr * dy, lr * k, leaves, far))
      .join('');
  path(
    s,
    grow(1, 0, 0, () => true),
    darken(tone(0.2), 0.14),
  );
  path(
    s,
    grow(0.86, -0.16, -0.18, (dx, dy) => dx + dy < 0.75),
    tone(0.4),
  );
  path(
    s,
    grow(0.66, -0.26, -0.34, (dx, dy) => dx + dy < 0.45),
    tone(0.66),
  );
  path(
    s,
    grow(0.38, -0.42, -0.52, (dx, dy) => dx + dy < 0.1),
    tone(0.95),
  );
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
  if (haze > 0.2) {
    return;
  }
  path(s, specks, lighten(tone(0.95), 0.1), 'opacity=".8"');
  path(s, holes, darken(tone(0.1), 0.2), 'opacity=".6"');
};
