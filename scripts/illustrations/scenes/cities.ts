import { barn, fence, powerLine, silo } from '../barn.ts';
import { block, mainStreet } from '../commercial.ts';
import type { P2 } from '../camera.ts';
import { crossRoad, cropRows, drive, hill, lawn, patch, paving, treeline, tufts, water } from '../ground.ts';
import { house } from '../house.ts';
import { faded, lit, moods } from '../mood.ts';
import { windowRow } from '../opening.ts';
import { darken, lighten, shingle, wall } from '../palette.ts';
import { place } from '../plane.ts';
import { backdrop, bungalow, colonial, farmhouse, neighbours, ranchHouse, suburb } from '../presets.ts';
import { cumulus, fairClouds, glaze, sky, stratus } from '../sky.ts';
import { createStage, finish, type Stage } from '../stage.ts';
import { ellipse, linear, n1, path, rect, smooth, stroke } from '../svg.ts';
import { bareTree, conifer, grove, shrub, tree } from '../trees.ts';
import { vehicle } from '../vehicles.ts';
import { plume, snowfall } from '../weather.ts';

/** River that bends away from the viewer. @param far canvas y of its far end */
const river = (s: Stage, far: number, x: number, spread: number, low = s.height): void => {
  const h = low - far;
  water(s, `M${n1(x)} ${n1(far)}C${n1(x + spread * 0.16)} ${n1(far + h * 0.08)} ${n1(x - spread * 0.3)} ${n1(far + h * 0.16)} ${n1(x - spread * 0.24)} ${n1(far + h * 0.3)}S${n1(x + spread * 0.1)} ${n1(far + h * 0.6)} ${n1(x - spread * 0.5)} ${n1(low + 20)}H${n1(x + spread)}C${n1(x + spread * 0.7)} ${n1(far + h * 0.6)} ${n1(x + spread * 0.1)} ${n1(far + h * 0.45)} ${n1(x + spread * 0.16)} ${n1(far + h * 0.25)}S${n1(x + spread * 0.2)} ${n1(far + h * 0.06)} ${n1(x + 14)} ${n1(far)}z`, far, low, 90);
};

const machesney = (): string => {
  const s = createStage('cities/machesney-park', { mood: moods.clear, cam: { eye: 58, horizon: 300, focal: 1150, cx: 760 } });
  sky(s); fairClouds(s, 6, 90, 270); treeline(s, 304, 36, 0.65); treeline(s, 310, 28, 0.45); lawn(s);
  grove(s, -520, 520, 520, 40, { haze: 0.45 });
  river(s, 352, 420, 640);
  grove(s, -330, -130, 330, 38, { haze: 0.34 }); grove(s, -40, 330, 400, 36, { haze: 0.36 });
  grove(s, -210, -120, 210, 36, { haze: 0.2 });
  // North Second Street: low commercial strip with parked cars along the far road.
  paving(s, [[-20, 292, 0], [420, 292, 0], [420, 316, 0], [-20, 316, 0]], '#6a6e72', 0.6);
  for (const [x, w, h, c] of [[30, 60, 14, wall.greige], [100, 50, 17, wall.brick], [165, 64, 13, wall.cream], [236, 50, 16, wall.slate]] as const) {
    block(s, { frame: place(x, 345, 0), w, d: 36, h, color: c, finish: 'plain', roof: '#d8d9d4', openings: { front: windowRow(5, 2, w - 2, 1, w / 7, 7, { panes: [1, 1] }) } });
  }
  for (let i = 0; i < 9; i += 1) {
    vehicle(s, [20 + i * 26, 300 + (i % 2) * 8, 0], { kind: i % 4 === 0 ? 'van' : 'car', color: s.rng.pick(['#b3261e', '#f1ede4', '#33424f', '#7d93a5']) });
  }
  const rows: ReadonlyArray<readonly [number, number, number, string, string]> = [
    [38, 218, 6, wall.cream, shingle.pewter], [110, 224, -6, wall.blue, shingle.hickory], [180, 216, 6, wall.white, shingle.charcoal],
    [62, 152, 8, wall.yellow, shingle.charcoal], [138, 156, -4, wall.sage, shingle.hickory]];
  for (const [i, [x, y, turn, color, roof]] of rows.entries()) {
    if (i === 3) {
      paving(s, [[-8, 176, 0], [260, 176, 0], [260, 192, 0], [-2, 192, 0]], '#74777a', 0.65);
      vehicle(s, [100, 182, 0], {});
    }
    grove(s, x + 24, x + 40, y + 12, 26, { haze: 0.14 });
    ranchHouse(s, place(x, y, turn), { color, roof: { color: roof } });
  }
  ranchHouse(s, place(42, 92, 14), { color: wall.white, roof: { color: shingle.slateBlue } });
  tree(s, [14, 100, 0], 34); tree(s, [74, 92, 0], 36);
  tree(s, [-72, 104, 0], 44); shrub(s, [-56, 92, 0], 9); shrub(s, [2, 80, 0], 7);
  glaze(s);
  return finish(s);
};

