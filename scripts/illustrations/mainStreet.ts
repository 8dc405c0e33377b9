import { block } from './block.ts';
import { type Opening, opening } from './opening.ts';
import { darken, lighten, wall } from './palette.ts';
import { type Frame, planeOf, shadeOn } from './plane.ts';
import { boxOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { face, wire } from './svg.ts';

/** Brick town row: shopfronts side by side, each with cornice and upper windows. */
export const mainStreet = (
  s: Stage,
  frame: (x: number) => Frame,
  widths: readonly number[],
  heights: readonly number[],
  colors: readonly string[],
  d = 40,
): void => {
  let x = 0;
  widths.forEach((w, i) => {
    const h = heights[i] ?? 26;
    const color = colors[i % colors.length] ?? wall.brick;
    const f = frame(x + w / 2);
    const upper: Opening[] = [];
    const floors = Math.floor((h - 14) / 10);
    const bays = Math.max(2, Math.round(w / 8));
    for (let fl = 0; fl < floors; fl += 1) {
      for (let k = 0; k < bays; k += 1) {
        upper.push({
          kind: 'window',
          u: (w * (k + 0.5)) / bays - 1.5,
          v: 15.5 + fl * 10,
          w: 3,
          h: 6,
          panes: [1, 2],
        });
      }
    }
    block(s, {
      frame: f,
      w,
      d,
      h,
      color,
      finish: 'brick',
      parapet: 2,
      roof: '#8d9297',
      shadow: false,
      openings: { front: upper },
    });
    const p = planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]);
    const trim = shadeOn(s, p, '#e6dcc8');
    boxOn(s, p, -0.3, h - 1.2, w + 0.6, 2.2, trim);
    boxOn(s, p, -0.3, h - 1.2, w + 0.6, 0.5, darken(trim, 0.35));
    for (let u = 0.6; u < w; u += 2) {
      boxOn(s, p, u, h - 2.2, 0.7, 1, darken(trim, 0.12));
    }
    const front = shadeOn(s, p, ['#2e4a4b', '#5b2a26', '#33424f', '#4a4632'][i % 4] ?? '#33424f');
    boxOn(s, p, 0.8, 0, w - 1.6, 12, front);
    for (let k = 0; k < 2; k += 1) {
      opening(s, p, {
        kind: 'window',
        u: 1.8 + k * ((w - 1.6) / 2 + 1),
        v: 2.4,
        w: (w - 1.6) / 2 - 2.8,
        h: 6.4,
        panes: [1, 1],
        trim: '#2b2f33',
      });
    }
    boxOn(s, p, w / 2 - 1.7, 0.3, 3.4, 8.4, darken(front, 0.45));
    const awning = shadeOn(
      s,
      p,
      ['#b3261e', '#4f6274', '#e8a33d', '#5d7350'][(i * 3 + 1) % 4] ?? '#b3261e',
    );
    const a0 = p.at(0.8, 11);
    const a1 = p.at(w - 0.8, 11);
    face(s, [a0, a1, p.at(w - 0.8, 8.6, 3.4), p.at(0.8, 8.6, 3.4)], awning);
    for (let u = 0.8; u < w - 1.6; u += 2.4) {
      face(
        s,
        [p.at(u, 11), p.at(u + 1.2, 11), p.at(u + 1.2, 8.6, 3.4), p.at(u, 8.6, 3.4)],
        lighten(awning, 0.65),
        'opacity=".75"',
      );
    }
    wire(s, [p.at(0.8, 8.6, 3.4), p.at(w - 0.8, 8.6, 3.4)], darken(awning, 0.4), 1.5);
    x += w;
  });
};
