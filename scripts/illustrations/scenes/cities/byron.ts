import { neighbours } from '../../backdrops.ts';
import type { P2 } from '../../camera.ts';
import { stratus } from '../../clouds.ts';
import { crown } from '../../crown.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { cropRows, hill, treeline } from '../../landscape.ts';
import { faded, lit, moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { darken, lighten, shingle, wall } from '../../palette.ts';
import { n1, ring } from '../../paths.ts';
import { place } from '../../plane.ts';
import { plume } from '../../plume.ts';
import { uvs } from '../../points.ts';
import { farmhouse } from '../../presets.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';
import { shrub, tree } from '../../trees.ts';
import { river } from './river.ts';

/** Draws cities/byron.svg. */
export const byron = (): string => {
  const s = createStage('cities/byron', {
    mood: moods.golden,
    cam: { eye: 50, horizon: 350, focal: 1150, cx: 700 },
  });
  sky(s);
  stratus(s, 60, 320, 12, '#fbe3c2', 0.45);
  hill(s, [362, 330, 352], '#8f8a5e', 0.62);
  for (const [x, k] of [
    [1130, 1],
    [1250, 0.94],
  ] as const) {
    plume(s, x, 262, 34 * k, 180, -150, '#fdf1de', 0.75);
    const t = faded(s.mood, lit(s.mood, '#c9c4ba', 0.7), 0.35);
    path(
      s,
      `M${x - 46 * k} 352C${x - 30 * k} 320 ${x - 26 * k} 290 ${x - 31 * k} 262H${x + 31 * k}C${x + 26 * k} 290 ${x + 30 * k} 320 ${x + 46 * k} 352z`,
      ramp(s, [x - 40 * k, 0, x + 44 * k, 0], { 0: lighten(t, 0.2), 0.4: t, 1: darken(t, 0.35) }),
    );
    ellipse(s, x, 262, 31 * k, 4, darken(t, 0.3));
  }
  rect(s, 1170, 330, 60, 22, faded(s.mood, '#8d9297', 0.4));
  treeline(s, 358, 28, 0.5);
  hill(s, [392, 366, 372], '#9b9654', 0.35);
  lawn(s);
  cropRows(s, 260, 700, 120, 460, 12, '#b7ab5c');
  river(s, 392, 640, 560);
  // Sandstone bluffs on the left bank: tall faces with ledges, woods on their tops.
  const rock = lit(s.mood, '#d2b483', 0.8);
  const bluff = (x: number, top: number, foot: number, w: number, t: number): void => {
    const tone = faded(s.mood, rock, t);
    const edge: P2[] = uvs(x - 60, foot + 20, x - 60, top + 6);
    for (let i = 0; i <= 8; i += 1) {
      edge.push([x + (w * i) / 8, top + (i / 8) ** 2 * (foot - top) * 0.25 + s.rng.range(-5, 5)]);
    }
    edge.push(
      [x + w + 8, top + (foot - top) * 0.5],
      [x + w - 4, top + (foot - top) * 0.7],
      [x + w + 22, foot],
    );
    path(
      s,
      ring(edge),
      ramp(s, [x, top, x + w, foot], { 0: lighten(tone, 0.18), 0.6: tone, 1: darken(tone, 0.35) }),
    );
    for (let i = 0; i < 7; i += 1) {
      const y = top + ((foot - top) * (i + 1)) / 8;
      stroke(
        s,
        `M${n1(x - 60)} ${n1(y + s.rng.range(-4, 4))}q${n1(w * 0.4)} ${n1(s.rng.range(-10, 8))} ${n1(w * 0.7)} ${n1(s.rng.range(-2, 8))}t${n1(w * 0.36)} 6`,
        darken(tone, 0.4),
        s.rng.range(1.4, 3.4),
        'opacity=".5"',
      );
    }
    for (let i = 0; i < 6; i += 1) {
      const cx = x + w * s.rng.range(0, 0.95);
      path(
        s,
        `M${n1(cx)} ${n1(top + 14)}l${n1(w * 0.04)} ${n1((foot - top) * s.rng.range(0.4, 0.8))}l${n1(w * 0.02)} ${n1(-(foot - top) * 0.35)}z`,
        darken(tone, 0.5),
        'opacity=".35"',
      );
    }
    for (let i = 0; i < w / 18; i += 1) {
      crown(
        s,
        x - 40 + i * 18 + s.rng.range(-6, 6),
        top - 8 + (i / (w / 18)) ** 2 * (foot - top) * 0.25,
        s.rng.range(18, 30) * (1 - t * 0.4),
        { haze: t * 0.8 },
      );
    }
    for (let i = 0; i < w / 24; i += 1) {
      crown(
        s,
        x - 40 + i * 26 + s.rng.range(-6, 6),
        foot + s.rng.range(-8, 6),
        s.rng.range(12, 20),
        { haze: t * 0.8 },
      );
    }
  };
  bluff(180, 372, 452, 260, 0.35);
  bluff(20, 392, 540, 300, 0.14);
  grove(s, 120, 520, 380, 30, { haze: 0.28 });
  for (const [x, y, turn, c, r] of [
    [70, 320, 6, wall.white, shingle.hickory],
    [124, 326, -6, wall.brick, shingle.charcoal],
    [226, 310, 8, wall.cream, shingle.pewter],
  ] as const) {
    neighbours(s, [[x, y, turn, c, r]]);
  }
  const f = place(160, 262, 4);
  house(s, {
    frame: f,
    w: 22,
    d: 44,
    h: 20,
    color: wall.white,
    roof: { color: shingle.charcoal, gutter: false },
  });
  house(s, {
    frame: place(146, 236, 4),
    w: 12,
    d: 12,
    h: 34,
    hip: true,
    slope: 2.4,
    eave: 0.6,
    color: wall.white,
    roof: { color: shingle.charcoal, gutter: false },
  });
  grove(s, 176, 230, 240, 26, { haze: 0.14 });
  farmhouse(s, place(96, 168, -12), { roof: { color: shingle.red } });
  tree(s, [64, 170, 0], 34);
  tree(s, [128, 160, 0], 36);
  tree(s, [-52, 92, 0], 34);
  shrub(s, [66, 92, 0], 8);
  shrub(s, [56, 86, 0], 5);
  glaze(s);
  return finish(s);
};
