import { cumulus, stratus } from '../../clouds.ts';
import { moods } from '../../mood.ts';
import { ramp } from '../../paint.ts';
import { barnRed, ink, mix } from '../../palette.ts';
import { n1, smooth } from '../../paths.ts';
import { createStage, finish, type Stage } from '../../stage.ts';
import { path, rect, stroke } from '../../svg.ts';

/** Canvas y on either slope of the great gable, apex at 600, 150. @param dy distance below it */
const slope = (x: number, dy: number): number => 150 + Math.abs(x - 600) * 0.5 + dy;

/** One course of shingles on one side. @param i course from the ridge  @param side -1 left, 1 right */
const course = (s: Stage, i: number, side: -1 | 1): void => {
  const dy = 70 + i * 52;
  const tones = ['#4c5e6d', '#2c3a46', '#3d4d5b'] as const;
  const tiles: [string, string, string] = ['', '', ''];
  for (let u = 1.5; u < 640; ) {
    const w = u < 2 ? 26 + (i % 3) * 20 : s.rng.range(44, 92);
    const [x0, x1] = [600 + side * u, 600 + side * Math.min(640, u + w - 3)];
    const [y0, y1] = [slope(x0, dy), slope(x1, dy)];
    const kind = ([0, 1, 2, 2] as const)[Math.floor(s.rng.next() * 3.4)] ?? 2;
    tiles[kind] += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}v46L${n1(x0)} ${n1(y0 + 46)}z`;
    u += w;
  }
  for (const [k, tone] of tones.entries()) {
    path(s, tiles[k] ?? '', tone);
  }
};

/** Draws share/default.svg. */
export const shareDefault = (): string => {
  const s = createStage('share/default', {
    mood: moods.golden,
    width: 1200,
    height: 630,
    cam: { eye: 20, horizon: 400, focal: 900, cx: 600 },
  });
  rect(
    s,
    0,
    0,
    1200,
    630,
    ramp(s, [0, 0, 120, 560], { 0: '#22384f', 0.45: '#6f8499', 0.78: '#e6b27c', 1: '#f9dfb4' }),
  );
  stratus(s, 60, 330, 14, '#fbe3c2', 0.45);
  cumulus(s, 250, 190, 420, 80, 0.9);
  cumulus(s, 1010, 250, 380, 64, 0.9);
  // The roof is the mark itself: one great 6-in-12 gable, apex in the middle.
  const hills = 'M0 470Q200 420 420 452T860 440T1200 460V640H0z';
  path(s, hills, '#8a7d5f', 'opacity=".6"');
  for (const [x, k] of [
    [70, 60],
    [150, 44],
    [1100, 62],
    [1020, 46],
    [1170, 50],
  ] as const) {
    path(
      s,
      smooth(
        Array.from(
          { length: 9 },
          (_, i) =>
            [
              x + Math.cos(i * 0.7) * k * s.rng.range(0.8, 1.1),
              440 + Math.sin(i * 0.7) * k * 0.9 * s.rng.range(0.8, 1.1),
            ] as const,
        ),
      ),
      mix('#4f5531', '#2c3a2a', s.rng.next()),
    );
  }
  path(s, 'M818 300V108h62v200z', '#a9604a');
  path(s, 'M880 300V108h40v220z', '#6f3a2b');
  path(s, 'M806 90h78v20h-78z', '#e6dac4');
  path(s, 'M884 90h48v20h-48z', '#a2957f');
  rect(s, 846, 64, 26, 26, '#a4583f');
  rect(s, 872, 64, 14, 26, '#6f3a2b');
  for (let y = 122; y < 300; y += 13) {
    stroke(
      s,
      `M818 ${y}h102M${818 + (y % 2) * 14 + 16} ${y}v13M${856 + (y % 2) * 10} ${y}v13M900 ${y}v13`,
      '#e0b59f',
      1.3,
      'opacity=".3"',
    );
  }
  path(
    s,
    `M-10 ${slope(-10, 0)}L600 150L1210 ${slope(1210, 0)}V640H-10z`,
    ramp(s, [0, 150, 0, 640], { 0: '#33424f', 1: ink }),
  );
  // Courses under the ridge line follow both slopes.
  for (let i = 0; i < 11; i += 1) {
    course(s, i, -1);
    course(s, i, 1);
  }
  rect(
    s,
    0,
    0,
    1200,
    630,
    ramp(s, [0, 150, 1200, 630], {
      0: ['#fbe3c2', 0.16],
      0.5: ['#fbe3c2', 0],
      1: ['#0b1119', 0.5],
    }),
    'opacity=".9"',
  );
  path(
    s,
    `M-20 ${slope(-20, 52)}L600 202L1220 ${slope(1220, 52)}V${slope(1220, -8)}L600 142L-20 ${slope(-20, -8)}z`,
    ramp(s, [0, 0, 1200, 0], { 0: '#c9382e', 0.5: barnRed, 0.501: '#9c2018', 1: '#7d1811' }),
  );
  path(
    s,
    `M-20 ${slope(-20, -2)}L600 148L1220 ${slope(1220, -2)}V${slope(1220, -8)}L600 142L-20 ${slope(-20, -8)}z`,
    '#e8897f',
    'opacity=".7"',
  );
  path(
    s,
    `M-20 ${slope(-20, 66)}L600 216L1220 ${slope(1220, 66)}V${slope(1220, 52)}L600 202L-20 ${slope(-20, 52)}z`,
    '#0b1119',
    'opacity=".35"',
  );
  return finish(s);
};
