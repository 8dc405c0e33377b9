import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { ramp } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { n1 } from './paths.ts';
import { groundShadow } from './shadow.ts';
import type { Stage } from './stage.ts';
import { ellipse, face, path, wire } from './svg.ts';

/** Tower silo with bands and a dome. @param r radius  @param h wall height, feet */
export const silo = (
  s: Stage,
  at: V3,
  r: number,
  h: number,
  color = '#c9c5bb',
  dome = '#9aa4ab',
): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at);
  const [pr, ph] = [r * k, h * k];
  const tone = lit(s.mood, color, 0.8);
  groundShadow(s, [
    [at[0] - r, at[1], 0],
    [at[0] + r, at[1], 0],
    [at[0] - r, at[1], h],
    [at[0] + r, at[1], h],
  ]);
  const round = (c: string): string =>
    ramp(s, [x - pr, 0, x + pr, 0], {
      0: darken(c, 0.06),
      0.28: lighten(c, 0.25),
      0.62: c,
      1: darken(c, 0.42),
    });
  path(
    s,
    `M${n1(x - pr)} ${n1(y)}v${n1(-ph)}h${n1(pr * 2)}v${n1(ph)}q${n1(-pr)} ${n1(pr * 0.1)} ${n1(-pr * 2)} 0z`,
    round(tone),
  );
  for (let z = 2.2; z < h; z += 2.4) {
    const yy = y - z * k;
    path(
      s,
      `M${n1(x - pr)} ${n1(yy)}q${n1(pr)} ${n1(pr * 0.08)} ${n1(pr * 2)} 0v1q${n1(-pr)} ${n1(pr * 0.08)} ${n1(-pr * 2)} 0z`,
      darken(tone, 0.45),
      'opacity=".45"',
    );
  }
  path(
    s,
    `M${n1(x - pr * 1.04)} ${n1(y - ph)}a${n1(pr * 1.04)} ${n1(pr * 0.9)} 0 0 1 ${n1(pr * 2.08)} 0q${n1(-pr)} ${n1(pr * 0.14)} ${n1(-pr * 2.08)} 0z`,
    round(lit(s.mood, dome, 0.85)),
  );
  path(
    s,
    `M${n1(x + pr * 0.35)} ${n1(y)}v${n1(-ph)}h${n1(pr * 0.22)}v${n1(ph)}z`,
    darken(tone, 0.35),
    'opacity=".5"',
  );
  ellipse(s, x - pr * 0.3, y - ph - pr * 0.5, pr * 0.2, pr * 0.12, '#ffffff', 'opacity=".35"');
};

/** Board fence between two points. */
export const fence = (s: Stage, a: V3, b: V3, posts: number, color = '#efe9dd'): void => {
  const tone = lit(s.mood, color, 0.75);
  for (let i = 0; i <= posts; i += 1) {
    const t = i / posts;
    const p: V3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0];
    const k = s.cam.scale(p);
    wire(s, [p, [p[0], p[1], 4.2]], tone, k * 0.4);
  }
  for (const z of [1.2, 2.5, 3.8]) {
    face(
      s,
      [
        [a[0], a[1], z],
        [b[0], b[1], z],
        [b[0], b[1], z - 0.4],
        [a[0], a[1], z - 0.4],
      ],
      tone,
    );
    face(
      s,
      [
        [a[0], a[1], z - 0.28],
        [b[0], b[1], z - 0.28],
        [b[0], b[1], z - 0.4],
        [a[0], a[1], z - 0.4],
      ],
      darken(tone, 0.25),
    );
  }
};

/** Line of utility poles with hanging wires. */
export const powerLine = (s: Stage, points: readonly V3[], h = 32): void => {
  const tone = lit(s.mood, '#5b4a3d', 0.35);
  points.forEach((p, i) => {
    const k = s.cam.scale(p);
    wire(s, [p, [p[0], p[1], h]], tone, k * 0.8);
    wire(
      s,
      [
        [p[0] - 4, p[1], h - 2],
        [p[0] + 4, p[1], h - 2],
      ],
      tone,
      k * 0.5,
    );
    const next = points[i + 1];
    if (next !== undefined) {
      for (const dx of [-3.6, 0, 3.6]) {
        const a = s.cam.project([p[0] + dx, p[1], h - 1.6]);
        const b = s.cam.project([next[0] + dx, next[1], h - 1.6]);
        const sag = Math.abs(b[0] - a[0]) * 0.05 + k * 1.2;
        path(
          s,
          `M${n1(a[0])} ${n1(a[1])}Q${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2 + sag)} ${n1(b[0])} ${n1(b[1])}`,
          'none',
          `stroke="${tone}" stroke-width="${n1(Math.max(0.7, k * 0.08))}" opacity=".8"`,
        );
      }
    }
  });
};
