import { backdrop, suburb } from '../../backdrops.ts';
import { bareTree } from '../../bareTree.ts';
import { burntRoof } from '../../burntRoof.ts';
import { dumpster } from '../../dumpster.ts';
import { house } from '../../house.ts';
import { lit, moods } from '../../mood.ts';
import { opening, windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { worker } from '../../people.ts';
import { place, planeOf } from '../../plane.ts';
import { plume } from '../../plume.ts';
import { colonial } from '../../presets.ts';
import { glaze } from '../../sky.ts';
import { gutted, soot } from '../../soot.ts';
import { createStage, finish } from '../../stage.ts';
import { path, rect, stroke } from '../../svg.ts';
import { bed, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';

/** Draws restoration/fire-damage.svg. */
export const fireDamage = (): string => {
  const s = createStage('restoration/fire-damage', {
    mood: moods.overcast,
    cam: { eye: 17, horizon: 400, focal: 1250, cx: 760 },
  });
  backdrop(s, 5);
  suburb(s, 150);
  tree(s, [-64, 110, 0], 44);
  bareTree(s, [54, 96, 0], 44, 0, 6);
  const f = place(2, 68, 12);
  const b = {
    ...colonial(f, { color: wall.cream, roof: { color: shingle.pewter }, shutters: '#33424f' }),
    w: 46,
    d: 30,
    openings: {
      front: [
        ...windowRow(1, 3, 10, 11.2, 3, 4.6, { shutters: '#33424f' }),
        { kind: 'board' as const, u: 15, v: 11, w: 3.4, h: 5 },
        { kind: 'board' as const, u: 26, v: 11, w: 3.4, h: 5 },
        ...windowRow(1, 3, 12, 3.2, 4, 5),
        { kind: 'door' as const, u: 17, v: 1.5, w: 3.4, h: 7 },
      ],
      left: windowRow(2, 2, 26, 11.2, 3, 4.6),
    },
  };
  const g = house(s, b);
  const front = planeOf(f, [-23, -15, 0], [1, 0, 0], [0, 0, 1]);
  soot(s, front, 24.4, 8.6, 6.2, 8.2);
  gutted(s, front, 25.4, 3.2, 4.4, 5.2);
  for (const u of [15, 26]) {
    soot(s, front, u - 0.9, 15.8, 5.2, 2.8);
    opening(s, front, { kind: 'board', u, v: 11, w: 3.4, h: 5 });
  }
  burntRoof(s, g.front, [27, 8.4], 9.6, 5.9);
  wing(s, b, {
    x: 15,
    w: 13,
    out: 3,
    gableFinish: 'batten',
    gableColor: wall.white,
    front: [
      { kind: 'board', u: 4.6, v: 3.4, w: 4, h: 5 },
      { kind: 'window', u: 4.8, v: 11.4, w: 3.4, h: 4.6 },
    ],
  });
  const [hx, hy] = s.cam.project(g.front.at(27, 9));
  plume(s, hx, hy, 26, 190, 110, '#a9adb0', 0.32);
  bed(s, [-22, 46, 0], [-4, 44, 0], 4, 3.6, { color: '#6d6f50' });
  for (let i = 0; i < 22; i += 1) {
    const [px, py] = s.cam.project([s.rng.range(-4, 18), s.rng.range(43, 48), 0]);
    stroke(
      s,
      `M${n1(px)} ${n1(py)}l${n1(s.rng.range(-30, 30))} ${n1(s.rng.range(-6, 6))}`,
      s.rng.pick(['#1d1815', '#3d332b', '#57493d']),
      s.rng.range(2, 6),
    );
  }
  dumpster(s, place(31, 44, 4), 14, 6, 4.6, '#33424f');
  worker(s, [-10, 44, 0], {
    pose: 'clipboard',
    tool: 'clipboard',
    shirt: '#7d2a24',
    harness: false,
  });
  worker(s, [-6, 44, 0], { pose: 'point', flip: false, hat: '#e8a33d', harness: false });
  const [l, r] = [s.cam.project([-40, 38, 3.4]), s.cam.project([40, 38, 3.4])];
  rect(s, l[0], l[1], r[0] - l[0], 9, '#e8a33d');
  for (let x = l[0]; x < r[0]; x += 46) {
    path(s, `M${n1(x)} ${n1(l[1])}h20l-9 9h-20z`, '#14202b');
  }
  for (const x of [-16, 4, 24]) {
    const [px, py] = s.cam.project([x, 38, 0]);
    rect(s, px - 4, py - 140, 8, 140, lit(s.mood, '#8a6a48', 0.6));
  }
  glaze(s);
  return finish(s);
};
