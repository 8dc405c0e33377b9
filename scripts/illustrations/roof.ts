import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { type Frame, isFacing, type Plane, planeOf, type Uv } from './plane.ts';
import { shingles } from './shingles.ts';
import { snowOn } from './snow.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/** The site's angle: 6-in-12. */
export const pitch = 0.5;

export type RoofSkin = {
  readonly color: string;
  readonly trim?: string;
  readonly gutter?: boolean;
  /** Depth of snow in feet; 0 or absent = none. */
  readonly snow?: number;
  readonly course?: number;
  readonly blend?: number;
};

/** Covers one roof plane as its skin asks. */
export const roofPlane = (s: Stage, p: Plane, outline: readonly Uv[], skin: RoofSkin): void => {
  if (!isFacing(s, p)) {
    return;
  }
  if ((skin.snow ?? 0) > 0) {
    snowOn(s, p, outline, skin.snow ?? 0);
  } else {
    shingles(s, p, outline, skin);
  }
};

/** Small faces (boards, soffits) given in a frame's feet. */
export const board = (
  s: Stage,
  frame: Frame,
  points: readonly V3[],
  color: string,
  b: number,
): void => {
  face(s, points.map(frame), lit(s.mood, color, b));
};

export const planesOfGable = (
  frame: Frame,
  w: number,
  d: number,
  h: number,
  slope: number,
  eave: number,
  rake: number,
): { readonly front: Plane; readonly back: Plane; readonly length: number; readonly z: number } => {
  const z = h - eave * slope;
  const run = d / 2 + eave;
  return {
    front: planeOf(frame, [-w / 2 - rake, -d / 2 - eave, z], [1, 0, 0], [0, 1, slope]),
    back: planeOf(frame, [w / 2 + rake, d / 2 + eave, z], [-1, 0, 0], [0, -1, slope]),
    length: run * Math.hypot(1, slope),
    z,
  };
};
