import { lit } from './mood.ts';
import type { Plane } from './plane.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/** Cellar stairs along the right wall, with their string. */
export const stairs = (s: Stage, floor: Plane): void => {
  for (let i = 0; i < 9; i += 1) {
    const [y0, z] = [18.4 - i * 1.5, 8.1 - i * 0.9];
    face(
      s,
      [
        floor.at(25.4, y0, z),
        floor.at(29.9, y0, z),
        floor.at(29.9, y0 - 1.6, z),
        floor.at(25.4, y0 - 1.6, z),
      ],
      lit(s.mood, '#c79a63', 0.95),
    );
    face(
      s,
      [
        floor.at(25.4, y0 - 1.6, z),
        floor.at(29.9, y0 - 1.6, z),
        floor.at(29.9, y0 - 1.6, z - 0.9),
        floor.at(25.4, y0 - 1.6, z - 0.9),
      ],
      lit(s.mood, '#9a7245', 0.5),
    );
  }
  face(
    s,
    [
      floor.at(25.3, 18.4, 8.2),
      floor.at(25.3, 3.8, -0.3),
      floor.at(25.3, 5.4, -0.3),
      floor.at(25.3, 18.4, 7),
    ],
    lit(s.mood, '#8a6238', 0.45),
  );
};
