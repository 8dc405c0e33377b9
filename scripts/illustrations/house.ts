import { add, sub, type P2, type V3 } from './camera.ts';
import { opening, type Opening } from './opening.ts';
import { darken, wall as wallColors } from './palette.ts';
import { boxOn, isFacing, lightDirection, planeOf, polyOn, shadeOn, type Frame, type Plane, type Uv } from './plane.ts';
import { board, gutter, pitch, planesOfGable, ridgeCap, roofPlane, type RoofSkin } from './roof.ts';
import type { Stage } from './stage.ts';
import { path, ring } from './svg.ts';
import { cladding, shadowOn, type Finish } from './texture.ts';

type Side = 'front' | 'left' | 'right';

export type Body = {
  readonly frame: Frame;
  /** Width along the ridge, depth across it and wall height, in feet. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly slope?: number;
  readonly eave?: number;
  readonly rake?: number;
  readonly color: string;
  readonly finish?: Finish;
  readonly gableColor?: string;
  readonly gableFinish?: Finish;
  readonly trim?: string;
  readonly roof: RoofSkin;
  readonly base?: number;
  readonly hip?: boolean;
  readonly openings?: Partial<Record<Side, readonly Opening[]>>;
  /** Feet of the lower wall in brick or stone. */
  readonly skirt?: readonly [height: number, color: string];
  readonly shadow?: boolean;
};

const hull = (points: readonly P2[]): P2[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P2[]): P2[] => {
    const out: P2[] = [];
    for (const p of list) {
      for (let a = out.at(-2), b = out.at(-1); a !== undefined && b !== undefined; ) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) {
          break;
        }
        out.pop();
        [a, b] = [out.at(-2), out.at(-1)];
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

/** Shadow that a set of points throws on the ground. */
export const groundShadow = (s: Stage, points: readonly V3[], strength = 1): void => {
  const flat = points.map((p) => {
    const t = p[2] / lightDirection[2];
    return s.cam.project([p[0] - lightDirection[0] * t, p[1] - lightDirection[1] * t * 0.35, 0]);
  });
  path(s, ring(hull(flat)), '#1b2338', `opacity="${Math.round(s.mood.cast * strength * 100) / 100}"`);
};

/** One wall: cladding, skirt, foundation, eave shadow and openings; hidden walls draw nothing. */
export const wallFace = (
  s: Stage, p: Plane, outline: readonly Uv[], b: Body, list: readonly Opening[] = [], shade = 1.3,
): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const w = Math.max(...outline.map(([u]) => u));
  const trim = shadeOn(s, p, b.trim ?? wallColors.white);
  cladding(s, p, outline, b.color, b.finish ?? 'lap');
  const gable = outline.length > 4 ? outline.slice(2) : [];
  if (gable.length > 0 && b.gableColor !== undefined) {
    cladding(s, p, gable, b.gableColor, b.gableFinish ?? 'lap');
    boxOn(s, p, 0, b.h - 0.35, w, 0.7, trim);
  }
  if (b.skirt !== undefined) {
    cladding(s, p, [[0, 0], [w, 0], [w, b.skirt[0]], [0, b.skirt[0]]], b.skirt[1], 'block');
    boxOn(s, p, 0, b.skirt[0], w, 0.3, trim);
  }
  const base = b.base ?? 1;
  cladding(s, p, [[0, 0], [w, 0], [w, base], [0, base]], '#9b968d', 'block');
  boxOn(s, p, 0, 0, 0.45, b.h, trim);
  boxOn(s, p, w - 0.45, 0, 0.45, b.h, trim);
  if (gable.length > 0) {
    const top = gable.map(([u, v]): Uv => [u, v]);
    const drop = top.map(([u, v]): Uv => [u, v - shade * 0.9]).reverse();
    for (let i = 0; i + 1 < top.length; i += 1) {
      const [a, c] = [top[i], top[i + 1]];
      const [d, e] = [drop[drop.length - 2 - i], drop[drop.length - 1 - i]];
      if (a !== undefined && c !== undefined && d !== undefined && e !== undefined) {
        shadowOn(s, p, [a, c, d, e]);
      }
    }
  } else {
    shadowOn(s, p, [[0, b.h], [w, b.h], [w, b.h - shade], [0, b.h - shade * 1.15]], 1.2);
  }
  list.forEach((o) => opening(s, p, o));
};

