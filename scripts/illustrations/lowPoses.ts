import type { Joints } from './joints.ts';

/** Poses near the ground; see poses.ts for the units. */
export const low = {
  kneel: {
    hip: [-0.08, -0.3],
    neck: [0.12, -0.56],
    head: [0.2, -0.64],
    legs: [
      [
        [-0.02, -0.04],
        [-0.26, -0.02],
      ],
      [
        [0.15, -0.24],
        [0.1, 0],
      ],
    ],
    arms: [
      [
        [0.12, -0.36],
        [0.28, -0.22],
      ],
      [
        [0.22, -0.36],
        [0.36, -0.22],
      ],
    ],
  },
  crouch: {
    hip: [-0.12, -0.34],
    neck: [0.1, -0.58],
    head: [0.19, -0.66],
    legs: [
      [
        [0.04, -0.26],
        [-0.12, 0],
      ],
      [
        [0.12, -0.3],
        [0.06, 0],
      ],
    ],
    arms: [
      [
        [0.16, -0.4],
        [0.28, -0.24],
      ],
      [
        [0.2, -0.42],
        [0.34, -0.3],
      ],
    ],
  },
} as const satisfies Record<string, Joints>;
