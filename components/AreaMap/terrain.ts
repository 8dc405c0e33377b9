import type { Point } from '../../scripts/content/model/fields.ts';

/** A sequence of places. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

/** Between Illinois and Wisconsin, from the Mississippi to Lake Michigan. */
export const stateLine = [
  [-90.64, 42.508],
  [-87.8, 42.493],
] as const;

/** Lake Michigan’s western shore, from the north. */
export const lakeShore: Line = [
  [-87.55, 44.3],
  [-87.7, 43.75],
  [-87.88, 43.36],
  [-87.89, 43.03],
  [-87.77, 42.73],
  [-87.81, 42.5],
  [-87.82, 42.31],
  [-87.68, 42.06],
  [-87.56, 41.72],
  [-87.3, 41.55],
];

/** From above La Crosse to below Clinton. */
export const mississippi: Line = [
  [-91.9, 44.4],
  [-91.27, 43.8],
  [-91.22, 43.45],
  [-91.15, 43.05],
  [-91.1, 42.76],
  [-90.93, 42.69],
  [-90.66, 42.5],
  [-90.42, 42.3],
  [-90.16, 42.1],
  [-90.18, 41.82],
  [-90.5, 41.5],
  [-91.05, 41.2],
];

export const wisconsinRiver: Line = [
  [-89.7, 44.3],
  [-89.95, 43.9],
  [-89.78, 43.63],
  [-89.46, 43.54],
  [-89.6, 43.38],
  [-89.75, 43.28],
  [-90.07, 43.17],
  [-90.44, 43.2],
  [-90.72, 43.15],
  [-91.14, 43.0],
];

/** From Horicon through Lake Koshkonong to Sterling. */
export const rockRiver: Line = [
  [-88.63, 43.45],
  [-88.58, 43.34],
  [-88.73, 43.19],
  [-88.81, 43.0],
  [-88.85, 42.93],
  [-88.95, 42.87],
  [-89.08, 42.8],
  [-89.06, 42.7],
  [-89.03, 42.6],
  [-89.05, 42.5],
  [-89.09, 42.45],
  [-89.06, 42.37],
  [-89.1, 42.28],
  [-89.12, 42.2],
  [-89.25, 42.13],
  [-89.33, 42.02],
  [-89.42, 41.9],
  [-89.49, 41.84],
  [-89.7, 41.78],
  [-90.0, 41.6],
];

/** Mendota, Monona and Koshkonong, each as a closed line. */
export const lakes: readonly Line[] = [
  [
    [-89.49, 43.1],
    [-89.46, 43.14],
    [-89.4, 43.16],
    [-89.36, 43.11],
    [-89.4, 43.07],
    [-89.46, 43.08],
    [-89.49, 43.1],
  ],
  [
    [-89.39, 43.06],
    [-89.36, 43.09],
    [-89.31, 43.07],
    [-89.34, 43.04],
    [-89.39, 43.06],
  ],
  [
    [-89, 42.86],
    [-88.95, 42.91],
    [-88.88, 42.91],
    [-88.92, 42.85],
    [-89, 42.86],
  ],
];

/** Where the names of rivers and of the lake go. */
export const nameSpots = {
  river: { latitude: 42.79, longitude: -88.93 },
  westernRiver: { latitude: 42.72, longitude: -90.72 },
  lake: { latitude: 42.86, longitude: -87.68 },
} satisfies Record<string, Point>;
