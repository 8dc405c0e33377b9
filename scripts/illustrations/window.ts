import { lit } from './mood.ts';
import type { Opening } from './opening.ts';
import { linear } from './paint.ts';
import { darken, lighten, wall } from './palette.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { boxOn, grain, linesOn, polyOn } from './planeDraw.ts';
import { uvs } from './points.ts';
import type { Stage } from './stage.ts';

export const glass = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const top = s.cam.project(p.at(u, v + h));
  const low = s.cam.project(p.at(u + w * 0.4, v));
  const skyTone = s.mood.sky[Math.min(2, s.mood.sky.length - 1)] ?? '#9fb6c4';
  const deep = lit(s.mood, '#2c3d4c', 0.6);
  const stops =
    o.glow === true
      ? ([
          [0, '#ffe0a0'],
          [0.6, '#f2b45c'],
          [1, '#c47f3c'],
        ] as const)
      : ([
          [0, lighten(skyTone, 0.1)],
          [0.42, darken(skyTone, 0.45)],
          [1, deep],
        ] as const);
  boxOn(s, p, u, v, w, h, linear(s, top, low, stops));
  const [gu] = grain(s, p, u, v);
  if (gu * w < 24) {
    return;
  }
  // Curtains inside, then the slanted glint that makes flat glass read as glass.
  const cloth = o.glow === true ? '#fff0cf' : '#dfe5e6';
  polyOn(s, p, uvs(u, v, u, v + h, u + w * 0.24, v + h, u + w * 0.13, v), cloth, 'opacity=".3"');
  polyOn(
    s,
    p,
    uvs(u + w, v, u + w, v + h, u + w * 0.76, v + h, u + w * 0.87, v),
    cloth,
    'opacity=".24"',
  );
  polyOn(
    s,
    p,
    uvs(u + w * 0.3, v, u + w * 0.5, v, u + w * 0.86, v + h, u + w * 0.6, v + h),
    '#ffffff',
    'opacity=".17"',
  );
};

export const windowOn = (s: Stage, p: Plane, o: Opening): void => {
  const { u, v, w, h } = o;
  const trim = shadeOn(s, p, o.trim ?? wall.white);
  const [coarse] = grain(s, p, u, v);
  if (coarse * w < 20) {
    // Far away only the frame and the dark pane read.
    boxOn(s, p, u - 0.25, v - 0.25, w + 0.5, h + 0.5, trim);
    boxOn(s, p, u, v, w, h, lit(s.mood, '#4d6274', 0.6));
    return;
  }
  if (o.shutters !== undefined) {
    const tone = shadeOn(s, p, o.shutters);
    const [gs] = grain(s, p, u, v);
    for (const at of [u - 0.35 - w * 0.42, u + w + 0.35]) {
      boxOn(s, p, at, v, w * 0.42, h, tone);
      const slats = Array.from({ length: 7 }, (_, i): Uv[] =>
        uvs(at + 0.12, v + (h * (i + 0.6)) / 7, at + w * 0.42 - 0.12, v + (h * (i + 0.6)) / 7),
      );
      linesOn(s, p, gs > 9 ? slats : [], darken(tone, 0.4), 0.9);
    }
  }
  boxOn(s, p, u - 0.3, v - 0.3, w + 0.6, h + 0.65, trim);
  boxOn(s, p, u - 0.3, v + h + 0.05, w + 0.6, 0.3, lighten(trim, 0.3));
  glass(s, p, o);
  boxOn(s, p, u, v + h - 0.28, w, 0.28, '#1b2338', 'opacity=".35"');
  const [gu] = grain(s, p, u, v);
  const [across, up] = o.panes ?? [2, 2];
  const bars: Uv[][] = [];
  for (let i = 1; i < across; i += 1) {
    bars.push(uvs(u + (w * i) / across, v, u + (w * i) / across, v + h));
  }
  for (let i = 1; i < up; i += 1) {
    bars.push(uvs(u, v + (h * i) / up, u + w, v + (h * i) / up));
  }
  linesOn(s, p, bars, trim, Math.max(0.8, gu * 0.14));
  boxOn(s, p, u - 0.45, v - 0.5, w + 0.9, 0.28, lighten(trim, 0.25));
  boxOn(s, p, u - 0.4, v - 0.85, w + 0.8, 0.35, '#1b2338', 'opacity=".2"');
};
