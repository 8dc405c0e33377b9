import type { P2 } from './camera.ts';
import { ramp } from './paint.ts';
import { mix } from './palette.ts';
import { n1, smooth } from './paths.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';

/** Registers a blur and gives the attribute to put on a shape. @param r radius, user units */
export const blur = (s: Stage, r: number): string => {
  const id = `f${s.defs.length}`;
  s.defs.push(
    `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n1(r)}"/></filter>`,
  );
  return `filter="url(#${id})"`;
};

/** Smooth noise from -1 to 1 along a line, in octaves. @param cells waves of the slowest octave */
export const ridge = (s: Stage, cells: number, octaves = 4): ((t: number) => number) => {
  const waves = Array.from({ length: octaves }, (_, o) => {
    const count = Math.ceil(cells * 2 ** o) + 3;
    return Array.from({ length: count }, () => s.rng.range(-1, 1));
  });
  return (t) =>
    waves.reduce((sum, knots, o) => {
      const at = Math.max(0, t) * cells * 2 ** o;
      const i = Math.floor(at);
      const f = at - i;
      const ease = f * f * (3 - 2 * f);
      const [a, b] = [knots[i % knots.length] ?? 0, knots[(i + 1) % knots.length] ?? 0];
      return sum + (a + (b - a) * ease) * 0.55 ** o;
    }, 0) / 1.6;
};

/** Lower edge of one layer: canvas y at the left, middle and right of the picture. */
type Fall = readonly [left: number, middle: number, right: number];

const curve = ([l, m, r]: Fall, t: number): number =>
  l * (1 - t) * (1 - 2 * t) + 4 * m * t * (1 - t) + r * t * (2 * t - 1);

/** Torn shreds of cloud under an edge. */
const scud = (s: Stage, edge: readonly P2[], tone: string, size: number): void => {
  const soft = blur(s, size * 0.05);
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = edge[s.rng.int(2, edge.length - 3)] ?? [0, 0];
    const [w, h] = [size * s.rng.range(0.5, 1.5), size * s.rng.range(0.1, 0.24)];
    const pts: P2[] = [];
    for (let k = 0; k < 14; k += 1) {
      const a = (k / 14) * Math.PI * 2;
      const q = s.rng.range(0.6, 1.15);
      pts.push([x + Math.cos(a) * w * 0.5 * q, y + Math.sin(a) * h * q + Math.cos(a) * h * 0.4]);
    }
    path(s, smooth(pts), tone, `opacity="${n1(s.rng.range(0.3, 0.7))}" ${soft}`);
  }
};

/**
 * Shelf cloud of a coming thunderstorm: layers that sweep across the sky and narrow towards one
 * side, each with a torn lower edge, lit from the clear strip beneath.
 * @param falls lower edges, the farthest and lowest first
 */
