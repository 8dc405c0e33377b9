import type { P2 } from './camera.ts';
import { n1 } from './paths.ts';
import type { Worker } from './people.ts';
import type { Stage } from './stage.ts';
import { path, stroke } from './svg.ts';

export const limb = (s: Stage, points: readonly P2[], color: string, w: number): void => {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n1(x)} ${n1(y)}`).join('');
  stroke(s, d, color, w, 'stroke-linecap="round" stroke-linejoin="round"');
};

export const tools = (
  s: Stage,
  kind: NonNullable<Worker['tool']>,
  hand: P2,
  head: P2,
  k: number,
): void => {
  const [x, y] = hand;
  if (kind === 'hammer') {
    limb(
      s,
      [
        [x, y],
        [x + k * 0.1, y - k * 0.1],
      ],
      '#8a6a48',
      k * 0.022,
    );
    limb(
      s,
      [
        [x + k * 0.075, y - k * 0.13],
        [x + k * 0.14, y - k * 0.07],
      ],
      '#47505a',
      k * 0.035,
    );
  } else if (kind === 'nailer') {
    path(
      s,
      `M${n1(x - k * 0.03)} ${n1(y - k * 0.05)}h${n1(k * 0.13)}v${n1(k * 0.05)}h${n1(-k * 0.04)}v${n1(k * 0.09)}h${n1(-k * 0.04)}v${n1(-k * 0.07)}h${n1(-k * 0.05)}z`,
      '#b3261e',
    );
    path(
      s,
      `M${n1(x + k * 0.06)} ${n1(y)}v${n1(k * 0.1)}h${n1(k * 0.03)}v${n1(-k * 0.1)}z`,
      '#39424b',
    );
  } else if (kind === 'clipboard') {
    path(
      s,
      `M${n1(x - k * 0.03)} ${n1(y + k * 0.02)}l${n1(k * 0.09)} ${n1(-k * 0.13)}l${n1(k * 0.05)} ${n1(k * 0.03)}l${n1(-k * 0.09)} ${n1(k * 0.13)}z`,
      '#8a6a48',
    );
    path(
      s,
      `M${n1(x - k * 0.015)} ${n1(y + k * 0.01)}l${n1(k * 0.07)} ${n1(-k * 0.105)}l${n1(k * 0.035)} ${n1(k * 0.02)}l${n1(-k * 0.07)} ${n1(k * 0.105)}z`,
      '#faf7f2',
    );
  } else if (kind === 'bundle') {
    const [hx, hy] = head;
    path(
      s,
      `M${n1(hx - k * 0.3)} ${n1(hy - k * 0.05)}l${n1(k * 0.44)} ${n1(-k * 0.05)}l${n1(k * 0.02)} ${n1(k * 0.09)}l${n1(-k * 0.44)} ${n1(k * 0.05)}z`,
      '#4d545d',
    );
    path(
      s,
      `M${n1(hx - k * 0.18)} ${n1(hy - k * 0.065)}l${n1(k * 0.16)} ${n1(-k * 0.018)}l${n1(k * 0.02)} ${n1(k * 0.09)}l${n1(-k * 0.16)} ${n1(k * 0.018)}z`,
      '#b3261e',
    );
  } else if (kind === 'camera') {
    path(
      s,
      `M${n1(x - k * 0.02)} ${n1(y - k * 0.04)}h${n1(k * 0.05)}v${n1(k * 0.08)}h${n1(-k * 0.05)}z`,
      '#202a33',
    );
  } else {
    limb(
      s,
      [
        [x, y],
        [x + k * 0.06, y + k * 0.04],
      ],
      '#f4f0e6',
      k * 0.02,
    );
  }
};
