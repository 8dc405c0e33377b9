import type { Body } from './body.ts';
import { darken, wall } from './palette.ts';
import { isFacing, planeOf, shadeOn } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { board, pitch } from './roof.ts';
import type { Stage } from './stage.ts';

export const soffits = (s: Stage, b: Body, eave: number, rake: number, z: number): void => {
  const { frame: f, w, d, h } = b;
  const x = w / 2 + rake;
  const y = d / 2 + eave;
  const trim = b.trim ?? wall.white;
  board(
    s,
    f,
    v3s(-x, -y, z - 0.35, x, -y, z - 0.35, x, -d / 2, z - 0.1, -x, -d / 2, z - 0.1),
    trim,
    0.08,
  );
  if (b.hip === true) {
    return;
  }
  const top = h + (d / 2) * (b.slope ?? pitch);
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      board(
        s,
        f,
        v3s(
          side * x,
          end * y,
          z - 0.2,
          side * x,
          0,
          top - 0.2,
          (side * w) / 2,
          0,
          top - 0.2,
          (side * w) / 2,
          end * y,
          z - 0.2,
        ),
        trim,
        0.1,
      );
    }
  }
};

/** Fascia along the rake: the sloping board that closes a gable's edge. */
export const rakes = (s: Stage, b: Body, eave: number, rake: number, z: number): void => {
  const top = b.h + (b.d / 2) * (b.slope ?? pitch);
  const y = b.d / 2 + eave;
  for (const side of [-1, 1]) {
    const x = side * (b.w / 2 + rake);
    const p = planeOf(b.frame, [x, side * -y, 0], [0, side, 0], [0, 0, 1]);
    if (!isFacing(s, p)) {
      continue;
    }
    const tone = shadeOn(s, p, b.trim ?? wall.white);
    polyOn(s, p, uvs(0, z + 0.12, y, top + 0.12, y, top - 0.6, 0, z - 0.5), tone);
    polyOn(s, p, uvs(y, top + 0.12, 2 * y, z + 0.12, 2 * y, z - 0.5, y, top - 0.6), tone);
    polyOn(
      s,
      p,
      uvs(0, z + 0.2, y, top + 0.2, 2 * y, z + 0.2, 2 * y, z, y, top, 0, z),
      darken(shadeOn(s, p, b.roof.color), 0.25),
    );
    if ((b.roof.snow ?? 0) > 0) {
      const n = b.roof.snow ?? 0;
      polyOn(
        s,
        p,
        uvs(-0.3, z + n, y, top + n, 2 * y + 0.3, z + n, 2 * y, z, y, top, 0, z),
        shadeOn(s, p, '#f4f8fc'),
      );
    }
  }
};
