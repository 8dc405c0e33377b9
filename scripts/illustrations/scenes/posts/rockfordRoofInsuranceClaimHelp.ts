import { backdrop, suburb } from '../../backdrops.ts';
import type { Body } from '../../body.ts';
import { chimney } from '../../chimney.ts';
import { missing } from '../../damage.ts';
import { grove } from '../../grove.ts';
import { hailOn } from '../../hail.ts';
import { house } from '../../house.ts';
import { ladder } from '../../ladder.ts';
import { moods } from '../../mood.ts';
import { shingle, wall } from '../../palette.ts';
import { worker } from '../../people.ts';
import { place } from '../../plane.ts';
import { linesOn } from '../../planeDraw.ts';
import { uvs } from '../../points.ts';
import { ranch } from '../../presets.ts';
import { vent } from '../../roofDetails.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { tree } from '../../trees.ts';

/** Draws posts/rockford-roof-insurance-claim-help.svg. */
export const rockfordRoofInsuranceClaimHelp = (): string => {
  const s = createStage('posts/rockford-roof-insurance-claim-help', {
    mood: moods.clear,
    cam: { eye: 23, horizon: 430, focal: 1250, cx: 800 },
  });
  backdrop(s, 6);
  suburb(s, 200, 4);
  grove(s, -90, -20, 110, 34, { haze: 0.15 });
  grove(s, 26, 90, 120, 34, { haze: 0.15 });
  const b: Body = {
    ...ranch(place(0, 52, 10), { color: wall.blue, roof: { color: shingle.pewter } }),
    w: 66,
    d: 36,
    h: 10,
  };
  const g = house(s, b);
  chimney(s, b, 18, 3, 5, 25, wall.brickDark);
  vent(s, g.front, 12, 14);
  vent(s, g.front, 52, 14, true);
  missing(s, g.front, 30, 6.4, 7, 3.5);
  hailOn(s, g.front, 64, 16, 0, 60);
  linesOn(
    s,
    g.front,
    [uvs(29, 5.4, 38.4, 5.4, 38.4, 11, 29, 11, 29, 5.4)],
    '#f6f3ec',
    3.4,
    'opacity=".85"',
  );
  worker(s, g.front.at(27.4, 8), { pose: 'point', shirt: '#7d2a24', h: 6.2 });
  worker(s, g.front.at(40.6, 8.6), {
    pose: 'clipboard',
    tool: 'clipboard',
    flip: true,
    shirt: '#4f6274',
    vest: '#33424f',
    hat: '#faf7f2',
    trousers: '#4a4f58',
    h: 6,
  });
  worker(s, g.front.at(46, 12), {
    pose: 'crouch',
    tool: 'camera',
    flip: true,
    hat: '#e8a33d',
    skin: '#8a5a3f',
    h: 6,
  });
  ladder(s, [-14, 26, 0], [-13.4, 33, 13], 1.6);
  tree(s, [-36, 42, 0], 30);
  glaze(s);
  return finish(s);
};
