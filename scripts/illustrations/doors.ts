import type { Opening } from './opening.ts';
import { darken, wall } from './palette.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { boxOn, linesOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';
import { glass } from './window.ts';

export const doorOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const tone = shadeOn(s, p, o.color ?? '#7d2a24');
  boxOn(s, p, u - 0.4, v, w + 0.8, h + 0.5, shadeOn(s, p, o.trim ?? wall.white));
  boxOn(s, p, u, v, w, h, tone);
  for (const [du, dv, pw, ph] of [
    [0.14, 0.08, 0.3, 0.34],
    [0.56, 0.08, 0.3, 0.34],
  ] as const) {
    boxOn(s, p, u + w * du, v + h * dv, w * pw, h * ph, darken(tone, 0.22));
  }
  glass(s, p, { ...o, u: u + w * 0.18, v: v + h * 0.54, w: w * 0.64, h: h * 0.36 });
  boxOn(s, p, u, v + h - 0.3, w, 0.3, '#1b2338', 'opacity=".4"');
  boxOn(s, p, u + w * 0.86, v + h * 0.46, 0.14, 0.3, '#e8c27a');
};

export const garageOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const tone = shadeOn(s, p, o.color ?? wall.white);
  boxOn(s, p, u - 0.4, v, w + 0.8, h + 0.45, shadeOn(s, p, o.trim ?? wall.white));
  boxOn(s, p, u, v, w, h, darken(tone, 0.06));
  const columns = Math.max(2, Math.round(w / 4));
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < columns; i += 1) {
      const box = [u + (w * (i + 0.1)) / columns, v + (h * (row + 0.15)) / 4] as const;
      const size = [(w * 0.8) / columns, (h * 0.68) / 4] as const;
      if (row === 3) {
        glass(s, p, { ...o, u: box[0], v: box[1], w: size[0], h: size[1] });
      } else {
        boxOn(s, p, box[0], box[1], size[0], size[1], darken(tone, 0.13));
        boxOn(s, p, box[0] + 0.1, box[1], size[0] - 0.1, size[1] - 0.14, tone);
      }
    }
  }
  boxOn(s, p, u, v + h - 0.4, w, 0.4, '#1b2338', 'opacity=".35"');
};

export const boardOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  boxOn(s, p, u - 0.3, v - 0.3, w + 0.6, h + 0.6, '#2a2523');
  const ply = shadeOn(s, p, '#c39a63');
  boxOn(s, p, u - 0.1, v - 0.1, w + 0.2, h + 0.2, ply);
  const veins = Array.from({ length: 9 }, (_, i): Uv[] => {
    const at = v + (h * (i + s.rng.range(0.2, 0.8))) / 9;
    return uvs(u, at, u + w * s.rng.range(0.4, 1), at + s.rng.range(-0.08, 0.08));
  });
  linesOn(s, p, veins, darken(ply, 0.3), 1, 'opacity=".6"');
  linesOn(s, p, [uvs(u + w / 2, v - 0.1, u + w / 2, v + h + 0.1)], darken(ply, 0.5), 1.2);
};
