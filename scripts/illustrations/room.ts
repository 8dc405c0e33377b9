import { cladding, type Finish } from './cladding.ts';
import { lit } from './mood.ts';
import { linear, ramp } from './paint.ts';
import { darken, lighten } from './palette.ts';
import { n1 } from './paths.ts';
import { type Plane, place, planeOf, type Uv } from './plane.ts';
import { boxOn, linesOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import { draw, type Stage } from './stage.ts';
import { ellipse, face, path } from './svg.ts';

export type Room = {
  readonly back: Plane;
  readonly left: Plane;
  readonly right: Plane;
  readonly floor: Plane;
};

/** An empty room seen from inside. @param w,d,h feet  @param y distance of its open side */
export const room = (
  s: Stage,
  w: number,
  d: number,
  h: number,
  y: number,
  o: {
    readonly wall: string;
    readonly floor: string;
    readonly finish?: Finish;
    readonly ceiling?: string;
  },
): Room => {
  const f = place(0, y);
  const back = planeOf(f, [-w / 2, d, 0], [1, 0, 0], [0, 0, 1]);
  const left = planeOf(f, [-w / 2, 0, 0], [0, 1, 0], [0, 0, 1]);
  const right = planeOf(f, [w / 2, d, 0], [0, -1, 0], [0, 0, 1]);
  const floor = planeOf(f, [-w / 2, 0, 0], [1, 0, 0], [0, 1, 0]);
  face(
    s,
    [floor.at(0, 0, h), floor.at(w, 0, h), floor.at(w, d, h), floor.at(0, d, h)],
    lit(s.mood, o.ceiling ?? '#e9e4da', 0.35),
  );
  const near = s.cam.project(floor.at(w / 2, 0));
  const far = s.cam.project(floor.at(w / 2, d));
  const tone = lit(s.mood, o.floor, 0.75);
  face(
    s,
    [floor.at(0, 0), floor.at(w, 0), floor.at(w, d), floor.at(0, d)],
    linear(s, far, near, [
      [0, lighten(tone, 0.1)],
      [1, darken(tone, 0.18)],
    ]),
  );
  const finish = o.finish ?? 'plain';
  cladding(s, back, uvs(0, 0, w, 0, w, h, 0, h), o.wall, finish);
  cladding(s, left, uvs(0, 0, d, 0, d, h, 0, h), darken(o.wall, 0.06), finish);
  cladding(s, right, uvs(0, 0, d, 0, d, h, 0, h), lighten(o.wall, 0.1), finish);
  const corner = linear(s, s.cam.project(back.at(0, h)), s.cam.project(back.at(w, 0)), [
    [0, '#1b2338', 0.28],
    [0.3, '#1b2338', 0],
    [1, '#1b2338', 0.18],
  ]);
  boxOn(s, back, 0, 0, w, h, corner);
  return { back, left, right, floor };
};

/** Skirting board along a wall. */
export const skirting = (s: Stage, p: Plane, from: number, to: number): void => {
  boxOn(s, p, from, 0, to - from, 0.55, lit(s.mood, '#f4f0e8', 0.85));
  boxOn(s, p, from, 0.47, to - from, 0.08, lit(s.mood, '#ffffff', 1));
};

/** Bright window with daylight outside. */
export const daylight = (s: Stage, p: Plane, u: number, v: number, w: number, h: number): void => {
  boxOn(s, p, u - 0.4, v - 0.4, w + 0.8, h + 0.8, lit(s.mood, '#f4f0e8', 0.9));
  const [a, b] = [s.cam.project(p.at(u, v + h)), s.cam.project(p.at(u, v))];
  boxOn(
    s,
    p,
    u,
    v,
    w,
    h,
    linear(s, a, b, [
      [0, '#a9d0e6'],
      [0.6, '#e2efef'],
      [0.62, '#9db583'],
      [1, '#7f9c5f'],
    ]),
  );
  const bars: Uv[][] = [uvs(u + w / 2, v, u + w / 2, v + h), uvs(u, v + h / 2, u + w, v + h / 2)];
  linesOn(s, p, bars, lit(s.mood, '#f4f0e8', 0.9), 5);
  boxOn(s, p, u - 0.6, v - 0.7, w + 1.2, 0.35, lit(s.mood, '#ffffff', 1));
};

/** Drying fan: snail-shaped housing with grille. @param k size in user units */
export const fan = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  flip = false,
  color = '#2f6f9a',
): void => {
  const tone = lit(s.mood, color, 0.7);
  draw(s, `<g transform="translate(${n1(x)} ${n1(y)})${flip ? ' scale(-1 1)' : ''}">`);
  ellipse(s, k * 0.08, 0, k * 0.75, k * 0.09, '#10182a', 'opacity=".35"');
  path(
    s,
    `M${n1(-k * 0.5)} 0C${n1(-k * 0.62)} ${n1(-k * 0.7)} ${n1(-k * 0.2)} ${n1(-k)} ${n1(k * 0.1)} ${n1(-k * 0.92)}C${n1(k * 0.4)} ${n1(-k * 0.86)} ${n1(k * 0.46)} ${n1(-k * 0.5)} ${n1(k * 0.46)} ${n1(-k * 0.34)}L${n1(k * 0.82)} ${n1(-k * 0.3)}V0z`,
    ramp(s, [-k * 0.5, -k, k * 0.5, 0], { 0: lighten(tone, 0.3), 0.5: tone, 1: darken(tone, 0.4) }),
  );
  ellipse(s, 0, -k * 0.48, k * 0.34, k * 0.36, darken(tone, 0.55));
  for (let i = 1; i < 5; i += 1) {
    ellipse(
      s,
      0,
      -k * 0.48,
      k * 0.075 * i,
      k * 0.08 * i,
      'none',
      `stroke="${lighten(tone, 0.45)}" stroke-width="${n1(k * 0.018)}"`,
    );
  }
  path(
    s,
    `M${n1(k * 0.52)} ${n1(-k * 0.32)}H${n1(k * 0.84)}V0H${n1(k * 0.52)}z`,
    darken(tone, 0.3),
  );
  path(
    s,
    `M${n1(k * 0.6)} ${n1(-k * 0.25)}H${n1(k * 0.86)}V${n1(-k * 0.06)}H${n1(k * 0.6)}z`,
    '#12181f',
  );
  path(
    s,
    `M${n1(-k * 0.14)} ${n1(-k * 0.94)}q${n1(k * 0.14)} ${n1(-k * 0.16)} ${n1(k * 0.3)} 0`,
    'none',
    `stroke="#27323d" stroke-width="${n1(k * 0.06)}" stroke-linecap="round"`,
  );
  draw(s, '</g>');
};
