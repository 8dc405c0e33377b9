import { lit, moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { darken, lighten, shingle } from '../../palette.ts';
import { place, planeOf, type Uv } from '../../plane.ts';
import { boxOn, linesOn, polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { shingles } from '../../shingles.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, face, rect } from '../../svg.ts';

/** Draws posts/machesney-park-premium-shingles.svg. */
export const machesneyParkPremiumShingles = (): string => {
  const s = createStage('posts/machesney-park-premium-shingles', {
    mood: moods.clear,
    cam: { eye: 14, horizon: -190, focal: 1000, cx: 800 },
  });
  const table = planeOf(place(0, 5), [-40, 0, 3], [1, 0, 0], [0, 1, 0]);
  const wood = lit(s.mood, '#a9794a', 0.85);
  rect(
    s,
    0,
    0,
    1600,
    900,
    ramp(s, [0, 0, 1200, 900], { 0: lighten(wood, 0.25), 0.5: wood, 1: darken(wood, 0.4) }),
  );
  linesOn(
    s,
    table,
    Array.from({ length: 17 }, (_, i): Uv[] => uvs(16 + i * 3, 0, 16 + i * 3, 60)),
    darken(wood, 0.45),
    2.4,
    'opacity=".6"',
  );
  const grainLines = Array.from({ length: 150 }, (): Uv[] => {
    const [u, v] = [s.rng.range(16, 64), s.rng.range(4, 34)];
    return uvs(u, v, u, v + s.rng.range(1, 5));
  });
  linesOn(s, table, grainLines, darken(wood, 0.3), 1.6, 'opacity=".4"');
  const board = (x: number, y: number, turn: number, color: string, w = 3.6, h = 4.6): void => {
    const p = planeOf(place(x, y, turn), [-w / 2, 0, 3.1], [1, 0, 0], [0, 1, 0]);
    face(
      s,
      [
        p.at(0.2, -0.25, -0.05),
        p.at(w + 0.3, -0.2, -0.05),
        p.at(w + 0.3, h, -0.05),
        p.at(0.2, h, -0.05),
      ],
      '#1b1612',
      'opacity=".4"',
    );
    face(s, [p.at(0, 0), p.at(w, 0), p.at(w, 0, -0.12), p.at(0, 0, -0.12)], '#d9cfbd');
    boxOn(s, p, 0, 0, w, h, lit(s.mood, '#efe8da', 0.9));
    shingles(s, p, uvs(0.2, 0.9, w - 0.2, 0.9, w - 0.2, h - 0.2, 0.2, h - 0.2), {
      color,
      course: 0.52,
      blend: 1.3,
    });
    boxOn(s, p, 0.3, 0.25, w * 0.5, 0.16, '#a79c88');
    boxOn(s, p, 0.3, 0.52, w * 0.3, 0.12, '#c3b9a6');
  };
  // The plan of the house lies under the samples.
  const plan = planeOf(place(-8.4, 12.4, 16), [-4.5, 0, 3.02], [1, 0, 0], [0, 1, 0]);
  boxOn(s, plan, 0.15, -0.2, 9, 6.4, '#1b1612', 'opacity=".35"');
  boxOn(s, plan, 0, 0, 9, 6.4, '#dfe9ee');
  linesOn(
    s,
    plan,
    [
      uvs(1, 1, 8, 1, 8, 5.4, 1, 5.4, 1, 1, 3.2, 3.2, 1, 5.4),
      uvs(8, 1, 5.8, 3.2, 8, 5.4),
      uvs(3.2, 3.2, 5.8, 3.2),
    ],
    '#33557a',
    3,
  );
  linesOn(s, plan, [uvs(1, 0.5, 8, 0.5), uvs(0.5, 1, 0.5, 5.4)], '#8fa9ba', 2);
  board(-10.6, 21.4, 9, shingle.red, 5.4, 6);
  board(-3.7, 22, 3, shingle.hickory, 5.4, 6);
  board(3.1, 22, -3, shingle.pewter, 5.4, 6);
  board(10, 21.4, -9, shingle.driftwood, 5.4, 6);
  board(-2.9, 13.6, 5, shingle.weathered, 5.4, 6);
  board(3.2, 13.4, -4, shingle.charcoal, 5.4, 6);
  board(9.4, 13.9, -10, shingle.slateBlue, 5.4, 6);
  const [mx, my] = s.cam.project([-9.2, 12.6, 3.1]);
  ellipse(s, mx + 10, my + 34, 128, 18, '#1b1612', 'opacity=".4"');
  rect(
    s,
    mx - 96,
    my - 84,
    150,
    124,
    ramp(s, [mx - 96, 0, mx + 60, 0], { 0: '#f0b95c', 0.6: '#e8a33d', 1: '#a86f1c' }),
    'rx="18"',
  );
  ellipse(s, mx - 22, my - 22, 40, 40, '#14202b');
  ellipse(s, mx - 22, my - 22, 17, 17, '#e8a33d');
  rect(s, mx + 46, my + 14, 210, 18, '#f6e3a6');
  for (let i = 0; i < 26; i += 1) {
    rect(s, mx + 52 + i * 7.6, my + 14, 1.6, i % 4 === 0 ? 12 : 7, '#14202b');
  }
  polyOn(s, table, uvs(52, 0, 60, 0, 36, 44, 31, 44), '#fff6df', 'opacity=".1"');
  glaze(s);
  return finish(s);
};
