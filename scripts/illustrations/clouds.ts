import type { P2 } from './camera.ts';
import { ramp } from './paint.ts';
import { mix } from './palette.ts';
import { n1, smooth } from './paths.ts';
import { uvs } from './points.ts';
import { draw, type Stage } from './stage.ts';
import { path } from './svg.ts';

type Puff = readonly [x: number, y: number, r: number];

/** Circles along a flat base: the body of a cumulus cloud. */
const puffs = (s: Stage, x: number, y: number, w: number, h: number): Puff[] => {
  const count = Math.max(6, Math.round(w / (h * 0.34)));
  const tilt = s.rng.range(0.35, 0.6);
  return Array.from({ length: count }, (_, i): Puff => {
    const t = (i + 0.5) / count;
    const crest = Math.max(0, 1 - Math.abs(t - tilt) / (t < tilt ? tilt : 1 - tilt)) ** 0.8;
    const r = h * (0.2 + 0.24 * crest) * s.rng.range(0.75, 1.2);
    return [x - w / 2 + r + (w - 2 * r) * t, y - r * 0.55 - crest * h * s.rng.range(0.1, 0.5), r];
  });
};

const circles = (list: readonly Puff[], k: number, dx: number, dy: number): string =>
  list
    .map(([x, y, r]) => {
      const q = r * k;
      return `M${n1(x + r * dx - q)} ${n1(y + r * dy)}a${n1(q)} ${n1(q)} 0 1 1 ${n1(q * 2)} 0a${n1(q)} ${n1(q)} 0 1 1 ${n1(-q * 2)} 0z`;
    })
    .join('');

/** One cumulus cloud, lit from the upper left. @param y its flat base */
export const cumulus = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  opacity = 1,
): void => {
  const { cloud, cloudShade } = s.mood;
  const list = puffs(s, x, y, w, h);
  const clip = `c${s.defs.length}`;
  // The base is flat, as the condensation level makes it, with softly rounded ends.
  s.defs.push(
    `<clipPath id="${clip}"><path d="M${n1(x - w)} ${n1(y - h * 2)}h${n1(w * 2)}V${n1(y - h * 0.08)}q${n1(-w)} ${n1(h * 0.2)} ${n1(-w * 2)} 0z"/></clipPath>`,
  );
  const body = mix(cloud, cloudShade, 0.62);
  draw(s, `<g opacity="${opacity}" clip-path="url(#${clip})">`);
  const shade = list.map(([px, py, r]): Puff => [px + h * 0.07, py + h * 0.05, r]);
  path(s, circles(shade, 1, 0, 0), body);
  path(
    s,
    circles(list, 1, 0, 0),
    ramp(s, [x - w * 0.1, y - h, x, y], { 0: cloud, 0.45: mix(cloud, cloudShade, 0.14), 1: body }),
  );
  path(
    s,
    circles(
      list.filter((_, i) => i % 2 === 0),
      0.7,
      -0.34,
      -0.3,
    ),
    ramp(s, [x, y - h, x, y - h * 0.15], { 0: [cloud, 0.34], 0.6: [cloud, 0.12], 1: [cloud, 0] }),
  );
  draw(s, '</g>');
};

/** Long thin layers of cloud. */
export const stratus = (
  s: Stage,
  y0: number,
  y1: number,
  count: number,
  color: string,
  opacity = 0.3,
): void => {
  for (let i = 0; i < count; i += 1) {
    const y = s.rng.range(y0, y1);
    const x = s.rng.range(-0.1, 1) * s.width;
    const w = s.rng.range(0.18, 0.5) * s.width;
    const h = s.rng.range(0.006, 0.02) * s.height;
    const pts: P2[] = uvs(
      x - w / 2,
      y,
      x - w * 0.2,
      y - h,
      x + w * 0.1,
      y - h * 0.6,
      x + w * 0.3,
      y - h * 1.2,
      x + w / 2,
      y - h * 0.1,
      x + w * 0.2,
      y + h * 0.5,
      x - w * 0.15,
      y + h * 0.3,
    );
    path(s, smooth(pts), color, `opacity="${Math.round(opacity * s.rng.range(50, 100)) / 100}"`);
  }
};

/** A few clouds spread over the upper sky. */
export const fairClouds = (s: Stage, count: number, y0: number, y1: number, size = 1): void => {
  for (let i = 0; i < count; i += 1) {
    const y = y0 + ((y1 - y0) * (i + s.rng.range(0.1, 0.9))) / count;
    const far = (y - y0) / (y1 - y0);
    const w = s.width * size * s.rng.range(0.16, 0.3) * (1.1 - far * 0.6);
    cumulus(s, s.rng.range(0, s.width), y, w, w * s.rng.range(0.2, 0.3), 0.9 - far * 0.35);
  }
};
