import { n1 } from './paths.ts';
import type { Plane } from './plane.ts';
import type { Stage } from './stage.ts';
import { ellipse, path, stroke } from './svg.ts';

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
export const hailOn = (
  s: Stage,
  p: Plane,
  w: number,
  l: number,
  stones: number,
  bruises: number,
): void => {
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
