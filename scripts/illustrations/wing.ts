import type { V3 } from './camera.ts';
import { wallFace, type Body } from './house.ts';
import type { Opening } from './opening.ts';
import { lit } from './mood.ts';
import { darken, wall as wallColors } from './palette.ts';
import { boxOn, isFacing, planeOf, polyOn, shadeOn, type Frame, type Uv } from './plane.ts';
import { board, gutter, pitch, ridgeCap, roofPlane } from './roof.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';
import { cladding } from './texture.ts';

export type Wing = {
  /** Centre along the main ridge, width and how far it stands out (negative: a dormer), feet. */
  readonly x: number;
  readonly w: number;
  readonly out: number;
  /** Wall height; the main wall's unless given. For a dormer, height of its eave above ground. */
  readonly h?: number;
  readonly slope?: number;
  readonly front?: readonly Opening[];
  readonly right?: readonly Opening[];
  readonly left?: readonly Opening[];
  readonly color?: string;
  readonly gableColor?: string;
  readonly finish?: Body['finish'];
  readonly gableFinish?: Body['finish'];
  readonly skirt?: Body['skirt'];
};

/** A front-facing gable joined to a house's front roof: a wing, or a dormer that sits on it. */
export const wing = (s: Stage, b: Body, g: Wing): void => {
  const { frame: f } = b;
  const slope = g.slope ?? pitch;
  const mainSlope = b.slope ?? pitch;
  const h = g.h ?? b.h;
  const [eave, rake] = g.out < 0 ? [0.6, 0.6] : [b.eave ?? 1.4, b.rake ?? 1];
  const yF = -b.d / 2 - g.out;
  const mainY = (z: number): number => -b.d / 2 + (z - b.h) / mainSlope;
  const foot = g.out < 0 ? b.h + (yF + b.d / 2) * mainSlope : 0;
  const top = h + (g.w / 2) * slope;
  const z = h - eave * slope;
  const [xl, xr] = [g.x - g.w / 2, g.x + g.w / 2];
  const skin: Body = {
    ...b, h: h - foot, base: g.out < 0 ? 0 : (b.base ?? 1), color: g.color ?? b.color,
    ...(g.gableColor === undefined ? {} : { gableColor: g.gableColor }),
    ...(g.finish === undefined ? {} : { finish: g.finish }),
    ...(g.gableFinish === undefined ? {} : { gableFinish: g.gableFinish }),
    ...(g.out < 0 || g.skirt === undefined ? { skirt: undefined } : { skirt: g.skirt }),
  };
  const back = Math.max(0.5, mainY(h) - yF);
  const side = (right: boolean): Uv[] => {
    const rows: Uv[] = [[0, 0], [g.out < 0 ? 0.01 : Math.max(0.1, g.out), 0], [back, h - foot], [0, h - foot]];
    return right ? rows : rows.map(([u, v]): Uv => [back - u, v]);
  };
  const right = planeOf(f, [xr, yF, foot], [0, 1, 0], [0, 0, 1]);
  const left = planeOf(f, [xl, yF + back, foot], [0, -1, 0], [0, 0, 1]);
  if (isFacing(s, right)) {
    cladding(s, right, side(true), skin.color, skin.finish ?? 'lap');
    g.right?.forEach((o) => wallFace(s, right, side(true), skin, [o]));
  }
  if (isFacing(s, left)) {
    cladding(s, left, side(false), skin.color, skin.finish ?? 'lap');
    g.left?.forEach((o) => wallFace(s, left, side(false), skin, [o]));
  }
  const front = planeOf(f, [xl, yF, foot], [1, 0, 0], [0, 0, 1]);
  wallFace(s, front, [[0, 0], [g.w, 0], [g.w, h - foot], [g.w / 2, top - foot], [0, h - foot]], skin, g.front);
  const length = (g.w / 2 + eave) * Math.hypot(1, slope);
  const yE = yF - rake;
  const [b0, b1] = [mainY(z), mainY(top)];
  const trim = b.trim ?? wallColors.white;
  for (const k of [-1, 1]) {
    const x = g.x + k * (g.w / 2 + eave);
    board(s, f, [[x, yE, z - 0.2], [g.x, yE, top - 0.2], [g.x, yF, top - 0.2], [x, yF, z - 0.2]], trim, 0.1);
  }
  const lp = planeOf(f, [xl - eave, b0, z], [0, -1, 0], [1, 0, slope]);
  const rp = planeOf(f, [xr + eave, yE, z], [0, 1, 0], [-1, 0, slope]);
  roofPlane(s, lp, [[0, 0], [b0 - yE, 0], [b0 - yE, length], [b0 - b1, length]], b.roof);
  roofPlane(s, rp, [[0, 0], [b0 - yE, 0], [b1 - yE, length], [0, length]], b.roof);
  if ((b.roof.snow ?? 0) === 0) {
    if (isFacing(s, rp)) {
      ridgeCap(s, rp, 0, b1 - yE, length, b.roof.color);
    } else if (isFacing(s, lp)) {
      ridgeCap(s, lp, b0 - b1, b0 - yE, length, b.roof.color);
    }
  }
  const fp = planeOf(f, [xl - eave, yE, 0], [1, 0, 0], [0, 0, 1]);
  const half = g.w / 2 + eave;
  const tone = shadeOn(s, fp, trim);
  polyOn(s, fp, [[0, z + 0.12], [half, top + 0.12], [half, top - 0.62], [0, z - 0.5]], tone);
  polyOn(s, fp, [[half, top + 0.12], [2 * half, z + 0.12], [2 * half, z - 0.5], [half, top - 0.62]], tone);
  const n = Math.max(0.22, b.roof.snow ?? 0);
  polyOn(s, fp, [[-0.1, z + n], [half, top + n], [2 * half + 0.1, z + n], [2 * half, z], [half, top], [0, z]],
    (b.roof.snow ?? 0) > 0 ? shadeOn(s, fp, '#f4f8fc') : darken(shadeOn(s, fp, b.roof.color), 0.2));
  if (b.roof.gutter !== false && g.out >= 0) {
    for (const [p, b9] of [[lp, 0.75], [rp, 0.35]] as const) {
      if (isFacing(s, p)) {
        gutter(s, p.at(0, -0.1), p.at(b0 - yE, -0.1), trim, b9);
      }
    }
  }
};

