import { bareTree } from '../../bareTree.ts';
import type { Body } from '../../body.ts';
import { chimney } from '../../chimney.ts';
import { cumulus } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { house } from '../../house.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { linear, ramp } from '../../paint.ts';
import { shingle, wall } from '../../palette.ts';
import { smooth } from '../../paths.ts';
import { place, type Uv } from '../../plane.ts';
import { icicles, snowfall } from '../../precipitation.ts';
import { colonial } from '../../presets.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { path } from '../../svg.ts';
import { shrub } from '../../trees.ts';

/** Draws posts/wisconsin-winter-storm-roof-protection.svg. */
export const wisconsinWinterStormRoofProtection = (): string => {
  const s = createStage('posts/wisconsin-winter-storm-roof-protection', {
    mood: moods.winter,
    cam: { eye: 13, horizon: 560, focal: 1250, cx: 800 },
  });
  sky(s);
  cumulus(s, 300, 220, 560, 110, 0.8);
  cumulus(s, 1200, 180, 640, 120, 0.8);
  treeline(s, 566, 60, 0.6, '#7d8a94');
  lawn(s);
  grove(s, -180, 180, 150, 32, { color: '#8f8a86', haze: 0.4 });
  conifer(s, [-50, 90, 0], 52, { snow: true });
  conifer(s, [-38, 100, 0], 42, { snow: true });
  bareTree(s, [54, 96, 0], 46, 0.1, 7);
  const b: Body = {
    ...colonial(place(2, 60, -16), {
      color: wall.brick,
      finish: 'brick',
      roof: { color: shingle.charcoal, snow: 1.7 },
      glow: true,
    }),
    w: 42,
    d: 30,
    h: 14,
    openings: {
      front: [
        ...windowRow(1, 3, 14, 3.6, 5, 5.6, { glow: true, panes: [3, 2] }),
        { kind: 'door', u: 17, v: 1.5, w: 3.4, h: 7 },
        ...windowRow(2, 22, 41, 3.6, 3.6, 5.6, { glow: true }),
      ],
      right: windowRow(2, 2, 28, 3.6, 3, 5),
    },
  };
  const g = house(s, b);
  chimney(s, b, 10, 3, 4.4, 29);
  const p = g.front;
  // Ice dam: thick clear ridge on the eave under the snow, with long icicles.
  const ice: Uv[] = [];
  for (let u = 0; u <= 44; u += 2) {
    ice.push([u, 1.5 + s.rng.range(0, 0.9)]);
  }
  path(
    s,
    smooth([
      ...ice.map(([u, v]) => s.cam.project(p.at(u, v, 0.7))),
      ...[44, 33, 22, 11, 0].map((u) =>
        s.cam.project(p.at(u, -0.7, -0.2 + s.rng.range(-0.2, 0.2))),
      ),
    ]),
    linear(s, s.cam.project(p.at(20, 2)), s.cam.project(p.at(20, -0.8)), [
      [0, '#e8f3f8', 0.9],
      [0.5, '#a9cde0', 0.95],
      [1, '#d9ecf4'],
    ]),
  );
  icicles(s, p.at(0.4, -0.5, -0.3), p.at(43.6, -0.5, -0.3), 78, 5.4);
  for (const [x, y, w, h] of [
    [240, 850, 460, 110],
    [760, 872, 520, 80],
    [1330, 846, 560, 130],
  ] as const) {
    path(
      s,
      `M${x - w} ${y + 90}Q${x - w * 0.4} ${y - h} ${x} ${y - h * 0.8}T${x + w} ${y + 90}z`,
      ramp(s, [0, y - h, 0, y + 60], { 0: '#ffffff', 1: '#b9cbdd' }),
    );
  }
  shrub(s, [-18, 41, 0], 4.6, { color: '#dfe7ee' });
  shrub(s, [-10, 39, 0], 4, { color: '#dfe7ee' });
  snowfall(s, 300);
  glaze(s, 0.7);
  return finish(s);
};
