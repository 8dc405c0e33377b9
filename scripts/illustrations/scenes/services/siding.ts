import { backdrop } from '../../backdrops.ts';
import { cladding } from '../../cladding.ts';
import { conifer } from '../../conifer.ts';
import { downspout } from '../../downspout.ts';
import { tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { darken, shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place, planeOf, shadeOn } from '../../plane.ts';
import { boxOn, linesOn, polyOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { face, wire } from '../../svg.ts';
import { bed, tree } from '../../trees.ts';

/** Draws services/siding.svg. */
export const siding = (): string => {
  const s = createStage('services/siding', {
    mood: moods.clear,
    cam: { eye: 12, horizon: 520, focal: 1150, cx: 900 },
  });
  backdrop(s, 5);
  tree(s, [-70, 120, 0], 46, { haze: 0.15 });
  conifer(s, [58, 110, 0], 50, { haze: 0.15 });
  const f = place(4, 62, -20);
  const b = {
    ...colonial(f, { color: wall.slate, shutters: wall.white, roof: { color: shingle.charcoal } }),
    w: 44,
    d: 32,
  };
  const g = house(s, b);
  const front = planeOf(f, [-22, -16, 0], [1, 0, 0], [0, 0, 1]);
  // Right third still shows wrap over sheathing, with the new courses climbing.
  cladding(s, front, uvs(29.6, 1, 43.6, 1, 43.6, 17.2, 29.6, 17.2), '#dfe6ea', 'plain');
  const wrap = shadeOn(s, front, '#b3261e');
  for (let v = 2.4; v < 17; v += 2.7) {
    for (let u = 30.2 + (v % 2); u < 42; u += 3.6) {
      polyOn(
        s,
        front,
        uvs(u, v, u + 0.7, v + 0.35, u + 1.4, v, u + 1.4, v + 0.22, u + 0.7, v + 0.57, u, v + 0.22),
        wrap,
        'opacity=".5"',
      );
    }
  }
  linesOn(s, front, [uvs(29.6, 9, 43.6, 9), uvs(36.5, 1, 36.5, 17)], '#9fb0ba', 1);
  cladding(s, front, uvs(29.6, 1, 43.6, 1, 43.6, 5.2, 29.6, 5.2), wall.slate, 'lap');
  cladding(s, front, uvs(29.6, 5.2, 38, 5.2, 34, 8.2, 29.6, 8.2), wall.slate, 'lap');
  for (const o of windowRow(1, 33, 40, 11.2, 3, 4.6)) {
    boxOn(s, front, o.u - 0.4, o.v - 0.4, o.w + 0.8, o.h + 0.8, shadeOn(s, front, wall.white));
    boxOn(s, front, o.u, o.v, o.w, o.h, '#3d5163');
    polyOn(
      s,
      front,
      uvs(o.u + 0.8, o.v, o.u + 1.5, o.v, o.u + 2.6, o.v + o.h, o.u + 1.8, o.v + o.h),
      '#ffffff',
      'opacity=".2"',
    );
  }
  downspout(s, front, 0.9, 17.4);
  void g;
  const plank = (x: number, y: number): readonly [number, number, number] => f([x, y, 0]);
  for (const x of [9, 22]) {
    const p = plank(x, -21);
    wire(s, [p, [p[0], p[1], 20]], lit(s.mood, '#8e969c', 0.6), 7);
  }
  face(
    s,
    (
      [
        [7, -22.4, 8.4],
        [24, -22.4, 8.4],
        [24, -20, 8.4],
        [7, -20, 8.4],
      ] as const
    ).map(f),
    lit(s.mood, '#d2a86d', 0.95),
  );
  face(
    s,
    (
      [
        [7, -22.4, 8.4],
        [24, -22.4, 8.4],
        [24, -22.4, 7.9],
        [7, -22.4, 7.9],
      ] as const
    ).map(f),
    lit(s.mood, '#9b763f', 0.5),
  );
  worker(s, f([18, -21, 8.4]), { pose: 'push', flip: true, tool: 'hammer', shirt: '#7d2a24' });
  worker(s, f([11, -21, 8.4]), { pose: 'climb', hat: '#e8a33d' });
  bed(s, [-20, 42, 0], [-4, 42, 0], 4, 4.5);
  for (let i = 0; i < 6; i += 1) {
    wire(
      s,
      v3s(12, 34 - i * 0.3, 1 + i * 0.16, 27, 36 - i * 0.3, 1 + i * 0.16),
      darken(lit(s.mood, wall.slate, 0.8), (i % 2) * 0.15),
      4,
    );
  }
  worker(s, [3, 33, 0], { pose: 'clipboard', tool: 'clipboard', shirt: '#5d7350', harness: false });
  tree(s, [-36, 40, 0], 38);
  tufts(s, 80, 18, 34);
  glaze(s);
  return finish(s);
};
