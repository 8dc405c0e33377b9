import type { V3 } from './camera.ts';
import { lit } from './mood.ts';
import { ramp } from './paint.ts';
import { barnRed, darken, lighten } from './palette.ts';
import { n1 } from './paths.ts';
import { draw, type Stage } from './stage.ts';

type Paint = {
  readonly color?: string;
  readonly flip?: boolean;
  readonly rack?: boolean;
  readonly kind?: 'pickup' | 'van' | 'car';
};

const wheel = (s: Stage, x: number): string => {
  const rim = lit(s.mood, '#b9c0c4', 0.8);
  return `<circle cx="${x}" cy="-1.3" r="1.35" fill="#1a1f25"/><circle cx="${x}" cy="-1.3" r=".8" fill="${rim}"/><circle cx="${x}" cy="-1.3" r=".55" fill="${darken(rim, 0.3)}"/><circle cx="${x}" cy="-1.3" r=".22" fill="${rim}"/>`;
};

type Tones = Readonly<Record<'fill' | 'glass' | 'shine' | 'red' | 'lo', string>>;

const bodies: Readonly<Record<NonNullable<Paint['kind']>, (t: Tones) => readonly string[]>> = {
  pickup: ({ fill, glass, shine, red, lo }) => [
    `<path d="M-10-2.2V-5.2L-9.6-5.4H-2.2L-1.6-8Q-1.3-8.5-.6-8.5H2.6Q3.4-8.5 3.9-7.9L5.7-5.5L9-5Q9.8-4.8 9.9-4L10-2.2Q10-1.6 9.4-1.6H-9.4Q-10-1.6-10-2.2Z" fill="${fill}"/>`,
    `<path d="M-1.5-5.6L-1-7.7Q-.9-7.9-.6-7.9H.9V-5.6Z M1.4-5.6V-7.9H2.5Q3-7.9 3.3-7.5L4.7-5.6Z" fill="${glass}"/>`,
    `<path d="M-1-5.6L.2-7.9H.8L-.4-5.6ZM2.2-5.6L3-7.8L3.4-7.3L2.8-5.6Z" fill="${shine}" opacity=".6"/>`,
    `<path d="M-10-5.2H-2.2V-4.9H-10ZM-10-3.4H10V-2.9H-10Z" fill="${lo}" opacity=".55"/>`,
    `<path d="M-8.6-4.7L-6-3.4L-3.4-4.7V-4L-6-2.7L-8.6-4Z" transform="translate(0 -.1) scale(1 -1) translate(0 7.6)" fill="${red}"/>`,
    `<path d="M1.1-5.5V-2.4M-2.1-5.3V-2.4" stroke="${lo}" stroke-width=".12"/><path d="M9.2-4.6h.7v.7h-.7z" fill="#ffe9b8"/><path d="M-10-4.6h.35v1h-.35z" fill="${red}"/>`,
    `<path d="M-8.7-1.4a1.75 1.75 0 0 1 3.5 0ZM4.5-1.4a1.75 1.75 0 0 1 3.5 0Z" fill="#151a20"/>`,
  ],
  van: ({ fill, glass, shine, red, lo }) => [
    `<path d="M-10-2.2V-9Q-10-9.8-9.2-9.8H3Q4-9.8 4.8-9L7.6-5.8L9.4-5.2Q10-5 10-4.2V-2.2Q10-1.6 9.4-1.6H-9.4Q-10-1.6-10-2.2Z" fill="${fill}"/>`,
    `<path d="M2.4-5.8V-9H3.2Q3.8-9 4.2-8.5L6.4-5.8Z" fill="${glass}"/><path d="M3.2-5.8L3.8-8.6L4.6-7.8L4.2-5.8Z" fill="${shine}" opacity=".6"/>`,
    `<path d="M-8.6-5.1L-4-7.4L.6-5.1V-4.3L-4-6.6L-8.6-4.3Z" fill="${red}"/>`,
    `<path d="M-10-3.3H10V-2.8H-10Z" fill="${lo}" opacity=".5"/><path d="M1.8-9.4V-2.4M-3.6-3.9V-2.4" stroke="${lo}" stroke-width=".12"/>`,
    `<path d="M9.3-4.8h.7v.8h-.7z" fill="#ffe9b8"/><path d="M-10-5.4h.35v1.4h-.35z" fill="${red}"/>`,
    `<path d="M-8.7-1.4a1.75 1.75 0 0 1 3.5 0ZM4.5-1.4a1.75 1.75 0 0 1 3.5 0Z" fill="#151a20"/>`,
  ],
  car: ({ fill, glass, lo }) => [
    `<path d="M-8-1.8V-3.6Q-7.8-4.2-7-4.3L-5-4.6L-3.2-6Q-2.6-6.4-1.8-6.4H1.6Q2.4-6.4 3-6L5-4.5L7.6-4Q8.2-3.8 8.2-3.2V-1.8Q8.2-1.4 7.8-1.4H-7.6Q-8-1.4-8-1.8Z" fill="${fill}"/>`,
    `<path d="M-4-4.5L-2.7-5.6Q-2.4-5.8-2-5.8H-.4V-4.5ZM.1-4.5V-5.8H1.5Q2-5.8 2.4-5.5L3.8-4.5Z" fill="${glass}"/>`,
    `<path d="M-8-3H8.2V-2.6H-8Z" fill="${lo}" opacity=".5"/>`,
    `<path d="M-6.9-1.3a1.6 1.6 0 0 1 3.2 0ZM3.7-1.3a1.6 1.6 0 0 1 3.2 0Z" fill="#151a20"/>`,
  ],
};

