import { add, cross, dot, sub, times, unit, type V3 } from './camera.ts';
import { lit } from './mood.ts';
import type { Stage } from './stage.ts';

/** Maps a building's own feet to the world. */
export type Frame = (p: V3) => V3;
/** Point on a plane in feet: u along it, v up it. */
export type Uv = readonly [number, number];

/**
 * Puts a building in the world.
 * @param x feet right of the view axis  @param y feet away from the viewer
 * @param turn degrees, counter-clockwise seen from above  @param z feet above ground
 */
export const place = (x: number, y: number, turn = 0, z = 0): Frame => {
  const c = Math.cos((turn * Math.PI) / 180);
  const n = Math.sin((turn * Math.PI) / 180);
  return ([px, py, pz]) => [x + px * c - py * n, y + px * n + py * c, z + pz];
};

/** Puts a part inside a building: first the part's own placing, then the building's. */
export const within =
  (outer: Frame, inner: Frame): Frame =>
  (p) =>
    outer(inner(p));

export type Plane = {
  readonly at: (u: number, v: number, lift?: number) => V3;
  readonly normal: V3;
};

/** A flat face: origin and directions in the frame's feet; u to the right and v up, seen outside. */
export const planeOf = (frame: Frame, origin: V3, u: V3, v: V3): Plane => {
  const o = frame(origin);
  const du = unit(sub(frame(add(origin, u)), o));
  const dv = unit(sub(frame(add(origin, v)), o));
  const normal = cross(du, dv);
  return {
    normal,
    at: (a, b, lift = 0) => add(add(o, add(times(du, a), times(dv, b))), times(normal, lift)),
  };
};

const toLight = unit([-0.5, -0.62, 0.62]);

/** Where the light comes from, for cast shadows. */
export const lightDirection: V3 = toLight;

const brightness = (p: Plane): number => {
  const facing = dot(p.normal, toLight);
  return Math.min(1, 0.3 + 0.84 * Math.max(0, facing) + 0.14 * Math.min(0, facing));
};

/** Whether the eye sees the outer side of the plane. */
export const isFacing = (s: Stage, p: Plane): boolean =>
  dot(p.normal, sub([0, 0, s.cam.eye], p.at(0, 0))) > 0;

export const shadeOn = (s: Stage, p: Plane, color: string): string =>
  lit(s.mood, color, brightness(p));

export const onPlane = (p: Plane, points: readonly Uv[], lift = 0): V3[] =>
  points.map(([u, v]) => p.at(u, v, lift));