/** Brick chimney standing on a house's roof, with cap, flue and step flashing. @param x,y feet in its frame */
export const chimney = (
  s: Stage, b: Body, x: number, y: number, w: number, top: number, color: string = wallColors.brick,
): void => {
  const slope = b.slope ?? pitch;
  const roofZ = (at: number): number => b.h + (b.d / 2 - Math.abs(at)) * slope;
  const [y0, y1] = [y - w / 2, y + w / 2];
  const front = planeOf(b.frame, [x - w / 2, y0, 0], [1, 0, 0], [0, 0, 1]);
  const right = planeOf(b.frame, [x + w / 2, y0, 0], [0, 1, 0], [0, 0, 1]);
  const left = planeOf(b.frame, [x - w / 2, y1, 0], [0, -1, 0], [0, 0, 1]);
  const faces: ReadonlyArray<readonly [typeof front, Uv[]]> = [
    [right, [[0, roofZ(y0)], [w, roofZ(y1)], [w, top], [0, top]]],
    [left, [[0, roofZ(y1)], [w, roofZ(y0)], [w, top], [0, top]]],
    [front, [[0, roofZ(y0)], [w, roofZ(y0)], [w, top], [0, top]]],
  ];
  for (const [p, outline] of faces) {
    if (isFacing(s, p)) {
      cladding(s, p, outline, color, 'brick');
      const [a, c] = outline;
      if (a !== undefined && c !== undefined) {
        polyOn(s, p, [a, c, [c[0], c[1] + 0.5], [a[0], a[1] + 0.5]], shadeOn(s, p, '#8d979e'));
      }
      boxOn(s, p, -0.25, top, w + 0.5, 0.5, shadeOn(s, p, '#c9c2b6'));
    }
  }
  const cap: V3[] = ([[x - w / 2 - 0.25, y0 - 0.25, top + 0.5], [x + w / 2 + 0.25, y0 - 0.25, top + 0.5],
    [x + w / 2 + 0.25, y1 + 0.25, top + 0.5], [x - w / 2 - 0.25, y1 + 0.25, top + 0.5]] as V3[]).map(b.frame);
  face(s, cap, lit(s.mood, '#d8d2c6', 0.95));
  boxOn(s, front, w * 0.3, top + 0.5, w * 0.4, 0.9, shadeOn(s, front, '#a4583f'));
};

export type Porch = {
  readonly x: number;
  readonly w: number;
  readonly deep: number;
  /** Height of the porch beam and of its floor, feet. */
  readonly h: number;
  readonly floor?: number;
  readonly posts?: number;
  readonly color?: string;
  readonly steps?: number;
};

