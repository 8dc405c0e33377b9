import { framed, pinned, type Rect, sheen } from './frames.ts';
import { mark, seal } from './mark.ts';
import { lit } from './mood.ts';
import { linear } from './paint.ts';
import { barnRed, darken, ink, lighten, paper, sun } from './palette.ts';
import type { Plane, Uv } from './plane.ts';
import { boxOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { draw, type Stage } from './stage.ts';

/** Lines of print, too small to read, centred on u. */
const print = (
  s: Stage,
  p: Plane,
  u: number,
  rows: ReadonlyArray<readonly [v: number, w: number, h: number]>,
  color: string,
): void => {
  for (const [v, w, h] of rows) {
    let x = u - w / 2;
    while (x < u + w / 2 - h) {
      const word = Math.min(h * s.rng.range(1.6, 5), u + w / 2 - x);
      boxOn(s, p, x, v, word, h, color);
      x += word + h * 0.7;
    }
  }
};

/** Rope of fine waves along a rectangle, as on a share or licence. */
const guilloche = (s: Stage, p: Plane, [u, v, w, h]: Rect): void => {
  const lines: Uv[][] = [];
  for (const shift of [0, 2.1, 4.2]) {
    const wave = (k: number): number => Math.sin(k * 9 + shift) * 0.055;
    const side = (from: number, long: number, at: number, flat: boolean): Uv[] =>
      Array.from({ length: Math.round(long * 12) + 1 }, (_, i): Uv => {
        const k = from + Math.min(long, i / 12);
        return flat ? [k, at + wave(k)] : [at + wave(k), k];
      });
    lines.push(
      side(u, w, v, true),
      side(u, w, v + h, true),
      side(v, h, u, false),
      side(v, h, u + w, false),
    );
  }
  linesOn(s, p, lines, lit(s.mood, '#b07d2a', 0.8), 1.3, 'opacity=".75"');
};

/** Framed certificate: border, mark, print, signature and a ribboned seal on the sheet. */
export const certificate = (s: Stage, p: Plane, at: Rect): void => {
  const [u, v, w, h] = at;
  framed(s, p, at, 0.3, '#5b3a22', '#f6efdf');
  const g = 0.62;
  guilloche(s, p, [u + g, v + g, w - g * 2, h - g * 2]);
  const b = g + 0.16;
  linesOn(
    s,
    p,
    [uvs(u + b, v + b, u + w - b, v + b, u + w - b, v + h - b, u + b, v + h - b, u + b, v + b)],
    lit(s.mood, '#8a6a2a', 0.7),
    1.6,
  );
  const mid = u + w / 2;
  pinned(s, p, mid, v + h - 1.22, () => mark(s, -38, -42, 76, barnRed));
  const dark = lit(s.mood, ink, 0.9);
  print(s, p, mid, [[v + h - 1.9, w * 0.52, 0.2]], dark);
  print(s, p, mid, [[v + h - 2.2, w * 0.3, 0.09]], lit(s.mood, '#7a6a55', 0.8));
  print(
    s,
    p,
    mid,
    [0, 1].map((i) => [v + h - 2.5 - i * 0.2, w * (0.6 - i * 0.1), 0.07] as const),
    lit(s.mood, '#8d8375', 0.9),
  );
  const [x, y] = [u + b + 0.5, v + b + 0.42];
  for (const [k, long] of [
    [0, 1.3],
    [1.7, 1.1],
  ] as const) {
    linesOn(s, p, [uvs(x + k, y, x + k + long, y)], '#5d5549', 1.4);
    const ink2 = Array.from(
      { length: 26 },
      (_, i): Uv => [
        x + k + 0.1 + (i / 26) * (long - 0.2),
        y + 0.13 + Math.sin(i * 1.7 + k) * 0.1 * Math.cos(i * 0.4) + Math.sin(i * 0.5) * 0.03,
      ],
    );
    linesOn(s, p, [ink2], '#22344f', 2, 'stroke-linejoin="round"');
  }
  pinned(s, p, u + w - b - 0.78, v + b + 0.78, () => seal(s, 0, 0, 50));
  sheen(s, p, at, 0.3);
};

/** Framed licence in portrait: coloured head, print, small stamp. */
export const licence = (s: Stage, p: Plane, at: Rect, head: string, wood: string): void => {
  const [u, v, w, h] = at;
  framed(s, p, at, 0.18, wood);
  const top = v + h - 0.34;
  boxOn(s, p, u + 0.34, top - 0.5, w - 0.68, 0.5, lit(s.mood, head, 0.85));
  const mid = u + w / 2;
  print(s, p, mid, [[top - 0.32, w * 0.46, 0.13]], lit(s.mood, paper, 0.9));
  const grey = lit(s.mood, '#8d8375', 0.85);
  print(s, p, mid, [[top - 0.85, w * 0.56, 0.14]], lit(s.mood, ink, 0.9));
  print(
    s,
    p,
    mid,
    [1.12, 1.28, 1.44].map((d) => [top - d, w * 0.6, 0.06] as const),
    grey,
  );
  pinned(s, p, u + w - 0.68, v + 0.62, () => {
    draw(
      s,
      `<circle r="24" fill="none" stroke="${barnRed}" stroke-width="3" opacity=".7"/><circle r="19" fill="none" stroke="${barnRed}" stroke-width="1.4" opacity=".7"/>`,
    );
    mark(s, -13, -14, 26, barnRed);
  });
  linesOn(s, p, [uvs(u + 0.4, v + 0.5, u + w * 0.5, v + 0.5)], '#5d5549', 1.2);
  sheen(s, p, at, 0.18);
};

/** Brass picture light over a frame. */
export const pictureLight = (s: Stage, p: Plane, u: number, v: number, w: number): void => {
  const brass = lit(s.mood, '#b98a3a', 0.85);
  const [a, b] = [s.cam.project(p.at(u, v)), s.cam.project(p.at(u, v - 4))];
  polyOn(
    s,
    p,
    uvs(u - w / 2, v, u + w / 2, v, u + w * 1.2, v - 4, u - w * 1.2, v - 4),
    linear(s, a, b, [
      [0, '#ffe7b0', 0.4],
      [1, '#ffe7b0', 0],
    ]),
  );
  boxOn(s, p, u - 0.06, v, 0.12, 0.5, darken(brass, 0.3));
  polyOn(
    s,
    p,
    uvs(u - w / 2, v, u + w / 2, v, u + w / 2 - 0.08, v + 0.2, u - w / 2 + 0.08, v + 0.2),
    brass,
  );
  boxOn(s, p, u - w / 2 + 0.08, v + 0.14, w - 0.16, 0.05, lighten(sun, 0.5));
};
