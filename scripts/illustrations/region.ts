import { uvs, v3s } from './points.ts';

/** Course of the Rock River: longitude, latitude. */
export const rock: ReadonlyArray<readonly [number, number]> = uvs(
  -88.6,
  43.3,
  -88.75,
  43.1,
  -88.84,
  42.95,
  -88.92,
  42.87,
  -89.05,
  42.82,
  -89.02,
  42.7,
  -89.08,
  42.62,
  -89.04,
  42.5,
  -89.08,
  42.45,
  -89.06,
  42.36,
  -89.1,
  42.28,
  -89.16,
  42.19,
  -89.26,
  42.13,
  -89.33,
  42.03,
  -89.5,
  41.9,
);

/** Smaller rivers with their width in user units. */
export const streams: ReadonlyArray<readonly [ReadonlyArray<readonly [number, number]>, number]> = [
  [uvs(-90.2, 42.5, -89.8, 42.42, -89.6, 42.32, -89.4, 42.36, -89.25, 42.42, -89.08, 42.45), 7],
  [uvs(-89.4, 43.08, -89.3, 43.0, -89.22, 42.94, -89.14, 42.86, -89.05, 42.82), 7],
  [uvs(-88.4, 42.25, -88.7, 42.27, -88.9, 42.24, -89.1, 42.2), 5],
  [uvs(-89.9, 42.85, -89.6, 42.62, -89.4, 42.45, -89.25, 42.42), 5],
];

/** Interstate ribbon: I-90/39 with its split below Rockford. */
export const ways: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  uvs(
    -89.36,
    43.35,
    -89.29,
    43.12,
    -89.22,
    42.98,
    -89.06,
    42.84,
    -88.98,
    42.68,
    -88.99,
    42.52,
    -88.97,
    42.36,
    -88.95,
    42.25,
    -88.82,
    42.22,
    -88.5,
    42.14,
    -88.1,
    42.06,
  ),
  uvs(-88.95, 42.25, -89.0, 42.18, -89.03, 42.05, -89.05, 41.9),
];

/** Cities served: longitude, latitude and radius of the dot. */
export const cities: ReadonlyArray<readonly [number, number, number]> = v3s(
  -89.03,
  42.37,
  11,
  -88.995,
  42.325,
  11,
  -89.26,
  42.13,
  11,
  -89.08,
  42.452,
  11,
  -89.3,
  42.78,
  11,
  -89.39,
  43.095,
  15,
);
