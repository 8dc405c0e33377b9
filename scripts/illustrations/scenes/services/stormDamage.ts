import { chimney } from '../../chimney.ts';
import { missing } from '../../damage.ts';
import { lawn } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { hail, hailOn } from '../../hail.ts';
import { house } from '../../house.ts';
import { treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { place } from '../../plane.ts';
import { rain } from '../../precipitation.ts';
import { farmhouse, ranch } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { rainShaft, shelfCloud } from '../../shelfCloud.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { lightning } from '../../storm.ts';
import { tree } from '../../trees.ts';

/** Draws services/storm-damage.svg. */
export const stormDamage = (): string => {
  const s = createStage('services/storm-damage', {
    mood: moods.storm,
    cam: { eye: 30, horizon: 284, focal: 1250, cx: 930 },
  });
  sky(s);
  rainShaft(s, 560, 420, 160, 312, -60);
  shelfCloud(s, [
    [262, 250, 240],
    [240, 218, 200],
    [210, 170, 148],
    [160, 104, 84],
    [80, 24, 6],
  ]);
  lightning(s, 1130, 190, 312);
  treeline(s, 306, 50, 0.5);
  treeline(s, 314, 40, 0.2);
  lawn(s);
  farmhouse(s, place(86, 190, -14), {});
  grove(s, -160, -20, 170, 40, { haze: 0.2 });
  grove(s, 20, 64, 200, 38, { haze: 0.25 });
  grove(s, 116, 190, 180, 40, { haze: 0.2 });
  const b = {
    ...ranch(place(-6, 58, 12), { color: wall.clay, roof: { color: shingle.weathered } }),
    w: 62,
    d: 34,
    h: 14,
  };
  const g = house(s, b);
  chimney(s, b, -4, 4, 4.6, 27);
  vent(s, g.front, 27, 13);
  vent(s, g.front, 20, 13, true);
  missing(s, g.front, 38, 10, 10, 5);
  missing(s, g.front, 51, 6.4, 5, 3);
  missing(s, g.front, 8, 11, 4, 2.5);
  hailOn(s, g.front, 64, 18, 130, 80);
  tree(s, [-44, 46, 0], 40, { color: '#3a5233' });
  rain(s, 160, -0.35, 0.22);
  hail(s, 150, -0.35);
  glaze(s);
  return finish(s);
};
