import { block } from './block.ts';
import { grove } from './grove.ts';
import { faded, lit } from './mood.ts';
import { windowRow } from './opening.ts';
import { ramp } from './paint.ts';
import { barnRed, darken, lighten, wall } from './palette.ts';
import { n1 } from './paths.ts';
import { place, planeOf, within } from './plane.ts';
import { boxOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { ellipse, path, rect, stroke } from './svg.ts';
import { unitBox } from './unitBox.ts';

/** Low commercial building with glass front, sign band, dock doors at its side and rooftop units. */
export const store = (
  s: Stage,
  at: readonly [x: number, y: number, turn: number],
  [w, d, h]: readonly [number, number, number],
  color: string,
  accent: string = barnRed,
): void => {
  const f = place(...at);
  const haze = Math.min(0.5, at[1] / 1100);
  const tone = faded(s.mood, color, haze);
  block(s, {
    frame: f,
    w,
    d,
    h,
    color: tone,
    finish: 'plain',
    roof: faded(s.mood, '#e4e4de', haze * 0.6),
    openings: { front: windowRow(Math.round(w / 14), 3, w - 3, 1, 9, 7, { panes: [2, 1] }) },
  });
  const front = planeOf(f, [-w / 2, -d / 2, 0], [1, 0, 0], [0, 0, 1]);
  boxOn(s, front, w * 0.3, h - 6.5, w * 0.4, 4, faded(s.mood, lit(s.mood, accent, 0.8), haze));
  boxOn(s, front, 0, 9.4, w, 1.1, faded(s.mood, lit(s.mood, darken(accent, 0.2), 0.7), haze));
  for (const k of [-0.3, 0.12, 0.34]) {
    unitBox(
      s,
      within(f, place(w * k, d * 0.15, 0, h - 2)),
      9,
      6,
      4.5,
      faded(s.mood, '#c5cace', haze),
    );
  }
};

/** Town water tower on legs. @param x,y feet  @param h height of its tank's foot */
export const waterTower = (s: Stage, x: number, y: number, h: number): void => {
  const k = s.cam.scale([x, y, 0]);
  const [px, foot] = s.cam.project([x, y, 0]);
  const top = foot - h * k;
  const steel = faded(s.mood, lit(s.mood, '#dfe6e8', 0.8), 0.3);
  const dark = darken(steel, 0.35);
  const r = h * 0.2 * k;
  let legs = '';
  for (const q of [-0.8, -0.28, 0.28, 0.8]) {
    legs += `M${n1(px + q * r)} ${n1(top)}L${n1(px + q * r * 1.25)} ${n1(foot)}`;
  }
  stroke(s, legs, dark, Math.max(1.2, k * 0.9));
  stroke(s, `M${n1(px - r)} ${n1(top + h * k * 0.4)}H${n1(px + r)}`, dark, Math.max(0.8, k * 0.5));
  rect(s, px - r * 0.12, top, r * 0.24, foot - top, steel);
  const fill = ramp(s, [px - r, 0, px + r, 0], { 0: lighten(steel, 0.4), 0.5: steel, 1: dark });
  path(
    s,
    `M${n1(px - r)} ${n1(top - r * 0.7)}v${n1(r * 0.5)}q${n1(r)} ${n1(r * 0.7)} ${n1(r * 2)} 0v${n1(-r * 0.5)}q${n1(-r)} ${n1(-r)} ${n1(-r * 2)} 0z`,
    fill,
  );
  rect(s, px - r, top - r * 0.62, r * 2, r * 0.2, faded(s.mood, lit(s.mood, barnRed, 0.7), 0.3));
  ellipse(s, px, top - r * 1.22, r * 0.1, r * 0.06, dark);
};

/** Trade park behind a flat roof: rows of stores and sheds between banks of trees. @param y feet */
export const tradePark = (s: Stage, y: number, span: number): void => {
  const paints = [wall.greige, wall.stone, wall.slate, wall.brick, wall.cream, wall.clay];
  grove(s, -span * 1.5, span * 1.5, y * 2.1, 42, { haze: 0.55 });
  for (let i = 0; i < 7; i += 1) {
    const x = -span * 1.2 + (i * span * 2.4) / 6;
    store(
      s,
      [x, y * 1.75 + s.rng.range(-12, 12), 4],
      [s.rng.range(70, 120), 50, s.rng.range(18, 28)],
      s.rng.pick(paints),
      '#33424f',
    );
    grove(s, x + 50, x + 80, y * 1.66, 26, { haze: 0.45 });
  }
  grove(s, -span * 1.4, span * 1.4, y * 1.4, 22, { haze: 0.38 });
};
