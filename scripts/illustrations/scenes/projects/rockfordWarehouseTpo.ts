import { block } from '../../block.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { wall } from '../../palette.ts';
import { place, planeOf, within } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { crossRoad, paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze, sky } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { unitBox } from '../../unitBox.ts';
import { vehicle } from '../../vehicles.ts';
import { job } from './job.ts';

/** Draws projects/rockford-warehouse-tpo.svg. */
export const rockfordWarehouseTpo = (): string => {
  const s = job('rockford-warehouse-tpo', moods.clear, { eye: 92, horizon: 240, focal: 1250 });
  sky(s);
  stratus(s, 40, 200, 10, '#ffffff', 0.5);
  cumulus(s, 360, 190, 460, 80);
  cumulus(s, 1240, 170, 420, 70);
  treeline(s, 246, 36, 0.6);
  lawn(s, '#8f9a70');
  for (const [x, y, w, h] of [
    [-260, 520, 140, 26],
    [-40, 560, 160, 22],
    [190, 500, 130, 28],
  ] as const) {
    block(s, {
      frame: place(x, y, 4),
      w,
      d: 80,
      h,
      color: wall.greige,
      finish: 'metal',
      roof: '#dcdcd6',
    });
  }
  grove(s, -420, 420, 400, 26, { haze: 0.3 });
  crossRoad(s, 330, 26);
  vehicle(s, [-90, 342, 0], { kind: 'van' });
  vehicle(s, [120, 346, 0], { kind: 'car', color: '#b3261e' });
  paving(s, v3s(-260, 70, 0, 260, 70, 0, 260, 300, 0, -260, 300, 0), '#8b8e90', 0.7);
  const f = place(10, 200, 14);
  const roof = block(s, {
    frame: f,
    w: 170,
    d: 120,
    h: 30,
    color: wall.slate,
    finish: 'metal',
    parapet: 3,
    roof: '#f6f6f1',
    coping: '#eceeee',
  });
  const front = planeOf(f, [-85, -60, 0], [1, 0, 0], [0, 0, 1]);
  for (let i = 0; i < 7; i += 1) {
    const u = 12 + i * 22;
    linesOn(s, front, [uvs(u - 1, 0, u - 1, 15, u + 13, 15, u + 13, 0)], '#e8e9e7', 4);
    for (let v = 0; v < 14; v += 2.4) {
      linesOn(
        s,
        front,
        [uvs(u, v + 1, u + 12, v + 1)],
        '#d5d9db',
        s.cam.scale(front.at(u, v)) * 2.1,
      );
    }
  }
  for (const [x, y, w, d, h] of [
    [-48, 30, 16, 9, 7],
    [-6, 32, 16, 9, 7],
    [40, 28, 16, 9, 7],
    [54, -12, 11, 8, 6],
    [-56, -22, 11, 8, 6],
  ] as const) {
    unitBox(s, within(f, place(x, y, 0, 27)), w, d, h);
  }
  for (let i = 0; i < 10; i += 1) {
    unitBox(s, within(f, place(-60 + (i % 5) * 30, i < 5 ? 4 : -40, 0, 27)), 6, 5, 1.2, '#dfeaf0');
  }
  vent(s, roof, 70, 20, true, 2);
  vent(s, roof, 120, 62, true, 2);
  vent(s, roof, 34, 70, true, 2);
  for (const [x, c] of [
    [-96, '#b3261e'],
    [-66, '#f1ede4'],
    [96, '#33424f'],
  ] as const) {
    vehicle(s, [x, 118, 0], { kind: 'van', color: c });
  }
  glaze(s);
  return finish(s);
};
