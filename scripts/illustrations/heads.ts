import type { P2 } from './camera.ts';
import { lit } from './mood.ts';
import { darken, lighten } from './palette.ts';
import { n1, smooth } from './paths.ts';
import type { Stage } from './stage.ts';
import { ellipse, path, stroke } from './svg.ts';

export type Face = 'plain' | 'beard' | 'glasses' | 'respirator' | 'away';

/** Path data from a template of heights of the figure around a point: letters stay, numbers scale. */
const around = ([x, y]: P2, k: number, d: string): string => {
  let axis = 0;
  return d.replace(/[A-Za-z]|-?[\d.]+/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      axis = 0;
      return part;
    }
    const value = Number(part) * 0.001 * k + (axis % 2 === 0 ? x : y);
    axis += 1;
    return `${n1(value)} `;
  });
};

/** Head seen from behind: nape, hair and both ears. */
const nape = (s: Stage, head: P2, k: number, skin: string): void => {
  ellipse(s, head[0] - k * 0.05, head[1] + k * 0.012, k * 0.011, k * 0.017, darken(skin, 0.12));
  ellipse(s, head[0] + k * 0.05, head[1] + k * 0.012, k * 0.011, k * 0.017, darken(skin, 0.22));
  path(
    s,
    around(head, k, 'M-48 -30 C-52 10 -40 44 -26 50 C-10 56 12 56 26 50 C42 42 52 8 48 -30 Z'),
    darken('#4b3626', 0.1),
  );
};

/** Head in profile with the few features that a figure of this size needs; hat drawn after it. */
const profile = (s: Stage, head: P2, k: number, skin: string, kind: Face): void => {
  const at = (d: string): string => around(head, k, d);
  const hair = '#43301f';
  path(
    s,
    at(
      'M-42 -40 C-56 -10 -50 28 -34 50 C-20 64 6 66 28 60 C40 56 43 48 41 40 C46 36 46 31 43 27 C47 23 47 18 44 14 C54 12 59 8 56 2 C52 -6 46 -12 46 -24 C46 -42 20 -56 -10 -54 C-26 -52 -36 -48 -42 -40 Z',
    ),
    skin,
  );
  path(s, at('M-50 -30 C-58 0 -52 24 -44 36 C-34 34 -26 22 -22 4 L-14 -22 Z'), hair);
  path(
    s,
    at('M-36 46 C-20 62 4 66 28 60 C36 57 41 52 41 46 C20 50 -6 44 -22 24 Z'),
    darken(skin, 0.24),
    'opacity=".7"',
  );
  if (kind === 'beard') {
    path(
      s,
      at(
        'M-30 14 C-40 34 -30 58 -6 68 C16 74 42 68 46 50 C49 40 48 32 42 28 C32 22 16 26 6 26 C-8 26 -14 16 -18 2 Z',
      ),
      hair,
    );
    path(s, at('M22 39 C30 36 38 36 44 38 C38 43 28 43 22 39 Z'), darken(skin, 0.3));
  } else {
    stroke(
      s,
      at('M24 36 C30 39 36 39 42 36'),
      darken(skin, 0.55),
      k * 0.006,
      'stroke-linecap="round"',
    );
  }
  ellipse(s, head[0] - k * 0.017, head[1] + k * 0.01, k * 0.012, k * 0.018, darken(skin, 0.1));
  stroke(
    s,
    at('M-22 4 C-14 2 -12 14 -18 20'),
    darken(skin, 0.4),
    k * 0.004,
    'stroke-linecap="round"',
  );
  stroke(s, at('M22 -17 C29 -22 37 -22 43 -17'), hair, k * 0.008, 'stroke-linecap="round"');
  ellipse(s, head[0] + k * 0.034, head[1] - k * 0.004, k * 0.0055, k * 0.008, '#1b2026');
  if (kind === 'glasses' || kind === 'respirator') {
    path(
      s,
      at('M18 -18 L48 -18 C52 -8 50 4 44 10 L26 10 C20 6 16 -6 18 -18 Z'),
      '#bfe0ee',
      'opacity=".6"',
    );
    stroke(
      s,
      at('M18 -18 L48 -18 C52 -8 50 4 44 10 L26 10 C20 6 16 -6 18 -18 Z'),
      '#27323d',
      k * 0.006,
    );
    stroke(s, at('M18 -12 L-22 -6'), '#27323d', k * 0.009);
    path(s, at('M25 -14 L31 -14 L26 4 L22 0 Z'), '#ffffff', 'opacity=".65"');
  }
  if (kind === 'respirator') {
    stroke(s, at('M10 30 L-44 14 M14 46 L-40 38'), '#27323d', k * 0.011);
    path(
      s,
      at('M10 18 C24 8 46 8 58 16 C66 28 64 48 52 58 C36 66 16 62 8 48 C4 38 4 28 10 18 Z'),
      lit(s.mood, '#5d6973', 0.75),
    );
    path(s, at('M34 12 C46 8 56 14 60 22 C64 34 60 50 50 58 C56 42 50 22 34 12 Z'), '#39434d');
    ellipse(s, head[0] + k * 0.026, head[1] + k * 0.044, k * 0.022, k * 0.024, '#b3261e');
    ellipse(
      s,
      head[0] + k * 0.026,
      head[1] + k * 0.044,
      k * 0.013,
      k * 0.014,
      lighten('#b3261e', 0.3),
    );
  }
};

/** Head of a figure large enough to need one. @param k height of the figure, user units */
export const headOf = (s: Stage, head: P2, k: number, skin: string, kind: Face): void => {
  if (kind === 'away') {
    nape(s, head, k, skin);
  } else {
    profile(s, head, k, skin, kind);
  }
};

/** Forearm with a closed hand: thumb and knuckles over what it holds. */
export const grip = (s: Stage, hand: P2, k: number, skin: string): void => {
  path(
    s,
    smooth([
      [hand[0] - k * 0.024, hand[1] - k * 0.022],
      [hand[0] + k * 0.016, hand[1] - k * 0.03],
      [hand[0] + k * 0.034, hand[1] - k * 0.006],
      [hand[0] + k * 0.026, hand[1] + k * 0.026],
      [hand[0] - k * 0.014, hand[1] + k * 0.03],
      [hand[0] - k * 0.032, hand[1] + k * 0.008],
    ]),
    skin,
  );
  const knuckles = around(hand, k, 'M6 -22 L20 -14 M8 -8 L26 -4 M8 6 L24 8');
  stroke(s, knuckles, darken(skin, 0.4), k * 0.004, 'stroke-linecap="round"');
};
