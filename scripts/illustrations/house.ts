import type { Body } from './body.ts';
import type { V3 } from './camera.ts';
import { rakes, soffits } from './eaves.ts';
import { wall } from './palette.ts';
import { isFacing, planeOf, shadeOn } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { pitch, planesOfGable, roofPlane } from './roof.ts';
import { gutter, ridgeCap } from './roofDetails.ts';
import { groundShadow } from './shadow.ts';
import type { Stage } from './stage.ts';
import { wallFace } from './wallFace.ts';

type Gable = ReturnType<typeof planesOfGable>;

/** Sizes of a body's roof with the defaults filled in. */
const measures = (b: Body) => {
  const slope = b.slope ?? pitch;
  const eave = b.eave ?? 1.4;
  const rake = b.hip === true ? eave : (b.rake ?? 1);
  return {
    slope,
    eave,
    rake,
    top: b.h + (b.d / 2) * slope,
    long: b.w + rake * 2,
    run: b.d / 2 + eave,
    bare: (b.roof.snow ?? 0) === 0,
  };
};

const castShadow = (s: Stage, b: Body, z: number): void => {
  const { rake, top, run } = measures(b);
  const [x, hw, hd] = [b.w / 2 + rake, b.w / 2, b.d / 2];
  const ridge = b.hip === true ? Math.max(0, hw - hd) : x;
  const eaves = v3s(-x, -run, z, x, -run, z, -x, run, z, x, run, z);
  const rest = v3s(-ridge, 0, top, ridge, 0, top, -hw, -hd, 0, hw, -hd, 0, hw, hd, 0);
  groundShadow(s, [...eaves, ...rest].map(b.frame));
};

const walls = (s: Stage, b: Body): void => {
  const { frame: f, w, d, h } = b;
  const { top, eave } = measures(b);
  const plain = uvs(0, 0, w, 0, w, h, 0, h);
  const end =
    b.hip === true ? uvs(0, 0, d, 0, d, h, 0, h) : uvs(0, 0, d, 0, d, h, d / 2, top, 0, h);
  const up: V3 = [0, 0, 1];
  wallFace(s, planeOf(f, [w / 2, d / 2, 0], [-1, 0, 0], up), plain, b);
  wallFace(s, planeOf(f, [-w / 2, d / 2, 0], [0, -1, 0], up), end, b, b.openings?.left);
  wallFace(s, planeOf(f, [w / 2, -d / 2, 0], [0, 1, 0], up), end, b, b.openings?.right);
  wallFace(s, planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], up), plain, b, b.openings?.front, eave);
};

const hipRoof = (s: Stage, b: Body, g: Gable): void => {
  const { slope, rake, run, long, bare } = measures(b);
  const [f, x] = [b.frame, b.w / 2 + rake];
  const tri = uvs(0, 0, run * 2, 0, run, g.length);
  const trap = uvs(0, 0, long, 0, long - run, g.length, run, g.length);
  roofPlane(s, g.back, trap, b.roof);
  roofPlane(s, planeOf(f, [-x, run, g.z], [0, -1, 0], [1, 0, slope]), tri, b.roof);
  roofPlane(s, planeOf(f, [x, -run, g.z], [0, 1, 0], [-1, 0, slope]), tri, b.roof);
  roofPlane(s, g.front, trap, b.roof);
  if (!bare || !isFacing(s, g.front)) {
    return;
  }
  ridgeCap(s, g.front, run, long - run, g.length, b.roof.color);
  const tone = shadeOn(s, g.front, b.roof.color);
  polyOn(s, g.front, uvs(0, 0, 0.5, 0, run + 0.5, g.length, run, g.length), tone);
  const far = long - run;
  polyOn(s, g.front, uvs(long, 0, long - 0.5, 0, far - 0.5, g.length, far, g.length), tone);
};

const gableRoof = (s: Stage, b: Body, g: Gable): void => {
  const { eave, rake, long, bare } = measures(b);
  const outline = uvs(0, 0, long, 0, long, g.length, 0, g.length);
  roofPlane(s, g.back, outline, b.roof);
  roofPlane(s, g.front, outline, b.roof);
  if (bare) {
    ridgeCap(s, isFacing(s, g.front) ? g.front : g.back, 0, long, g.length, b.roof.color);
  }
  rakes(s, b, eave, rake, g.z);
};

/** A house body with a gable (or hip) roof, ridge along the frame's x. Gives its roof planes. */
export const house = (s: Stage, b: Body): Gable => {
  const { slope, eave, rake, long } = measures(b);
  const g = planesOfGable(b.frame, b.w, b.d, b.h, slope, eave, rake);
  if (b.shadow !== false) {
    castShadow(s, b, g.z);
  }
  soffits(s, b, eave, rake, g.z);
  walls(s, b);
  (b.hip === true ? hipRoof : gableRoof)(s, b, g);
  for (const [p, b0] of [
    [g.back, 0.4],
    [g.front, 0.75],
  ] as const) {
    if (b.roof.gutter !== false && isFacing(s, p)) {
      gutter(s, p.at(0, -0.1), p.at(long, -0.1), b.trim ?? wall.white, b0);
    }
  }
  return g;
};
