import type { P2, V3 } from './camera.ts';
import { ring } from './paths.ts';
import { lightDirection } from './plane.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';

const hull = (points: readonly P2[]): P2[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P2[]): P2[] => {
    const out: P2[] = [];
    for (const p of list) {
      for (let a = out.at(-2), b = out.at(-1); a !== undefined && b !== undefined; ) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) {
          break;
        }
        out.pop();
        [a, b] = [out.at(-2), out.at(-1)];
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

/** Shadow that a set of points throws on the ground. */
export const groundShadow = (s: Stage, points: readonly V3[], strength = 1): void => {
  const flat = points.map((p) => {
    const t = p[2] / lightDirection[2];
    return s.cam.project([p[0] - lightDirection[0] * t, p[1] - lightDirection[1] * t * 0.35, 0]);
  });
  path(
    s,
    ring(hull(flat)),
    '#1b2338',
    `opacity="${Math.round(s.mood.cast * strength * 100) / 100}"`,
  );
};
