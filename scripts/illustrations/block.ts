import type { V3 } from './camera.ts';
import { cladding, type Finish } from './cladding.ts';
import { lit } from './mood.ts';
import { type Opening, opening } from './opening.ts';
import { darken } from './palette.ts';
import { type Frame, isFacing, type Plane, planeOf, shadeOn, type Uv } from './plane.ts';
import { boxOn, linesOn, polyOn } from './planeDraw.ts';
import { uvs, v3s } from './points.ts';
import { groundShadow } from './shadow.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

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

/** What shows from above: membrane and seams, inner parapet faces, coping. */
const top = (s: Stage, b: Block, roof: Plane): void => {
  const { frame: f, w, d, h } = b;
  const rise = b.parapet ?? 2;
  const [x, y] = [w / 2, d / 2];
  const coping = b.coping ?? '#dfe3e4';
  const inner = 0.8;
  const tone = lit(s.mood, b.roof ?? '#f2f3ef', 0.95);
  polyOn(s, roof, uvs(0, 0, w, 0, w, d, 0, d), tone);
  const seams: Uv[][] = [];
  for (let v = 6; v < d; v += 8) {
    seams.push(uvs(0, v, w, v));
  }
  linesOn(s, roof, seams, darken(tone, 0.22), 1.2, 'opacity=".7"');
  polyOn(
    s,
    roof,
    uvs(0, 0, rise * 1.5, 0, rise * 1.5, d - rise, w - 1, d - rise, w - 1, d, 0, d),
    '#1b2338',
    `opacity="${s.mood.cast * 0.55}"`,
  );
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
  const metal = lit(s.mood, coping, 1);
  const strip = (pts: readonly V3[]): void => face(s, pts.map(f), metal);
  strip(v3s(-x, y, h, x, y, h, x, y - inner, h, -x, y - inner, h));
  strip(v3s(-x, -y, h, -x + inner, -y, h, -x + inner, y, h, -x, y, h));
  strip(v3s(x - inner, -y, h, x, -y, h, x, y, h, x - inner, y, h));
  strip(v3s(-x, -y, h, x, -y, h, x, -y + inner, h, -x, -y + inner, h));
};

/** Flat-roofed building with parapet and metal coping. Gives its roof plane (u along x, v along y). */
export const block = (s: Stage, b: Block): Plane => {
  const { frame: f, w, d, h } = b;
  const rise = b.parapet ?? 2;
  const [x, y] = [w / 2, d / 2];
  if (b.shadow !== false) {
    groundShadow(
      s,
      (
        [
          [-x, -y, 0],
          [x, -y, 0],
          [x, y, 0],
          [-x, -y, h],
          [x, -y, h],
          [x, y, h],
          [-x, y, h],
        ] as V3[]
      ).map(f),
    );
  }
  const roof = planeOf(f, [-x, -y, h - rise], [1, 0, 0], [0, 1, 0]);
  const coping = b.coping ?? '#dfe3e4';
  if (isFacing(s, roof)) {
    top(s, b, roof);
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
    cladding(s, p, uvs(0, 0, long, 0, long, h, 0, h), b.color, b.finish ?? 'brick');
    boxOn(s, p, 0, 0, long, 1.6, darken(shadeOn(s, p, b.color), 0.28), 'opacity=".6"');
    boxOn(s, p, -0.2, h - 0.8, long + 0.4, 0.85, shadeOn(s, p, coping));
    boxOn(s, p, 0, h - 1.4, long, 0.6, '#1b2338', `opacity="${s.mood.cast}"`);
    for (const o of b.openings?.[name] ?? []) {
      opening(s, p, o);
    }
  }
  return roof;
};
