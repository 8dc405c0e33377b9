import { block } from '../../block.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { treeline } from '../../landscape.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place, type Uv, within } from '../../plane.ts';
import { linesOn, polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { crossRoad } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { face } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { unitBox } from '../../unitBox.ts';
import { vehicle } from '../../vehicles.ts';

/** Draws services/commercial-roofing.svg. */
export const commercialRoofing = (): string => {
  const s = createStage('services/commercial-roofing', {
    mood: moods.clear,
    cam: { eye: 52, horizon: 230, focal: 1180, cx: 700 },
  });
  sky(s);
  stratus(s, 40, 210, 10, '#ffffff', 0.5);
  cumulus(s, 330, 170, 420, 70);
  cumulus(s, 1250, 150, 380, 60);
  treeline(s, 236, 34, 0.62);
  lawn(s, '#8f9a70');
  for (const [x, y, w, h] of [
    [-170, 380, 90, 24],
    [-40, 420, 120, 20],
    [120, 360, 80, 26],
    [240, 400, 110, 22],
  ] as const) {
    block(s, {
      frame: place(x, y, 6),
      w,
      d: 50,
      h,
      color: wall.greige,
      finish: 'metal',
      roof: '#d5d6d1',
    });
  }
  crossRoad(s, 210, 26);
  vehicle(s, [-70, 222, 0], { kind: 'car', color: '#7d93a5' });
  vehicle(s, [90, 224, 0], { kind: 'van' });
  for (let i = 0; i < 6; i += 1) {
    tree(s, [-150 + i * 64, 190, 0], 24, { haze: 0.2 });
  }
  const f = place(14, 108, 14);
  const roof = block(s, {
    frame: f,
    w: 120,
    d: 84,
    h: 24,
    color: wall.brick,
    finish: 'brick',
    parapet: 3,
    roof: '#f4f4ee',
    openings: { front: windowRow(8, 4, 116, 5, 7, 9, { panes: [3, 2] }) },
  });
  const on = (x: number, y: number) => within(f, place(x, y, 0, 21));
  unitBox(s, on(-30, 22), 14, 8, 6);
  unitBox(s, on(22, 20), 12, 8, 6);
  unitBox(s, on(40, -8), 9, 7, 5);
  // The older grey membrane that is still to be covered.
  polyOn(s, roof, uvs(1, 1, 34, 1, 34, 48, 1, 48), lit(s.mood, '#8d9297', 0.8));
  linesOn(
    s,
    roof,
    Array.from({ length: 5 }, (_, i): Uv[] => uvs(1, 8 + i * 8, 34, 8 + i * 8)),
    '#666c72',
    1.4,
  );
  polyOn(s, roof, uvs(34, 1, 35.2, 1, 35.2, 48, 34, 48), '#1b2338', 'opacity=".25"');
  face(
    s,
    [
      roof.at(35, 22),
      roof.at(36, 22),
      roof.at(36, 34),
      roof.at(35, 34),
      roof.at(34.5, 34, 2.6),
      roof.at(34.5, 22, 2.6),
    ],
    lit(s.mood, '#ffffff', 0.95),
  );
  for (const [u, v] of [
    [58, 30],
    [60, 52],
    [92, 44],
    [76, 60],
  ] as const) {
    vent(s, roof, u, v, true, 1.6);
  }
  worker(s, roof.at(40, 30), { pose: 'push', flip: true, h: 6.4 });
  worker(s, roof.at(30, 14), { pose: 'kneel', hat: '#e8a33d', flip: true, h: 6.4 });
  worker(s, roof.at(70, 18), { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', h: 6.4 });
  glaze(s);
  return finish(s);
};
