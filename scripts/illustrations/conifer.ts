import type { P2, V3 } from './camera.ts';
import type { TreeLook } from './crown.ts';
import { faded, lit } from './mood.ts';
import { darken, mix } from './palette.ts';
import { n1, ring } from './paths.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';
import { shadowFoot } from './trees.ts';

/** Spruce or pine with drooping tiers; snow = true whitens the boughs. */
export const conifer = (
  s: Stage,
  at: V3,
  h: number,
  look: TreeLook & { readonly snow?: boolean } = {},
): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at) * h;
  const color = look.color ?? mix(s.mood.leaf, '#2f5245', 0.7);
  const tone = (c: string, b: number): string => faded(s.mood, lit(s.mood, c, b), look.haze ?? 0);
  shadowFoot(s, at, k * 0.22);
  path(
    s,
    `M${n1(x - k * 0.015)} ${n1(y)}v${n1(-k * 0.2)}h${n1(k * 0.03)}v${n1(k * 0.2)}z`,
    tone('#5a493c', 0.3),
  );
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
        pts.push([
          x + dx * half + u * half,
          low - Math.abs(u) * k * 0.035 + s.rng.range(-0.008, 0.012) * k,
        ]);
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
