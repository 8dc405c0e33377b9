import { fairClouds } from '../../clouds.ts';
import { lawn, patch } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { treeline, water } from '../../landscape.ts';
import { mainStreet } from '../../mainStreet.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { ramp } from '../../paint.ts';
import { darken, shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { place } from '../../plane.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, stroke } from '../../svg.ts';
import { shrub, tree } from '../../trees.ts';

/** Draws cities/rockton.svg. */
export const rockton = (): string => {
  const s = createStage('cities/rockton', {
    mood: moods.clear,
    cam: { eye: 24, horizon: 400, focal: 1200, cx: 800 },
  });
  sky(s);
  fairClouds(s, 7, 80, 360);
  treeline(s, 406, 60, 0.55);
  treeline(s, 412, 46, 0.36);
  lawn(s);
  grove(s, -360, 400, 300, 44, { haze: 0.32 });
  mainStreet(
    s,
    (x) => place(-168 + x, 236, 0),
    [30, 26, 34, 28, 30],
    [34, 28, 36, 26, 32],
    [wall.brick, wall.cream, wall.brickDark, wall.clay, wall.brick],
    40,
  );
  grove(s, -200, -20, 192, 9, { haze: 0.1 });
  const far = s.cam.project([0, 180, 0])[1];
  water(s, `M0 ${n1(far)}H1600V${n1(far + 96)}H0z`, far, far + 110, 60);
  // Stone mill on the left bank.
  const mill = {
    frame: place(76, 158, -16),
    w: 56,
    d: 36,
    h: 34,
    color: wall.stone,
    finish: 'block' as const,
    roof: { color: shingle.weathered },
    shadow: false,
    openings: {
      front: [
        ...windowRow(5, 2, 54, 6, 3.4, 5.4),
        ...windowRow(5, 2, 54, 16, 3.4, 5.4),
        ...windowRow(5, 2, 54, 26, 3.4, 5),
      ],
      left: [
        ...windowRow(3, 2, 34, 6, 3.4, 5.4),
        ...windowRow(3, 2, 34, 16, 3.4, 5.4),
        ...windowRow(3, 2, 34, 26, 3.4, 5),
      ],
    },
  };
  house(s, mill);
  const [wx, wy] = s.cam.project([36, 140, 9]);
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2;
    stroke(s, `M${n1(wx)} ${n1(wy)}l${n1(Math.cos(a) * 74)} ${n1(Math.sin(a) * 84)}`, '#4d3826', 6);
  }
  ellipse(s, wx, wy, 76, 86, 'none', 'stroke="#5f4630" stroke-width="12"');
  ellipse(s, wx, wy, 54, 62, 'none', 'stroke="#6e5439" stroke-width="5"');
  ellipse(s, wx, wy, 10, 11, '#33261a');
  // The dam: a long stone sill with a white curtain of water.
  const top = far + 92;
  path(
    s,
    `M1350 ${n1(top)}L0 ${n1(top - 6)}V${n1(top + 74)}L1364 ${n1(top + 86)}z`,
    ramp(s, [0, top, 0, top + 84], { 0: '#eef6f8', 0.3: '#c7dee8', 1: '#f4fafb' }),
  );
  let falls = '';
  for (let x = 3; x < 1348; x += 9) {
    falls += `M${x} ${n1(top + s.rng.range(0, 6))}q${n1(s.rng.range(-3, 3))} 40 ${n1(s.rng.range(-5, 5))} ${n1(s.rng.range(50, 80))}`;
  }
  stroke(s, falls, '#8fb4c6', 2.4, 'opacity=".6"');
  stroke(s, `M1352 ${n1(top)}L0 ${n1(top - 6)}`, '#ffffff', 5, 'opacity=".8"');
  water(s, `M0 ${n1(top + 70)}H1600V900H0z`, top + 60, 900, 120);
  for (let i = 0; i < 46; i += 1) {
    patch(
      s,
      s.rng.range(0, 1370),
      top + 78 + s.rng.range(-6, 16),
      s.rng.range(20, 52),
      s.rng.range(5, 11),
      '#ffffff',
      'opacity=".5"',
    );
  }
  path(
    s,
    `M1600 ${n1(far + 40)}H1430L1338 ${n1(top + 96)}L1400 ${n1(top + 190)}Q1500 ${n1(top + 230)} 1600 ${n1(top + 220)}z`,
    ramp(s, [0, far, 0, top + 220], {
      0: lit(s.mood, '#86aa52', 0.8),
      1: darken(lit(s.mood, '#86aa52', 0.5), 0.3),
    }),
  );
  for (let i = 0; i < 26; i += 1) {
    const t = s.rng.next();
    patch(
      s,
      1440 - t * 90 + s.rng.range(0, 40),
      top + 40 + t * 80 + s.rng.range(0, 60),
      s.rng.range(12, 26),
      s.rng.range(8, 14),
      lit(s.mood, s.rng.pick(['#b9ad9a', '#a0968a', '#cfc5b5']), 0.7),
    );
  }
  path(
    s,
    'M840 905Q600 800 300 790T-20 750V905z',
    ramp(s, [0, 760, 0, 900], {
      0: lit(s.mood, '#86aa52', 0.85),
      1: darken(lit(s.mood, '#86aa52', 0.5), 0.35),
    }),
  );
  for (let i = 0; i < 20; i += 1) {
    patch(
      s,
      800 - i * 42,
      872 - i * 5.6 + s.rng.range(-6, 8),
      s.rng.range(14, 28),
      s.rng.range(8, 14),
      lit(s.mood, s.rng.pick(['#b9ad9a', '#a0968a', '#cfc5b5']), 0.7),
    );
  }
  tree(s, [-46, 78, 0], 38);
  shrub(s, [-34, 66, 0], 5);
  tree(s, [74, 108, 0], 26);
  glaze(s);
  return finish(s);
};
