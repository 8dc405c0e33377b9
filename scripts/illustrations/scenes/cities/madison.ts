import { bareTree } from '../../bareTree.ts';
import { block } from '../../block.ts';
import { fairClouds } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { treeline } from '../../landscape.ts';
import { faded, lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { ramp } from '../../paint.ts';
import { darken, shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { snowfall } from '../../precipitation.ts';
import { bungalow, colonial } from '../../presets.ts';
import { paving } from '../../road.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { path, rect, stroke } from '../../svg.ts';
import { vehicle } from '../../vehicles.ts';

/** Draws cities/madison.svg. */
export const madison = (): string => {
  const s = createStage('cities/madison', {
    mood: moods.winter,
    cam: { eye: 46, horizon: 330, focal: 1150, cx: 950 },
  });
  sky(s);
  fairClouds(s, 5, 90, 290);
  treeline(s, 336, 26, 0.6, '#7d8a94');
  lawn(s);
  const ice = (d: string, y0: number, y1: number): void =>
    path(s, d, ramp(s, [0, y0, 0, y1], { 0: '#c4d9e6', 0.5: '#9fc0d4', 1: '#7aa3be' }));
  ice('M-20 356H1620V398C1400 384 1320 372 1160 384L750 384C560 372 300 386 -20 404z', 350, 404);
  ice('M-20 452C230 430 500 428 670 440C710 470 540 500 -20 560z', 430, 560);
  ice('M1620 440C1500 424 1370 428 1240 440C1210 466 1340 500 1620 540z', 425, 540);
  stroke(
    s,
    'M0 470q120 -14 240 -10M1300 462q120 8 260 -6M100 376h200M1200 372h260M60 510q120 -20 260 -18',
    '#ffffff',
    2,
    'opacity=".6"',
  );
  // City on the isthmus with the capitol at its head.
  for (let i = 0; i < 26; i += 1) {
    const x = -190 + i * 16;
    const h = 20 + s.rng.range(0, 26) * (1 - Math.abs(i - 13) / 15);
    block(s, {
      frame: place(x, 560 + s.rng.range(-20, 20), 3),
      w: 15,
      d: 20,
      h: h + 8,
      color: faded(s.mood, s.rng.pick([wall.brick, wall.greige, wall.stone, wall.clay]), 0.35),
      finish: 'plain',
      roof: '#ffffff',
      shadow: false,
      parapet: 0.5,
      coping: '#ffffff',
      openings: { front: windowRow(3, 1, 14, h * 0.5, 2.4, h * 0.3, { panes: [1, 1] }) },
    });
  }
  const [cx, cy] = [950, 420];
  const stoneTone = faded(s.mood, lit(s.mood, '#f3efe6', 0.9), 0.08);
  const shadeTone = lit(s.mood, '#d3d3d2', 0.4);
  const cap = (x: number, y: number, w: number, h: number): void => {
    path(
      s,
      `M${n1(x - w / 2)} ${y}v${n1(-h)}h${n1(w)}v${n1(h)}z`,
      ramp(s, [x - w / 2, 0, x + w / 2, 0], { 0: stoneTone, 0.5: stoneTone, 1: shadeTone }),
    );
  };
  cap(cx, cy, 250, 44);
  cap(cx - 86, cy - 40, 64, 12);
  cap(cx + 86, cy - 40, 64, 12);
  path(s, `M${cx - 44} ${cy - 44}L${cx} ${cy - 66}L${cx + 44} ${cy - 44}z`, stoneTone);
  cap(cx, cy - 44, 84, 30);
  cap(cx, cy - 70, 70, 30);
  for (let i = 0; i < 9; i += 1) {
    rect(s, cx - 32 + i * 7.4, cy - 98, 3, 26, shadeTone);
  }
  for (let i = 0; i < 18; i += 1) {
    rect(s, cx - 118 + i * 13.5, cy - 32, 5, 24, shadeTone);
  }
  path(
    s,
    `M${cx - 37} ${cy - 100}C${cx - 36} ${cy - 150} ${cx - 16} ${cy - 168} ${cx} ${cy - 168}S${cx + 36} ${cy - 150} ${cx + 37} ${cy - 100}z`,
    ramp(s, [cx - 37, 0, cx + 37, 0], { 0: '#ffffff', 0.4: stoneTone, 1: darken(shadeTone, 0.08) }),
  );
  stroke(
    s,
    `M${cx - 18} ${cy - 102}Q${cx - 17} ${cy - 146} ${cx - 3} ${cy - 166}M${cx + 18} ${cy - 102}Q${cx + 17} ${cy - 146} ${cx + 3} ${cy - 166}`,
    shadeTone,
    1.6,
  );
  cap(cx, cy - 166, 16, 18);
  path(s, `M${cx - 9} ${cy - 184}q9 -14 18 0z`, stoneTone);
  stroke(s, `M${cx} ${cy - 190}v-18`, '#c9a24a', 3.4);
  for (const [x0, x1, y] of [
    [-190, -70, 500],
    [70, 190, 500],
    [-160, -30, 400],
    [40, 170, 400],
  ] as const) {
    grove(s, x0, x1, y, 17, { color: '#8f8a86', haze: 0.35 });
  }
  const snow = (color: string) => ({ color, snow: 0.7 });
  const houses = [
    [-120, 300, 8, wall.blue],
    [-72, 310, -6, wall.cream],
    [-20, 300, 6, wall.brick],
    [34, 306, -6, wall.yellow],
    [86, 298, 6, wall.sage],
    [136, 306, -8, wall.white],
  ] as const;
  for (const [x, y, turn, color] of houses) {
    house(s, {
      ...colonial(place(x, y, turn), { color, roof: snow(shingle.charcoal) }),
      w: 30,
      h: 15,
    });
    bareTree(s, [x + 24, y - 6, 0], 30, 0.3, 5);
  }
  for (const [x, y, turn, c] of [
    [-92, 190, 8, wall.clay],
    [-22, 196, -4, wall.sage],
    [52, 188, 6, wall.blue],
    [120, 194, -8, wall.cream],
  ] as const) {
    bungalow(s, place(x, y, turn), { color: c, finish: 'lap', roof: snow(shingle.charcoal) });
    bareTree(s, [x + 30, y - 6, 0], 34, 0.12, 6);
  }
  paving(s, v3s(-300, 138, 0, 300, 138, 0, 300, 154, 0, -300, 154, 0), '#aeb8c2', 0.7);
  vehicle(s, [-42, 145, 0], { kind: 'car', color: '#b3261e' });
  vehicle(s, [64, 143, 0], {});
  bungalow(s, place(34, 96, 10), {
    color: wall.brick,
    roof: { color: shingle.charcoal, snow: 0.9 },
  });
  bungalow(s, place(-34, 100, -10), {
    color: wall.yellow,
    finish: 'lap',
    roof: { color: shingle.charcoal, snow: 0.9 },
  });
  conifer(s, [68, 92, 0], 42, { snow: true });
  bareTree(s, [-66, 92, 0], 44, 0, 7);
  conifer(s, [2, 104, 0], 30, { snow: true });
  snowfall(s, 160);
  glaze(s, 0.7);
  return finish(s);
};
