import type { Body } from './body.ts';
import { cladding } from './cladding.ts';
import type { Opening } from './opening.ts';
import { darken, wall } from './palette.ts';
import { isFacing, planeOf, shadeOn, type Uv } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { board, pitch, roofPlane } from './roof.ts';
import { gutter, ridgeCap } from './roofDetails.ts';
import type { Stage } from './stage.ts';
import { wallFace } from './wallFace.ts';

export type Wing = {
  /** Centre along the main ridge, width and how far it stands out (negative: a dormer), feet. */
  readonly x: number;
  readonly w: number;
  readonly out: number;
  /** Wall height; the main wall's unless given. For a dormer, height of its eave above ground. */
  readonly h?: number;
  readonly slope?: number;
  readonly front?: readonly Opening[];
  readonly color?: string;
  readonly gableColor?: string;
  readonly finish?: Body['finish'];
  readonly gableFinish?: Body['finish'];
  readonly skirt?: Body['skirt'] | undefined;
};

/** Every size of a wing worked out from its house; y is measured in the house's frame. */
const measures = (b: Body, g: Wing) => {
  const dormer = g.out < 0;
  const slope = g.slope ?? pitch;
  const mainSlope = b.slope ?? pitch;
  const h = g.h ?? b.h;
  const [eave, rake] = dormer ? [0.6, 0.6] : [b.eave ?? 1.4, b.rake ?? 1];
  const yF = -b.d / 2 - g.out;
  const mainY = (z: number): number => -b.d / 2 + (z - b.h) / mainSlope;
  const top = h + (g.w / 2) * slope;
  const z = h - eave * slope;
  return {
    dormer,
    slope,
    h,
    eave,
    yF,
    top,
    z,
    foot: dormer ? b.h + (yF + b.d / 2) * mainSlope : 0,
    back: Math.max(0.5, mainY(h) - yF),
    half: g.w / 2 + eave,
    yE: yF - rake,
    b0: mainY(z),
    b1: mainY(top),
    trim: b.trim ?? wall.white,
  };
};

/** The wing's own walls as a body: it takes from its house what it does not set itself. */
const skinOf = (b: Body, g: Wing): Body => {
  const { dormer, h, foot } = measures(b, g);
  return {
    ...b,
    h: h - foot,
    base: dormer ? 0 : (b.base ?? 1),
    color: g.color ?? b.color,
    ...(g.gableColor === undefined ? {} : { gableColor: g.gableColor }),
    ...(g.finish === undefined ? {} : { finish: g.finish }),
    ...(g.gableFinish === undefined ? {} : { gableFinish: g.gableFinish }),
    skirt: dormer ? undefined : g.skirt,
  };
};

const walls = (s: Stage, b: Body, g: Wing): void => {
  const { dormer, yF, foot, back, h, top } = measures(b, g);
  const skin = skinOf(b, g);
  const low = dormer ? 0.01 : Math.max(0.1, g.out);
  const cheek = uvs(0, 0, low, 0, back, h - foot, 0, h - foot);
  const right = planeOf(b.frame, [g.x + g.w / 2, yF, foot], [0, 1, 0], [0, 0, 1]);
  const left = planeOf(b.frame, [g.x - g.w / 2, yF + back, foot], [0, -1, 0], [0, 0, 1]);
  const mirrored = cheek.map(([u, v]): Uv => [back - u, v]);
  for (const [p, outline] of [
    [right, cheek],
    [left, mirrored],
  ] as const) {
    if (isFacing(s, p)) {
      cladding(s, p, outline, skin.color, skin.finish ?? 'lap');
    }
  }
  const front = planeOf(b.frame, [g.x - g.w / 2, yF, foot], [1, 0, 0], [0, 0, 1]);
  const [w, e, t] = [g.w, h - foot, top - foot];
  wallFace(s, front, uvs(0, 0, w, 0, w, e, w / 2, t, 0, e), skin, g.front);
};

const roofs = (s: Stage, b: Body, g: Wing): void => {
  const { slope, half, yE, z, b0, b1, trim } = measures(b, g);
  const length = half * Math.hypot(1, slope);
  const [u0, u1] = [b0 - yE, b1 - yE];
  const left = planeOf(b.frame, [g.x - half, b0, z], [0, -1, 0], [1, 0, slope]);
  const right = planeOf(b.frame, [g.x + half, yE, z], [0, 1, 0], [-1, 0, slope]);
  roofPlane(s, left, uvs(0, 0, u0, 0, u0, length, b0 - b1, length), b.roof);
  roofPlane(s, right, uvs(0, 0, u0, 0, u1, length, 0, length), b.roof);
  const seesRight = isFacing(s, right);
  if ((b.roof.snow ?? 0) === 0 && (seesRight || isFacing(s, left))) {
    const [p, from, to] = seesRight ? [right, 0, u1] : [left, b0 - b1, u0];
    ridgeCap(s, p, from, to, length, b.roof.color);
  }
  rakeBoards(s, b, g);
  for (const [p, tone] of [
    [left, 0.75],
    [right, 0.35],
  ] as const) {
    if (b.roof.gutter !== false && g.out >= 0 && isFacing(s, p)) {
      gutter(s, p.at(0, -0.1), p.at(u0, -0.1), trim, tone);
    }
  }
};

const rakeBoards = (s: Stage, b: Body, g: Wing): void => {
  const { half, yE, z, top, trim } = measures(b, g);
  const p = planeOf(b.frame, [g.x - half, yE, 0], [1, 0, 0], [0, 0, 1]);
  const tone = shadeOn(s, p, trim);
  const wide = 2 * half;
  polyOn(s, p, uvs(0, z + 0.12, half, top + 0.12, half, top - 0.62, 0, z - 0.5), tone);
  polyOn(s, p, uvs(half, top + 0.12, wide, z + 0.12, wide, z - 0.5, half, top - 0.62), tone);
  const snow = b.roof.snow ?? 0;
  const n = Math.max(0.22, snow);
  const edge = snow > 0 ? shadeOn(s, p, '#f4f8fc') : darken(shadeOn(s, p, b.roof.color), 0.2);
  polyOn(s, p, uvs(-0.1, z + n, half, top + n, wide + 0.1, z + n, wide, z, half, top, 0, z), edge);
};

/** A front-facing gable joined to a house's front roof: a wing, or a dormer that sits on it. */
export const wing = (s: Stage, b: Body, g: Wing): void => {
  const { half, yF, yE, z, top, trim } = measures(b, g);
  walls(s, b, g);
  for (const x of [g.x - half, g.x + half]) {
    const [low, high] = [z - 0.2, top - 0.2];
    board(s, b.frame, v3s(x, yE, low, g.x, yE, high, g.x, yF, high, x, yF, low), trim, 0.1);
  }
  roofs(s, b, g);
};
