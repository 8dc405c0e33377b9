import type { P2 } from './camera.ts';
import { n1 } from './paths.ts';
import type { Stage } from './stage.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${n1(offset * 100)}%" stop-color="${color}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');

/** Registers a linear gradient between two canvas points and gives its fill value. */
export const linear = (s: Stage, a: P2, b: P2, stops: readonly Stop[]): string => {
  const id = `g${s.defs.length}`;
  s.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(a[0])}" y1="${n1(a[1])}" ` +
      `x2="${n1(b[0])}" y2="${n1(b[1])}">${stopsOf(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** Registers a radial gradient and gives its fill value. @param r radius in user units */
export const radial = (s: Stage, c: P2, r: number, stops: readonly Stop[]): string => {
  const id = `g${s.defs.length}`;
  s.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(c[0])}" cy="${n1(c[1])}" ` +
      `r="${n1(r)}">${stopsOf(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
};

/** Registers a clip path and gives the attribute to put on a group. */
export const clipTo = (s: Stage, d: string): string => {
  const id = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
};

type Tone = string | readonly [color: string, opacity: number];

/**
 * Linear gradient in short form.
 * @param line x1, y1, x2, y2 in user units
 * @param tones colour, or colour and opacity, by offset from 0 to 1
 */
export const ramp = (
  s: Stage,
  line: readonly [number, number, number, number],
  tones: Readonly<Record<number, Tone>>,
): string => {
  const stops = Object.entries(tones)
    .map(
      ([at, tone]): Stop => (typeof tone === 'string' ? [Number(at), tone] : [Number(at), ...tone]),
    )
    .sort(([a], [b]) => a - b);
  return linear(s, [line[0], line[1]], [line[2], line[3]], stops);
};
