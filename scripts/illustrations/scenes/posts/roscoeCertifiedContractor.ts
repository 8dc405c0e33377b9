import { createCamera } from '../../camera.ts';
import { certificate, licence, pictureLight } from '../../certificate.ts';
import { cladding } from '../../cladding.ts';
import { framed, sheen } from '../../frames.ts';
import { grove } from '../../grove.ts';
import { mark } from '../../mark.ts';
import { lit, moods } from '../../mood.ts';
import { clipTo, linear, radial, ramp } from '../../paint.ts';
import { barnRed, darken, lighten, shingle } from '../../palette.ts';
import { ring } from '../../paths.ts';
import { figure } from '../../people.ts';
import { onPlane, type Plane, place, planeOf } from '../../plane.ts';
import { boxOn, polyOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { farmhouse } from '../../presets.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish, group, type Stage } from '../../stage.ts';
import { ellipse, face, path, rect } from '../../svg.ts';
import { tree } from '../../trees.ts';

const run = place(-9, 6.5, 24.5);

/** Painted wall with wainscot, rail and the window's light falling across it. */
const shopWall = (s: Stage, p: Plane): void => {
  const [a, b] = [s.cam.project(p.at(2, 8)), s.cam.project(p.at(24, 5))];
  polyOn(
    s,
    p,
    uvs(0, 0, 30, 0, 30, 16, 0, 16),
    linear(s, a, b, [
      [0, lit(s.mood, '#d6dcd4', 0.95)],
      [0.55, lit(s.mood, '#c3ccc8', 0.85)],
      [1, lit(s.mood, '#8d9ca0', 0.7)],
    ]),
  );
  cladding(s, p, uvs(0, 0, 30, 0, 30, 3.5, 0, 3.5), '#3c5060', 'batten');
  boxOn(s, p, 0, 3.5, 30, 0.3, lit(s.mood, '#f1ede4', 0.8));
  boxOn(s, p, 0, 3.74, 30, 0.06, '#ffffff', 'opacity=".8"');
  boxOn(s, p, 0, 3.36, 30, 0.14, '#141c2c', 'opacity=".3"');
  // Window light in four panes, sheared along the pitch.
  for (const [u, v] of [
    [5.2, 6.6],
    [8.5, 6.6],
    [5.2, 9.6],
    [8.5, 9.6],
  ] as const) {
    polyOn(s, p, uvs(u, v, u + 3, v - 1.5, u + 3, v + 1.2, u, v + 2.7), '#fff3d0', 'opacity=".3"');
  }
};

/** Counter along the wall with what an estimate needs. */
const counter = (s: Stage, p: Plane): void => {
  const top = (u: number, d: number, z = 3.05): readonly [number, number, number] => {
    const [x, y] = p.at(u, 0, d);
    return [x, y, z];
  };
  const oak = lit(s.mood, '#b98c58', 0.9);
  const [a, b] = [s.cam.project(top(4, 1)), s.cam.project(top(26, 1))];
  face(
    s,
    [top(0, 0), top(30, 0), top(30, 2.2), top(0, 2.2)],
    linear(s, a, b, [
      [0, lighten(oak, 0.24)],
      [1, darken(oak, 0.2)],
    ]),
  );
  for (const d of [0.5, 1.1, 1.6]) {
    const [m, n] = [s.cam.project(top(0, d)), s.cam.project(top(30, d))];
    path(
      s,
      `M${m.map(Math.round).join(' ')}L${n.map(Math.round).join(' ')}l0 1.5z`,
      darken(oak, 0.3),
      'opacity=".4"',
    );
  }
  face(s, [top(0, 2.2), top(30, 2.2), top(30, 2.2, 2.86), top(0, 2.2, 2.86)], darken(oak, 0.35));
  face(
    s,
    [top(0, 2.1, 2.86), top(30, 2.1, 2.86), top(30, 2.1, 0), top(0, 2.1, 0)],
    lit(s.mood, '#2d3c49', 0.4),
  );
};

/** Sample boards of shingles leaning on the wall. */
const samples = (s: Stage, p: Plane): void => {
  [shingle.charcoal, shingle.hickory, shingle.slateBlue, shingle.weathered].forEach((color, i) => {
    const u = 15.4 + i * 1.55;
    boxOn(s, p, u + 0.12, 2.95, 1.35, 1.35, '#141c2c', 'opacity=".28"');
    boxOn(s, p, u, 3.05, 1.3, 1.36, lit(s.mood, '#e3d3b5', 0.8));
    for (let row = 0; row < 5; row += 1) {
      for (let c = 0; c < 4; c += 1) {
        const tone = s.rng.pick([color, lighten(color, 0.14), darken(color, 0.16)]);
        boxOn(s, p, u + 0.1 + c * 0.275, 3.13 + row * 0.21, 0.268, 0.2, lit(s.mood, tone, 0.85));
      }
      boxOn(s, p, u + 0.1, 3.13 + row * 0.21, 1.1, 0.03, '#141c2c', 'opacity=".5"');
    }
  });
};

/** Framed snapshot of a finished house. */
const snapshot = (s: Stage, p: Plane): void => {
  const at = [4.3, 5.3, 2.5, 2.6] as const;
  framed(s, p, at, 0.16, '#22303c', '#f1ede4');
  const hole = onPlane(p, uvs(4.72, 5.72, 6.38, 5.72, 6.38, 7.48, 4.72, 7.48)).map(s.cam.project);
  const cam = createCamera({ eye: 13, horizon: 318, focal: 330, cx: 278 });
  const inside: Stage = { ...s, cam };
  group(s, clipTo(s, ring(hole)), () => {
    rect(s, 140, 170, 300, 160, ramp(s, [0, 180, 0, 320], { 0: '#5f97c2', 1: '#e6f0ee' }));
    rect(s, 140, 316, 300, 130, ramp(s, [0, 316, 0, 430], { 0: '#a3c075', 1: '#6d9146' }));
    grove(inside, -30, 34, 120, 30, { haze: 0.3 });
    farmhouse(inside, place(1, 70, -12), { roof: { color: shingle.charcoal } });
    tree(inside, [-16, 62, 0], 34);
  });
  sheen(s, p, at, 0.16);
};

/** Hard hat with the mark, standing on the counter. @param k its width, user units */
const hardHat = (s: Stage, x: number, y: number, k: number): void => {
  ellipse(s, x + k * 0.1, y + k * 0.02, k * 0.66, k * 0.09, '#141c2c', 'opacity=".35"');
  s.out.push(`<g transform="translate(${x} ${y}) scale(${(k / 100).toFixed(3)})">`);
  path(
    s,
    'M-46 -8C-48 -44 -26 -62 0 -62S48 -44 46 -8Z',
    ramp(s, [-46, -60, 40, 0], { 0: '#ffffff', 0.5: '#ece7dc', 1: '#a8a39a' }),
  );
  path(s, 'M-8 -61.6C-12 -44 -12 -26 -10 -8H10C12 -26 12 -44 8 -61.6Z', '#ffffff', 'opacity=".55"');
  path(
    s,
    'M-50 -10C-30 -3 30 -3 50 -10C60 -9 64 -3 56 0C30 7 -30 7 -56 0C-64 -3 -60 -9 -50 -10Z',
    ramp(s, [-56, 0, 56, 0], { 0: '#fbf9f4', 1: '#b3ada3' }),
  );
  mark(s, -15, -46, 30, barnRed);
  s.out.push('</g>');
};

/** Draws posts/roscoe-certified-contractor.svg. */
export const roscoeCertifiedContractor = (): string => {
  const s = createStage('posts/roscoe-certified-contractor', {
    mood: moods.clear,
    cam: { eye: 5.6, horizon: 440, focal: 1150, cx: 800 },
  });
  rect(s, 0, 0, 1600, 900, '#6f7b80');
  face(s, v3s(-20, 3, 0, 40, 3, 0, 40, 40, 0, -20, 40, 0), lit(s.mood, '#8c7a64', 0.7));
  const p = planeOf(run, [0, 0, 0], [1, 0, 0], [0, 0, 1]);
  shopWall(s, p);
  samples(s, p);
  counter(s, p);
  snapshot(s, p);
  pictureLight(s, p, 10.6, 8.95, 2.6);
  certificate(s, p, [7.5, 4.25, 6.2, 4.3]);
  licence(s, p, [14.5, 5.3, 2.1, 2.8], '#33424f', '#22303c');
  licence(s, p, [17.3, 5.3, 2.1, 2.8], '#8c1d17', '#5b3a22');
  hardHat(s, 470, 742, 190);
  figure(s, 1460, 1050, 690, {
    pose: 'point',
    flip: true,
    face: 'beard',
    shirt: '#33424f',
    vest: '#b3261e',
    hat: '#27323d',
    trousers: '#4a4f58',
    harness: false,
  });
  rect(
    s,
    0,
    0,
    1600,
    900,
    radial(s, [760, 380], 1050, [
      [0, '#141d2c', 0],
      [0.6, '#141d2c', 0.04],
      [1, '#141d2c', 0.42],
    ]),
  );
  glaze(s, 0.8);
  return finish(s);
};
