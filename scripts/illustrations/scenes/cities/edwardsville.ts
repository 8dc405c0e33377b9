import { barn } from '../../barn.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { fence, powerLine, silo } from '../../farm.ts';
import { lawn, tufts } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { cropRows, hill, treeline } from '../../landscape.ts';
import { moods } from '../../mood.ts';
import { shingle } from '../../palette.ts';
import { place } from '../../plane.ts';
import { v3s } from '../../points.ts';
import { farmhouse } from '../../presets.ts';
import { paving } from '../../road.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { stroke } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { vehicle } from '../../vehicles.ts';

/** Draws cities/edwardsville.svg. */
export const edwardsville = (): string => {
  const s = createStage('cities/edwardsville', {
    mood: moods.golden,
    cam: { eye: 26, horizon: 430, focal: 1150, cx: 940 },
  });
  sky(s);
  cumulus(s, 300, 240, 480, 100);
  cumulus(s, 1050, 300, 420, 70);
  cumulus(s, 1420, 170, 380, 76);
  stratus(s, 200, 420, 8, '#fbe3c2', 0.4);
  hill(s, [436, 400, 446], '#8e9a58', 0.62);
  treeline(s, 448, 24, 0.55);
  hill(s, [470, 444, 428], '#b7a95a', 0.42);
  for (let i = 0; i < 9; i += 1) {
    stroke(
      s,
      `M${i * 190} ${470 - Math.sin(i) * 8}Q${i * 190 + 140} 500 ${i * 240 - 200} 640`,
      '#8c8240',
      2,
      'opacity=".25"',
    );
  }
  hill(s, [474, 500, 462], '#7f9a4e', 0.24);
  lawn(s, '#93963f');
  cropRows(s, 190, 460, -420, 420, 9, '#c9b45e');
  grove(s, -330, -190, 330, 34, { haze: 0.3 });
  grove(s, 190, 330, 320, 34, { haze: 0.3 });
  powerLine(s, v3s(130, 150, 0, 160, 230, 0, 190, 340, 0, 220, 480, 0), 30);
  silo(s, [-9, 154, 0], 9, 56);
  silo(s, [-27, 160, 0], 7.5, 44, '#b9c0c4', '#8d979e');
  barn(s, { frame: place(32, 142, 20), w: 66, d: 40, h: 18, roof: { color: shingle.pewter } });
  grove(s, -110, -40, 170, 26, { haze: 0.1 });
  farmhouse(s, place(-56, 118, 12), { roof: { color: shingle.charcoal } });
  tree(s, [84, 128, 0], 30);
  tree(s, [-24, 122, 0], 30);
  paving(s, v3s(26, 20, 0, 44, 20, 0, 34, 108, 0, 26, 108, 0), '#cbb58c', 0.85);
  paving(s, v3s(-30, 108, 0, 34, 104, 0, 34, 112, 0, -30, 114, 0), '#cbb58c', 0.8);
  vehicle(s, [12, 106, 0], { rack: true });
  fence(s, [-130, 74, 0], [18, 64, 0], 16);
  fence(s, [52, 66, 0], [130, 72, 0], 9);
  tufts(s, 110, 26, 60);
  glaze(s);
  return finish(s);
};
