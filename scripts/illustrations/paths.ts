import type { P2 } from './camera.ts';

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
  lines: ReadonlyArray<readonly P2[]>,
  closed = false,
  fine = true,
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
  if (r < 2.2) {
    // Too small for its bumps to be seen.
    return ring(points);
  }
  const fine = r > 2.6 ? 1 : 10;
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
