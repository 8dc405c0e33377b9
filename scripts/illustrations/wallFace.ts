import type { Body } from './body.ts';
import { cladding } from './cladding.ts';
import { type Opening, opening } from './opening.ts';
import { wall } from './palette.ts';
import { isFacing, type Plane, shadeOn, type Uv } from './plane.ts';
import { boxOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { shadowOn } from './texture.ts';

/** Shadow under the eave, or under both rakes of a gable given as its upper points. */
const overhang = (
  s: Stage,
  p: Plane,
  gable: readonly Uv[],
  h: number,
  w: number,
  shade: number,
): void => {
  if (gable.length === 0) {
    shadowOn(s, p, uvs(0, h, w, h, w, h - shade, 0, h - shade * 1.15), 1.2);
  }
  gable.slice(1).forEach(([u1, v1], i) => {
    const [u0, v0] = gable[i] ?? [u1, v1];
    const drop = shade * 0.9;
    shadowOn(s, p, uvs(u0, v0, u1, v1, u1, v1 - drop, u0, v0 - drop));
  });
};

/** One wall: cladding, skirt, foundation, eave shadow and openings; hidden walls draw nothing. */
export const wallFace = (
  s: Stage,
  p: Plane,
  outline: readonly Uv[],
  b: Body,
  list: readonly Opening[] = [],
  shade = 1.3,
): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const w = Math.max(...outline.map(([u]) => u));
  const trim = shadeOn(s, p, b.trim ?? wall.white);
  cladding(s, p, outline, b.color, b.finish ?? 'lap');
  const gable = outline.length > 4 ? outline.slice(2) : [];
  if (gable.length > 0 && b.gableColor !== undefined) {
    cladding(s, p, gable, b.gableColor, b.gableFinish ?? 'lap');
    boxOn(s, p, 0, b.h - 0.35, w, 0.7, trim);
  }
  if (b.skirt !== undefined) {
    cladding(s, p, uvs(0, 0, w, 0, w, b.skirt[0], 0, b.skirt[0]), b.skirt[1], 'block');
    boxOn(s, p, 0, b.skirt[0], w, 0.3, trim);
  }
  const base = b.base ?? 1;
  cladding(s, p, uvs(0, 0, w, 0, w, base, 0, base), '#9b968d', 'block');
  boxOn(s, p, 0, 0, 0.45, b.h, trim);
  boxOn(s, p, w - 0.45, 0, 0.45, b.h, trim);
  overhang(s, p, gable, b.h, w, shade);
  for (const o of list) {
    opening(s, p, o);
  }
};
