import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { darken } from './palette.ts';
import { track } from './paths.ts';
import type { Stage } from './stage.ts';
import { stroke, wire } from './svg.ts';

/** Extension ladder between two world points. @param gap rail spacing, feet */
export const ladder = (s: Stage, foot: V3, head: V3, gap = 1.5, color = '#c9ced2'): void => {
  const k = s.cam.scale(foot);
  const tone = lit(s.mood, color, 0.85);
  const rail = (dx: number): V3[] => [
    [foot[0] + dx, foot[1], foot[2]],
    [head[0] + dx, head[1], head[2]],
  ];
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1], head[2] - foot[2]);
  const rungs: string[] = [];
  for (let t = 1 / length; t < 1; t += 1 / length) {
    const at = (dx: number): V3 => [
      foot[0] + (head[0] - foot[0]) * t + dx,
      foot[1] + (head[1] - foot[1]) * t,
      foot[2] + (head[2] - foot[2]) * t,
    ];
    rungs.push(track([s.cam.project(at(0)), s.cam.project(at(gap))]));
  }
  stroke(s, rungs.join(''), darken(tone, 0.2), k * 0.13);
  for (const dx of [0, gap]) {
    wire(s, rail(dx), darken(tone, 0.45), k * 0.26);
    wire(s, rail(dx), tone, k * 0.17);
  }
};

/** Rope from an anchor to a worker, hanging slack. */
export const lifeline = (s: Stage, a: V3, b: V3, sag = 0.8): void => {
  const [p, q] = [s.cam.project(a), s.cam.project(b)];
  const k = s.cam.scale(a) * sag;
  stroke(
    s,
    `M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2 + k).toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}`,
    '#e8a33d',
    1.8,
  );
};
