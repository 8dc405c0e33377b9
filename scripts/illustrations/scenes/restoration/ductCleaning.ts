import { cutaway, trunk } from '../../ducts.ts';
import { moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { n1 } from '../../paths.ts';
import { figure } from '../../people.ts';
import { glaze } from '../../sky.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';

/** Floor joists and subfloor above, block wall below. */
const basement = (s: Stage): void => {
  rect(s, 0, 0, 1600, 64, ramp(s, [0, 0, 0, 64], { 0: '#c99f6a', 1: '#a67c4d' }));
  rect(s, 0, 64, 1600, 10, '#6b4c2c');
  for (let x = 40; x < 1600; x += 200) {
    rect(s, x, 74, 46, 150, ramp(s, [x, 0, x + 46, 0], { 0: '#c99d66', 1: '#9a7245' }));
    rect(s, x + 46, 74, 14, 150, '#1b2338', 'opacity=".18"');
    stroke(s, `M${x + 10} 90v120M${x + 26} 84v134`, '#7d5a34', 1.4, 'opacity=".5"');
  }
  rect(s, 0, 224, 1600, 14, '#1b2338', 'opacity=".16"');
  for (let y = 240; y < 900; y += 66) {
    stroke(s, `M0 ${y}H1600`, '#a39780', 2, 'opacity=".6"');
    for (let x = (y % 132) - 60; x < 1600; x += 170) {
      stroke(s, `M${x} ${y}v66`, '#a39780', 2, 'opacity=".5"');
    }
  }
};

/** Rotary brush on its cable, entering from the access port at the right. */
const brush = (s: Stage): void => {
  stroke(
    s,
    'M812 462C1000 470 1130 440 1290 452S1392 640 1372 760',
    '#1d2329',
    20,
    'stroke-linecap="round"',
  );
  stroke(
    s,
    'M812 458C1000 466 1130 436 1290 448S1388 640 1368 760',
    '#5a646d',
    5,
    'stroke-linecap="round" opacity=".9"',
  );
  for (let k = 0; k < 4; k += 1) {
    const bx = 700 + k * 36;
    let bristles = '';
    for (let i = 0; i < 46; i += 1) {
      const a = (i / 46) * Math.PI * 2;
      const r = 96 + s.rng.range(-8, 8);
      bristles += `M${bx} 462l${n1(Math.cos(a) * 26)} ${n1(Math.sin(a) * r)}`;
    }
    stroke(
      s,
      bristles,
      ['#7d1d17', '#b3261e', '#c9463c', '#8c1d17'][k] ?? '#b3261e',
      3.4,
      'stroke-linecap="round"',
    );
  }
  rect(s, 690, 452, 134, 22, ramp(s, [0, 452, 0, 474], { 0: '#c9d2d7', 1: '#4a555f' }));
};

/** Branch ducts up to the floor registers. */
const branches = (s: Stage): void => {
  for (const [x, dust] of [
    [300, true],
    [1010, false],
  ] as const) {
    path(
      s,
      `M${x} 300V150q0 -30 30 -30h60q30 0 30 30V300z`,
      ramp(s, [x, 0, x + 120, 0], { 0: '#eef2f3', 0.35: '#b4bec5', 1: '#6d7a85' }),
    );
    rect(s, x + 8, 54, 104, 12, '#39434d');
    for (let i = 0; i < 8; i += 1) {
      rect(s, x + 14 + i * 12, 50, 6, 12, '#8d98a1');
    }
    for (let y = 170; y < 300; y += 30) {
      stroke(s, `M${x} ${y}q60 12 120 0`, '#66737e', 2, 'opacity=".7"');
    }
    if (dust) {
      for (let i = 0; i < 26; i += 1) {
        ellipse(
          s,
          x + s.rng.range(-10, 130),
          s.rng.range(8, 50),
          s.rng.range(1, 4),
          s.rng.range(1, 3),
          '#6e5f4d',
          'opacity=".6"',
        );
      }
    }
  }
};

/** Vacuum collector with its wide hose. */
const collector = (s: Stage): void => {
  stroke(s, 'M250 600C230 700 300 700 330 716', '#2b333b', 66, 'stroke-linecap="round"');
  stroke(s, 'M250 600C230 700 300 700 330 716', '#515c66', 60, 'stroke-dasharray="5 9"');
  rect(s, 216, 572, 70, 40, '#b3261e');
  ellipse(s, 470, 872, 260, 22, '#1b2338', 'opacity=".35"');
  rect(
    s,
    310,
    640,
    320,
    220,
    ramp(s, [310, 0, 630, 0], { 0: '#c9463c', 0.3: '#b3261e', 1: '#6f1510' }),
    'rx="10"',
  );
  rect(s, 310, 640, 320, 16, '#e0675d', 'opacity=".7"');
  rect(s, 460, 680, 140, 90, '#33242a');
  for (let i = 0; i < 7; i += 1) {
    rect(s, 470, 690 + i * 11, 120, 4, '#8c5a55');
  }
  ellipse(s, 380, 720, 42, 42, '#2b333b');
  ellipse(s, 380, 720, 30, 30, '#11161b');
  ellipse(s, 370, 866, 26, 26, '#14191e');
  ellipse(s, 570, 866, 26, 26, '#14191e');
  ellipse(s, 370, 866, 10, 10, '#8d98a1');
  ellipse(s, 570, 866, 10, 10, '#8d98a1');
};

/** Draws restoration/duct-cleaning.svg. */
export const ductCleaning = (): string => {
  const s = createStage('restoration/duct-cleaning', { mood: moods.clear });
  rect(s, 0, 0, 1600, 900, ramp(s, [0, 0, 1600, 900], { 0: '#e9e0cf', 1: '#bcae97' }));
  basement(s);
  trunk(s);
  cutaway(s);
  brush(s);
  branches(s);
  collector(s);
  figure(s, 1300, 876, 400, {
    pose: 'push',
    shirt: '#33424f',
    hat: '#b3261e',
    harness: false,
    face: 'respirator',
  });
  glaze(s);
  return finish(s);
};
