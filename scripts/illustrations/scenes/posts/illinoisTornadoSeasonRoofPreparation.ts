import { barn } from '../../barn.ts';
import { fence, powerLine, silo } from '../../farm.ts';
import { lawn, tufts } from '../../ground.ts';
import { cropRows, treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { shingle } from '../../palette.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { rain } from '../../precipitation.ts';
import { farmhouse } from '../../presets.ts';
import { paving } from '../../road.ts';
import { rainShaft, shelfCloud, wallCloud } from '../../shelfCloud.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { funnel, lightning, wind } from '../../storm.ts';
import { rect } from '../../svg.ts';
import { tree } from '../../trees.ts';

/** Draws posts/illinois-tornado-season-roof-preparation.svg. */
export const illinoisTornadoSeasonRoofPreparation = (): string => {
  const s = createStage('posts/illinois-tornado-season-roof-preparation', {
    mood: moods.storm,
    cam: { eye: 20, horizon: 600, focal: 1150, cx: 760 },
  });
  sky(s, 620);
  rainShaft(s, 60, 620, 300, 606, -90);
  shelfCloud(s, [
    [404, 372, 330],
    [352, 322, 292],
    [276, 262, 240],
    [176, 190, 176],
    [70, 96, 104],
  ]);
  funnel(s, 1240, 290, 606, 250);
  wallCloud(s, 1236, 342, 640, 92);
  lightning(s, 330, 320, 604);
  treeline(s, 606, 26, 0.5);
  treeline(s, 614, 22, 0.25);
  lawn(s, '#7a7d3f');
  cropRows(s, 70, 420, -300, 420, 7, '#a39a4f');
  powerLine(s, v3s(96, 90, 0, 120, 150, 0, 150, 250, 0, 190, 420, 0), 30);
  silo(s, [-78, 128, 0], 7, 42, '#a9aaa2');
  barn(s, { frame: place(-50, 126, 16), w: 48, d: 32, h: 15, roof: { color: shingle.pewter } });
  farmhouse(s, place(6, 104, -12), { roof: { color: shingle.charcoal }, glow: true });
  tree(s, [-20, 112, 0], 32, { color: '#3a5233' });
  tree(s, [64, 84, 0], 26, { color: '#3a5233' });
  paving(s, v3s(-4, 18, 0, 12, 18, 0, 8, 82, 0, 2, 84, 0), '#a99a74', 0.6);
  fence(s, [-110, 58, 0], [-8, 52, 0], 14);
  fence(s, [18, 52, 0], [110, 58, 0], 12);
  wind(s, 26, 420, 860);
  rain(s, 90, -0.5, 0.16);
  tufts(s, 160, 18, 50);
  rect(
    s,
    0,
    0,
    1600,
    900,
    ramp(s, [0, 0, 0, 900], { 0: ['#0d1420', 0.28], 0.5: ['#0d1420', 0], 1: ['#0d1420', 0.4] }),
  );
  glaze(s);
  return finish(s);
};
