import { lit } from './mood.ts';
import { linear } from './paint.ts';
import { darken, lighten } from './palette.ts';
import type { Plane } from './plane.ts';
import type { Stage } from './stage.ts';
import { face } from './svg.ts';

/**
 * Bare floor joists overhead, running away from the viewer so that each one reads on its own.
 * @param w,d,z feet of the room and height of the joists' lower edge
 */
export const openJoists = (s: Stage, floor: Plane, w: number, d: number, z: number): void => {
  const deep = 1.15;
  // Nearer than the open side of the room, so that no edge shows at the top of the picture.
  const from = -4;
  const top = z + deep;
  const far = s.cam.project(floor.at(w / 2, d, top));
  const near = s.cam.project(floor.at(w / 2, from, top));
  const deck = lit(s.mood, '#9c8263', 0.25);
  face(
    s,
    [floor.at(0, from, top), floor.at(w, from, top), floor.at(w, d, top), floor.at(0, d, top)],
    linear(s, near, far, [
      [0, darken(deck, 0.55)],
      [0.7, darken(deck, 0.2)],
      [1, darken(deck, 0.42)],
    ]),
  );
  for (let v = -3.4; v < d; v += 1.6) {
    face(
      s,
      [
        floor.at(0, v, top),
        floor.at(w, v, top),
        floor.at(w, v + 0.05, top),
        floor.at(0, v + 0.05, top),
      ],
      darken(deck, 0.7),
    );
  }
  // End wall of the joist bays.
  face(
    s,
    [floor.at(0, d, z), floor.at(w, d, z), floor.at(w, d, top), floor.at(0, d, top)],
    lit(s.mood, '#7a6146', 0.2),
  );
  const eye = s.cam.cx;
  const joists = Array.from({ length: Math.floor(w / 1.9) }, (_, i) => 0.9 + i * 1.9).sort(
    (a, b) =>
      Math.abs(s.cam.project(floor.at(b, d))[0] - eye) -
      Math.abs(s.cam.project(floor.at(a, d))[0] - eye),
  );
  for (const u of joists) {
    const right = s.cam.project(floor.at(u, d))[0] > eye;
    const side = right ? u : u + 0.3;
    const tone = lit(s.mood, '#b98d5c', right ? 0.62 : 0.3);
    const [a, b] = [s.cam.project(floor.at(side, from, z)), s.cam.project(floor.at(side, d, z))];
    face(
      s,
      [
        floor.at(side, from, z),
        floor.at(side, d, z),
        floor.at(side, d, top),
        floor.at(side, from, top),
      ],
      linear(s, a, b, [
        [0, darken(tone, 0.42)],
        [0.55, tone],
        [1, darken(tone, 0.18)],
      ]),
    );
    const under = lit(s.mood, '#c79c68', 0.85);
    face(
      s,
      [
        floor.at(u, from, z),
        floor.at(u + 0.3, from, z),
        floor.at(u + 0.3, d, z),
        floor.at(u, d, z),
      ],
      linear(s, a, b, [
        [0, darken(under, 0.3)],
        [0.6, under],
        [1, lighten(under, 0.1)],
      ]),
    );
    // Solid blocking in the bay towards the middle of the picture.
    const bay = right ? u - 1.6 : u + 0.3;
    const v = d * 0.5 + (Math.round(u / 1.9) % 2) * 0.4;
    face(
      s,
      [
        floor.at(bay, v, z + 0.12),
        floor.at(bay + 1.6, v, z + 0.12),
        floor.at(bay + 1.6, v, top),
        floor.at(bay, v, top),
      ],
      lit(s.mood, '#a67d50', 0.3),
    );
  }
};
