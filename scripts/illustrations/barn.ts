import { cladding } from './cladding.ts';
import { lit } from './mood.ts';
import { darken, wall } from './palette.ts';
import { type Frame, isFacing, type Plane, planeOf, shadeOn, type Uv } from './plane.ts';
import { boxOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { type RoofSkin, roofPlane } from './roof.ts';
import { ridgeCap } from './roofDetails.ts';
import { groundShadow } from './shadow.ts';
import type { Stage } from './stage.ts';
import { wire } from './svg.ts';
import { shadowOn } from './texture.ts';

export type Barn = {
  readonly frame: Frame;
  /** Length along the ridge, depth and wall height, feet. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly color?: string;
  readonly roof: RoofSkin;
};

/** Heights and insets of the gambrel: steep lower slopes, upper slopes at the site's 6-in-12. */
const gambrel = (b: Barn) => {
  const [in1, up1] = [b.d * 0.2, b.d * 0.32];
  const z1 = b.h + up1;
  return { in1, up1, z1, z2: z1 + (b.d / 2 - in1) * 0.5, x: b.w / 2 + 1.2, mid: b.d / 2 };
};

const white = (s: Stage, p: Plane): string => shadeOn(s, p, wall.white);

/** Sliding double door with white braces. @param u left edge  @param wide,tall feet */
const bigDoor = (
  s: Stage,
  p: Plane,
  color: string,
  u: number,
  wide: number,
  tall: number,
): void => {
  boxOn(s, p, u - 0.5, 0, wide + 1, tall + 0.6, white(s, p));
  for (const at of [u, u + wide / 2]) {
    boxOn(s, p, at, 0, wide / 2, tall, darken(shadeOn(s, p, color), 0.14));
    const [l, r, top] = [at + 0.2, at + wide / 2 - 0.2, tall - 0.2];
    const braces = [
      uvs(l + 0.1, 0.4, r - 0.1, top - 0.2),
      uvs(l + 0.1, top - 0.2, r - 0.1, 0.4),
      uvs(l, 0.2, r, 0.2, r, top, l, top, l, 0.2),
    ];
    linesOn(s, p, braces, white(s, p), s.cam.scale(p.at(at, 0)) * 0.34);
  }
};

const gableEnd = (s: Stage, b: Barn, p: Plane): void => {
  const { d, h } = b;
  const { in1, z1, z2, mid } = gambrel(b);
  const [color, out] = [b.color ?? wall.barn, d - in1];
  cladding(s, p, uvs(0, 0, d, 0, d, h, out, z1, mid, z2, in1, z1, 0, h), color, 'batten');
  cladding(s, p, uvs(0, 0, d, 0, d, 2.2, 0, 2.2), '#a29b90', 'block');
  shadowOn(s, p, uvs(0, h, in1, z1, in1 + 1, z1 - 1, 0.9, h - 1));
  shadowOn(s, p, uvs(in1, z1, mid, z2, out, z1, out, z1 - 1.4, mid, z2 - 1.5, in1, z1 - 1.4));
  boxOn(s, p, mid - 2.6, z1 - 5, 5.2, 6, white(s, p));
  boxOn(s, p, mid - 2.2, z1 - 4.6, 4.4, 5.2, '#2b2224');
  bigDoor(s, p, color, mid - 6, 12, Math.min(h - 1, 11));
};

const longSide = (s: Stage, b: Barn, p: Plane): void => {
  const { w, h } = b;
  const color = b.color ?? wall.barn;
  cladding(s, p, uvs(0, 0, w, 0, w, h, 0, h), color, 'batten');
  cladding(s, p, uvs(0, 0, w, 0, w, 2.2, 0, 2.2), '#a29b90', 'block');
  shadowOn(s, p, uvs(0, h, w, h, w, h - 1.6, 0, h - 1.8), 1.2);
  bigDoor(s, p, color, w * 0.58, 11, Math.min(h - 1, 10));
  const v = h * 0.42;
  for (let i = 0; i < 4; i += 1) {
    const u = w * 0.06 + i * w * 0.115;
    boxOn(s, p, u - 0.3, v, 3.1, 3.4, white(s, p));
    boxOn(s, p, u, v + 0.3, 2.5, 2.8, lit(s.mood, '#33424f', 0.6));
    const bars = [uvs(u + 1.25, v, u + 1.25, v + 3), uvs(u, v + 1.7, u + 2.5, v + 1.7)];
    linesOn(s, p, bars, white(s, p), 1.2);
  }
};

const roofs = (s: Stage, b: Barn): void => {
  const { in1, up1, z1, x, mid } = gambrel(b);
  const low = planeOf(b.frame, [-x, -mid - 1, b.h - up1 / in1], [1, 0, 0], [0, in1, up1]);
  const high = planeOf(b.frame, [-x, -mid + in1, z1], [1, 0, 0], [0, 1, 0.5]);
  const l1 = (in1 + 1) * Math.hypot(1, up1 / in1);
  const l2 = (mid - in1) * Math.hypot(1, 0.5);
  roofPlane(s, low, uvs(0, 0, 2 * x, 0, 2 * x, l1, 0, l1), b.roof);
  roofPlane(s, high, uvs(0, 0, 2 * x, 0, 2 * x, l2, 0, l2), b.roof);
  if (isFacing(s, high) && (b.roof.snow ?? 0) === 0) {
    ridgeCap(s, high, 0, 2 * x, l2, b.roof.color);
  }
};

/** White board along the broken line of a gable's edge. */
const bargeBoard = (s: Stage, b: Barn, p: Plane): void => {
  const { in1, z1, z2, mid } = gambrel(b);
  const edge = uvs(-1, b.h - 1.6, in1, z1, mid, z2, b.d - in1, z1, b.d + 1, b.h - 1.6);
  const below = edge.map(([u, v]): Uv => [u, v - 0.7]).reverse();
  polyOn(s, p, [...edge, ...below], white(s, p));
};

/** Gambrel barn: ridge along the frame's x, boarded walls, stone foot, hay door in the gable ends. */
export const barn = (s: Stage, b: Barn): void => {
  const { frame: f, w, h } = b;
  const { z2, x, mid } = gambrel(b);
  const foot = v3s(-x, -mid, 0, x, -mid, 0, x, mid, 0);
  const top = v3s(-x, -mid, h, x, -mid, h, x, mid, h, x, 0, z2, -x, 0, z2);
  groundShadow(s, [...foot, ...top].map(f));
  const end = (side: 1 | -1, at: number): Plane =>
    planeOf(f, [side * at, -side * mid, 0], [0, side, 0], [0, 0, 1]);
  const seen = ([-1, 1] as const).filter((side) => isFacing(s, end(side, w / 2)));
  for (const side of seen) {
    gableEnd(s, b, end(side, w / 2));
  }
  const front = planeOf(f, [-w / 2, -mid, 0], [1, 0, 0], [0, 0, 1]);
  if (isFacing(s, front)) {
    longSide(s, b, front);
  }
  roofs(s, b);
  for (const side of seen) {
    bargeBoard(s, b, end(side, x));
  }
  wire(s, [f([0, 0, z2]), f([0, 0, z2 + 3])], lit(s.mood, '#4a5158', 0.4), 2);
};