const soffits = (s: Stage, b: Body, eave: number, rake: number, z: number): void => {
  const { frame: f, w, d, h } = b;
  const x = w / 2 + rake;
  const y = d / 2 + eave;
  const trim = b.trim ?? wallColors.white;
  board(s, f, [[-x, -y, z - 0.35], [x, -y, z - 0.35], [x, -d / 2, z - 0.1], [-x, -d / 2, z - 0.1]], trim, 0.08);
  if (b.hip === true) {
    return;
  }
  const top = h + (d / 2) * (b.slope ?? pitch);
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      board(s, f, [[side * x, end * y, z - 0.2], [side * x, 0, top - 0.2],
        [(side * w) / 2, 0, top - 0.2], [(side * w) / 2, end * y, z - 0.2]], trim, 0.1);
    }
  }
};

/** Fascia along the rake: the sloping board that closes a gable's edge. */
const rakes = (s: Stage, b: Body, eave: number, rake: number, z: number): void => {
  const top = b.h + (b.d / 2) * (b.slope ?? pitch);
  const y = b.d / 2 + eave;
  for (const side of [-1, 1]) {
    const x = side * (b.w / 2 + rake);
    const p = planeOf(b.frame, [x, side * -y, 0], [0, side, 0], [0, 0, 1]);
    if (!isFacing(s, p)) {
      continue;
    }
    const tone = shadeOn(s, p, b.trim ?? wallColors.white);
    polyOn(s, p, [[0, z + 0.12], [y, top + 0.12], [y, top - 0.6], [0, z - 0.5]], tone);
    polyOn(s, p, [[y, top + 0.12], [2 * y, z + 0.12], [2 * y, z - 0.5], [y, top - 0.6]], tone);
    polyOn(s, p, [[0, z + 0.2], [y, top + 0.2], [2 * y, z + 0.2], [2 * y, z], [y, top], [0, z]],
      darken(shadeOn(s, p, b.roof.color), 0.25));
    if ((b.roof.snow ?? 0) > 0) {
      const n = b.roof.snow ?? 0;
      polyOn(s, p, [[-0.3, z + n], [y, top + n], [2 * y + 0.3, z + n], [2 * y, z], [y, top], [0, z]],
        shadeOn(s, p, '#f4f8fc'));
    }
  }
};