export const shelfCloud = (s: Stage, falls: readonly Fall[], glow = '#c3c09a'): void => {
  const { cloud, cloudShade } = s.mood;
  falls.forEach((fall, i) => {
    const t = i / Math.max(1, falls.length - 1);
    const rough = 14 + 26 * t;
    const torn = ridge(s, 6 + 4 * (1 - t), 6);
    const edge: P2[] = [];
    for (let x = -40; x <= s.width + 40; x += 11) {
      const at = (x + 40) / (s.width + 80);
      edge.push([x, curve(fall, at) + torn(at) * rough]);
    }
    const d = `${smooth(edge, false)}V-60H-40z`;
    const low = Math.max(...fall);
    const high = Math.min(...fall);
    const deep = 70 + 130 * t;
    const body = mix(cloud, cloudShade, 0.25 + 0.5 * t);
    path(
      s,
      d,
      '#0c141d',
      `opacity=".5" transform="translate(0 ${n1(8 + 14 * t)})" ${blur(s, 9 + 12 * t)}`,
    );
    const tilt = (fall[2] - fall[0]) / s.width;
    const mid = (low + high) / 2;
    path(
      s,
      d,
      ramp(s, [s.width / 2 + tilt * deep, mid - deep, s.width / 2 - tilt * 30, mid + 34], {
        0: mix(cloudShade, '#0f1822', 0.35),
        0.45: mix(body, cloudShade, 0.45),
        0.8: body,
        1: mix(body, glow, 0.34 - 0.2 * t),
      }),
    );
    // Long billows inside the layer: pale above, dark below, softly blurred.
    const clip = `c${s.defs.length}`;
    s.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
    s.out.push(`<g clip-path="url(#${clip})"><g ${blur(s, 7 + 9 * t)}>`);
    for (let k = 0; k < 16; k += 1) {
      const at = (k + s.rng.range(0, 1)) / 16;
      const [x, y] = [at * s.width, curve(fall, at) - deep * s.rng.range(0.12, 0.8)];
      const [w, h] = [s.width * s.rng.range(0.05, 0.13), deep * s.rng.range(0.06, 0.15)];
      const lean = ((fall[2] - fall[0]) / s.width) * w * 2;
      const roll = (dy: number): string =>
        smooth([
          [x - w, y - lean / 2 + dy],
          [x - w * 0.4, y - h - lean / 4 + dy],
          [x + w * 0.3, y - h * 0.8 + lean / 4 + dy],
          [x + w, y + lean / 2 + dy],
          [x + w * 0.3, y + h * 0.5 + lean / 4 + dy],
          [x - w * 0.5, y + h * 0.6 - lean / 4 + dy],
        ]);
      path(s, roll(h * 1.2), '#0f1822', 'opacity=".34"');
      path(s, roll(0), mix(cloud, glow, 0.3), `opacity="${n1(0.42 - 0.2 * t)}"`);
    }
    s.out.push('</g></g>');
    scud(s, edge, mix(body, cloudShade, 0.5), 60 + 110 * t);
  });
};

/** Slanting curtain of distant rain under a cloud. @param lean canvas x travel to its foot */
export const rainShaft = (
  s: Stage,
  x: number,
  w: number,
  y0: number,
  y1: number,
  lean: number,
): void => {
  const soft = blur(s, 14);
  for (let i = 0; i < 6; i += 1) {
    const a = x + w * s.rng.range(0, 0.8);
    const b = w * s.rng.range(0.12, 0.4);
    path(
      s,
      `M${n1(a)} ${n1(y0)}h${n1(b)}l${n1(lean)} ${n1(y1 - y0)}h${n1(-b * 1.15)}z`,
      ramp(s, [0, y0, 0, y1], { 0: ['#1d2834', 0.6], 0.7: ['#3c4852', 0.34], 1: ['#5b655f', 0.1] }),
      soft,
    );
  }
};

/** Lowered, turning base that a funnel hangs from. @param y its lower edge */
export const wallCloud = (s: Stage, x: number, y: number, w: number, h: number): void => {
  const { cloud, cloudShade } = s.mood;
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const half = (w / 2) * (1 - 0.5 * t);
    const torn = ridge(s, 7, 4);
    const low = y - h * (1 - t) * 0.9;
    const under: P2[] = [];
    const over: P2[] = [];
    for (let k = 0; k <= 28; k += 1) {
      const q = k / 28;
      const bow = Math.sin(q * Math.PI) ** 0.7;
      const px = x - half + q * half * 2 + (1 - t) * 10;
      under.push([px, low - h * 0.45 + bow * h * 0.45 + torn(q) * 11]);
      over.unshift([px, low - h * 0.5 - bow * h * 0.75]);
    }
    const d = smooth([...under, ...over]);
    path(s, d, '#0c141d', `opacity=".4" transform="translate(0 9)" ${blur(s, 10)}`);
    const tone = mix(cloudShade, cloud, 0.42 - 0.3 * t);
    path(
      s,
      d,
      ramp(s, [0, low - h * 1.1, 0, low], {
        0: [mix(tone, '#0f1822', 0.3), 0],
        0.5: [mix(tone, '#0f1822', 0.25), 0.9],
        1: mix(tone, '#c3c09a', 0.2 - 0.12 * t),
      }),
    );
    scud(s, under, mix(cloudShade, cloud, 0.25), 46);
  }
};
