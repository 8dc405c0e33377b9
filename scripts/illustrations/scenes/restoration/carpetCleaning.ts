import { lit, moods } from '../../mood.ts';
import { radial, ramp } from '../../paint.ts';
import { darken, lighten } from '../../palette.ts';
import { n1, smooth } from '../../paths.ts';
import { figure } from '../../people.ts';
import { boxOn, linesOn, polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { daylight, room, skirting } from '../../room.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';

/** Feet from the left wall where the cleaned half starts; right of the hero's diagonal edge. */
const cleanFrom = 17.5;

/** Draws restoration/carpet-cleaning.svg. */
export const carpetCleaning = (): string => {
  const s = createStage('restoration/carpet-cleaning', {
    mood: moods.clear,
    cam: { eye: 6, horizon: 360, focal: 980, cx: 800 },
  });
  const { back, left, right, floor } = room(s, 28, 18, 9.5, 9, {
    wall: '#c3ccc4',
    floor: '#a3917a',
  });
  daylight(s, back, 3.4, 3, 6.4, 5);
  for (const [u, w] of [
    [1.6, 2.2],
    [9.4, 2.2],
  ] as const) {
    boxOn(s, back, u, 0.8, w, 8, lit(s.mood, '#ede4d2', 0.75));
    linesOn(
      s,
      back,
      [
        uvs(u + 0.6, 0.8, u + 0.6, 8.8),
        uvs(u + 1.2, 0.8, u + 1.2, 8.8),
        uvs(u + 1.7, 0.8, u + 1.7, 8.8),
      ],
      '#b9ab90',
      2,
      'opacity=".7"',
    );
  }
  boxOn(s, back, 1.2, 8.75, 10.8, 0.16, '#5a4632');
  skirting(s, back, 0, 28);
  skirting(s, left, 0, 18);
  skirting(s, right, 0, 18);
  for (const [u, c] of [
    [13, '#4f6274'],
    [16.6, '#a3604b'],
  ] as const) {
    boxOn(s, back, u + 0.15, 4.7, 3, 3.2, '#1b2338', 'opacity=".25"');
    boxOn(s, back, u, 4.8, 3, 3.2, '#5a4632');
    boxOn(s, back, u + 0.3, 5.1, 2.4, 2.6, '#efe6d4');
    polyOn(s, back, uvs(u + 0.6, 5.6, u + 1.5, 7.2, u + 2.4, 5.6), c);
  }
  // Soiled pile, then the cleaned half with its wand lanes.
  for (let i = 0; i < 26; i += 1) {
    const p = s.cam.project(floor.at(s.rng.range(0, cleanFrom), s.rng.range(0.5, 16)));
    const k = s.rng.range(18, 70);
    path(
      s,
      smooth(
        Array.from(
          { length: 8 },
          (_, j) =>
            [
              p[0] + Math.cos(j * 0.785) * k * s.rng.range(0.6, 1.2),
              p[1] + Math.sin(j * 0.785) * k * 0.3 * s.rng.range(0.6, 1.2),
            ] as const,
        ),
      ),
      '#5f4a30',
      'opacity=".16"',
    );
  }
  const lanes = ['#e6d6b8', '#dac8a7'];
  for (let i = 0; i < 6; i += 1) {
    const u = cleanFrom + i * 1.75;
    polyOn(
      s,
      floor,
      uvs(u, 0, u + 1.75, 0, u + 1.75, i === 0 ? 12 : 18, u, i === 0 ? 11.4 : 18),
      lit(s.mood, lanes[i % 2] ?? '#e6d6b8', 0.85),
    );
  }
  let pile = '';
  for (let i = 0; i < 520; i += 1) {
    const v = s.rng.next() ** 1.7 * 17.6;
    const p = s.cam.project(floor.at(s.rng.range(0.2, 27.8), v));
    const k = s.cam.scale(floor.at(0, v)) * 0.09;
    pile += `M${n1(p[0])} ${n1(p[1])}l${n1(k * 0.4)} ${n1(-k)}`;
  }
  stroke(s, pile, '#6f5a3e', 1.3, 'opacity=".35"');
  polyOn(s, floor, uvs(4, 17.9, 10.4, 17.9, 14.4, 5, 5.6, 5), '#fff6df', 'opacity=".2"');
  // Sofa against the back wall.
  const sofa = lit(s.mood, '#4f6274', 0.75);
  const [x0, y0] = s.cam.project(floor.at(14.6, 15.6));
  const [x1] = s.cam.project(floor.at(25, 15.6));
  const k = s.cam.scale(floor.at(0, 15.6));
  ellipse(s, (x0 + x1) / 2, y0 + 4, (x1 - x0) * 0.56, 14, '#1b2338', 'opacity=".35"');
  path(
    s,
    `M${n1(x0)} ${n1(y0 - k * 0.3)}v${n1(-k * 2.7)}q0 ${n1(-k * 0.4)} ${n1(k * 0.4)} ${n1(-k * 0.4)}H${n1(x1 - k * 0.4)}q${n1(k * 0.4)} 0 ${n1(k * 0.4)} ${n1(k * 0.4)}v${n1(k * 2.7)}z`,
    darken(sofa, 0.16),
  );
  for (let i = 0; i < 3; i += 1) {
    const w = (x1 - x0 - k * 1.8) / 3;
    rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 3, w - 4, k * 1.5, lighten(sofa, 0.08));
    rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 1.55, w - 4, k * 0.6, lighten(sofa, 0.24));
    rect(s, x0 + k * 0.9 + i * w + 2, y0 - k * 0.95, w - 4, k * 0.55, sofa);
  }
  for (const x of [x0 - k * 0.2, x1 - k * 0.8]) {
    path(
      s,
      `M${n1(x)} ${n1(y0 - k * 0.2)}v${n1(-k * 1.8)}q${n1(k * 0.5)} ${n1(-k * 0.5)} ${n1(k)} 0v${n1(k * 1.8)}z`,
      ramp(s, [x, 0, x + k, 0], { 0: lighten(sofa, 0.2), 1: darken(sofa, 0.25) }),
    );
  }
  path(
    s,
    `M${n1(x0 + k * 1.2)} ${n1(y0 - k * 1.6)}l${n1(k * 0.3)} ${n1(-k * 1.3)}l${n1(k * 1.3)} ${n1(k * 0.3)}l${n1(-k * 0.2)} ${n1(k * 1.1)}z`,
    lit(s.mood, '#e8a33d', 0.8),
  );
  // Hose, machine and technician with the wand at the boundary.
  stroke(
    s,
    'M-20 836C260 800 420 900 720 860S960 702 1040 664',
    '#b9772a',
    24,
    'stroke-linecap="round"',
  );
  stroke(
    s,
    'M-20 836C260 800 420 900 720 860S960 702 1040 664',
    '#e8a33d',
    24,
    'stroke-dasharray="4 7"',
  );
  figure(s, 1040, 752, 440, {
    pose: 'push',
    shirt: '#b3261e',
    vest: '#8c1d17',
    hat: '#33424f',
    harness: false,
    trousers: '#33424f',
    face: 'beard',
  });
  stroke(
    s,
    'M1050 580C1110 540 1150 500 1162 506S1200 640 1222 740',
    lit(s.mood, '#c9d2d7', 0.9),
    11,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  path(s, 'M1182 736h92l14 30H1168z', ramp(s, [0, 736, 0, 768], { 0: '#e3e9ec', 1: '#7c8892' }));
  path(s, 'M1164 766h128l4 10H1160z', '#27323d');
  rect(
    s,
    0,
    0,
    1600,
    900,
    radial(s, [760, 380], 1000, [
      [0, '#141d2c', 0],
      [0.6, '#141d2c', 0.03],
      [1, '#141d2c', 0.36],
    ]),
  );
  glaze(s, 0.7);
  return finish(s);
};
