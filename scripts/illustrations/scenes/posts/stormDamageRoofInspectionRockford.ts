import { backdrop, suburb } from '../../backdrops.ts';
import type { Body } from '../../body.ts';
import { chimney } from '../../chimney.ts';
import { cumulus } from '../../clouds.ts';
import { hailOn } from '../../hail.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { smooth } from '../../paths.ts';
import { worker } from '../../people.ts';
import { place, type Uv } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { ranch } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, stroke } from '../../svg.ts';

/** Draws posts/storm-damage-roof-inspection-rockford.svg. */
export const stormDamageRoofInspectionRockford = (): string => {
  const s = createStage('posts/storm-damage-roof-inspection-rockford', {
    mood: moods.overcast,
    cam: { eye: 27, horizon: 330, focal: 1250, cx: 700 },
  });
  backdrop(s, 0);
  cumulus(s, 350, 190, 620, 130, 0.9);
  cumulus(s, 1100, 140, 560, 110, 0.9);
  cumulus(s, 1450, 280, 420, 60, 0.8);
  suburb(s, 170);
  const b: Body = {
    ...ranch(place(0, 44, -8), { color: wall.sage, roof: { color: shingle.weathered } }),
    w: 70,
    d: 36,
    h: 12,
  };
  const g = house(s, b);
  chimney(s, b, -16, 2, 5, 27);
  vent(s, g.front, 54, 14, true);
  vent(s, g.front, 44, 15);
  hailOn(s, g.front, 70, 18, 0, 120);
  const chalk = (u: number, v: number, r: number): void => {
    const pts = Array.from(
      { length: 13 },
      (_, i): Uv => [
        u + Math.cos(i * 0.5) * r * s.rng.range(0.9, 1.1),
        v + Math.sin(i * 0.5) * r * s.rng.range(0.9, 1.1),
      ],
    );
    stroke(
      s,
      smooth(pts.map(([a, c]) => s.cam.project(g.front.at(a, c)))),
      '#f6f3ec',
      4,
      'opacity=".9" stroke-linecap="round"',
    );
  };
  linesOn(
    s,
    g.front,
    [
      uvs(26, 4.6, 37, 4.4),
      uvs(37, 4.4, 37.3, 12),
      uvs(37.3, 12, 26.2, 12.2),
      uvs(26.2, 12.2, 26, 4.6),
    ],
    '#f6f3ec',
    4,
    'opacity=".85" stroke-linecap="round"',
  );
  for (const [u, v, r] of [
    [28, 6, 0.5],
    [30.6, 9.4, 0.6],
    [33, 6.6, 0.45],
    [35.2, 10.4, 0.55],
    [28.6, 10.6, 0.45],
    [34.8, 7.6, 0.4],
    [19, 7, 0.6],
    [42, 6, 0.5],
  ] as const) {
    const [x, y] = s.cam.project(g.front.at(u, v));
    const k = s.cam.scale(g.front.at(u, v)) * 0.2;
    ellipse(s, x, y, k * 1.3, k * 0.7, '#0f1317', 'opacity=".7"');
    chalk(u, v, r);
  }
  worker(s, g.front.at(24, 6), { pose: 'clipboard', tool: 'clipboard', shirt: '#7d2a24', h: 6.2 });
  worker(s, g.front.at(40.5, 9.6), {
    pose: 'kneel',
    tool: 'chalk',
    flip: true,
    hat: '#e8a33d',
    skin: '#8a5a3f',
    h: 6.2,
  });
  glaze(s);
  return finish(s);
};
