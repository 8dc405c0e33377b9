import { block } from '../../block.ts';
import { cumulus, stratus } from '../../clouds.ts';
import { tufts } from '../../ground.ts';
import { grove } from '../../grove.ts';
import { treeline, water } from '../../landscape.ts';
import { mainStreet } from '../../mainStreet.ts';
import { faded, lit, moods } from '../../mood.ts';
import { windowRow } from '../../opening.ts';
import { ramp } from '../../paint.ts';
import { darken, lighten, wall } from '../../palette.ts';
import { n1 } from '../../paths.ts';
import { place } from '../../plane.ts';
import { glaze, sky } from '../../sky.ts';
import { createStage, finish } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';
import { theatre } from '../../theatre.ts';
import { shrub, tree } from '../../trees.ts';

/** Draws cities/rockford.svg. */
export const rockford = (): string => {
  const s = createStage('cities/rockford', {
    mood: moods.golden,
    cam: { eye: 26, horizon: 440, focal: 1200, cx: 800 },
  });
  sky(s);
  stratus(s, 120, 400, 14, '#fbe3c2', 0.5);
  cumulus(s, 350, 240, 520, 90);
  cumulus(s, 1300, 190, 460, 80);
  treeline(s, 446, 40, 0.6);
  rect(s, 0, 440, 1600, 90, lit(s.mood, '#8a8f68', 0.6));
  // East bank: brick mills and towers, with a theatre's stepped, towered front.
  for (const [x, w, h, c] of [
    [-400, 70, 92, wall.greige],
    [-318, 60, 128, wall.clay],
    [-236, 74, 70, wall.brickDark],
    [-150, 56, 150, wall.stone],
    [60, 66, 84, wall.brick],
    [150, 54, 118, wall.greige],
    [300, 70, 136, wall.clay],
    [390, 80, 74, wall.brick],
  ] as const) {
    block(s, {
      frame: place(x, 560, 4),
      w,
      d: 60,
      h,
      color: faded(s.mood, c, 0.32),
      finish: 'plain',
      roof: '#a9a295',
      shadow: false,
      openings: {
        front: Array.from({ length: Math.floor(h / 18) }, (_, f) =>
          windowRow(4, 3, w - 3, 8 + f * 17, 7, 10, { panes: [1, 1] }),
        ).flat(),
      },
    });
  }
  grove(s, -520, 520, 470, 26, { haze: 0.3 });
  mainStreet(
    s,
    (x) => place(-360 + x, 430, 0),
    [44, 60, 38, 70],
    [46, 60, 38, 52],
    [wall.brick, wall.clay, wall.brickDark, wall.brick],
    40,
  );
  theatre(s, 70);
  mainStreet(
    s,
    (x) => place(125 + x, 430, 0),
    [50, 42, 64, 60],
    [40, 58, 46, 36],
    [wall.brickDark, wall.brick, wall.clay, wall.brickDark],
    40,
  );
  grove(s, -560, -60, 372, 16, { haze: 0.16 });
  grove(s, 120, 560, 372, 16, { haze: 0.16 });
  const bank = s.cam.project([0, 360, 0])[1];
  rect(s, 0, bank - 8, 1600, 16, lit(s.mood, '#b3a58f', 0.6));
  water(s, `M0 ${n1(bank + 6)}H1600V900H0z`, bank, 900, 150);
  for (let i = 0; i < 26; i += 1) {
    rect(
      s,
      s.rng.range(0, 1580),
      bank + 8 + s.rng.range(0, 40),
      s.rng.range(12, 40),
      s.rng.range(30, 90),
      s.rng.pick(['#a3604b', '#e6c79c', '#7f4638']),
      'opacity=".13"',
    );
  }
  // Arched bridge across the river, running to the far bank.
  const deckY = 500;
  const tone = lit(s.mood, '#d8cbb4', 0.75);
  const arches = [
    [560, 200],
    [790, 216],
    [1040, 236],
    [1310, 262],
  ] as const;
  let holes = '';
  for (const [x, w] of arches) {
    holes += `M${x} ${deckY + 86}V${deckY + 74}a${w / 2} ${58} 0 0 1 ${w} 0v12z`;
  }
  path(
    s,
    `M430 ${deckY}L1600 ${deckY - 4}V${deckY + 92}H430z${holes}`,
    ramp(s, [0, deckY, 0, deckY + 90], { 0: lighten(tone, 0.2), 1: darken(tone, 0.25) }),
    'fill-rule="evenodd"',
  );
  for (const [x, w] of arches) {
    stroke(
      s,
      `M${x} ${deckY + 86}V${deckY + 74}a${w / 2} ${58} 0 0 1 ${w} 0v12`,
      darken(tone, 0.35),
      5,
    );
    rect(s, x - 24, deckY + 20, 20, 76, darken(tone, 0.12));
    path(s, `M${x} ${deckY + 94}h${w}v26q${-w / 2} -22 ${-w} 0z`, '#1b2338', 'opacity=".16"');
  }
  rect(s, 430, deckY - 14, 1170, 5, darken(tone, 0.1));
  for (let x = 436; x < 1600; x += 13) {
    rect(s, x, deckY - 12, 4, 14, darken(tone, 0.18));
  }
  rect(s, 430, deckY - 2, 1170, 8, lighten(tone, 0.4));
  for (let x = 520; x < 1600; x += 150) {
    stroke(s, `M${x} ${deckY}v-62q0 -14 18 -14`, lit(s.mood, '#33424f', 0.5), 4);
    ellipse(s, x + 20, deckY - 74, 6, 4, '#ffe2a0');
  }
  // Near bank park with a red steel sculpture of leaning planes.
  const park = `M0 640Q240 600 470 650T760 790Q860 850 930 910H0z`;
  path(
    s,
    park,
    ramp(s, [0, 620, 0, 900], {
      0: lit(s.mood, '#8c8f4a', 0.85),
      1: darken(lit(s.mood, '#8c8f4a', 0.6), 0.35),
    }),
  );
  stroke(
    s,
    'M0 700Q260 650 470 700T760 860L800 905',
    lit(s.mood, '#d8cbb4', 0.85),
    24,
    'opacity=".9"',
  );
  ellipse(s, 318, 722, 130, 16, '#1b2338', 'opacity=".35"');
  const red = lit(s.mood, '#c2352b', 0.85);
  path(s, 'M226 716L300 424L330 430L268 716z', red);
  path(s, 'M268 716L330 430L338 438L282 716z', darken(red, 0.38));
  path(s, 'M372 718L294 486L318 470L408 718z', lighten(red, 0.1));
  path(s, 'M408 718L318 470L326 466L420 716z', darken(red, 0.42));
  path(s, 'M214 560L392 486L402 512L222 588z', lighten(red, 0.18));
  path(s, 'M222 588L402 512L404 524L226 600z', darken(red, 0.45));
  path(s, 'M286 444L372 372L392 392L306 466z', red);
  path(s, 'M306 466L392 392L394 402L310 476z', darken(red, 0.4));
  tree(s, [-58, 92, 0], 42);
  shrub(s, [-50, 80, 0], 7);
  shrub(s, [-22, 76, 0], 5);
  tufts(s, 50, 62, 90, 0.5);
  glaze(s);
  return finish(s);
};
