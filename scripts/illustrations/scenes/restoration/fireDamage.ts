import { backdrop, suburb } from '../../backdrops.ts';
import { bareTree } from '../../bareTree.ts';
import { dumpster } from '../../dumpster.ts';
import { house } from '../../house.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { linear } from '../../paint.ts';
import { shingle, wall } from '../../palette.ts';
import { n1, smooth } from '../../paths.ts';
import { worker } from '../../people.ts';
import { type Plane, place, planeOf, type Uv } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { plume } from '../../plume.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { face, path, rect, stroke } from '../../svg.ts';
import { bed, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';

/** Soot licking up a wall from the head of an opening: tongues that fade as they rise. */
const soot = (s: Stage, p: Plane, u: number, v: number, w: number, h: number): void => {
  const low = s.cam.project(p.at(u, v - 0.3));
  const high = s.cam.project(p.at(u, v + h));
  const fill = linear(s, low, high, [
    [0, '#0f0c0b', 0.85],
    [0.25, '#171311', 0.6],
    [0.6, '#1d1815', 0.26],
    [1, '#1d1815', 0],
  ]);
  for (const grow of [1, 0.72]) {
    const at = (t: number, up: number): Uv => [
      u + w / 2 + (t - 0.5) * w * (0.75 + grow * 0.4),
      v + h * up * grow,
    ];
    const foot: readonly Uv[] = uvs(
      u + w + 0.2,
      v - 0.3,
      u + w,
      v - 0.35,
      u,
      v - 0.35,
      u - 0.2,
      v - 0.3,
    );
    const pts: readonly Uv[] = [
      ...foot,
      at(0.03, 0.12),
      at(-0.03, 0.42),
      at(-0.08, 0.86),
      at(0.1, 0.7),
      at(0.28, 1.06),
      at(0.46, 0.78),
      at(0.62, 0.96),
      at(0.74, 0.64),
      at(1.06, 0.92),
      at(1.04, 0.42),
      at(0.97, 0.12),
    ];
    path(s, smooth(pts.map(([a, b]) => s.cam.project(p.at(a, b)))), fill);
  }
};

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
        { kind: 'broken' as const, u: 25.4, v: 3.2, w: 4.4, h: 5.2 },
      ],
      left: windowRow(2, 2, 26, 11.2, 3, 4.6),
    },
  };
  const g = house(s, b);
  const front = planeOf(f, [-23, -15, 0], [1, 0, 0], [0, 0, 1]);
  soot(s, front, 24.8, 8.4, 5.4, 7.5);
  soot(s, front, 25.6, 15.8, 4.2, 3.4);
  soot(s, front, 14.6, 15.8, 4.2, 3.4);
  // Burnt-through roof: dark hole, charred rafters, ash-stained edge.
  const hole: Uv[] = uvs(
    19,
    2.4,
    24,
    1.2,
    30,
    1.8,
    35,
    3.6,
    36.4,
    8,
    33.6,
    12.6,
    28,
    14.4,
    22,
    13.2,
    18,
    9.4,
    17.4,
    5.4,
  );
  const spread = (k: number): string =>
    smooth(
      hole.map(([u, v]) =>
        s.cam.project(g.front.at(27 + (u - 27) * k, 7.6 + (v - 7.6) * Math.min(k, 1.12))),
      ),
    );
  path(s, spread(1.5), '#1a1614', 'opacity=".28"');
  path(s, spread(1.25), '#14110f', 'opacity=".5"');
  const d = smooth(hole.map(([u, v]) => s.cam.project(g.front.at(u, v))));
  path(s, d, '#191512');
  const clip = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
  s.out.push(`<g clip-path="url(#${clip})">`);
  for (let u = 16.4; u < 38; u += 2.2) {
    const p = [
      g.front.at(u, 0, -0.8),
      g.front.at(u + 0.5, 0, -0.8),
      g.front.at(u + 0.5, 15, -0.8),
      g.front.at(u, 15, -0.8),
    ];
    face(s, p, '#3d332b');
    face(
      s,
      [
        g.front.at(u + 0.5, 0, -0.8),
        g.front.at(u + 0.85, 0, -1.4),
        g.front.at(u + 0.85, 15, -1.4),
        g.front.at(u + 0.5, 15, -0.8),
      ],
      '#0e0b0a',
    );
    linesOn(
      s,
      g.front,
      Array.from({ length: 6 }, (_, i): Uv[] =>
        uvs(u - 0.4, 1.6 + i * 2.3 + s.rng.range(0, 1), u, 1.9 + i * 2.3 + s.rng.range(0, 1)),
      ),
      '#6b5a4c',
      1.2,
    );
  }
  face(
    s,
    [
      g.front.at(16, 8.6, -0.5),
      g.front.at(27, 8.2, -0.5),
      g.front.at(27, 8.9, -0.5),
      g.front.at(16, 9.3, -0.5),
    ],
    '#4a3d33',
  );
  s.out.push('</g>');
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
  const [l, r] = [s.cam.project([-40, 34, 3.4]), s.cam.project([40, 34, 3.4])];
  rect(s, l[0], l[1], r[0] - l[0], 9, '#e8a33d');
  for (let x = l[0]; x < r[0]; x += 46) {
    path(s, `M${n1(x)} ${n1(l[1])}h20l-9 9h-20z`, '#14202b');
  }
  for (const x of [-16, 4, 24]) {
    const [px, py] = s.cam.project([x, 34, 0]);
    rect(s, px - 4, py - 140, 8, 140, lit(s.mood, '#8a6a48', 0.6));
  }
  glaze(s);
  return finish(s);
};
