import { lit } from './mood.ts';
import { clipTo, linear } from './paint.ts';
import { darken, lighten, paper } from './palette.ts';
import { ring } from './paths.ts';
import { onPlane, type Plane, shadeOn } from './plane.ts';
import { boxOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { draw, group, type Stage } from './stage.ts';

export type Rect = readonly [u: number, v: number, w: number, h: number];

/** Draws flat artwork on a plane around a point, in hundredths of a foot, y down. */
export const pinned = (s: Stage, p: Plane, u: number, v: number, body: () => void): void => {
  const o = s.cam.project(p.at(u, v));
  const a = s.cam.project(p.at(u + 0.5, v));
  const b = s.cam.project(p.at(u, v - 0.5));
  const m = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]].map((x) => (x / 50).toFixed(4));
  draw(s, `<g transform="matrix(${m.join(' ')} ${o[0].toFixed(1)} ${o[1].toFixed(1)})">`);
  body();
  draw(s, '</g>');
};

/** Picture frame with mitred mouldings, its cast shadow and a sheet behind glass. */
export const framed = (
  s: Stage,
  p: Plane,
  [u, v, w, h]: Rect,
  t: number,
  wood: string,
  sheet: string = paper,
): void => {
  for (const [k, o] of [
    [0.34, 0.1],
    [0.22, 0.14],
    [0.12, 0.2],
  ] as const) {
    polyOn(
      s,
      p,
      uvs(
        u + 0.02,
        v + h,
        u + w,
        v + h,
        u + w + k,
        v + h - k,
        u + w + k,
        v - k,
        u + k,
        v - k,
        u + 0.02,
        v,
      ),
      '#141c2c',
      `opacity="${o}"`,
    );
  }
  const tone = shadeOn(s, p, wood);
  const [r, q] = [u + w, v + h];
  polyOn(s, p, uvs(u, q, r, q, r - t, q - t, u + t, q - t), lighten(tone, 0.2));
  polyOn(s, p, uvs(u, v, u, q, u + t, q - t, u + t, v + t), lighten(tone, 0.08));
  polyOn(s, p, uvs(r, v, r, q, r - t, q - t, r - t, v + t), darken(tone, 0.22));
  polyOn(s, p, uvs(u, v, r, v, r - t, v + t, u + t, v + t), darken(tone, 0.34));
  const i = t * 0.62;
  linesOn(
    s,
    p,
    [uvs(u + i, v + i, r - i, v + i, r - i, q - i, u + i, q - i, u + i, v + i)],
    lighten(tone, 0.42),
    1.4,
    'opacity=".6"',
  );
  boxOn(s, p, u + t, v + t, w - t * 2, h - t * 2, lit(s.mood, sheet, 0.95));
  boxOn(s, p, u + t, q - t - 0.07, w - t * 2, 0.07, '#141c2c', 'opacity=".3"');
  boxOn(s, p, u + t, v + t, 0.06, h - t * 2, '#141c2c', 'opacity=".2"');
};

/** Sheen of the glass, along the pitch. */
export const sheen = (s: Stage, p: Plane, [u, v, w, h]: Rect, t: number): void => {
  const [a, b] = [u + w * 0.52, u + w * 0.74];
  const run = h * 0.5;
  const top = v + h - t;
  const fill = linear(s, s.cam.project(p.at(u, top)), s.cam.project(p.at(u + w, v)), [
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0.05],
  ]);
  const glass = uvs(u + t, v + t, u + w - t, v + t, u + w - t, top, u + t, top);
  group(s, clipTo(s, ring(onPlane(p, glass).map(s.cam.project))), () => {
    polyOn(s, p, uvs(a, top, b, top, b - run, v + t, a - run, v + t), fill);
    polyOn(
      s,
      p,
      uvs(b + 0.16, top, b + 0.34, top, b + 0.34 - run, v + t, b + 0.16 - run, v + t),
      fill,
    );
  });
};
