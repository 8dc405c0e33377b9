import type { P2 } from './camera.ts';
import { clipTo, ramp } from './paint.ts';
import { darken, lighten, mix } from './palette.ts';
import { n1, ring } from './paths.ts';
import { uvs } from './points.ts';
import { ridge } from './shelfCloud.ts';
import { group, type Stage } from './stage.ts';
import { path, stroke } from './svg.ts';

export type Bluff = {
  /** Canvas x of its ends. */
  readonly x: readonly [number, number];
  /** Canvas y of its crest and foot, at each end. */
  readonly top: readonly [number, number];
  readonly foot: readonly [number, number];
  /** Width of one buttress, user units. */
  readonly bay: number;
  readonly haze: number;
  readonly color?: string;
};

/** One rounded block of a bed: lit from the upper left, in shade to the right and underneath. */
const stone = (s: Stage, x: number, y: number, w: number, h: number, tone: string): void => {
  const j = (k: number): number => s.rng.range(-k, k);
  const r = Math.min(w, h) * 0.22;
  const pts = uvs(
    x,
    y + r + j(r * 0.4),
    x + r,
    y + j(r * 0.3),
    x + w * 0.5,
    y + j(h * 0.07),
    x + w - r,
    y + j(r * 0.3),
    x + w,
    y + r + j(r * 0.5),
    x + w + j(w * 0.03),
    y + h * 0.6,
    x + w - r * 0.6,
    y + h + 1,
    x + w * 0.4,
    y + h + 1 + j(h * 0.04),
    x + r * 0.5,
    y + h + 1,
    x + j(w * 0.03),
    y + h * 0.6,
  );
  const light = mix(
    tone,
    s.rng.pick(['#f6dfae', '#e0b173', '#c99a62', '#efd2a0']),
    s.rng.range(0.1, 0.4),
  );
  path(
    s,
    ring(pts),
    ramp(s, [x, y, x + w * 0.9, y + h * 0.9], {
      0: lighten(light, 0.26),
      0.55: light,
      0.82: darken(light, 0.2),
      1: darken(light, 0.4),
    }),
  );
  // Cross-bedding: a few slanting scratches.
  let d = '';
  for (let i = 0; i < 3; i += 1) {
    const [px, py] = [x + w * s.rng.range(0.08, 0.6), y + h * s.rng.range(0.25, 0.85)];
    d += `M${n1(px)} ${n1(py)}l${n1(w * s.rng.range(0.12, 0.32))} ${n1(h * s.rng.range(-0.1, 0.02))}`;
  }
  stroke(
    s,
    d,
    darken(light, 0.45),
    Math.max(0.7, h * 0.025),
    'opacity=".45" stroke-linecap="round"',
  );
};

type Shape = {
  readonly tone: string;
  readonly topAt: (x: number) => number;
  readonly footAt: (x: number) => number;
};

/** The bare rock of a bluff. */
export const rockFace = (s: Stage, o: Bluff, { tone, topAt, footAt }: Shape): void => {
  const [x0, x1] = o.x;
  const span = x1 - x0;
  const rim = Array.from({ length: 30 }, (_, k): P2 => {
    const px = x0 + (span * k) / 29;
    return [px, topAt(px) + o.bay * 0.06];
  });
  const body = ring([...rim, [x1, footAt(x1)], [x0 + o.bay * 0.1, footAt(x0)]]);
  path(
    s,
    body,
    ramp(s, [0, Math.min(...o.top), 0, Math.max(...o.foot)], {
      0: darken(tone, 0.34),
      1: darken(tone, 0.52),
    }),
  );
  // Massive beds of blocks from the crest down; the soft beds between them stay in shade.
  for (const [at, part] of [
    [0, 0.1],
    [0.115, 0.14],
    [0.275, 0.06],
    [0.35, 0.17],
    [0.545, 0.08],
    [0.635, 0.15],
    [0.81, 0.06],
    [0.885, 0.1],
  ] as const) {
    let x = x0 + o.bay * s.rng.range(-0.1, 0.06);
    while (x < x1) {
      const w = o.bay * s.rng.range(0.5, 1.2) * (part < 0.09 ? 2.2 : 1.5);
      const mid = x + w / 2;
      const deep = footAt(mid) - topAt(mid);
      const lift = o.bay * s.rng.range(-0.04, 0.04) * (at === 0 ? 2 : 1);
      stone(s, x, topAt(mid) + deep * at + lift, w + 2, deep * part - lift + deep * 0.008, tone);
      x += w;
    }
  }
  group(s, clipTo(s, body), () => {
    // Clefts that part the face into bastions, with the shade that each throws to its right.
    for (let q = s.rng.range(0.2, 0.3); q < 0.96; q += s.rng.range(0.26, 0.38)) {
      const px = x0 + span * q;
      const [top, foot] = [topAt(px) - 4, footAt(px)];
      const w = o.bay * s.rng.range(0.1, 0.17);
      const bend = ridge(s, 3, 3);
      const side = (sign: number): P2[] =>
        Array.from({ length: 9 }, (_, i): P2 => {
          const wide = w * (0.5 + s.rng.range(-0.3, 0.3)) * Math.abs(i / 8 - 0.5) * 2;
          return [px + bend(i / 8) * w * 1.6 + (sign * wide) / 2, top + ((foot - top) * i) / 8];
        });
      path(s, ring([...side(-1), ...side(1).reverse()]), darken(tone, 0.6), 'opacity=".7"');
      path(
        s,
        `M${n1(px)} ${n1(top)}h${n1(o.bay * 0.9)}L${n1(px + o.bay * 0.5)} ${n1(foot)}H${n1(px)}z`,
        ramp(s, [px, 0, px + o.bay * 0.8, 0], { 0: ['#2a2238', 0.42], 1: ['#2a2238', 0] }),
      );
    }
    path(
      s,
      body,
      ramp(s, [0, Math.min(...o.top), 0, Math.max(...o.foot)], {
        0: ['#fff0cf', 0.16],
        0.5: ['#fff0cf', 0],
        1: ['#2a2238', 0.34],
      }),
    );
  });
};
