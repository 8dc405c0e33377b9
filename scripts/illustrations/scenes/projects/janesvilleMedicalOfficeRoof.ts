import { backdrop, suburb } from '../../backdrops.ts';
import { block } from '../../block.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { wall } from '../../palette.ts';
import { place, within } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { paving } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { unitBox } from '../../unitBox.ts';
import { vehicle } from '../../vehicles.ts';
import { job } from './job.ts';

/** Draws projects/janesville-medical-office-roof.svg. */
export const janesvilleMedicalOfficeRoof = (): string => {
  const s = job('janesville-medical-office-roof', moods.clear, { eye: 34, horizon: 400 });
  backdrop(s, 6);
  suburb(s, 220);
  grove(s, -120, -60, 130, 30, { haze: 0.15 });
  grove(s, 70, 130, 140, 30, { haze: 0.15 });
  paving(s, v3s(-130, 20, 0, 130, 20, 0, 130, 69, 0, -130, 69, 0), '#7a7d80', 0.65);
  paving(s, v3s(-130, 69, 0, 130, 69, 0, 130, 72, 0, -130, 72, 0), '#cfcabf', 0.9);
  const f = place(4, 112, 14);
  const front = windowRow(7, 2, 46, 3, 5, 8, { panes: [2, 2], trim: '#33424f' });
  const roof = block(s, {
    frame: f,
    w: 76,
    d: 46,
    h: 18,
    color: wall.stone,
    finish: 'block',
    parapet: 2.6,
    roof: '#f4f4ee',
    coping: '#33424f',
    openings: {
      front: [...front, ...windowRow(2, 66, 76, 3, 3, 8, { trim: '#33424f' })],
      right: windowRow(4, 2, 44, 3, 5, 8, { trim: '#33424f' }),
      left: windowRow(4, 2, 44, 3, 5, 8, { trim: '#33424f' }),
    },
  });
  for (const [x, y, w] of [
    [-18, 8, 12],
    [8, 10, 12],
    [26, 2, 9],
  ] as const) {
    unitBox(s, within(f, place(x, y, 0, 15.4)), w, 7, 5);
  }
  vent(s, roof, 16, 14, true, 1.4);
  vent(s, roof, 52, 12, true, 1.4);
  // Entrance: a 6-in-12 gabled porch of standing posts in front of the flat roof.
  const e = {
    frame: within(f, place(24, -28, 90)),
    w: 12,
    d: 18,
    h: 11,
    color: wall.white,
    finish: 'plain' as const,
    roof: { color: '#4d5e6e' },
    base: 0.2,
    openings: {
      left: [
        {
          kind: 'window' as const,
          u: 2,
          v: 0.4,
          w: 14,
          h: 9,
          panes: [4, 2] as const,
          trim: '#33424f',
        },
      ],
    },
  };
  house(s, e);
  bed(s, [-34, 84, 0], [2, 78, 0], 9, 4);
  bed(s, [32, 80, 0], [44, 84, 0], 3, 4);
  for (const [x, y] of [
    [-46, 70],
    [54, 78],
  ] as const) {
    tree(s, [x, y, 0], 22);
  }
  for (const [i, c] of ['#7d93a5', '#b3261e', '#f1ede4'].entries()) {
    vehicle(s, [-40 + i * 24, 65, 0], { kind: 'car', color: c });
  }
  vehicle(s, [36, 62, 0], {});
  for (let x = -60; x < 60; x += 11) {
    paving(s, v3s(x, 58, 0, x + 0.4, 58, 0, x + 0.4, 69, 0, x, 69, 0), '#f1ede4', 0.9);
  }
  glaze(s);
  return finish(s);
};
