import type { Body } from './body.ts';
import { house } from './house.ts';
import { type Opening, windowRow } from './opening.ts';
import { shingle, wall } from './palette.ts';
import type { Frame } from './plane.ts';
import { porch } from './porch.ts';
import type { RoofSkin } from './roof.ts';
import type { Stage } from './stage.ts';
import { wing } from './wing.ts';

export type Look = {
  readonly color?: string;
  readonly roof?: RoofSkin;
  readonly shutters?: string;
  readonly glow?: boolean;
  readonly finish?: Body['finish'];
};

const door = (u: number, v = 1, color = '#7d2a24'): Opening => ({
  kind: 'door',
  u,
  v,
  w: 3.4,
  h: 7,
  color,
});

/** One-storey ranch, 52 x 26 feet. */
export const ranch = (frame: Frame, look: Look = {}): Body => ({
  frame,
  w: 52,
  d: 26,
  h: 9.5,
  color: look.color ?? wall.cream,
  eave: 2,
  ...(look.finish === undefined ? {} : { finish: look.finish }),
  roof: look.roof ?? { color: shingle.charcoal },
  openings: {
    front: [
      {
        kind: 'window',
        u: 4,
        v: 3.6,
        w: 4,
        h: 4,
        shutters: look.shutters ?? '#33424f',
        glow: look.glow ?? false,
      },
      { kind: 'window', u: 13, v: 2.6, w: 8, h: 5, panes: [3, 1], glow: look.glow ?? false },
      door(24.5),
      { kind: 'window', u: 31, v: 3.6, w: 3.4, h: 4, glow: look.glow ?? false },
    ],
    left: windowRow(2, 3, 23, 3.6, 3, 4),
    right: windowRow(2, 3, 23, 3.6, 3, 4),
  },
  skirt: [3, wall.stone],
});

/** Two-storey house, 40 x 28 feet. */
export const colonial = (frame: Frame, look: Look = {}): Body => {
  const glow = look.glow ?? false;
  return {
    frame,
    w: 40,
    d: 28,
    h: 18,
    color: look.color ?? wall.sage,
    roof: look.roof ?? { color: shingle.charcoal },
    ...(look.finish === undefined ? {} : { finish: look.finish }),
    openings: {
      front: [
        ...windowRow(4, 1, 39, 11.2, 3, 4.6, { shutters: look.shutters ?? '#33424f', glow }),
        ...windowRow(1, 3, 15, 3.2, 4, 5, { glow }),
        door(19, 1.5),
        ...windowRow(1, 25, 38, 3.2, 4, 5, { glow }),
      ],
      left: [...windowRow(2, 2, 26, 3.2, 3, 5, { glow }), ...windowRow(2, 2, 26, 11.2, 3, 4.6)],
      right: [...windowRow(2, 2, 26, 3.2, 3, 5), ...windowRow(2, 2, 26, 11.2, 3, 4.6)],
    },
  };
};

/** A whole ranch with a garage wing. Gives the planes of its roof. */
export const ranchHouse = (s: Stage, frame: Frame, look: Look = {}): ReturnType<typeof house> => {
  const b = ranch(frame, look);
  const g = house(s, b);
  wing(s, b, {
    x: 16,
    w: 21,
    out: 5,
    gableFinish: 'batten',
    gableColor: wall.white,
    front: [{ kind: 'garage', u: 2.5, v: 0.2, w: 16, h: 7.4 }],
    skirt: undefined,
  });
  return g;
};

/** Farmhouse: tall front gable, side part with a porch. */
export const farmhouse = (s: Stage, frame: Frame, look: Look = {}): ReturnType<typeof house> => {
  const glow = look.glow ?? false;
  const b: Body = {
    ...colonial(frame, { color: wall.white, ...look }),
    w: 38,
    d: 24,
    openings: {
      front: [
        ...windowRow(2, 1, 20, 11.2, 3, 4.8, { glow }),
        ...windowRow(1, 1, 10, 3.4, 3, 5),
        door(13.5, 1.5),
      ],
      left: [...windowRow(2, 2, 22, 3.2, 3, 5), ...windowRow(2, 2, 22, 11.2, 3, 4.6)],
      right: [...windowRow(2, 2, 22, 3.2, 3, 5), ...windowRow(2, 2, 22, 11.2, 3, 4.6)],
    },
  };
  const g = house(s, b);
  wing(s, b, {
    x: 10.5,
    w: 17,
    out: 6,
    front: [
      ...windowRow(2, 1, 16, 3.2, 3, 5.4, { glow }),
      ...windowRow(2, 1, 16, 11.6, 3, 4.8),
      { kind: 'window', u: 7.3, v: 19, w: 2.4, h: 2.6, panes: [1, 2] },
    ],
  });
  porch(s, b, { x: -8.6, w: 20, deep: 7, h: 9.6, steps: 14 });
  return g;
};

/** Bungalow with hip roof, dormer and full porch. */
export const bungalow = (s: Stage, frame: Frame, look: Look = {}): ReturnType<typeof house> => {
  const b: Body = {
    frame,
    w: 30,
    d: 30,
    h: 11.5,
    hip: true,
    color: look.color ?? wall.brick,
    finish: look.finish ?? 'brick',
    roof: look.roof ?? { color: shingle.hickory },
    eave: 2.2,
    openings: {
      front: [
        ...windowRow(1, 1, 12, 4, 5, 5.4, { panes: [2, 1] }),
        door(14, 2),
        ...windowRow(1, 19, 29, 4, 5, 5.4, { panes: [2, 1] }),
      ],
      left: windowRow(3, 2, 28, 4.4, 3, 4.6),
      right: windowRow(3, 2, 28, 4.4, 3, 4.6),
    },
  };
  const g = house(s, b);
  wing(s, b, {
    x: 0,
    w: 11,
    out: -5,
    h: 17.5,
    color: wall.cream,
    finish: 'lap',
    front: windowRow(3, 0.6, 10.4, 1.2, 2.2, 2.4, { panes: [1, 2] }),
  });
  porch(s, b, { x: 0, w: 27, deep: 7.5, h: 9.6, floor: 2, posts: 4 });
  return g;
};
