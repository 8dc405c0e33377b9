import type { V3 } from './camera.ts';
import { cladding } from './cladding.ts';
import { lit } from './mood.ts';
import { darken, wall } from './palette.ts';
import { type Frame, isFacing, planeOf, shadeOn, type Uv } from './plane.ts';
import { boxOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
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

/** Gambrel barn: ridge along the frame's x, boarded walls, stone foot, hay door in the gable ends. */
export const barn = (s: Stage, b: Barn): void => {
  const { frame: f, w, d, h } = b;
  const color = b.color ?? wall.barn;
  // Lower slopes steep, upper slopes at the site's 6-in-12.
  const [in1, up1] = [d * 0.2, d * 0.32];
  const up2 = (d / 2 - in1) * 0.5;
  const [z1, z2] = [h + up1, h + up1 + up2];
  const rake = 1.2;
  const x = w / 2 + rake;
  groundShadow(
    s,
    (
      [
        [-x, -d / 2, 0],
        [x, -d / 2, 0],
        [x, d / 2, 0],
        [-x, -d / 2, h],
        [x, -d / 2, h],
        [x, d / 2, h],
        [x, 0, z2],
        [-x, 0, z2],
      ] as V3[]
    ).map(f),
  );
  const gable: Uv[] = uvs(0, 0, d, 0, d, h, d - in1, z1, d / 2, z2, in1, z1, 0, h);
  const ends = [
    planeOf(f, [-w / 2, d / 2, 0], [0, -1, 0], [0, 0, 1]),
    planeOf(f, [w / 2, -d / 2, 0], [0, 1, 0], [0, 0, 1]),
  ];
  const front = planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]);
  const white = (p: typeof front): string => shadeOn(s, p, wall.white);
  const bigDoor = (p: typeof front, u: number, dw: number, dh: number): void => {
    boxOn(s, p, u - 0.5, 0, dw + 1, dh + 0.6, white(p));
    for (const k of [0, 1]) {
      const at = u + (k * dw) / 2;
      boxOn(s, p, at, 0, dw / 2, dh, darken(shadeOn(s, p, color), 0.14));
      linesOn(
        s,
        p,
        [
          uvs(at + 0.3, 0.4, at + dw / 2 - 0.3, dh - 0.4),
          uvs(at + 0.3, dh - 0.4, at + dw / 2 - 0.3, 0.4),
          uvs(
            at + 0.2,
            0.2,
            at + dw / 2 - 0.2,
            0.2,
            at + dw / 2 - 0.2,
            dh - 0.2,
            at + 0.2,
            dh - 0.2,
            at + 0.2,
            0.2,
          ),
        ],
        white(p),
        s.cam.scale(p.at(at, 0)) * 0.34,
      );
    }
  };
  for (const p of ends) {
    if (isFacing(s, p)) {
      cladding(s, p, gable, color, 'batten');
      cladding(s, p, uvs(0, 0, d, 0, d, 2.2, 0, 2.2), '#a29b90', 'block');
      polyOn(
        s,
        p,
        uvs(0, h, in1, z1, in1 + 1, z1 - 1, 0.9, h - 1),
        '#1b2338',
        `opacity="${s.mood.cast}"`,
      );
      shadowOn(
        s,
        p,
        uvs(in1, z1, d / 2, z2, d - in1, z1, d - in1, z1 - 1.4, d / 2, z2 - 1.5, in1, z1 - 1.4),
      );
      boxOn(s, p, d / 2 - 2.6, z1 - 5, 5.2, 6, white(p));
      boxOn(s, p, d / 2 - 2.2, z1 - 4.6, 4.4, 5.2, '#2b2224');
      bigDoor(p, d / 2 - 6, 12, Math.min(h - 1, 11));
    }
  }
  if (isFacing(s, front)) {
    cladding(s, front, uvs(0, 0, w, 0, w, h, 0, h), color, 'batten');
    cladding(s, front, uvs(0, 0, w, 0, w, 2.2, 0, 2.2), '#a29b90', 'block');
    shadowOn(s, front, uvs(0, h, w, h, w, h - 1.6, 0, h - 1.8), 1.2);
    bigDoor(front, w * 0.58, 11, Math.min(h - 1, 10));
    for (let i = 0; i < 4; i += 1) {
      const u = w * 0.06 + i * w * 0.115;
      boxOn(s, front, u - 0.3, h * 0.42, 3.1, 3.4, white(front));
      boxOn(s, front, u, h * 0.42 + 0.3, 2.5, 2.8, lit(s.mood, '#33424f', 0.6));
      linesOn(
        s,
        front,
        [
          uvs(u + 1.25, h * 0.42, u + 1.25, h * 0.42 + 3),
          uvs(u, h * 0.42 + 1.7, u + 2.5, h * 0.42 + 1.7),
        ],
        white(front),
        1.2,
      );
    }
  }
  const low = planeOf(f, [-x, -d / 2 - 1, h - up1 / in1], [1, 0, 0], [0, in1, up1]);
  const l1 = (in1 + 1) * Math.hypot(1, up1 / in1);
  const high = planeOf(f, [-x, -d / 2 + in1, z1], [1, 0, 0], [0, 1, 0.5]);
  const l2 = (d / 2 - in1) * Math.hypot(1, 0.5);
  roofPlane(s, low, uvs(0, 0, 2 * x, 0, 2 * x, l1, 0, l1), b.roof);
  roofPlane(s, high, uvs(0, 0, 2 * x, 0, 2 * x, l2, 0, l2), b.roof);
  if (isFacing(s, high) && (b.roof.snow ?? 0) === 0) {
    ridgeCap(s, high, 0, 2 * x, l2, b.roof.color);
  }
  for (const [k, p] of ends.entries()) {
    if (isFacing(s, p)) {
      const e = planeOf(
        f,
        k === 0 ? [-x, d / 2, 0] : [x, -d / 2, 0],
        [0, k === 0 ? -1 : 1, 0],
        [0, 0, 1],
      );
      const t = 0.7;
      polyOn(
        s,
        e,
        uvs(
          -1,
          h - 1.6,
          in1,
          z1,
          d / 2,
          z2,
          d - in1,
          z1,
          d + 1,
          h - 1.6,
          d + 1,
          h - 2.4,
          d - in1,
          z1 - t,
          d / 2,
          z2 - t,
          in1,
          z1 - t,
          -1,
          h - 2.4,
        ),
        white(p),
      );
    }
  }
  wire(s, [f([0, 0, z2]), f([0, 0, z2 + 3])], lit(s.mood, '#4a5158', 0.4), 2);
};
