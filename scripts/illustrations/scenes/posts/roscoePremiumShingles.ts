import { suburb } from '../../backdrops.ts';
import { cumulus } from '../../clouds.ts';
import { lawn } from '../../ground.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { linear, ramp } from '../../paint.ts';
import { darken, lighten, shingle } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { type Plane, place, planeOf, shadeOn, type Uv } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { bundles, deck } from '../../roofing.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { face, rect, stroke } from '../../svg.ts';

/** A near roof plane at 6-in-12 that fills the foot of the picture. */
const nearRoof = (y: number, z: number, turn: number, w: number): Plane => {
  return planeOf(place(0, y, turn), [-w / 2, 0, z], [1, 0, 0], [0, 1, 0.5]);
};

/** Draws posts/roscoe-premium-shingles.svg. */
export const roscoePremiumShingles = (): string => {
  const s = createStage('posts/roscoe-premium-shingles', {
    mood: moods.golden,
    cam: { eye: 12, horizon: 120, focal: 1250, cx: 800 },
  });
  sky(s, 200);
  cumulus(s, 1240, 110, 420, 60);
  treeline(s, 128, 40, 0.6);
  lawn(s);
  suburb(s, 150, 4);
  const p = nearRoof(11, 2, 14, 34);
  deck(s, p, uvs(0, 0, 34, 0, 34, 14, 0, 14), '#d6ae78');
  const edge = (u: number): Uv[] =>
    uvs(0, 0, u, 0, u + 0.6, 3.5, u - 0.5, 7, u + 0.5, 10.5, u, 14, 0, 14);
  const sheet = (u: number, color: string, lift: number): void => {
    face(
      s,
      edge(u).map(([a, b]) => p.at(a + 0.12, b - 0.06, lift)),
      '#1b2338',
      'opacity=".4"',
    );
    face(
      s,
      edge(u).map(([a, b]) => p.at(a, b, lift)),
      shadeOn(s, p, color),
    );
  };
  sheet(23.5, '#51606c', 0.03);
  linesOn(
    s,
    p,
    [3, 6, 9, 12].map((v): Uv[] => uvs(0, v, 23.4, v)),
    '#c9d0d4',
    2,
    'opacity=".45"',
  );
  sheet(20, '#2f3840', 0.06);
  // Shingles lie on the left two thirds, their edge stepped course by course.
  for (let i = 0; i < 20; i += 1) {
    const v = i * 0.7;
    const end = 17.4 - (i % 4) * 0.75 + s.rng.range(-0.1, 0.1);
    face(
      s,
      [
        p.at(0, v - 0.12, 0.04),
        p.at(end + 0.16, v - 0.12, 0.04),
        p.at(end + 0.16, v + 0.72, 0.04),
        p.at(0, v + 0.72, 0.04),
      ],
      '#0f151c',
      'opacity=".5"',
    );
    for (let u = -s.rng.range(0, 1); u < end; ) {
      const w = Math.min(s.rng.range(0.7, 1.7), end - u);
      const base = shadeOn(
        s,
        p,
        s.rng.pick([shingle.charcoal, '#565d66', '#3f464e', '#636b73', shingle.slateBlue]),
      );
      const q = [
        p.at(u, v, 0.1),
        p.at(u + w, v, 0.1),
        p.at(u + w, v + 0.72, 0.08),
        p.at(u, v + 0.72, 0.08),
      ];
      const [a, b] = [s.cam.project(p.at(u, v)), s.cam.project(p.at(u, v + 0.7))];
      face(
        s,
        q,
        linear(s, a, b, [
          [0, lighten(base, 0.08)],
          [0.7, base],
          [1, darken(base, 0.45)],
        ]),
      );
      face(
        s,
        [
          p.at(u, v - 0.05, 0.06),
          p.at(u + w, v - 0.05, 0.06),
          p.at(u + w, v, 0.1),
          p.at(u, v, 0.1),
        ],
        darken(base, 0.55),
      );
      u += w + 0.04;
    }
  }
  let grit = '';
  for (let i = 0; i < 900; i += 1) {
    const [x, y] = s.cam.project(p.at(s.rng.range(0, 17), s.rng.range(0, 9)));
    grit += `M${n1(x)} ${n1(y)}h1.6`;
  }
  stroke(s, grit, '#e9e2d7', 1.2, 'opacity=".3"');
  bundles(s, p, 21.4, 9.4, 5, shingle.slateBlue);
  rect(s, 0, 0, 1600, 900, ramp(s, [0, 0, 0, 900], { 0: ['#141d2c', 0], 1: ['#141d2c', 0.3] }));
  glaze(s);
  return finish(s);
};