/** Front porch: floor, lattice, posts, rail, beam and a low shed roof against the front wall. */
export const porch = (s: Stage, b: Body, o: Porch): void => {
  const f: Frame = b.frame;
  const y0 = -b.d / 2;
  const yF = y0 - o.deep;
  const floor = o.floor ?? 1.5;
  const [xl, xr] = [o.x - o.w / 2, o.x + o.w / 2];
  const trim = b.trim ?? wallColors.white;
  const wallPlane = planeOf(f, [xl, y0, 0], [1, 0, 0], [0, 0, 1]);
  boxOn(s, wallPlane, 0, floor, o.w, o.h - floor, '#1b2338', `opacity="${s.mood.cast * 0.8}"`);
  board(s, f, [[xl, yF, floor], [xr, yF, floor], [xr, y0, floor], [xl, y0, floor]], '#b9ab97', 0.8);
  const front = planeOf(f, [xl, yF, 0], [1, 0, 0], [0, 0, 1]);
  const end = planeOf(f, [xr, yF, 0], [0, 1, 0], [0, 0, 1]);
  cladding(s, front, [[0, 0], [o.w, 0], [o.w, floor], [0, floor]], '#8f8878', 'block');
  if (isFacing(s, end)) {
    cladding(s, end, [[0, 0], [o.deep, 0], [o.deep, floor], [0, floor]], '#8f8878', 'block');
  }
  boxOn(s, front, -0.2, floor - 0.25, o.w + 0.4, 0.4, shadeOn(s, front, trim));
  const count = o.posts ?? 4;
  const tone = shadeOn(s, front, trim);
  const step = o.steps ?? o.w / 2;
  for (let i = 0; i < count; i += 1) {
    const u = ((o.w - 0.7) * i) / (count - 1);
    const next = ((o.w - 0.7) * (i + 1)) / (count - 1);
    if (i + 1 < count && !(step > u && step < next)) {
      for (let k = u + 1; k < next; k += 0.62) {
        boxOn(s, front, k, floor + 0.4, 0.16, 2, tone);
      }
      boxOn(s, front, u, floor + 2.3, next - u, 0.3, tone);
      boxOn(s, front, u, floor + 0.3, next - u, 0.2, darken(tone, 0.1));
    }
    boxOn(s, front, u, floor, 0.7, o.h - floor, tone);
    boxOn(s, front, u + 0.45, floor, 0.25, o.h - floor, darken(tone, 0.2));
    boxOn(s, front, u - 0.15, floor, 1, 0.7, tone);
    boxOn(s, front, u - 0.15, o.h - 0.5, 1, 0.5, tone);
  }
  for (let i = 0; i < 3; i += 1) {
    const yy = yF - i * 0.9;
    const z = floor - (floor / 3) * (i + 0.6);
    board(s, f, [[xl + step - 2.4, yy - 0.9, z], [xl + step + 2.4, yy - 0.9, z], [xl + step + 2.4, yy, z], [xl + step - 2.4, yy, z]], '#c8bfae', 0.95);
    board(s, f, [[xl + step - 2.4, yy - 0.9, 0], [xl + step + 2.4, yy - 0.9, 0], [xl + step + 2.4, yy - 0.9, z], [xl + step - 2.4, yy - 0.9, z]], '#a69c8b', 0.5);
  }
  boxOn(s, front, -0.3, o.h, o.w + 0.6, 0.9, tone);
  boxOn(s, front, -0.3, o.h, o.w + 0.6, 0.2, darken(tone, 0.2));
  if (isFacing(s, end)) {
    boxOn(s, end, 0, o.h, o.deep, 0.9, shadeOn(s, end, trim));
  }
  const slope = 0.32;
  const z = o.h + 0.75;
  const rise = z + (o.deep + 0.9) * slope;
  const p = planeOf(f, [xl - 0.9, yF - 0.9, z], [1, 0, 0], [0, 1, slope]);
  const length = (o.deep + 0.9) * Math.hypot(1, slope);
  if (isFacing(s, end)) {
    polyOn(s, end, [[-0.9, z - 0.1], [o.deep, rise], [o.deep, o.h + 0.9], [0, o.h + 0.9]], shadeOn(s, end, trim));
  }
  roofPlane(s, p, [[0, 0], [o.w + 1.8, 0], [o.w + 1.8, length], [0, length]], b.roof);
  gutter(s, p.at(0, -0.1), p.at(o.w + 1.8, -0.1), trim);
};
