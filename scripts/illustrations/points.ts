import type { V3 } from './camera.ts';
import type { Uv } from './plane.ts';

/** Points on a plane or canvas from a plain run of numbers: u, v, u, v ... */
export const uvs = (...n: readonly number[]): Uv[] =>
  Array.from({ length: n.length / 2 }, (_, i): Uv => [n[i * 2] ?? 0, n[i * 2 + 1] ?? 0]);

/** World points from a plain run of numbers: x, y, z, x, y, z ... */
export const v3s = (...n: readonly number[]): V3[] =>
  Array.from(
    { length: n.length / 3 },
    (_, i): V3 => [n[i * 3] ?? 0, n[i * 3 + 1] ?? 0, n[i * 3 + 2] ?? 0],
  );
