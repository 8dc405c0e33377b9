import { lit, moods } from '../../mood.ts';
import { openJoists } from '../../openJoists.ts';
import { radial, ramp } from '../../paint.ts';
import { n1, smooth } from '../../paths.ts';
import { figure } from '../../people.ts';
import { type Plane, place, planeOf, type Uv } from '../../plane.ts';
import { boxOn, polyOn } from '../../planeDraw.ts';
import { uvs, v3s } from '../../points.ts';
import { daylight, fan, room } from '../../room.ts';
import { createStage, finish } from '../../stage.ts';
import { stairs } from '../../stairs.ts';
import { ellipse, face, path, rect, stroke } from '../../svg.ts';

/** Draws restoration/water-damage.svg. */
export const waterDamage = (): string => {
  const s = createStage('restoration/water-damage', {
    mood: moods.clear,
    cam: { eye: 6, horizon: 380, focal: 980, cx: 780 },
  });
  const { back, left, right, floor } = room(s, 30, 20, 9, 9, {
    wall: '#cfc9bd',
    floor: '#9a9489',
    ceiling: '#b8a488',
  });
  openJoists(s, floor, 30, 20, 7.9);
  daylight(s, back, 4, 5.6, 5, 2);
  daylight(s, back, 19, 5.6, 5, 2);
  // Lower drywall cut away on the back wall: studs, wet plate and insulation gone.
  boxOn(s, back, 11, 0, 19, 3, '#4d4238');
  for (let u = 11; u < 30; u += 1.6) {
    boxOn(s, back, u, 0, 0.35, 3, lit(s.mood, '#c79a63', 0.8));
    boxOn(s, back, u + 0.35, 0, 0.12, 3, '#3a2e22');
  }
  boxOn(s, back, 11, 0, 19, 0.3, lit(s.mood, '#a97d4b', 0.6));
  boxOn(s, back, 11, 3, 19, 0.12, '#ffffff', 'opacity=".8"');
  boxOn(s, back, 11, 2.8, 19, 0.2, '#1b2338', 'opacity=".35"');
  // Flood line: brown tide mark, paler wash below it, ragged wicking above.
  const tide = (p: Plane, from: number, to: number): void => {
    const up: Uv[] = [];
    for (let u = from; u <= to + 0.01; u += 0.5) {
      up.push([u, 2.7 + s.rng.range(0, 0.5)]);
    }
    polyOn(
      s,
      p,
      [[from, 0], ...up.map(([u, v]): Uv => [u, v]), [to, 0]],
      '#6f5433',
      'opacity=".26"',
    );
    polyOn(s, p, uvs(from, 0, from, 2.3, to, 2.3, to, 0), '#5a4326', 'opacity=".34"');
    boxOn(s, p, from, 2.24, to - from, 0.13, '#4a3417', 'opacity=".75"');
    boxOn(s, p, from, 1.75, to - from, 0.06, '#4a3417', 'opacity=".4"');
  };
  tide(back, 0, 11);
  tide(left, 0, 20);
  tide(right, 0, 20);
  stairs(s, floor);
  // Standing water with a soft reflection.
  const pool = [
    floor.at(0, 0),
    floor.at(30, 0),
    floor.at(30, 4),
    floor.at(24, 9),
    floor.at(18, 17),
    floor.at(9, 19.4),
    floor.at(0, 19),
  ].map(s.cam.project);
  const [t, u] = [s.cam.project(floor.at(0, 20))[1], s.cam.project(floor.at(0, 0))[1]];
  path(
    s,
    smooth(pool),
    ramp(s, [0, t, 0, u], { 0: ['#9fb6bd', 0.9], 0.35: ['#6e929f', 0.85], 1: ['#3f6577', 0.92] }),
  );
  for (const [x, w] of [
    [480, 130],
    [900, 130],
  ] as const) {
    path(
      s,
      `M${x} ${n1(t + 14)}h${w}l${n1((x - 780) * 0.16)} 190h${-w - 20}z`,
      '#e6f2f5',
      'opacity=".28"',
    );
  }
  let rip = '';
  for (let i = 0; i < 60; i += 1) {
    const q = s.rng.next();
    const y = t + 20 + (u - t) * q * 0.8;
    const w = 30 + 90 * q;
    rip += `M${n1(s.rng.range(0, 1250 - q * 100))} ${n1(y)}q${n1(w / 2)} ${n1(-2 - 3 * q)} ${n1(w)} 0`;
  }
  stroke(s, rip, '#ffffff', 1.8, 'opacity=".4"');
  // A soaked box and a drifting shoe box.
  for (const [x, y, w, c] of [
    [-9, 17, 3, '#b58a58'],
    [-5.4, 19, 2.4, '#a67c4d'],
    [-10.5, 14, 2.2, '#c39a66'],
  ] as const) {
    const f = place(x, y, 14, -0.35);
    for (const [p, tone] of [
      [planeOf(f, [w / 2, -w / 2, 0], [0, 1, 0], [0, 0, 1]), 0.35],
      [planeOf(f, [-w / 2, -w / 2, 0], [1, 0, 0], [0, 0, 1]), 0.7],
    ] as const) {
      boxOn(s, p, 0, 0, w, w * 0.72, lit(s.mood, c, tone));
      boxOn(s, p, 0, 0, w, w * 0.3, '#4d3519', 'opacity=".45"');
      boxOn(s, p, w * 0.44, w * 0.4, w * 0.12, w * 0.32, '#e6d3a8', 'opacity=".7"');
    }
    face(
      s,
      v3s(
        -w / 2,
        -w / 2,
        w * 0.72,
        w / 2,
        -w / 2,
        w * 0.72,
        w / 2,
        w / 2,
        w * 0.72,
        -w / 2,
        w / 2,
        w * 0.72,
      ).map(([a, b, z]) => f([a ?? 0, b ?? 0, z ?? 0])),
      lit(s.mood, c, 1),
    );
    const [px, py] = s.cam.project(f([0, -w / 2, 0]));
    ellipse(s, px, py + 4, s.cam.scale(f([0, 0, 0])) * w * 0.7, 5, '#e6f2f5', 'opacity=".35"');
  }
  fan(s, 420, 800, 190);
  fan(s, 905, 640, 110, true, '#c7862c');
  fan(s, 700, 600, 84);
  stroke(
    s,
    'M1330 900C1370 800 1310 742 1270 680S1190 480 1030 466',
    lit(s.mood, '#e8a33d', 0.7),
    22,
    'stroke-linecap="round"',
  );
  stroke(
    s,
    'M1330 900C1370 800 1310 742 1270 680S1190 480 1030 466',
    '#8c5f1c',
    22,
    'stroke-dasharray="3 9" opacity=".5"',
  );
  figure(s, 1120, 770, 420, {
    pose: 'push',
    flip: true,
    shirt: '#33424f',
    hat: '#b3261e',
    harness: false,
    trousers: '#4a4f45',
    face: 'glasses',
  });
  // Extraction wand from his hands to the water.
  stroke(s, 'M1029 462L936 742', '#56636d', 15, 'stroke-linecap="round"');
  stroke(s, 'M1026 462L933 740', '#dfe6ea', 6, 'stroke-linecap="round"');
  path(s, 'M884 738h92l16 30H868z', ramp(s, [0, 738, 0, 768], { 0: '#dfe6ea', 1: '#6d7a85' }));
  ellipse(s, 930, 770, 84, 8, '#e6f2f5', 'opacity=".55"');
  rect(
    s,
    0,
    0,
    1600,
    900,
    radial(s, [760, 380], 950, [
      [0, '#141d2c', 0],
      [0.6, '#141d2c', 0.05],
      [1, '#141d2c', 0.5],
    ]),
  );
  return finish(s);
};
