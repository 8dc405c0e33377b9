/** World point in feet: x to the right, y away from the viewer, z up. */
export type V3 = readonly [number, number, number];
/** Point on the canvas in SVG user units. */
export type P2 = readonly [number, number];

export type CameraOptions = {
  /** Height of the eye above ground, in feet. */
  readonly eye: number;
  /** Focal length in SVG user units: pixels per foot at a distance of one foot. */
  readonly focal: number;
  /** Canvas x of the vanishing axis. */
  readonly cx: number;
  /** Canvas y of the horizon. Verticals stay vertical, as with an architect's shift lens. */
  readonly horizon: number;
};

export type Camera = CameraOptions & {
  readonly project: (p: V3) => P2;
  /** SVG user units per foot at a point. */
  readonly scale: (p: V3) => number;
};

const near = 0.5;

export const createCamera = (o: CameraOptions): Camera => ({
  ...o,
  project: ([x, y, z]) => {
    const k = o.focal / Math.max(near, y);
    return [o.cx + x * k, o.horizon + (o.eye - z) * k];
  },
  scale: ([, y]) => o.focal / Math.max(near, y),
});

/** Cuts away the part of a polygon that lies behind the eye. */
export const clipNear = (points: readonly V3[]): readonly V3[] => {
  const out: V3[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const inA = a[1] > near;
    const inB = b[1] > near;
    if (inA) {
      out.push(a);
    }
    if (inA !== inB) {
      const t = (near - a[1]) / (b[1] - a[1]);
      out.push([a[0] + (b[0] - a[0]) * t, near, a[2] + (b[2] - a[2]) * t]);
    }
  });
  return out;
};

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => times(a, 1 / Math.hypot(a[0], a[1], a[2]));
