import { backdrop, suburb } from '../../backdrops.ts';
import type { V3 } from '../../camera.ts';
import { chimney } from '../../chimney.ts';
import { cladding } from '../../cladding.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { conifer } from '../../conifer.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { lifeline } from '../../ladder.ts';
import { lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { linear } from '../../paint.ts';
import { shingle, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { worker } from '../../people.ts';
import { place, planeOf, shadeOn, type Uv } from '../../plane.ts';
import { boxOn, linesOn, polyOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { ridgeCap, vent } from '../../roofDetails.ts';
import { bundles } from '../../roofing.ts';
import { shingles } from '../../shingles.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { face, stroke } from '../../svg.ts';
import { bed, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';

/** Draws posts/loves-park-roofing-siding-bundle.svg. */
export const lovesParkRoofingSidingBundle = (): string => {
  const s = createStage('posts/loves-park-roofing-siding-bundle', {
    mood: moods.golden,
    cam: { eye: 20, horizon: 430, focal: 1200, cx: 800 },
  });
  backdrop(s, 0);
  cumulus(s, 380, 220, 560, 110);
  cumulus(s, 1240, 260, 480, 80);
  stratus(s, 160, 400, 8, '#fbe3c2', 0.4);
  suburb(s, 150);
  tree(s, [-62, 104, 0], 46);
  conifer(s, [60, 110, 0], 48);
  mownStripes(s, -80, 70, 30, 70);
  const f = place(0, 74, 12);
  const b = {
    ...colonial(f, { color: '#c2b99f', roof: { color: shingle.faded }, shutters: '#8c8670' }),
    w: 50,
    d: 30,
    h: 18,
  };
  const g = house(s, b);
  const front = planeOf(f, [-25, -15, 0], [1, 0, 0], [0, 0, 1]);
  // Right half is already new: siding in blue, shingles in charcoal, the seam stepped.
  shingles(s, g.front, uvs(26, 0, 52, 0, 52, g.length, 26, g.length), { color: shingle.charcoal });
  for (let v = 0; v < g.length - 0.5; v += 1) {
    shingles(
      s,
      g.front,
      uvs(
        25 - (Math.round(v) % 3) * 0.8,
        v,
        26.1,
        v,
        26.1,
        v + 1,
        25 - (Math.round(v) % 3) * 0.8,
        v + 1,
      ),
      { color: shingle.charcoal },
    );
  }
  ridgeCap(s, g.front, 26, 52, g.length, shingle.charcoal);
  boxOn(s, front, 21, 1, 4, 16.4, shadeOn(s, front, '#e3eaee'));
  linesOn(
    s,
    front,
    [5, 9, 13].map((v): Uv[] => uvs(21, v, 25, v)),
    '#a9b7c0',
    1.2,
  );
  cladding(s, front, uvs(24.4, 1, 49.55, 1, 49.55, 17.2, 24.4, 17.2), wall.blue, 'lap');
  boxOn(s, front, 24.4, 16.2, 25, 1.1, '#1b2338', 'opacity=".32"');
  for (const o of [
    ...windowRow(2, 26, 49, 11, 3, 4.6, { shutters: '#14202b', panes: [2, 2] }),
    ...windowRow(2, 26, 49, 3.2, 4, 5, { panes: [2, 2] }),
  ]) {
    const p = front;
    boxOn(s, p, o.u - 0.35, o.v - 0.35, o.w + 0.7, o.h + 0.7, shadeOn(s, p, wall.white));
    boxOn(
      s,
      p,
      o.u,
      o.v,
      o.w,
      o.h,
      linear(s, s.cam.project(p.at(o.u, o.v + o.h)), s.cam.project(p.at(o.u, o.v)), [
        [0, '#b9c3c6'],
        [0.5, '#5f7484'],
        [1, '#33475a'],
      ]),
    );
    polyOn(
      s,
      p,
      uvs(o.u + 0.8, o.v, o.u + 1.4, o.v, o.u + 2.4, o.v + o.h, o.u + 1.7, o.v + o.h),
      '#ffffff',
      'opacity=".2"',
    );
    linesOn(
      s,
      p,
      [
        uvs(o.u + o.w / 2, o.v, o.u + o.w / 2, o.v + o.h),
        uvs(o.u, o.v + o.h / 2, o.u + o.w, o.v + o.h / 2),
      ],
      shadeOn(s, p, wall.white),
      2.4,
    );
    if (o.shutters !== undefined) {
      boxOn(s, p, o.u - 1.9, o.v, 1.3, o.h, shadeOn(s, p, o.shutters));
      boxOn(s, p, o.u + o.w + 0.6, o.v, 1.3, o.h, shadeOn(s, p, o.shutters));
    }
  }
  chimney(s, b, -14, 4, 4.4, 33);
  vent(s, g.front, 36, 14);
  bundles(s, g.front, 28, 12.6, 3);
  worker(s, g.front.at(23, 6), { pose: 'kneel', tool: 'nailer', flip: true, shirt: '#7d2a24' });
  lifeline(s, g.front.at(25, 18), g.front.at(23.5, 8, 2.6));
  worker(s, g.front.at(33, 9), { pose: 'carry', tool: 'bundle', hat: '#e8a33d', flip: true });
  const at = (x: number, y: number, z: number): V3 => f([x, y, z]);
  for (const x of [-7, 3]) {
    const p = at(x, -19, 0);
    const q = at(x, -19, 14);
    const [a, c] = [s.cam.project(p), s.cam.project(q)];
    stroke(s, `M${n1(a[0])} ${n1(a[1])}L${n1(c[0])} ${n1(c[1])}`, lit(s.mood, '#9aa3a9', 0.6), 5);
  }
  face(
    s,
    [at(-9, -20, 8), at(5, -20, 8), at(5, -17.6, 8), at(-9, -17.6, 8)],
    lit(s.mood, '#d2a86d', 0.95),
  );
  face(
    s,
    [at(-9, -20, 8), at(5, -20, 8), at(5, -20, 7.5), at(-9, -20, 7.5)],
    lit(s.mood, '#9b763f', 0.5),
  );
  worker(s, at(-4, -18.6, 8), { pose: 'push', tool: 'hammer' });
  bed(s, [6, 52, 0], [24, 56, 0], 5, 4);
  vehicle(s, [-30, 48, 0], {});
  tree(s, [46, 56, 0], 32);
  tufts(s, 70, 24, 40);
  glaze(s);
  return finish(s);
};