/** Ladder rack over the bed or roof, with its ladder. */
const rack = (s: Stage, kind: 'pickup' | 'van'): void => {
  const z = kind === 'van' ? -10.6 : -9.4;
  const steel = lit(s.mood, '#39434d', 0.5);
  const alu = lit(s.mood, '#d3d8da', 0.9);
  draw(
    s,
    `<path d="M-9.4 ${kind === 'van' ? -9.7 : -5.3}V${z}M${kind === 'van' ? 2 : -2.6} ${kind === 'van' ? -9.7 : -5.3}V${z}${kind === 'van' ? '' : `M3 -8.3V${z}`}M-10 ${z}H4" stroke="${steel}" stroke-width=".3" fill="none"/>`,
    `<path d="M-11 ${z - 0.35}H7M-11 ${z - 1}H7" stroke="${alu}" stroke-width=".28"/>`,
    `<path d="M-10 ${z - 1}v.6M-8.5 ${z - 1}v.6M-7 ${z - 1}v.6M-5.5 ${z - 1}v.6M-4 ${z - 1}v.6M-2.5 ${z - 1}v.6M-1 ${z - 1}v.6M.5 ${z - 1}v.6M2 ${z - 1}v.6M3.5 ${z - 1}v.6M5 ${z - 1}v.6M6.5 ${z - 1}v.6" stroke="${darken(alu, 0.25)}" stroke-width=".2"/>`,
  );
};

/** Work truck, van or car in side view, standing on the ground at a world point (feet). */
export const vehicle = (s: Stage, at: V3, o: Paint = {}): void => {
  const [x, y] = s.cam.project(at);
  const k = s.cam.scale(at);
  const c = lit(s.mood, o.color ?? '#f1ede4', 0.85);
  const [hi, lo] = [lighten(c, 0.35), darken(c, 0.3)];
  const glass = lit(s.mood, '#41566a', 0.7);
  const shine = lit(s.mood, '#c9dbe4', 0.9);
  const red = lit(s.mood, barnRed, 0.8);
  const fill = ramp(s, [0, -8, 0, -1], { 0: hi, 0.45: c, 0.55: darken(c, 0.1), 1: lo });
  const kind = o.kind ?? 'pickup';
  draw(
    s,
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${(o.flip === true ? -k : k).toFixed(2)} ${k.toFixed(2)})">`,
  );
  draw(s, '<ellipse cx="1" cy="-.1" rx="11.5" ry=".75" fill="#10182a" opacity=".42"/>');
  draw(s, ...bodies[kind]({ fill, glass, shine, red, lo }));
  draw(
    s,
    kind === 'car' ? `${wheel(s, -5.3)}${wheel(s, 5.3)}` : `${wheel(s, -6.95)}${wheel(s, 6.25)}`,
  );
  if (o.rack !== false && kind !== 'car') {
    rack(s, kind);
  }
  draw(s, '</g>');
};
