import type { Body } from './body.ts';
import type { V3 } from './camera.ts';
import { cladding } from './cladding.ts';
import { lit } from './mood.ts';
import { wall } from './palette.ts';
import { isFacing, planeOf, shadeOn, type Uv } from './plane.ts';
import { boxOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { pitch } from './roof.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/** Brick chimney standing on a house's roof, with cap, flue and step flashing. @param x,y feet in its frame */
export const chimney = (
  s: Stage,
  b: Body,
  x: number,
  y: number,
  w: number,
  top: number,
  color: string = wall.brick,
): void => {
  const slope = b.slope ?? pitch;
  // Behind the ridge the foot is hidden, so the ridge is where the chimney seems to stand.
  const roofZ = (at: number): number => b.h + (b.d / 2 + Math.min(0, at)) * slope;
  const [y0, y1] = [y - w / 2, y + w / 2];
  const front = planeOf(b.frame, [x - w / 2, y0, 0], [1, 0, 0], [0, 0, 1]);
  const right = planeOf(b.frame, [x + w / 2, y0, 0], [0, 1, 0], [0, 0, 1]);
  const left = planeOf(b.frame, [x - w / 2, y1, 0], [0, -1, 0], [0, 0, 1]);
  const faces: ReadonlyArray<readonly [typeof front, Uv[]]> = [
    [right, uvs(0, roofZ(y0), w, roofZ(y1), w, top, 0, top)],
    [left, uvs(0, roofZ(y1), w, roofZ(y0), w, top, 0, top)],
    [front, uvs(0, roofZ(y0), w, roofZ(y0), w, top, 0, top)],
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
  const cap: V3[] = (
    [
      [x - w / 2 - 0.25, y0 - 0.25, top + 0.5],
      [x + w / 2 + 0.25, y0 - 0.25, top + 0.5],
      [x + w / 2 + 0.25, y1 + 0.25, top + 0.5],
      [x - w / 2 - 0.25, y1 + 0.25, top + 0.5],
    ] as V3[]
  ).map(b.frame);
  face(s, cap, lit(s.mood, '#d8d2c6', 0.95));
  boxOn(s, front, w * 0.3, top + 0.5, w * 0.4, 0.9, shadeOn(s, front, '#a4583f'));
};
