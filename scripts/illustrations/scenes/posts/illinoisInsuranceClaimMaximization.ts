import { moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { n1 } from '../../paths.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { ellipse, path, rect, stroke } from '../../svg.ts';

/** What each print shows: torn shingles, hail bruises, a bent gutter. */
const damageInPhoto = {
  1: (s: Stage): void => {
    path(s, 'M110 118h60v12h14v24h-20v12h-60v-12h-14v-24h20z', '#2c2a28');
    path(s, 'M118 132h46v18h-46z', '#b08a55');
  },
  2: (s: Stage): void => {
    for (let i = 0; i < 18; i += 1) {
      ellipse(s, s.rng.range(30, 260), s.rng.range(104, 180), 6, 4, '#221f1c', 'opacity=".8"');
    }
    ellipse(s, 150, 140, 34, 28, 'none', 'stroke="#fbf8f1" stroke-width="4"');
  },
  3: (s: Stage): void => {
    rect(s, 14, 96, 262, 26, '#dcd8cd');
    path(s, 'M90 96h70l20 42l-30 6z', '#b9b4a6');
    rect(s, 14, 122, 262, 80, '#9fab95');
  },
} as const;

/** Draws posts/illinois-insurance-claim-maximization.svg. */
export const illinoisInsuranceClaimMaximization = (): string => {
  const s = createStage('posts/illinois-insurance-claim-maximization', {
    mood: moods.golden,
    cam: { eye: 30, horizon: 400, focal: 1250, cx: 800 },
  });
  rect(
    s,
    0,
    0,
    1600,
    900,
    ramp(s, [0, 0, 1600, 900], { 0: '#a9794a', 0.5: '#8f623a', 1: '#5f3f26' }),
  );
  for (let y = 0; y < 900; y += 150) {
    stroke(s, `M0 ${y}H1600`, '#4d3220', 3, 'opacity=".7"');
    for (let i = 0; i < 9; i += 1) {
      const gx = s.rng.range(-100, 1400);
      const gy = y + s.rng.range(16, 140);
      stroke(
        s,
        `M${n1(gx)} ${n1(gy)}q${n1(s.rng.range(80, 160))} ${n1(s.rng.range(-10, 10))} ${n1(s.rng.range(240, 420))} ${n1(s.rng.range(-4, 4))}`,
        '#5f3f26',
        1.6,
        'opacity=".45"',
      );
    }
  }
  const sheet = (
    x: number,
    y: number,
    w: number,
    h: number,
    a: number,
    fill: string,
    body: () => void,
  ): void => {
    s.out.push(`<g transform="translate(${x} ${y}) rotate(${a})">`);
    rect(s, 10, 14, w, h, '#1b120b', 'opacity=".38"');
    rect(s, 0, 0, w, h, fill);
    body();
    s.out.push('</g>');
  };
  // Roof plan: hip and valley lines at true 6-in-12 with dimension ticks.
  sheet(430, 150, 640, 470, -4, '#f2f5f2', () => {
    for (let i = 1; i < 16; i += 1) {
      stroke(s, `M${i * 40} 0V470M0 ${i * 30}H640`, '#c3d3d9', 1, 'opacity=".6"');
    }
    path(s, 'M90 110H430V40H560V250H550V370H90z', '#dfe6e8');
    stroke(s, 'M90 110H430V40H560V370H90z', '#14202b', 5);
    stroke(
      s,
      'M90 110L220 240L90 370M220 240H430M430 110L495 175V240L560 370M495 175V40M430 240L495 175',
      '#14202b',
      3,
    );
    stroke(s, 'M220 240H430', '#b3261e', 6);
    stroke(s, 'M90 405H560M90 395v20M560 395v20M50 110V370M40 110h20M40 370h20', '#4f6274', 2.4);
    for (const [x, y] of [
      [300, 170],
      [352, 190],
      [270, 310],
      [410, 320],
      [520, 130],
    ] as const) {
      ellipse(s, x, y, 15, 15, 'none', 'stroke="#b3261e" stroke-width="4"');
      stroke(s, `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, '#b3261e', 3);
    }
  });
  // Photos of the damage: small painted scenes.
  const photo = (x: number, y: number, a: number, kind: 1 | 2 | 3): void =>
    sheet(x, y, 290, 220, a, '#fbf8f1', () => {
      rect(s, 14, 14, 262, 176, ramp(s, [0, 14, 0, 190], { 0: '#6f8799', 1: '#b9c6c8' }));
      s.defs.push(`<clipPath id="ph${kind}"><path d="M14 14h262v176H14z"/></clipPath>`);
      s.out.push(`<g clip-path="url(#ph${kind})">`);
      path(s, 'M14 110L180 60L300 120V200H14z', '#77695a');
      for (let i = 0; i < 11; i += 1) {
        stroke(s, `M0 ${104 + i * 12}H300`, '#4f453a', 2, 'opacity=".8"');
        for (let k = 0; k < 9; k += 1) {
          stroke(s, `M${k * 34 + (i % 2) * 17} ${104 + i * 12}v12`, '#4f453a', 1.4, 'opacity=".7"');
        }
      }
      damageInPhoto[kind](s);
      s.out.push('</g>');
    });
  photo(90, 90, -9, 1);
  photo(150, 340, 6, 2);
  photo(60, 610, -5, 3);
  sheet(1120, 90, 360, 480, 6, '#fbf8f1', () => {
    rect(s, 28, 30, 150, 20, '#14202b');
    path(s, 'M270 46l34 -17l34 17v10h-68z', '#b3261e');
    for (let i = 0; i < 11; i += 1) {
      rect(s, 28, 86 + i * 32, [220, 190, 240, 170, 205][i % 5] ?? 200, 9, '#b9b2a4');
      rect(s, 292, 86 + i * 32, 40, 9, i % 3 === 0 ? '#b3261e' : '#8d98a1');
    }
    rect(s, 28, 440, 120, 3, '#14202b');
    stroke(s, 'M34 434q14 -26 24 -4t26 -8t34 2', '#33424f', 3);
  });
  // Tape measure, pencil, phone, coffee.
  ellipse(s, 1166, 748, 104, 30, '#1b120b', 'opacity=".4"');
  rect(
    s,
    1070,
    620,
    170,
    134,
    ramp(s, [1070, 620, 1240, 750], { 0: '#f4c878', 0.5: '#e8a33d', 1: '#a86f1c' }),
    'rx="26"',
  );
  ellipse(s, 1150, 688, 44, 44, '#14202b');
  ellipse(s, 1150, 688, 20, 20, '#e8a33d');
  rect(s, 700, 722, 380, 24, '#f6e3a6');
  rect(s, 692, 716, 12, 38, '#c9ced2');
  for (let i = 0; i < 46; i += 1) {
    rect(s, 708 + i * 8, 722, 1.6, i % 5 === 0 ? 16 : 9, '#14202b');
  }
  s.out.push('<g transform="translate(560 690) rotate(-24)">');
  rect(s, 6, 8, 300, 16, '#1b120b', 'opacity=".35"');
  rect(s, 0, 0, 270, 16, '#b3261e');
  rect(s, 0, 0, 270, 5, '#d65a50');
  path(s, 'M270 0l34 8l-34 8z', '#e6c79a');
  path(s, 'M294 5.6l10 2.4l-10 2.4z', '#14202b');
  rect(s, -22, 0, 22, 16, '#c98a8a');
  s.out.push('</g>');
  ellipse(s, 1430, 752, 104, 100, '#1b120b', 'opacity=".35"');
  ellipse(s, 1418, 734, 100, 98, '#f1ede4');
  ellipse(s, 1418, 734, 82, 80, '#d3ccbe');
  ellipse(s, 1418, 734, 74, 72, '#3b261a');
  path(s, 'M1360 700a74 72 0 0 1 60 -36a60 60 0 0 0 -60 36z', '#8a6a48', 'opacity=".8"');
  stroke(s, 'M1504 690q60 10 44 62t-58 40', '#f1ede4', 18);
  rect(
    s,
    0,
    0,
    1600,
    900,
    ramp(s, [0, 0, 1600, 900], { 0: ['#ffe9c0', 0.28], 0.5: ['#ffe9c0', 0], 1: ['#0d1420', 0.42] }),
  );
  return finish(s);
};
