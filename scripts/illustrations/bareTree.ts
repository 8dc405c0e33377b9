import type { V3 } from './camera.ts';
import { faded, lit } from './mood.ts';
import { n1 } from './paths.ts';
import type { Stage } from './stage.ts';
import { stroke } from './svg.ts';
import { shadowFoot } from './trees.ts';

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
    levels[level] =
      `${levels[level] ?? ''}M${n1(px)} ${n1(py)}Q${n1((px + qx) / 2 + length * 0.06)} ${n1((py + qy) / 2)} ${n1(qx)} ${n1(qy)}`;
    if (level < depth) {
      const forks = level < 1 ? 3 : 2;
      for (let i = 0; i < forks; i += 1) {
        const bend = (i - (forks - 1) / 2) * s.rng.range(0.55, 0.95) + s.rng.range(-0.15, 0.15);
        grow(qx, qy, angle + bend, length * s.rng.range(0.68, 0.82), level + 1);
      }
    }
  };
  grow(x, y, -Math.PI / 2, k * 0.26, 0);
  for (const [i, d] of levels.entries()) {
    stroke(s, d, bark, k * 0.04 * 0.62 ** i, 'stroke-linecap="round"');
  }
};