const rockford = (): string => {
  const s = createStage('cities/rockford', { mood: moods.golden, cam: { eye: 26, horizon: 440, focal: 1200, cx: 800 } });
  sky(s); stratus(s, 120, 400, 14, '#fbe3c2', 0.5); cumulus(s, 350, 240, 520, 90); cumulus(s, 1300, 190, 460, 80);
  treeline(s, 446, 40, 0.6);
  rect(s, 0, 440, 1600, 90, lit(s.mood, '#8a8f68', 0.6));
  // East bank: brick mills and towers, with a theatre's stepped, towered front.
  for (const [x, w, h, c] of [[-400, 70, 92, wall.greige], [-318, 60, 128, wall.clay], [-236, 74, 70, wall.brickDark], [-150, 56, 150, wall.stone], [60, 66, 84, wall.brick], [150, 54, 118, wall.greige], [300, 70, 136, wall.clay], [390, 80, 74, wall.brick]] as const) {
    block(s, { frame: place(x, 560, 4), w, d: 60, h, color: faded(s.mood, c, 0.32), finish: 'plain', roof: '#a9a295', shadow: false, openings: { front: Array.from({ length: Math.floor(h / 18) }, (_, f) => windowRow(4, 3, w - 3, 8 + f * 17, 7, 10, { panes: [1, 1] })).flat() } });
  }
  grove(s, -520, 520, 470, 26, { haze: 0.3 });
  mainStreet(s, (x) => place(-360 + x, 430, 0), [44, 60, 38, 70], [46, 60, 38, 52], [wall.brick, wall.clay, wall.brickDark, wall.brick], 40);
  const theatre = (x: number): void => {
    block(s, { frame: place(x, 440, 0), w: 74, d: 50, h: 62, color: wall.cream, finish: 'block', roof: '#b5ad9c', coping: '#a4583f', shadow: false, openings: { front: windowRow(5, 6, 68, 26, 6, 18, { panes: [1, 3], trim: '#c9a17f' }) } });
    for (const k of [-30, 30]) {
      house(s, { frame: place(x + k, 418, 0), w: 14, d: 14, h: 76, hip: true, color: wall.cream, finish: 'block', eave: 2, roof: { color: '#a4583f', gutter: false }, shadow: false, openings: { front: windowRow(1, 2, 12, 54, 5, 14, { panes: [1, 1] }) } });
    }
    const [px, py] = s.cam.project([x, 405, 34]);
    rect(s, px - 62, py + 30, 124, 20, lit(s.mood, '#b3261e', 0.8));
    for (let i = 0; i < 16; i += 1) {
      ellipse(s, px - 58 + i * 7.8, py + 48, 2, 2, '#ffe2a0');
    }
    rect(s, px - 9, py - 84, 18, 108, lit(s.mood, '#2e4a4b', 0.7));
    for (let i = 0; i < 8; i += 1) {
      ellipse(s, px, py - 74 + i * 12, 3, 3, '#ffe2a0');
    }
  };
  theatre(70);
  mainStreet(s, (x) => place(125 + x, 430, 0), [50, 42, 64, 60], [40, 58, 46, 36], [wall.brickDark, wall.brick, wall.clay, wall.brickDark], 40);
  grove(s, -560, -60, 372, 16, { haze: 0.16 }); grove(s, 120, 560, 372, 16, { haze: 0.16 });
  const bank = s.cam.project([0, 360, 0])[1];
  rect(s, 0, bank - 8, 1600, 16, lit(s.mood, '#b3a58f', 0.6));
  water(s, `M0 ${n1(bank + 6)}H1600V900H0z`, bank, 900, 150);
  for (let i = 0; i < 26; i += 1) {
    rect(s, s.rng.range(0, 1580), bank + 8 + s.rng.range(0, 40), s.rng.range(12, 40), s.rng.range(30, 90), s.rng.pick(['#a3604b', '#e6c79c', '#7f4638']), 'opacity=".13"');
  }
  // Arched bridge across the river, running to the far bank.
  const deckY = 500;
  const tone = lit(s.mood, '#d8cbb4', 0.75);
  const arches = [[560, 200], [790, 216], [1040, 236], [1310, 262]] as const;
  let holes = '';
  for (const [x, w] of arches) {
    holes += `M${x} ${deckY + 86}V${deckY + 74}a${w / 2} ${58} 0 0 1 ${w} 0v12z`;
  }
  path(s, `M430 ${deckY}L1600 ${deckY - 4}V${deckY + 92}H430z${holes}`, linear(s, [0, deckY], [0, deckY + 90], [[0, lighten(tone, 0.2)], [1, darken(tone, 0.25)]]), 'fill-rule="evenodd"');
  for (const [x, w] of arches) {
    stroke(s, `M${x} ${deckY + 86}V${deckY + 74}a${w / 2} ${58} 0 0 1 ${w} 0v12`, darken(tone, 0.35), 5);
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
  path(s, park, linear(s, [0, 620], [0, 900], [[0, lit(s.mood, '#8c8f4a', 0.85)], [1, darken(lit(s.mood, '#8c8f4a', 0.6), 0.35)]]));
  stroke(s, 'M0 700Q260 650 470 700T760 860L800 905', lit(s.mood, '#d8cbb4', 0.85), 24, 'opacity=".9"');
  ellipse(s, 318, 722, 130, 16, '#1b2338', 'opacity=".35"');
  const red = lit(s.mood, '#c2352b', 0.85);
  path(s, 'M226 716L300 424L330 430L268 716z', red); path(s, 'M268 716L330 430L338 438L282 716z', darken(red, 0.38));
  path(s, 'M372 718L294 486L318 470L408 718z', lighten(red, 0.1)); path(s, 'M408 718L318 470L326 466L420 716z', darken(red, 0.42));
  path(s, 'M214 560L392 486L402 512L222 588z', lighten(red, 0.18)); path(s, 'M222 588L402 512L404 524L226 600z', darken(red, 0.45));
  path(s, 'M286 444L372 372L392 392L306 466z', red); path(s, 'M306 466L392 392L394 402L310 476z', darken(red, 0.4));
  tree(s, [-58, 92, 0], 42); shrub(s, [-50, 80, 0], 7); shrub(s, [-22, 76, 0], 5);
  tufts(s, 50, 62, 90, 0.5);
  glaze(s);
  return finish(s);
};

const lovesPark = (): string => {
  const s = createStage('cities/loves-park', { mood: moods.autumn, cam: { eye: 44, horizon: 310, focal: 1150, cx: 820 } });
  sky(s); fairClouds(s, 6, 90, 280);
  hill(s, [330, 285, 320], '#8f8a4e', 0.5);
  treeline(s, 318, 50, 0.5, '#a8722f'); treeline(s, 330, 40, 0.35, '#8a7a35');
  lawn(s);
  water(s, 'M-20 372C260 340 520 350 800 352S1400 340 1620 366V470C1300 520 1080 452 800 470S240 540 -20 470z', 340, 520, 90);
  path(s, 'M-20 462C240 530 560 460 800 462S1300 512 1620 462V480C1300 530 1080 470 800 482S240 560 -20 490z', lit(s.mood, '#d9c79a', 0.8));
  for (const [x0, x1, c] of [[-430, -180, '#b0622f'], [-160, 10, '#5d7a3c'], [60, 210, '#c08a2f'], [230, 460, '#a8512f']] as const) {
    grove(s, x0, x1, 520, 40, { color: c, haze: 0.32 });
  }
  for (const [x, y, k] of [[520, 410, 1], [960, 396, 0.8]] as const) {
    path(s, `M${x} ${y}l${n1(-26 * k)} ${n1(-4 * k)}h${n1(60 * k)}l${n1(-8 * k)} ${n1(9 * k)}h${n1(-24 * k)}z`, '#f1ede4');
    path(s, `M${x} ${n1(y - 4 * k)}v${n1(-46 * k)}l${n1(24 * k)} ${n1(42 * k)}z`, '#fbf8f0'); path(s, `M${n1(x - 2 * k)} ${n1(y - 4 * k)}v${n1(-40 * k)}l${n1(-14 * k)} ${n1(37 * k)}z`, '#b3261e');
  }
  grove(s, -220, -120, 260, 30, { color: '#b0722f', haze: 0.15 }); grove(s, 20, 60, 262, 26, { color: '#a8512f', haze: 0.18 }); grove(s, 180, 270, 262, 32, { haze: 0.15 });
  ranchHouse(s, place(-88, 214, 6), { color: wall.blue, roof: { color: shingle.pewter } });
  ranchHouse(s, place(112, 206, -8), { color: wall.cream, roof: { color: shingle.hickory } });
  paving(s, [[-300, 150, 0], [300, 138, 0], [300, 156, 0], [-300, 168, 0]], '#74777a', 0.65);
  vehicle(s, [-58, 152, 0], { kind: 'car', color: '#7d2a24' });
  drive(s, 24, 40, 100, 142, 2);
  tree(s, [-54, 128, 0], 34, { color: '#c08a2f' });
  ranchHouse(s, place(12, 92, 10), { color: wall.yellow, roof: { color: shingle.charcoal }, shutters: '#2e4a4b' });
  tree(s, [-44, 76, 0], 34, { color: '#a8512f' }); shrub(s, [-22, 70, 0], 6, { color: '#7d8a3c' });
  tree(s, [58, 84, 0], 38, { color: '#c9922f' });
  glaze(s);
  return finish(s);
};

const byron = (): string => {
  const s = createStage('cities/byron', { mood: moods.golden, cam: { eye: 50, horizon: 350, focal: 1150, cx: 800 } });
  sky(s); stratus(s, 60, 320, 12, '#fbe3c2', 0.45);
  hill(s, [362, 330, 352], '#8f8a5e', 0.62);
  for (const [x, k] of [[1130, 1], [1250, 0.94]] as const) {
    plume(s, x, 262, 34 * k, 180, -150, '#fdf1de', 0.75);
    const t = faded(s.mood, lit(s.mood, '#c9c4ba', 0.7), 0.35);
    path(s, `M${x - 46 * k} 352C${x - 30 * k} 320 ${x - 26 * k} 290 ${x - 31 * k} 262H${x + 31 * k}C${x + 26 * k} 290 ${x + 30 * k} 320 ${x + 46 * k} 352z`, linear(s, [x - 40 * k, 0], [x + 44 * k, 0], [[0, lighten(t, 0.2)], [0.4, t], [1, darken(t, 0.35)]]));
    ellipse(s, x, 262, 31 * k, 4, darken(t, 0.3));
  }
  rect(s, 1170, 330, 60, 22, faded(s.mood, '#8d9297', 0.4));
  treeline(s, 358, 28, 0.5);
  hill(s, [392, 366, 372], '#9b9654', 0.35); lawn(s);
  cropRows(s, 260, 700, 120, 460, 12, '#b7ab5c');
  river(s, 392, 620, 760);
  // Sandstone bluff on the left bank.
  const rock = lit(s.mood, '#cdb48a', 0.8);
  const bluff: P2[] = [[-20, 400], [60, 372], [170, 366], [260, 392], [330, 430], [392, 500], [420, 566], [300, 600], [120, 640], [-20, 660]];
  path(s, smooth(bluff), linear(s, [0, 380], [300, 640], [[0, lighten(rock, 0.15)], [0.6, rock], [1, darken(rock, 0.4)]]));
  for (let i = 0; i < 9; i += 1) {
    stroke(s, `M${i * 8} ${430 + i * 24}q${120 + s.rng.range(-20, 20)} ${s.rng.range(-14, 10)} ${250 + s.rng.range(0, 90)} ${26 + s.rng.range(0, 14)}`, darken(rock, 0.4), s.rng.range(1.5, 4), 'opacity=".5"');
  }
  grove(s, -430, -260, 500, 50, { haze: 0.2 }); grove(s, -270, -195, 400, 30, { haze: 0.2 });
  grove(s, 120, 520, 380, 30, { haze: 0.28 });
  for (const [x, y, turn, c, r] of [[130, 300, 6, wall.white, shingle.hickory], [190, 310, -6, wall.brick, shingle.charcoal], [250, 296, 8, wall.cream, shingle.pewter]] as const) {
    neighbours(s, [[x, y, turn, c, r]]);
  }
  const f = place(160, 262, 4);
  house(s, { frame: f, w: 22, d: 44, h: 20, color: wall.white, roof: { color: shingle.charcoal, gutter: false } });
  house(s, { frame: place(146, 236, 4), w: 12, d: 12, h: 34, hip: true, slope: 2.4, eave: 0.6, color: wall.white, roof: { color: shingle.charcoal, gutter: false } });
  grove(s, 176, 230, 240, 26, { haze: 0.14 });
  farmhouse(s, place(98, 150, -12), { roof: { color: shingle.red } });
  tree(s, [66, 150, 0], 38); tree(s, [128, 140, 0], 40);
  grove(s, -130, -84, 150, 22, { haze: 0.05 });
  tree(s, [-62, 96, 0], 40); shrub(s, [64, 90, 0], 8); shrub(s, [54, 84, 0], 5);
  glaze(s);
  return finish(s);
};

const rockton = (): string => {
  const s = createStage('cities/rockton', { mood: moods.clear, cam: { eye: 24, horizon: 400, focal: 1200, cx: 800 } });
  sky(s); fairClouds(s, 7, 80, 360);
  treeline(s, 406, 60, 0.55); treeline(s, 412, 46, 0.36); lawn(s);
  grove(s, -360, 400, 300, 44, { haze: 0.32 });
  mainStreet(s, (x) => place(20 + x, 236, 0), [30, 26, 34, 28, 30], [34, 28, 36, 26, 32], [wall.brick, wall.cream, wall.brickDark, wall.clay, wall.brick], 40);
  grove(s, 20, 200, 192, 9, { haze: 0.1 });
  const far = s.cam.project([0, 180, 0])[1];
  water(s, `M0 ${n1(far)}H1600V${n1(far + 96)}H0z`, far, far + 110, 60);
  // Stone mill on the left bank.
  const mill = { frame: place(-78, 158, 16), w: 56, d: 36, h: 34, color: wall.stone, finish: 'block' as const, roof: { color: shingle.weathered }, shadow: false,
    openings: { front: [...windowRow(5, 2, 54, 6, 3.4, 5.4), ...windowRow(5, 2, 54, 16, 3.4, 5.4), ...windowRow(5, 2, 54, 26, 3.4, 5)], right: [...windowRow(3, 2, 34, 6, 3.4, 5.4), ...windowRow(3, 2, 34, 16, 3.4, 5.4), ...windowRow(3, 2, 34, 26, 3.4, 5)] } };
  house(s, mill);
  const [wx, wy] = s.cam.project([-38, 140, 9]);
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2;
    stroke(s, `M${n1(wx)} ${n1(wy)}l${n1(Math.cos(a) * 74)} ${n1(Math.sin(a) * 84)}`, '#4d3826', 6);
  }
  ellipse(s, wx, wy, 76, 86, 'none', 'stroke="#5f4630" stroke-width="12"'); ellipse(s, wx, wy, 54, 62, 'none', 'stroke="#6e5439" stroke-width="5"'); ellipse(s, wx, wy, 10, 11, '#33261a');
  // The dam: a long stone sill with a white curtain of water.
  const top = far + 92;
  path(s, `M250 ${n1(top)}L1600 ${n1(top - 6)}V${n1(top + 74)}L236 ${n1(top + 86)}z`, linear(s, [0, top], [0, top + 84], [[0, '#eef6f8'], [0.3, '#c7dee8'], [1, '#f4fafb']]));
  let falls = '';
  for (let x = 252; x < 1600; x += 9) {
    falls += `M${x} ${n1(top + s.rng.range(0, 6))}q${n1(s.rng.range(-3, 3))} 40 ${n1(s.rng.range(-5, 5))} ${n1(s.rng.range(50, 80))}`;
  }
  stroke(s, falls, '#8fb4c6', 2.4, 'opacity=".6"');
  stroke(s, `M248 ${n1(top)}L1600 ${n1(top - 6)}`, '#ffffff', 5, 'opacity=".8"');
  water(s, `M0 ${n1(top + 70)}H1600V900H0z`, top + 60, 900, 120);
  for (let i = 0; i < 46; i += 1) {
    patch(s, s.rng.range(230, 1600), top + 78 + s.rng.range(-6, 16), s.rng.range(20, 52), s.rng.range(5, 11), '#ffffff', 'opacity=".5"');
  }
  path(s, `M0 ${n1(far + 40)}H170L262 ${n1(top + 96)}L200 ${n1(top + 190)}Q100 ${n1(top + 230)} 0 ${n1(top + 220)}z`, linear(s, [0, far], [0, top + 220], [[0, lit(s.mood, '#86aa52', 0.8)], [1, darken(lit(s.mood, '#86aa52', 0.5), 0.3)]]));
  for (let i = 0; i < 26; i += 1) {
    const t = s.rng.next();
    patch(s, 160 + t * 90 - s.rng.range(0, 40), top + 40 + t * 80 + s.rng.range(0, 60), s.rng.range(12, 26), s.rng.range(8, 14), lit(s.mood, s.rng.pick(['#b9ad9a', '#a0968a', '#cfc5b5']), 0.7));
  }
  path(s, 'M760 905Q1000 800 1300 790T1620 750V905z', linear(s, [0, 760], [0, 900], [[0, lit(s.mood, '#86aa52', 0.85)], [1, darken(lit(s.mood, '#86aa52', 0.5), 0.35)]]));
  for (let i = 0; i < 20; i += 1) {
    patch(s, 800 + i * 42, 872 - i * 5.6 + s.rng.range(-6, 8), s.rng.range(14, 28), s.rng.range(8, 14), lit(s.mood, s.rng.pick(['#b9ad9a', '#a0968a', '#cfc5b5']), 0.7));
  }
  tree(s, [46, 78, 0], 38); shrub(s, [34, 66, 0], 5);
  tree(s, [-72, 100, 0], 40);
  glaze(s);
  return finish(s);
};

