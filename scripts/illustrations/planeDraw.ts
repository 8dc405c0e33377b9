import { tracks } from './paths.ts';
import { onPlane, type Plane, type Uv } from './plane.ts';
import { type Stage, shows } from './stage.ts';
import { face, stroke } from './svg.ts';

export const polyOn = (
  s: Stage,
  p: Plane,
  points: readonly Uv[],
  fill: string,
  extra = '',
): void => {
  face(s, onPlane(p, points), fill, extra);
};

export const boxOn = (
  s: Stage,
  p: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): void => {
  polyOn(
    s,
    p,
    [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ],
    fill,
    extra,
  );
};

/** Draws many separate line pieces on a plane as one path. @param width in user units */
export const linesOn = (
  s: Stage,
  p: Plane,
  pieces: ReadonlyArray<readonly Uv[]>,
  color: string,
  width: number,
  extra = '',
  fine = true,
): void => {
  if (pieces.length > 0) {
    const lines = pieces
      .map((uv) => uv.map(([u, v]) => s.cam.project(p.at(u, v))))
      .filter((line) => shows(s, line, width));
    if (lines.length > 0) {
      stroke(s, tracks(lines, false, fine), color, width, extra);
    }
  }
};

/** Path data of many separate boxes on a plane. */
export const boxesOn = (
  s: Stage,
  p: Plane,
  boxes: ReadonlyArray<readonly [number, number, number, number]>,
  fine = true,
): string =>
  tracks(
    boxes
      .map(([u, v, w, h]) =>
        (
          [
            [u, v],
            [u + w, v],
            [u + w, v + h],
            [u, v + h],
          ] as const
        ).map(([a, b]) => s.cam.project(p.at(a, b))),
      )
      .filter((box) => shows(s, box)),
    true,
    fine,
  );

/** Canvas pixels per foot along u and along v, near a point of the plane. */
export const grain = (s: Stage, p: Plane, u: number, v: number): readonly [number, number] => {
  const a = s.cam.project(p.at(u, v));
  const b = s.cam.project(p.at(u + 1, v));
  const c = s.cam.project(p.at(u, v + 1));
  return [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - a[0], c[1] - a[1])];
};

/** The u-range of a convex outline at height v, or nothing. */
export const spanAt = (
  outline: readonly Uv[],
  v: number,
): readonly [number, number] | undefined => {
  const hits: number[] = [];
  outline.forEach(([u0, v0], i) => {
    const [u1, v1] = outline[(i + 1) % outline.length] ?? [u0, v0];
    if (v0 !== v1 && v >= Math.min(v0, v1) && v <= Math.max(v0, v1)) {
      hits.push(u0 + ((v - v0) / (v1 - v0)) * (u1 - u0));
    }
  });
  const lo = Math.min(...hits);
  const hi = Math.max(...hits);
  return hits.length > 1 && hi - lo > 0.05 ? [lo, hi] : undefined;
};
