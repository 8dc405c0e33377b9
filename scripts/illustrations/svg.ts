import { clipNear, type P2, type V3 } from './camera.ts';
import { draw, type Stage } from './stage.ts';

/** Number with one decimal, the precision of every coordinate. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

const tenth = (n: number): string => String(n / 10).replace(/^(-?)0\./, '$1.');

/** Numbers in tenths as the shortest path data. */
const pack = (tenths: readonly number[]): string =>
  tenths.map((n, i) => `${i > 0 && n >= 0 ? ' ' : ''}${tenth(n)}`).join('');

/**
 * Path data of many polylines in relative steps, to keep files small.
 * @param fine false rounds to whole units, enough for large rough texture
 */
export const tracks = (
  lines: ReadonlyArray<readonly P2[]>, closed = false, fine = true,
): string => {
  const snap = (v: number): number => (fine ? Math.round(v * 10) : Math.round(v) * 10);
  let px = 0;
  let py = 0;
  let out = '';
  for (const line of lines) {
    const steps: number[] = [];
    const [sx, sy] = [snap(line[0]?.[0] ?? 0), snap(line[0]?.[1] ?? 0)];
    out += out === '' ? `M${pack([sx, sy])}` : `m${pack([sx - px, sy - py])}`;
    [px, py] = [sx, sy];
    for (const [x, y] of line.slice(1)) {
      const [rx, ry] = [snap(x), snap(y)];
      steps.push(rx - px, ry - py);
      [px, py] = [rx, ry];
    }
    out += `l${pack(steps)}`;
    if (closed) {
      out += 'z';
      [px, py] = [sx, sy];
    }
  }
  return out;
};

/** Path data of a closed polygon. */
export const ring = (points: readonly P2[]): string => tracks([points], true);

/** Path data of an open polyline. */
export const track = (points: readonly P2[]): string => tracks([points]);

/** Closed outline of small outward bumps through points around a centre. @param r radius of a bump */
export const scallops = (points: readonly P2[], centre: P2, r: number): string => {
  const fine = r > 5 ? 1 : 10;
  const round = (v: number): number => (Math.round(v * fine) * 10) / fine;
  const steps = [...points, ...points.slice(0, 1)].map(([x, y]) => [round(x), round(y)] as const);
  const [start] = steps;
  let [px, py] = start ?? [0, 0];
  const bumps: number[] = [];
  for (const [x, y] of steps.slice(1)) {
    const [mx, my] = [(x + px) / 2, (y + py) / 2];
    const [ox, oy] = [mx / 10 - centre[0], my / 10 - centre[1]];
    const push = (r * 1.25) / Math.max(0.1, Math.hypot(ox, oy));
    bumps.push(round(mx / 10 + ox * push) - px, round(my / 10 + oy * push) - py, x - px, y - py);
    [px, py] = [x, y];
  }
  return `M${pack([px, py])}q${pack(bumps)}z`;
};

/** Smooth closed outline through points (quadratic, through the midpoints). */
export const smooth = (points: readonly P2[], closed = true): string => {
  const mid = (a: P2, b: P2): P2 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return '';
  }
  const start = closed ? mid(last, first) : first;
  const parts = points.map((p, i) => {
    const m = mid(p, points[(i + 1) % points.length] ?? p);
    const to = !closed && i === points.length - 1 ? p : m;
    return `Q${n1(p[0])} ${n1(p[1])} ${n1(to[0])} ${n1(to[1])}`;
  });
  return `M${n1(start[0])} ${n1(start[1])}${parts.join('')}${closed ? 'Z' : ''}`;
};

/** Draws path data. */
export const path = (s: Stage, d: string, fill: string, extra = ''): void => {
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
  s: Stage, x: number, y: number, w: number, h: number, fill: string, extra = '',
): void => {
  path(s, `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`, fill, extra);
};

export const ellipse = (
  s: Stage, x: number, y: number, rx: number, ry: number, fill: string, extra = '',
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
    path(s, ring(inFront.map(s.cam.project)), fill, extra);
  }
};

/** Draws a polyline given in feet in the world. @param width in user units */
export const wire = (
  s: Stage, points: readonly V3[], color: string, width: number, extra = '',
): void => {
  stroke(s, track(points.map(s.cam.project)), color, width, extra);
};

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${n1(offset * 100)}%" stop-color="${color}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');

/** Registers a linear gradient between two canvas points and gives its fill value. */
export const linear = (s: Stage, a: P2, b: P2, stops: readonly Stop[]): string => {
  const id = `g${s.defs.length}`;
  s.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(a[0])}" y1="${n1(a[1])}" ` +
      `x2="${n1(b[0])}" y2="${n1(b[1])}">${stopsOf(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** Registers a radial gradient and gives its fill value. @param r radius in user units */
export const radial = (s: Stage, c: P2, r: number, stops: readonly Stop[]): string => {
  const id = `g${s.defs.length}`;
  s.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(c[0])}" cy="${n1(c[1])}" ` +
      `r="${n1(r)}">${stopsOf(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
};

/** Registers a clip path and gives the attribute to put on a group. */
export const clipTo = (s: Stage, d: string): string => {
  const id = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `clip-path="url(#${id})"`;
};
