import type { Plane, Uv } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';

export const bounds = (
  outline: readonly Uv[],
): { u0: number; u1: number; v0: number; v1: number } => {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return {
    u0: Math.min(...us),
    u1: Math.max(...us),
    v0: Math.min(...vs),
    v1: Math.max(...vs),
  };
};

export const coarsen = (size: number, pixels: number, least: number): number => {
  let value = size;
  while (value * pixels < least) {
    value *= 1.4;
  }
  return value;
};

export type Box = readonly [number, number, number, number];

/** Soft shadow that an overhang throws on a wall. @param points outline in feet on the plane */
export const shadowOn = (s: Stage, p: Plane, points: readonly Uv[], strength = 1): void => {
  polyOn(s, p, points, '#1b2338', `opacity="${Math.round(s.mood.cast * strength * 100) / 100}"`);
};
