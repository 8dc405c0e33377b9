import { createRng, type Rng } from '../random.ts';
import { type Camera, type CameraOptions, createCamera, type P2 } from './camera.ts';
import type { Mood } from './mood.ts';
import { shareStops } from './shareStops.ts';

/** Drawing context: what has been drawn so far, with the camera and light it is drawn under. */
export type Stage = {
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly cam: Camera;
  readonly rng: Rng;
  readonly out: string[];
  readonly defs: string[];
};

export type StageOptions = {
  readonly mood: Mood;
  readonly width?: number;
  readonly height?: number;
  readonly cam?: Partial<CameraOptions>;
};

/**
 * Starts a drawing.
 * @param name seeds the random source
 * @param options size in SVG user units (1600 x 900 unless given), mood and camera
 */
export const createStage = (name: string, options: StageOptions): Stage => {
  const width = options.width ?? 1600;
  const height = options.height ?? 900;
  const cam = createCamera({
    eye: 14,
    focal: width * 0.72,
    cx: width / 2,
    horizon: height * 0.52,
    ...options.cam,
  });
  return { width, height, mood: options.mood, cam, rng: createRng(name), out: [], defs: [] };
};

/** Whether any part of a shape's bounds can show on the canvas. @param pad stroke, user units */
export const shows = (s: Stage, points: readonly P2[], pad = 4): boolean => {
  let [left, right, top, foot] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    foot = Math.max(foot, y);
  }
  return right > -pad && left < s.width + pad && foot > -pad && top < s.height + pad;
};

export const draw = (s: Stage, ...markup: readonly string[]): void => {
  s.out.push(...markup);
};

/** Draws what the callback draws inside a group with the given attributes. */
export const group = (s: Stage, attributes: string, body: () => void): void => {
  draw(s, `<g ${attributes}>`);
  body();
  draw(s, '</g>');
};

/** Closes the drawing and gives the SVG text. */
export const finish = (s: Stage): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s.width} ${s.height}"`,
    ` width="${s.width}" height="${s.height}">`,
    `<defs>${shareStops(s.defs)}`,
    `<clipPath id="frame"><path d="M0 0H${s.width}V${s.height}H0Z"/></clipPath></defs>`,
    `<g clip-path="url(#frame)">\n${s.out.join('\n')}\n</g></svg>\n`,
  ].join('');
