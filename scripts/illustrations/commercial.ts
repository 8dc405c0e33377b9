import type { V3 } from './camera.ts';
import { groundShadow } from './house.ts';
import { lit } from './mood.ts';
import { opening, type Opening } from './opening.ts';
import { darken, lighten, wall } from './palette.ts';
import { boxOn, isFacing, linesOn, planeOf, polyOn, shadeOn, type Frame, type Plane, type Uv } from './plane.ts';
import type { Stage } from './stage.ts';
import { face, wire } from './svg.ts';
import { cladding, type Finish } from './texture.ts';

export type Block = {
  readonly frame: Frame;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly color: string;
  readonly finish?: Finish;
  /** Parapet height over the roof, feet. */
  readonly parapet?: number;
  readonly roof?: string;
  readonly coping?: string;
  readonly openings?: Partial<Record<'front' | 'right' | 'left', readonly Opening[]>>;
  readonly shadow?: boolean;
};

/** Flat-roofed building with parapet and metal coping. Gives its roof plane (u along x, v along y). */
export const block = (s: Stage, b: Block): Plane => {
  const { frame: f, w, d, h } = b;
  const rise = b.parapet ?? 2;
  const [x, y] = [w / 2, d / 2];
  if (b.shadow !== false) {
    groundShadow(s, ([[-x, -y, 0], [x, -y, 0], [x, y, 0], [-x, -y, h], [x, -y, h], [x, y, h], [-x, y, h]] as V3[]).map(f));
  }
  const roof = planeOf(f, [-x, -y, h - rise], [1, 0, 0], [0, 1, 0]);
  const coping = b.coping ?? '#dfe3e4';
  const inner = 0.8;
  if (isFacing(s, roof)) {
    const tone = lit(s.mood, b.roof ?? '#f2f3ef', 0.95);
    polyOn(s, roof, [[0, 0], [w, 0], [w, d], [0, d]], tone);
    const seams: Uv[][] = [];
    for (let v = 6; v < d; v += 8) {
      seams.push([[0, v], [w, v]]);
    }
    linesOn(s, roof, seams, darken(tone, 0.22), 1.2, 'opacity=".7"');
    polyOn(s, roof, [[0, 0], [rise * 1.5, 0], [rise * 1.5, d - rise], [w - 1, d - rise], [w - 1, d], [0, d]], '#1b2338', `opacity="${s.mood.cast * 0.55}"`);
    const walls: ReadonlyArray<readonly [V3, V3, number]> = [
      [[-x + inner, y - inner, h - rise], [1, 0, 0], w - inner * 2],
      [[-x + inner, -y + inner, h - rise], [0, 1, 0], d - inner * 2],
      [[x - inner, y - inner, h - rise], [0, -1, 0], d - inner * 2],
    ];
    for (const [o, u, long] of walls) {
      const p = planeOf(f, o, u, [0, 0, 1]);
      if (isFacing(s, p)) {
        boxOn(s, p, 0, 0, long, rise, shadeOn(s, p, b.roof ?? '#f2f3ef'));
      }
    }
    const top = lit(s.mood, coping, 1);
    const strip = (pts: readonly V3[]): void => face(s, pts.map(f), top);
    strip([[-x, y, h], [x, y, h], [x, y - inner, h], [-x, y - inner, h]]);
    strip([[-x, -y, h], [-x + inner, -y, h], [-x + inner, y, h], [-x, y, h]]);
    strip([[x - inner, -y, h], [x, -y, h], [x, y, h], [x - inner, y, h]]);
    strip([[-x, -y, h], [x, -y, h], [x, -y + inner, h], [-x, -y + inner, h]]);
  }
  const sides: ReadonlyArray<readonly ['front' | 'right' | 'left', Plane, number]> = [
    ['left', planeOf(f, [-x, y, 0], [0, -1, 0], [0, 0, 1]), d],
    ['right', planeOf(f, [x, -y, 0], [0, 1, 0], [0, 0, 1]), d],
    ['front', planeOf(f, [-x, -y, 0], [1, 0, 0], [0, 0, 1]), w],
  ];
  for (const [name, p, long] of sides) {
    if (!isFacing(s, p)) {
      continue;
    }
    cladding(s, p, [[0, 0], [long, 0], [long, h], [0, h]], b.color, b.finish ?? 'brick');
    boxOn(s, p, 0, 0, long, 1.6, darken(shadeOn(s, p, b.color), 0.28), 'opacity=".6"');
    boxOn(s, p, -0.2, h - 0.8, long + 0.4, 0.85, shadeOn(s, p, coping));
    boxOn(s, p, 0, h - 1.4, long, 0.6, '#1b2338', `opacity="${s.mood.cast}"`);
    b.openings?.[name]?.forEach((o) => opening(s, p, o));
  }
  return roof;
};

