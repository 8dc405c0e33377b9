import type { P2 } from './camera.ts';
import { crown } from './crown.ts';
import { faded, lit } from './mood.ts';
import { ramp } from './paint.ts';
import { mix } from './palette.ts';
import { n1, smooth } from './paths.ts';
import { type Bluff, rockFace } from './rockFace.ts';
import { ridge } from './shelfCloud.ts';
import { draw, type Stage } from './stage.ts';
import { path } from './svg.ts';

/** A few crowns drawn once, to be used again and again along a bluff. Gives their ids. */
const brush = (s: Stage, bay: number, haze: number): readonly string[] =>
  [0.8, 0.9, 1, 1.12].map((spread) => {
    const sheet: Stage = { ...s, out: [], width: bay * 2, height: bay * 2 };
    crown(sheet, bay, bay, bay * 0.5, { haze, spread });
    const id = `t${s.defs.length}`;
    s.defs.push(
      `<g id="${id}" transform="translate(${n1(-bay)} ${n1(-bay)})">${sheet.out.join('')}</g>`,
    );
    return id;
  });

/** Sandstone river bluff: buttresses with bedding ledges, woods on its crest, scree and brush below. */
export const bluff = (s: Stage, o: Bluff): void => {
  const [x0, x1] = o.x;
  const span = x1 - x0;
  const tone = faded(s.mood, lit(s.mood, o.color ?? '#dcb87f', 0.85), o.haze);
  const crest = ridge(s, span / (o.bay * 2.4), 3);
  const topAt = (x: number): number => {
    const t = (x - x0) / span;
    return o.top[0] + (o.top[1] - o.top[0]) * t ** 0.7 + crest(t) * o.bay * 0.4;
  };
  const footAt = (x: number): number => o.foot[0] + ((o.foot[1] - o.foot[0]) * (x - x0)) / span;
  const trees = brush(s, o.bay, o.haze);
  const row = (y: (px: number) => number, step: number, least: number, most: number): void => {
    for (
      let px = x0 - o.bay * 0.4;
      px < x1 + o.bay * 0.2;
      px += o.bay * step * s.rng.range(0.5, 1.5)
    ) {
      const r = o.bay * s.rng.range(least, most);
      draw(
        s,
        `<use href="#${s.rng.pick(trees)}" transform="translate(${n1(px)} ${n1(y(px) - r * 0.35)}) scale(${(r / (o.bay * 0.5)).toFixed(2)})"/>`,
      );
    }
  };
  // Woods on the crest stand behind its edge.
  row((px) => topAt(Math.max(px, x0)) - o.bay * 0.04, 0.34, 0.22, 0.5);
  rockFace(s, o, { tone, topAt, footAt });
  // Wooded scree that climbs between the buttresses, in rows from the back to the front.
  const climb = ridge(s, span / (o.bay * 1.6), 3);
  const scree: P2[] = Array.from({ length: 24 }, (_, k): P2 => {
    const px = x0 - o.bay * 0.6 + ((span + o.bay * 0.8) * k) / 23;
    return [px, footAt(px) - o.bay * (0.75 + 0.6 * climb(k / 23))];
  });
  const end = x1 + o.bay * 0.4;
  path(
    s,
    `${smooth(scree, false)}L${n1(end)} ${n1(footAt(x1) + o.bay * 0.2)}L${n1(x0 - o.bay * 0.8)} ${n1(footAt(x0) + o.bay * 0.12)}z`,
    ramp(s, [0, o.foot[0] - o.bay, 0, Math.max(...o.foot)], {
      0: mix(tone, lit(s.mood, s.mood.grass, 0.6), 0.72),
      1: faded(s.mood, lit(s.mood, s.mood.grass, 0.5), o.haze),
    }),
  );
  const up = (lift: number) => (px: number) =>
    footAt(px) - o.bay * lift * (0.75 + 0.6 * climb(Math.max(0, (px - x0) / span)));
  row(up(1), 0.8, 0.12, 0.26);
  row(up(0.55), 0.6, 0.18, 0.34);
  row(up(0.1), 0.46, 0.2, 0.42);
};
