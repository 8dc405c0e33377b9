import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { dumpster } from '../../dumpster.ts';
import { house } from '../../house.ts';
import { ladder, lifeline } from '../../ladder.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place, shadeOn, type Uv } from '../../plane.ts';
import { boxOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { drive } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { bundles, deck } from '../../roofing.ts';
import { shingles } from '../../shingles.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';

/** Draws services/roof-replacement.svg. */
export const roofReplacement = (): string => {
  const s = createStage('services/roof-replacement', {
    mood: moods.golden,
    cam: { eye: 33, horizon: 220, focal: 1300, cx: 800 },
  });
  backdrop(s, 5);
  suburb(s, 150);
  drive(s, 24, 40, 16, 70, 4);
  const b = {
    ...colonial(place(2, 54, 12), { color: wall.white, roof: { color: shingle.charcoal } }),
    w: 60,
    d: 34,
    h: 14,
  };
  const g = house(s, b);
  const cut = 30;
  deck(s, g.front, uvs(cut, 0, 61.8, 0, 61.8, 20, cut, 20));
  // Dry-in: felt on the lower rows, ready for shingles.
  boxOn(s, g.front, cut, 0, 14, 6.6, shadeOn(s, g.front, '#59656f'));
  boxOn(s, g.front, cut, 3.1, 14, 0.25, '#c9d0d4', 'opacity=".5"');
  boxOn(s, g.front, cut, 6.3, 14, 0.25, '#c9d0d4', 'opacity=".5"');
  const steps: Uv[] = uvs(cut, 0, cut + 3, 0, cut + 3, 2, cut + 1.5, 4, cut + 1.5, 7, cut, 9);
  shingles(s, g.front, uvs(cut - 0.2, 0, cut + 3, 0, cut, 9, cut - 0.2, 9), {
    color: shingle.charcoal,
  });
  void steps;
  shingles(s, g.front, uvs(54, 8, 62, 6, 62, 20, 56, 20), { color: shingle.faded });
  chimney(s, b, -16, 5, 4.6, 28);
  vent(s, g.front, 14, 15);
  bundles(s, g.front, 6, 12, 4);
  bundles(s, g.front, 21, 14, 3);
  bundles(s, g.front, 36, 15.5, 2);
  for (const [u, v, flip] of [
    [36, 8.4, true],
    [50, 8, false],
  ] as const) {
    lifeline(s, g.front.at(u, 19.4), g.front.at(u, v + 1, 3));
    worker(s, g.front.at(u, v), {
      pose: u > 40 ? 'push' : 'kneel',
      flip,
      tool: u > 40 ? 'chalk' : 'nailer',
      shirt: u > 40 ? '#33424f' : '#7d2a24',
    });
  }
  worker(s, g.front.at(40, 10), { pose: 'carry', tool: 'bundle', hat: '#e8a33d', skin: '#8a5a3f' });
  dumpster(s, place(31, 31, 6), 16, 7, 5);
  ladder(s, [-12, 26, 0], [-11, 32, 15]);
  tree(s, [-40, 42, 0], 34);
  bed(s, [-22, 33, 0], [-2, 31, 0], 4, 4);
  glaze(s);
  return finish(s);
};
