import { backdrop, suburb } from '../../backdrops.ts';
import { mownStripes, tufts } from '../../ground.ts';
import { house } from '../../house.ts';
import { ladder } from '../../ladder.ts';
import { seal } from '../../mark.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { porch } from '../../porch.ts';
import { colonial } from '../../presets.ts';
import { paving } from '../../road.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';
import { wing } from '../../wing.ts';

/** Draws posts/roscoe-certified-contractor.svg. */
export const roscoeCertifiedContractor = (): string => {
  const s = createStage('posts/roscoe-certified-contractor', {
    mood: moods.clear,
    cam: { eye: 8, horizon: 560, focal: 1150, cx: 900 },
  });
  backdrop(s, 5);
  suburb(s, 170);
  tree(s, [58, 110, 0], 48);
  mownStripes(s, -80, 60, 26, 70);
  const b = {
    ...colonial(place(16, 72, -14), { color: wall.white, roof: { color: shingle.slateBlue } }),
    w: 44,
    d: 30,
  };
  house(s, b);
  wing(s, b, {
    x: -13,
    w: 17,
    out: 5,
    gableFinish: 'batten',
    gableColor: wall.slate,
    front: [...windowRow(2, 1, 16, 3.2, 3.4, 5.2), ...windowRow(2, 1, 16, 11.4, 3, 4.6)],
  });
  porch(s, b, { x: 8, w: 24, deep: 7, h: 9.6 });
  ladder(s, [33, 50, 0], [31, 55, 20]);
  bed(s, [-8, 48, 0], [6, 47, 0], 4, 4);
  paving(s, v3s(-60, 22, 0, 60, 22, 0, 60, 34, 0, -60, 34, 0), '#bdb8ae', 0.8);
  vehicle(s, [-16, 34, 0], { rack: true });
  worker(s, [-1, 28, 0], {
    pose: 'clipboard',
    tool: 'clipboard',
    shirt: '#7d2a24',
    harness: false,
    h: 6.2,
  });
  worker(s, [3.2, 28.4, 0], {
    pose: 'stand',
    flip: true,
    shirt: '#7d93a5',
    vest: '#6f8496',
    trousers: '#4a4f58',
    hat: '#4a3626',
    harness: false,
    h: 5.8,
  });
  seal(s, 1430, 610, 112);
  tufts(s, 60, 16, 22);
  glaze(s);
  return finish(s);
};
