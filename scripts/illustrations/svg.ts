import { clipNear, type V3 } from './camera.ts';
import { n1, track, tracks } from './paths.ts';
import { draw, type Stage, shows } from './stage.ts';

/** Draws path data. */
export const path = (s: Stage, d: string, fill: string, extra = ''): void => {
  if (d === '') {
    return;
  }
  draw(s, `<path d="${d}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`);
};

/** Draws stroked path data. @param width in user units */
export const stroke = (s: Stage, d: string, color: string, width: number, extra = ''): void => {
  draw(
    s,
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(Math.max(0.3, width))}"${
      extra === '' ? '' : ` ${extra}`
    }/>`,
  );
};

export const rect = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): void => {
  path(s, `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`, fill, extra);
};

export const ellipse = (
  s: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): void => {
  draw(
    s,
    `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}" ${extra}/>`,
  );
};

/** Draws a polygon given in feet in the world. */
export const face = (s: Stage, points: readonly V3[], fill: string, extra = ''): void => {
  const inFront = clipNear(points);
  if (inFront.length > 2) {
    const points = inFront.map(s.cam.project);
    if (shows(s, points)) {
      // Wide canvases are seen reduced, so whole units are enough on them.
      path(s, tracks([points], true, s.width < 2000), fill, extra);
    }
  }
};

/** Draws a polyline given in feet in the world. @param width in user units */
export const wire = (
  s: Stage,
  points: readonly V3[],
  color: string,
  width: number,
  extra = '',
): void => {
  const line = points.map(s.cam.project);
  if (shows(s, line, width)) {
    stroke(s, track(line), color, width, extra);
  }
};
