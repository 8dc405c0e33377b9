import { backdrop, suburb } from '../../backdrops.ts';
import { chimney } from '../../chimney.ts';
import { missing } from '../../damage.ts';
import { house } from '../../house.ts';
import { ladder, lifeline } from '../../ladder.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place, type Uv } from '../../plane.ts';
import { uvs } from '../../points.ts';
import { colonial } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { bundles } from '../../roofing.ts';
import { shingles } from '../../shingles.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';

/** Draws services/roof-repair.svg. */
export const roofRepair = (): string => {
  const s = createStage('services/roof-repair', {
    mood: moods.overcast,
    cam: { eye: 29, horizon: 230, focal: 1300, cx: 720 },
  });
  backdrop(s, 5);
  suburb(s, 150);
  const b = {
    ...colonial(place(6, 42, 10), { color: wall.cream, roof: { color: shingle.weathered } }),
    w: 62,
    d: 32,
    h: 13,
  };
  const g = house(s, b);
  chimney(s, b, 13, -3, 5, 27);
  vent(s, g.front, 12, 13, true);
  vent(s, g.front, 20, 14.4);
  missing(s, g.front, 36, 9, 8, 4);
  const fresh: Uv[] = uvs(37.4, 9.1, 43, 9.1, 43, 10.5, 37.4, 10.5);
  shingles(s, g.front, fresh, { color: shingle.weathered, blend: 0.4 });
  bundles(s, g.front, 12, 6, 2, shingle.weathered);
  worker(s, g.front.at(34.5, 8.5), { pose: 'kneel', tool: 'hammer', shirt: '#7d2a24' });
  lifeline(s, g.front.at(35, 19), g.front.at(35, 9.5, 3.2));
  worker(s, g.front.at(45.2, 7.4), { pose: 'crouch', flip: true, hat: '#e8a33d', skin: '#8a5a3f' });
  ladder(s, [4, 18, 8], [3.4, 25, 16.6]);
  glaze(s);
  return finish(s);
};