const edwardsville = (): string => {
  const s = createStage('cities/edwardsville', { mood: moods.golden, cam: { eye: 26, horizon: 430, focal: 1150, cx: 820 } });
  sky(s); cumulus(s, 300, 240, 480, 100); cumulus(s, 1050, 300, 420, 70); cumulus(s, 1420, 170, 380, 76); stratus(s, 200, 420, 8, '#fbe3c2', 0.4);
  hill(s, [436, 400, 446], '#8e9a58', 0.62); treeline(s, 448, 24, 0.55);
  hill(s, [470, 444, 428], '#b7a95a', 0.42);
  for (let i = 0; i < 9; i += 1) {
    stroke(s, `M${i * 190} ${470 - Math.sin(i) * 8}Q${i * 190 + 140} 500 ${i * 240 - 200} 640`, '#8c8240', 2, 'opacity=".25"');
  }
  hill(s, [474, 500, 462], '#7f9a4e', 0.24); lawn(s, '#93963f');
  rect(s, 0, 430, 1600, 60, lit(s.mood, '#93963f', 0.6), 'opacity="0"');
  cropRows(s, 190, 460, -420, 420, 9, '#c9b45e');
  grove(s, -330, -190, 330, 34, { haze: 0.3 }); grove(s, 190, 330, 320, 34, { haze: 0.3 });
  powerLine(s, [[130, 150, 0], [160, 230, 0], [190, 340, 0], [220, 480, 0]], 30);
  silo(s, [-64, 146, 0], 9, 56); silo(s, [-84, 156, 0], 7.5, 44, '#b9c0c4', '#8d979e');
  barn(s, { frame: place(-26, 138, 20), w: 66, d: 40, h: 18, roof: { color: shingle.pewter } });
  grove(s, 8, 60, 170, 30, { haze: 0.1 });
  farmhouse(s, place(60, 122, -10), { roof: { color: shingle.charcoal } });
  tree(s, [98, 122, 0], 46); tree(s, [30, 132, 0], 34);
  paving(s, [[26, 20, 0], [44, 20, 0], [34, 108, 0], [26, 108, 0]], '#cbb58c', 0.85);
  paving(s, [[-30, 108, 0], [34, 104, 0], [34, 112, 0], [-30, 114, 0]], '#cbb58c', 0.8);
  vehicle(s, [12, 106, 0], { rack: true });
  fence(s, [-130, 74, 0], [18, 64, 0], 16);
  fence(s, [52, 66, 0], [130, 72, 0], 9);
  tufts(s, 110, 26, 60);
  glaze(s);
  return finish(s);
};

