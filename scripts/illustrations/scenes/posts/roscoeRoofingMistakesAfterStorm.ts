import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { cumulus } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { crown } from '../../crown.ts';
import { missing } from '../../damage.ts';
import { house } from '../../house.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { linear } from '../../paint.ts';
import { darken, lighten, shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { place, planeOf, shadeOn, type Uv } from '../../plane.ts';
import { linesOn, polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { face, path, stroke } from '../../svg.ts';
import { bed, tree } from '../../trees.ts';

/** Draws posts/roscoe-roofing-mistakes-after-storm.svg. */
export const roscoeRoofingMistakesAfterStorm = (): string => {
  const s = createStage('posts/roscoe-roofing-mistakes-after-storm', {
    mood: moods.overcast,
    cam: { eye: 24, horizon: 330, focal: 1250, cx: 800 },
  });
  backdrop(s, 0);
  cumulus(s, 300, 200, 620, 130);
  cumulus(s, 900, 140, 520, 100);
  cumulus(s, 1380, 230, 560, 120);
  suburb(s, 150);
  conifer(s, [60, 104, 0], 48);
  const b = {
    ...colonial(place(2, 68, 12), { color: wall.clay, roof: { color: shingle.weathered } }),
    w: 48,
    d: 32,
    h: 15,
    openings: {
      front: [...windowRow(3, 1, 47, 4, 4, 5.4, { shutters: '#4a4f45' })],
      left: windowRow(2, 2, 28, 4, 3, 5),
    },
  };
  const g = house(s, b);
  chimney(s, b, 15, 5, 4.6, 31);
  missing(s, g.front, 4, 9, 6, 3.5);
  missing(s, g.front, 35, 6, 5, 3);
  // Blue tarp over the ridge, held by battens, one corner loose in the wind.
  const tarp: Uv[] = uvs(14, 5, 20, 4.4, 27, 5.2, 30.4, 4, 31.2, 12, 31, 19.6, 14.4, 19.6);
  const blue = shadeOn(s, g.front, '#2f74b5');
  face(
    s,
    tarp.map(([u, v]) => g.front.at(u + 0.3, v - 0.3)),
    '#1b2338',
    'opacity=".35"',
  );
  polyOn(
    s,
    g.front,
    tarp,
    linear(s, s.cam.project(g.front.at(14, 19)), s.cam.project(g.front.at(31, 5)), [
      [0, lighten(blue, 0.22)],
      [0.5, blue],
      [1, darken(blue, 0.25)],
    ]),
  );
  linesOn(
    s,
    g.front,
    [uvs(18, 5.4, 19, 19), uvs(23.6, 5.6, 23, 19.2), uvs(27.5, 6, 28.6, 19), uvs(15, 12, 31, 11.4)],
    lighten(blue, 0.3),
    2.4,
    'opacity=".5"',
  );
  linesOn(
    s,
    g.front,
    [uvs(16, 5.6, 17.4, 18), uvs(21, 6, 21.6, 18), uvs(25.6, 7, 25, 16)],
    darken(blue, 0.35),
    3,
    'opacity=".4"',
  );
  for (const v of [6.2, 12.4, 18.4]) {
    polyOn(
      s,
      g.front,
      uvs(14.2, v, 30.6, v - 0.2, 30.6, v + 0.3, 14.2, v + 0.5),
      shadeOn(s, g.front, '#c79a63'),
    );
  }
  const [fx, fy] = s.cam.project(g.front.at(30.4, 4));
  path(
    s,
    `M${n1(fx - 60)} ${n1(fy - 10)}q50 -60 110 -30q-10 30 -40 60q-30 10 -70 -30z`,
    lighten(blue, 0.15),
  );
  path(s, `M${n1(fx + 50)} ${n1(fy - 40)}q-10 30 -40 60q-6 -20 40 -60z`, darken(blue, 0.3));
  // Fallen limb across the eave.
  const [bx, by] = s.cam.project(g.front.at(44, 2));
  stroke(
    s,
    `M${n1(bx + 150)} ${n1(by + 250)}Q${n1(bx + 80)} ${n1(by + 60)} ${n1(bx - 60)} ${n1(by - 70)}`,
    '#54463b',
    22,
    'stroke-linecap="round"',
  );
  stroke(
    s,
    `M${n1(bx + 60)} ${n1(by + 50)}q-60 -10 -120 10M${n1(bx)} ${n1(by - 10)}q10 -60 60 -90M${n1(bx + 90)} ${n1(by + 110)}q50 -40 60 -100`,
    '#54463b',
    10,
    'stroke-linecap="round"',
  );
  for (const [dx, dy, r] of [
    [-66, -74, 44],
    [-70, 60, 38],
    [64, -104, 40],
    [158, 0, 46],
    [10, -40, 30],
  ] as const) {
    crown(s, bx + dx, by + dy, r, { color: '#5f8046', spread: 1.3 });
  }
  const front = planeOf(b.frame, [-24, -16, 0], [1, 0, 0], [0, 0, 1]);
  polyOn(s, front, uvs(1, 14.4, 1.4, 14, 9, 9.6, 9, 10.4), '#d9d6cc');
  bed(s, [-24, 47, 0], [4, 45, 0], 5, 4, { color: '#7d7a55' });
  for (let i = 0; i < 30; i += 1) {
    const [px, py] = s.cam.project([s.rng.range(-26, 26), s.rng.range(33, 44), 0]);
    const k = s.rng.range(8, 20);
    path(
      s,
      `M${n1(px)} ${n1(py)}l${n1(k)} ${n1(-k * 0.3)}l${n1(k * 0.5)} ${n1(k * 0.3)}l${n1(-k)} ${n1(k * 0.4)}z`,
      s.rng.pick(['#5d564f', '#77695a', '#8d8375']),
    );
  }
  tree(s, [-46, 60, 0], 36);
  glaze(s);
  return finish(s);
};
