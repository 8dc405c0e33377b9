import { block } from './block.ts';
import { house } from './house.ts';
import { lit } from './mood.ts';
import { windowRow } from './opening.ts';
import { wall } from './palette.ts';
import { place } from './plane.ts';
import type { Stage } from './stage.ts';
import { ellipse, rect } from './svg.ts';

/** Cream theatre with a stepped front, two tiled towers, marquee and blade sign. */
export const theatre = (s: Stage, x: number): void => {
  block(s, {
    frame: place(x, 440, 0),
    w: 74,
    d: 50,
    h: 62,
    color: wall.cream,
    finish: 'block',
    roof: '#b5ad9c',
    coping: '#a4583f',
    shadow: false,
    openings: { front: windowRow(5, 6, 68, 26, 6, 18, { panes: [1, 3], trim: '#c9a17f' }) },
  });
  for (const k of [-30, 30]) {
    house(s, {
      frame: place(x + k, 418, 0),
      w: 14,
      d: 14,
      h: 76,
      hip: true,
      color: wall.cream,
      finish: 'block',
      eave: 2,
      roof: { color: '#a4583f', gutter: false },
      shadow: false,
      openings: { front: windowRow(1, 2, 12, 54, 5, 14, { panes: [1, 1] }) },
    });
  }
  const [px, py] = s.cam.project([x, 405, 34]);
  rect(s, px - 62, py + 30, 124, 20, lit(s.mood, '#b3261e', 0.8));
  for (let i = 0; i < 16; i += 1) {
    ellipse(s, px - 58 + i * 7.8, py + 48, 2, 2, '#ffe2a0');
  }
  rect(s, px - 9, py - 84, 18, 108, lit(s.mood, '#2e4a4b', 0.7));
  for (let i = 0; i < 8; i += 1) {
    ellipse(s, px, py - 74 + i * 12, 3, 3, '#ffe2a0');
  }
};
