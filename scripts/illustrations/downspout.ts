import { darken, wall } from './palette.ts';
import { isFacing, type Plane, shadeOn } from './plane.ts';
import { boxOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';

/** Downspout on a wall plane: two elbows under the gutter, then straight down with straps. */
export const downspout = (
  s: Stage,
  p: Plane,
  u: number,
  top: number,
  color: string = wall.white,
): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const tone = shadeOn(s, p, color);
  boxOn(s, p, u + 0.25, 0.5, 0.25, top - 1.4, '#1b2338', 'opacity=".25"');
  boxOn(s, p, u - 0.2, 0.4, 0.42, top - 1.2, tone);
  boxOn(s, p, u + 0.1, 0.4, 0.12, top - 1.2, darken(tone, 0.22));
  polyOn(s, p, uvs(u - 0.2, top - 0.8, u + 0.22, top - 0.8, u + 0.5, top, u + 0.05, top), tone);
  polyOn(s, p, uvs(u - 0.2, 0.8, u + 0.22, 0.8, u + 1, 0.15, u + 0.7, 0), tone);
};