/** A house body with a gable (or hip) roof, ridge along the frame's x. Gives its roof planes. */
export const house = (s: Stage, b: Body): ReturnType<typeof planesOfGable> => {
  const slope = b.slope ?? pitch;
  const eave = b.eave ?? 1.4;
  const rake = b.hip === true ? eave : (b.rake ?? 1);
  const { frame: f, w, d, h } = b;
  const top = h + (d / 2) * slope;
  const g = planesOfGable(f, w, d, h, slope, eave, rake);
  if (b.shadow !== false) {
    const [x, y] = [w / 2 + rake, d / 2 + eave];
    const ridge = b.hip === true ? Math.max(0, w / 2 - d / 2) : x;
    groundShadow(s, ([[-x, -y, g.z], [x, -y, g.z], [-x, y, g.z], [x, y, g.z], [-ridge, 0, top],
      [ridge, 0, top], [-w / 2, -d / 2, 0], [w / 2, -d / 2, 0], [w / 2, d / 2, 0]] as V3[]).map(f));
  }
  const gable: Uv[] = b.hip === true
    ? [[0, 0], [d, 0], [d, h], [0, h]]
    : [[0, 0], [d, 0], [d, h], [d / 2, top], [0, h]];
  const sides = {
    left: planeOf(f, [-w / 2, d / 2, 0], [0, -1, 0], [0, 0, 1]),
    right: planeOf(f, [w / 2, -d / 2, 0], [0, 1, 0], [0, 0, 1]),
    front: planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]),
    back: planeOf(f, [w / 2, d / 2, 0], [-1, 0, 0], [0, 0, 1]),
  };
  wallFace(s, sides.back, [[0, 0], [w, 0], [w, h], [0, h]], b);
  wallFace(s, sides.left, gable, b, b.openings?.left);
  wallFace(s, sides.right, gable, b, b.openings?.right);
  wallFace(s, sides.front, [[0, 0], [w, 0], [w, h], [0, h]], b, b.openings?.front, eave);
  soffits(s, b, eave, rake, g.z);
  const long = w + rake * 2;
  const run = d / 2 + eave;
  if (b.hip === true) {
    const end = planeOf(f, [w / 2 + rake, -run, g.z], [0, 1, 0], [-1, 0, slope]);
    const start = planeOf(f, [-w / 2 - rake, run, g.z], [0, -1, 0], [1, 0, slope]);
    const tri: Uv[] = [[0, 0], [run * 2, 0], [run, g.length]];
    const trap: Uv[] = [[0, 0], [long, 0], [long - run, g.length], [run, g.length]];
    roofPlane(s, g.back, trap, b.roof);
    roofPlane(s, start, tri, b.roof);
    roofPlane(s, end, tri, b.roof);
    roofPlane(s, g.front, trap, b.roof);
    if ((b.roof.snow ?? 0) === 0 && isFacing(s, g.front)) {
      ridgeCap(s, g.front, run, long - run, g.length, b.roof.color);
      const hipTone = shadeOn(s, g.front, b.roof.color);
      for (const [u0, u1] of [[0, run], [long, long - run]] as const) {
        const k = u0 === 0 ? 0.5 : -0.5;
        polyOn(s, g.front, [[u0, 0], [u0 + k, 0], [u1 + k, g.length], [u1, g.length]], hipTone);
      }
    }
  } else {
    const outline: Uv[] = [[0, 0], [long, 0], [long, g.length], [0, g.length]];
    roofPlane(s, g.back, outline, b.roof);
    roofPlane(s, g.front, outline, b.roof);
    if ((b.roof.snow ?? 0) === 0) {
      const seen = isFacing(s, g.front) ? g.front : g.back;
      ridgeCap(s, seen, 0, long, g.length, b.roof.color);
    }
    rakes(s, b, eave, rake, g.z);
  }
  if (b.roof.gutter !== false) {
    for (const [p, b0] of [[g.back, 0.4], [g.front, 0.75]] as const) {
      if (isFacing(s, p)) {
        gutter(s, p.at(0, -0.1), p.at(long, -0.1), b.trim ?? wallColors.white, b0);
      }
    }
  }
  return g;
};

/** Downspout on a wall plane: two elbows under the gutter, then straight down with straps. */
export const downspout = (s: Stage, p: Plane, u: number, top: number, color: string = wallColors.white): void => {
  if (!isFacing(s, p)) {
    return;
  }
  const tone = shadeOn(s, p, color);
  boxOn(s, p, u + 0.25, 0.5, 0.25, top - 1.4, '#1b2338', 'opacity=".25"');
  boxOn(s, p, u - 0.2, 0.4, 0.42, top - 1.2, tone);
  boxOn(s, p, u + 0.1, 0.4, 0.12, top - 1.2, darken(tone, 0.22));
  polyOn(s, p, [[u - 0.2, top - 0.8], [u + 0.22, top - 0.8], [u + 0.5, top], [u + 0.05, top]], tone);
  polyOn(s, p, [[u - 0.2, 0.8], [u + 0.22, 0.8], [u + 1, 0.15], [u + 0.7, 0]], tone);
};

export const lifted = (p: V3, z: number): V3 => add(p, [0, 0, z]);
export const between = (a: V3, b: V3, t: number): V3 => {
  const d = sub(b, a);
  return [a[0] + d[0] * t, a[1] + d[1] * t, a[2] + d[2] * t];
};
