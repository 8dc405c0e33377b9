import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { house } from '../../house.ts';
import { lifeline } from '../../ladder.ts';
import { moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place } from '../../plane.ts';
import { colonial, farmhouse } from '../../presets.ts';
import { drive } from '../../road.ts';
import { vent } from '../../roofDetails.ts';
import { bundles } from '../../roofing.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { bed, tree } from '../../trees.ts';
import { wing } from '../../wing.ts';

/** Draws services/roofing.svg. */
export const roofing = (): string => {
  const s = createStage('services/roofing', {
    mood: moods.clear,
    cam: { eye: 32, horizon: 270, focal: 1250, cx: 860 },
  });
  backdrop(s, 6);
  suburb(s, 200);
  farmhouse(s, place(-46, 150, 20), { color: wall.yellow, roof: { color: shingle.hickory } });
  tree(s, [-70, 112, 0], 40);
  drive(s, 36, 52, 30, 90, 3);
  const b = {
    ...colonial(place(9, 66, 16), { color: wall.white, roof: { color: shingle.slateBlue } }),
    w: 48,
    d: 32,
  };
  const g = house(s, b);
  chimney(s, b, -12, 4, 4.6, 33);
  wing(s, b, {
    x: 14,
    w: 18,
    out: 4,
    gableFinish: 'batten',
    gableColor: wall.slate,
    front: windowRow(2, 1, 17, 11.4, 3, 4.6),
  });
  vent(s, g.front, 18, 14.5);
  vent(s, g.front, 28.4, 15.6);
  vent(s, g.front, 9, 12, true);
  bundles(s, g.front, 4, 13, 3, shingle.slateBlue);
  lifeline(s, g.front.at(25, 19), g.front.at(25.6, 9, 3));
  worker(s, g.front.at(25, 8), { pose: 'kneel', tool: 'nailer', shirt: '#7d2a24' });
  worker(s, g.front.at(33, 12.4), { pose: 'carry', tool: 'bundle', flip: true, hat: '#e8a33d' });
  tree(s, [-40, 54, 0], 33);
  bed(s, [-20, 44, 0], [8, 42, 0], 5, 4);
  glaze(s);
  return finish(s);
};