const madison = (): string => {
  const s = createStage('cities/madison', { mood: moods.winter, cam: { eye: 46, horizon: 330, focal: 1150, cx: 800 } });
  sky(s); fairClouds(s, 5, 90, 290);
  treeline(s, 336, 26, 0.6, '#7d8a94'); lawn(s);
  const ice = (d: string, y0: number, y1: number): void => path(s, d, linear(s, [0, y0], [0, y1], [[0, '#c4d9e6'], [0.5, '#9fc0d4'], [1, '#7aa3be']]));
  ice('M-20 356H1620V398C1300 384 1180 372 1010 384L600 384C430 372 260 386 -20 404z', 350, 404);
  ice('M-20 452C180 430 380 428 520 440C560 470 420 500 -20 560z', 430, 560);
  ice('M1620 440C1380 424 1220 428 1090 440C1060 466 1240 500 1620 540z', 425, 540);
  stroke(s, 'M0 470q120 -14 240 -10M1300 462q120 8 260 -6M100 376h200M1200 372h260M60 510q120 -20 260 -18', '#ffffff', 2, 'opacity=".6"');
  // City on the isthmus with the capitol at its head.
  for (let i = 0; i < 26; i += 1) {
    const x = -190 + i * 16;
    const h = 20 + s.rng.range(0, 26) * (1 - Math.abs(i - 13) / 15);
    block(s, { frame: place(x, 560 + s.rng.range(-20, 20), 3), w: 15, d: 20, h: h + 8, color: faded(s.mood, s.rng.pick([wall.brick, wall.greige, wall.stone, wall.clay]), 0.35), finish: 'plain', roof: '#ffffff', shadow: false, parapet: 0.5, coping: '#ffffff', openings: { front: windowRow(3, 1, 14, h * 0.5, 2.4, h * 0.3, { panes: [1, 1] }) } });
  }
  const [cx, cy] = [800, 420];
  const stoneTone = faded(s.mood, lit(s.mood, '#f3efe6', 0.9), 0.08);
  const shadeTone = lit(s.mood, '#d3d3d2', 0.4);
  const cap = (x: number, y: number, w: number, h: number): void => {
    path(s, `M${n1(x - w / 2)} ${y}v${n1(-h)}h${n1(w)}v${n1(h)}z`, linear(s, [x - w / 2, 0], [x + w / 2, 0], [[0, stoneTone], [0.5, stoneTone], [1, shadeTone]]));
  };
  cap(cx, cy, 250, 44); cap(cx - 86, cy - 40, 64, 12); cap(cx + 86, cy - 40, 64, 12);
  path(s, `M${cx - 44} ${cy - 44}L${cx} ${cy - 66}L${cx + 44} ${cy - 44}z`, stoneTone);
  cap(cx, cy - 44, 84, 30); cap(cx, cy - 70, 70, 30);
  for (let i = 0; i < 9; i += 1) {
    rect(s, cx - 32 + i * 7.4, cy - 98, 3, 26, shadeTone);
  }
  for (let i = 0; i < 18; i += 1) {
    rect(s, cx - 118 + i * 13.5, cy - 32, 5, 24, shadeTone);
  }
  path(s, `M${cx - 37} ${cy - 100}C${cx - 36} ${cy - 150} ${cx - 16} ${cy - 168} ${cx} ${cy - 168}S${cx + 36} ${cy - 150} ${cx + 37} ${cy - 100}z`, linear(s, [cx - 37, 0], [cx + 37, 0], [[0, '#ffffff'], [0.4, stoneTone], [1, darken(shadeTone, 0.08)]]));
  stroke(s, `M${cx - 18} ${cy - 102}Q${cx - 17} ${cy - 146} ${cx - 3} ${cy - 166}M${cx + 18} ${cy - 102}Q${cx + 17} ${cy - 146} ${cx + 3} ${cy - 166}`, shadeTone, 1.6);
  cap(cx, cy - 166, 16, 18); path(s, `M${cx - 9} ${cy - 184}q9 -14 18 0z`, stoneTone); stroke(s, `M${cx} ${cy - 190}v-18`, '#c9a24a', 3.4);
  for (const [x0, x1, y] of [[-190, -70, 500], [70, 190, 500], [-160, -30, 400], [40, 170, 400]] as const) {
    grove(s, x0, x1, y, 17, { color: '#8f8a86', haze: 0.35 });
  }
  const snow = (color: string) => ({ color, snow: 0.7 });
  const houses = [[-120, 300, 8, wall.blue], [-72, 310, -6, wall.cream], [-20, 300, 6, wall.brick], [34, 306, -6, wall.yellow], [86, 298, 6, wall.sage], [136, 306, -8, wall.white]] as const;
  for (const [x, y, turn, color] of houses) {
    house(s, { ...colonial(place(x, y, turn), { color, roof: snow(shingle.charcoal) }), w: 30, h: 15 });
    bareTree(s, [x + 24, y - 6, 0], 30, 0.3, 5);
  }
  for (const [x, y, turn, c] of [[-92, 190, 8, wall.clay], [-22, 196, -4, wall.sage], [52, 188, 6, wall.blue], [120, 194, -8, wall.cream]] as const) {
    bungalow(s, place(x, y, turn), { color: c, finish: 'lap', roof: snow(shingle.charcoal) });
    bareTree(s, [x + 30, y - 6, 0], 34, 0.12, 6);
  }
  paving(s, [[-300, 138, 0], [300, 138, 0], [300, 154, 0], [-300, 154, 0]], '#aeb8c2', 0.7);
  vehicle(s, [-42, 145, 0], { kind: 'car', color: '#b3261e' }); vehicle(s, [64, 143, 0], {});
  bungalow(s, place(34, 96, 10), { color: wall.brick, roof: { color: shingle.charcoal, snow: 0.9 } });
  bungalow(s, place(-34, 100, -10), { color: wall.yellow, finish: 'lap', roof: { color: shingle.charcoal, snow: 0.9 } });
  conifer(s, [68, 92, 0], 42, { snow: true }); bareTree(s, [-66, 92, 0], 44, 0, 7); conifer(s, [2, 104, 0], 30, { snow: true });
  snowfall(s, 160);
  glaze(s, 0.7);
  void suburb; void backdrop; void crossRoad;
  return finish(s);
};

export const cities = {
  'cities/machesney-park': machesney,
  'cities/rockford': rockford,
  'cities/loves-park': lovesPark,
  'cities/byron': byron,
  'cities/rockton': rockton,
  'cities/edwardsville': edwardsville,
  'cities/madison': madison,
} as const;
