import { backdrop } from '../../backdrops.ts';
import { downspout } from '../../downspout.ts';
import { leafDrift } from '../../grove.ts';
import { house } from '../../house.ts';
import { ladder } from '../../ladder.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { lighten, shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { worker } from '../../people.ts';
import { place, planeOf } from '../../plane.ts';
import { ranch } from '../../presets.ts';
import { gutter } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, stroke, wire } from '../../svg.ts';
import { shrub, tree } from '../../trees.ts';

/** Draws services/gutters.svg. */
export const gutters = (): string => {
  const s = createStage('services/gutters', {
    mood: moods.autumn,
    cam: { eye: 11, horizon: 515, focal: 1150, cx: 640 },
  });
  backdrop(s, 6);
  tree(s, [40, 110, 0], 48, { haze: 0.2 });
  tree(s, [66, 120, 0], 44, { haze: 0.2, color: '#c08a2f' });
  tree(s, [-44, 120, 0], 46, { haze: 0.2, color: '#a8512f' });
  const f = place(-1, 46, -32);
  const b = {
    ...ranch(f, { color: wall.sage, roof: { color: shingle.hickory }, finish: 'lap' }),
    w: 46,
    d: 28,
    h: 13,
    eave: 2.2,
    openings: {
      front: windowRow(3, 2, 44, 4.2, 4.4, 5.6, { shutters: '#33424f' }),
      right: windowRow(2, 2, 26, 4.2, 3.4, 5),
    },
  };
  const g = house(s, b);
  const front = planeOf(f, [-23, -14, 0], [1, 0, 0], [0, 0, 1]);
  downspout(s, front, 44.6, 11.7);
  const [a, c] = [g.front.at(-0.1, -0.3), g.front.at(48.1, -0.3)];
  gutter(s, [a[0], a[1], a[2] - 0.05], [c[0], c[1], c[2] - 0.05]);
  for (let u = 2; u < 48; u += 4) {
    const p = g.front.at(u, -0.3);
    wire(s, [p, [p[0], p[1], p[2] - 0.5]], '#8c9296', 1.4, 'opacity=".6"');
  }
  const top = s.cam.project(g.front.at(37, 0.2));
  leafDrift(s, top[0] - 60, top[1] - 5, 190, 12, 60, '#b0722f');
  leafDrift(s, top[0] + 60, top[1] - 8, 120, 12, 40, '#c9982f');
  const p = f([20.4, -18.2, 0]);
  ladder(s, [p[0], p[1] - 2, 0], [p[0] + 0.4, p[1] + 2.4, 13.4], 1.6);
  worker(s, [p[0] + 0.9, p[1] - 0.1, 6], { pose: 'climb', shirt: '#7d2a24', face: 'beard' });
  shrub(s, [6, 22, 0], 4.4);
  let pile = '';
  for (let i = 0; i < 46; i += 1) {
    pile += `M${n1(s.rng.range(200, 1560))} ${n1(s.rng.range(790, 890))}q5 -6 11 0q-5 5 -11 0z`;
  }
  path(s, pile, '#b0622f', 'opacity=".85"');
  ellipse(s, 1180, 850, 46, 14, '#1b2338', 'opacity=".3"');
  path(s, 'M1136 800h88l-10 54h-68z', lighten(lit(s.mood, '#b3261e', 0.7), 0.05));
  path(s, 'M1190 800h34l-10 54h-24z', '#12181f', 'opacity=".22"');
  leafDrift(s, 1138, 788, 84, 14, 34, '#c9982f');
  stroke(s, 'M1140 802q40-60 80 0', '#47505a', 3);
  glaze(s);
  return finish(s);
};
