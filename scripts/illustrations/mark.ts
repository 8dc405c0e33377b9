import type { P2 } from './camera.ts';
import { barnRed, barnRedDark, darken, ink, lighten, paper, sun } from './palette.ts';
import { n1, smooth } from './paths.ts';
import { draw, type Stage } from './stage.ts';
import { ellipse, path } from './svg.ts';

/**
 * Path data of the logo mark in its own 64 x 64 square: a 6-in-12 ridge line and two courses below.
 * Kept as filled bars so that it holds up at 16 px.
 */
const markPath = [
  'M32 13L62 28V36.5L32 21.5L2 36.5V28Z',
  'M32 27L44.5 33.25V39.5L32 33.25L19.5 39.5V33.25ZM16.5 34.75V41L4 47.25V41ZM47.5 34.75L60 41V47.25L47.5 41Z',
  'M30.5 39.75V46L18 52.25V46ZM33.5 39.75L46 46V52.25L33.5 46ZM15 47.5V53.75L9 56.75V50.5ZM49 47.5L55 50.5V56.75L49 53.75Z',
] as const;

/** The mark as a drawing of its own, barn red on transparent. */
export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${barnRed}" d="${markPath.join('')}"/></svg>\n`;

/** Draws the mark on a stage. @param size side of its square, user units */
export const mark = (
  s: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  courses = color,
): void => {
  draw(
    s,
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${(size / 64).toFixed(3)})">`,
    `<path d="${markPath[0]}" fill="${color}"/><path d="${markPath[1]}${markPath[2]}" fill="${courses}"/></g>`,
  );
};

/** Certificate seal with the mark, ribbons and a scalloped rim. @param r radius */
export const seal = (s: Stage, x: number, y: number, r: number): void => {
  const rim: P2[] = Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * Math.PI * 2;
    const k = i % 2 === 0 ? r : r * 0.92;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });
  for (const [k, tone] of [
    [-1, barnRed],
    [1, barnRedDark],
  ] as const) {
    path(
      s,
      `M${n1(x + k * r * 0.12)} ${n1(y + r * 0.6)}L${n1(x + k * r * 0.75)} ${n1(y + r * 0.5)}L${n1(x + k * r * 0.92)} ${n1(y + r * 1.62)}L${n1(x + k * r * 0.58)} ${n1(y + r * 1.44)}L${n1(x + k * r * 0.3)} ${n1(y + r * 1.7)}z`,
      tone,
    );
  }
  ellipse(s, x + r * 0.06, y + r * 0.1, r, r, '#10182a', 'opacity=".3"');
  path(s, smooth(rim), sun);
  ellipse(s, x, y, r * 0.84, r * 0.84, darken(sun, 0.3));
  ellipse(s, x - r * 0.012, y - r * 0.012, r * 0.81, r * 0.81, lighten(sun, 0.25));
  ellipse(s, x, y, r * 0.72, r * 0.72, ink);
  ellipse(s, x, y, r * 0.67, r * 0.67, 'none', `stroke="${sun}" stroke-width="${n1(r * 0.02)}"`);
  mark(s, x - r * 0.48, y - r * 0.52, r * 0.96, paper, sun);
};
