/** Site tokens (look.md) and the materials derived from them. */
export const ink = '#14202b';
export const slate = '#33424f';
export const paper = '#faf7f2';
export const stone = '#e9e2d7';
export const barnRed = '#b3261e';
export const barnRedDark = '#8c1d17';
export const sun = '#e8a33d';

/** Shingle blends, named as a contractor would. */
export const shingle = {
  charcoal: '#4d545d',
  weathered: '#77695a',
  pewter: '#7c8187',
  slateBlue: '#4f6274',
  hickory: '#6b4f3f',
  red: '#8a4238',
  driftwood: '#8d8375',
  faded: '#93897a',
} as const;

/** Cladding colours. */
export const wall = {
  white: '#f1ede4',
  cream: '#eadfc8',
  sage: '#9fab95',
  blue: '#7d93a5',
  slate: '#5e7080',
  clay: '#c9a17f',
  stone: '#cfc5b5',
  brick: '#a3604b',
  brickDark: '#7f4638',
  yellow: '#e3c88f',
  greige: '#b9aea0',
  barn: '#a8382e',
} as const;

type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Blends two colours; t = 0 gives a, t = 1 gives b. */
export const mix = (a: string, b: string, t: number): string => {
  const [ar, ag, ab] = toRgb(a);
  const [br, bg, bb] = toRgb(b);
  return toHex([ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t]);
};

/** Multiplies two colours, as a coloured light does with a surface. */
export const multiply = (a: string, b: string): string => {
  const [ar, ag, ab] = toRgb(a);
  const [br, bg, bb] = toRgb(b);
  return toHex([(ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255]);
};

export const darken = (color: string, t: number): string => mix(color, ink, t);
export const lighten = (color: string, t: number): string => mix(color, '#fffdf8', t);
