import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { ramp } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { v3s } from './points.ts';
import type { Stage } from './stage.ts';
import { face, rect, wire } from './svg.ts';

/** A flat strip of paving between world points. */
export const paving = (s: Stage, points: readonly V3[], color: string, b = 0.75): void => {
  face(s, points, lit(s.mood, color, b));
};

/** Road across the picture: asphalt, kerb, centre dashes. @param y,deep distance and width, feet */
export const crossRoad = (s: Stage, y: number, deep: number): void => {
  const x = 400;
  paving(
    s,
    v3s(-x, y + deep + 7, 0, x, y + deep + 7, 0, x, y + deep + 2, 0, -x, y + deep + 2, 0),
    '#c9c4b9',
    0.85,
  );
  const a = s.cam.project([0, y, 0])[1];
  const b = s.cam.project([0, y + deep, 0])[1];
  const tone = lit(s.mood, '#5d6166', 0.6);
  rect(
    s,
    0,
    b,
    s.width,
    a - b,
    ramp(s, [0, b, 0, a], { 0: lighten(tone, 0.12), 1: darken(tone, 0.15) }),
  );
  paving(
    s,
    v3s(-x, y + deep + 0.5, 0, x, y + deep + 0.5, 0, x, y + deep - 0.2, 0, -x, y + deep - 0.2, 0),
    '#d8d4ca',
    0.95,
  );
  for (let i = -12; i < 12; i += 1) {
    const u = i * 22;
    paving(
      s,
      v3s(
        u,
        y + deep / 2 - 0.3,
        0,
        u + 10,
        y + deep / 2 - 0.3,
        0,
        u + 10,
        y + deep / 2 + 0.3,
        0,
        u,
        y + deep / 2 + 0.3,
        0,
      ),
      '#e8c774',
      0.8,
    );
  }
};

/** Driveway running towards the viewer. */
export const drive = (
  s: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  flare = 0,
): void => {
  paving(s, v3s(x0 - flare, y0, 0, x1 + flare, y0, 0, x1, y1, 0, x0, y1, 0), '#bdb8ae', 0.85);
  const tone = darken(lit(s.mood, '#bdb8ae', 0.7), 0.25);
  for (let y = y1; y > y0; y -= 10) {
    wire(s, v3s(x0, y, 0.01, x1, y, 0.01), tone, 1, 'opacity=".6"');
  }
};