/** A closed box on a plane or the ground: rooftop unit, skylight curb, chimney stack. */
export const unitBox = (s: Stage, frame: Frame, w: number, d: number, h: number, color: string = '#c5cace'): void => {
  const [x, y] = [w / 2, d / 2];
  face(s, ([[-x, -y, 0], [x + h * 0.8, -y + h * 0.25, 0], [x + h * 0.8, y + h * 0.25, 0], [-x, y, 0]] as V3[]).map(frame), '#1b2338', `opacity="${s.mood.cast}"`);
  const top = planeOf(frame, [-x, -y, h], [1, 0, 0], [0, 1, 0]);
  for (const [p, long] of [
    [planeOf(frame, [-x, y, 0], [0, -1, 0], [0, 0, 1]), d],
    [planeOf(frame, [x, -y, 0], [0, 1, 0], [0, 0, 1]), d],
    [planeOf(frame, [-x, -y, 0], [1, 0, 0], [0, 0, 1]), w],
  ] as const) {
    if (isFacing(s, p)) {
      const tone = shadeOn(s, p, color);
      boxOn(s, p, 0, 0, long, h, tone);
      boxOn(s, p, 0, 0, long, 0.5, darken(tone, 0.35));
      for (let v = h * 0.3; v < h * 0.85; v += Math.max(0.35, h * 0.1)) {
        boxOn(s, p, long * 0.12, v, long * 0.5, Math.max(0.16, h * 0.045), darken(tone, 0.32));
      }
      boxOn(s, p, long * 0.7, h * 0.2, long * 0.2, h * 0.6, lighten(tone, 0.18));
    }
  }
  if (isFacing(s, top)) {
    boxOn(s, top, 0, 0, w, d, lit(s.mood, lighten(color, 0.2), 1));
    for (const u of w > d * 1.5 ? [w * 0.28, w * 0.72] : [w * 0.5]) {
      const ringOf = (r: number): Uv[] => Array.from({ length: 14 }, (_, i): Uv => [
        u + Math.cos((i / 14) * Math.PI * 2) * r, d / 2 + Math.sin((i / 14) * Math.PI * 2) * r]);
      polyOn(s, top, ringOf(d * 0.34), lit(s.mood, '#6a737b', 0.5));
      polyOn(s, top, ringOf(d * 0.12), lit(s.mood, '#aeb6bb', 0.8));
    }
  }
};

/** Brick town row: shopfronts side by side, each with cornice and upper windows. */
export const mainStreet = (
  s: Stage, frame: (x: number) => Frame, widths: readonly number[], heights: readonly number[],
  colors: readonly string[], d = 40,
): void => {
  let x = 0;
  widths.forEach((w, i) => {
    const h = heights[i] ?? 26;
    const color = colors[i % colors.length] ?? wall.brick;
    const f = frame(x + w / 2);
    const upper: Opening[] = [];
    const floors = Math.floor((h - 14) / 10);
    const bays = Math.max(2, Math.round(w / 8));
    for (let fl = 0; fl < floors; fl += 1) {
      for (let k = 0; k < bays; k += 1) {
        upper.push({ kind: 'window', u: (w * (k + 0.5)) / bays - 1.5, v: 15.5 + fl * 10, w: 3, h: 6, panes: [1, 2] });
      }
    }
    block(s, { frame: f, w, d, h, color, finish: 'brick', parapet: 2, roof: '#8d9297', shadow: false, openings: { front: upper } });
    const p = planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]);
    const trim = shadeOn(s, p, '#e6dcc8');
    boxOn(s, p, -0.3, h - 1.2, w + 0.6, 2.2, trim);
    boxOn(s, p, -0.3, h - 1.2, w + 0.6, 0.5, darken(trim, 0.35));
    for (let u = 0.6; u < w; u += 2) {
      boxOn(s, p, u, h - 2.2, 0.7, 1, darken(trim, 0.12));
    }
    const front = shadeOn(s, p, ['#2e4a4b', '#5b2a26', '#33424f', '#4a4632'][i % 4] ?? '#33424f');
    boxOn(s, p, 0.8, 0, w - 1.6, 12, front);
    for (let k = 0; k < 2; k += 1) {
      opening(s, p, { kind: 'window', u: 1.8 + k * ((w - 1.6) / 2 + 1), v: 2.4, w: (w - 1.6) / 2 - 2.8, h: 6.4, panes: [1, 1], trim: '#2b2f33' });
    }
    boxOn(s, p, w / 2 - 1.7, 0.3, 3.4, 8.4, darken(front, 0.45));
    const awning = shadeOn(s, p, ['#b3261e', '#4f6274', '#e8a33d', '#5d7350'][(i * 3 + 1) % 4] ?? '#b3261e');
    const a0 = p.at(0.8, 11);
    const a1 = p.at(w - 0.8, 11);
    face(s, [a0, a1, p.at(w - 0.8, 8.6, 3.4), p.at(0.8, 8.6, 3.4)], awning);
    for (let u = 0.8; u < w - 1.6; u += 2.4) {
      face(s, [p.at(u, 11), p.at(u + 1.2, 11), p.at(u + 1.2, 8.6, 3.4), p.at(u, 8.6, 3.4)], lighten(awning, 0.65), 'opacity=".75"');
    }
    wire(s, [p.at(0.8, 8.6, 3.4), p.at(w - 0.8, 8.6, 3.4)], darken(awning, 0.4), 1.5);
    x += w;
  });
};
