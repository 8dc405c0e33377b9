import type { P2, V3 } from './camera.ts';
import { limb, tools } from './handTools.ts';
import { type Face, grip, headOf } from './heads.ts';
import type { Joints } from './joints.ts';
import { lit } from './mood.ts';
import { darken, lighten } from './palette.ts';
import { n1, smooth } from './paths.ts';
import { type Pose, poses } from './poses.ts';
import { draw, type Stage } from './stage.ts';
import { ellipse, path } from './svg.ts';

export type Worker = {
  readonly pose: Pose;
  readonly shirt?: string;
  readonly trousers?: string;
  readonly hat?: string;
  readonly skin?: string;
  readonly vest?: string;
  readonly flip?: boolean;
  readonly harness?: boolean;
  readonly tool?: 'hammer' | 'nailer' | 'clipboard' | 'bundle' | 'chalk' | 'wand' | 'camera';
  /** Features for figures drawn large; small ones need none. */
  readonly face?: Face;
  /** Height in feet. */
  readonly h?: number;
};

/** A crew member standing at a world point. */
export const worker = (s: Stage, at: V3, o: Worker): void => {
  const [x0, y0] = s.cam.project(at);
  figure(s, x0, y0, s.cam.scale(at) * (o.h ?? 5.9), o);
};

/** A crew member at a canvas point. @param k height, user units */
export const figure = (s: Stage, x0: number, y0: number, k: number, o: Worker): void => {
  const j: Joints = poses[o.pose];
  const at = ([x, y]: P2): P2 => [x * k, y * k];
  const shirt = lit(s.mood, o.shirt ?? '#33424f', 0.8);
  const trousers = lit(s.mood, o.trousers ?? '#5d5549', 0.75);
  const skin = lit(s.mood, o.skin ?? '#c98f6b', 0.85);
  const hat = lit(s.mood, o.hat ?? '#faf7f2', 0.95);
  const vest = lit(s.mood, o.vest ?? '#e8a33d', 0.9);
  const [hip, neck, head] = [at(j.hip), at(j.neck), at(j.head)];
  draw(s, `<g transform="translate(${n1(x0)} ${n1(y0)})${o.flip === true ? ' scale(-1 1)' : ''}">`);
  ellipse(s, k * 0.08, k * 0.005, k * 0.22, k * 0.028, '#10182a', 'opacity=".32"');
  const leg = ([knee, foot]: readonly [P2, P2], color: string, dx: number): void => {
    const h: P2 = [hip[0] + dx, hip[1]];
    limb(s, [h, at(knee)], color, k * 0.092);
    const [fx, fy] = at(foot);
    limb(s, [at(knee), o.face === undefined ? [fx, fy] : [fx, fy - k * 0.04]], color, k * 0.072);
    path(
      s,
      `M${n1(fx - k * 0.035)} ${n1(fy - k * 0.05)}h${n1(k * 0.07)}q${n1(k * 0.055)} ${n1(k * 0.015)} ${n1(k * 0.06)} ${n1(k * 0.055)}h${n1(-k * 0.13)}z`,
      darken(lit(s.mood, '#6b4a30', 0.6), color === trousers ? 0 : 0.3),
    );
  };
  const arm = ([elbow, hand]: readonly [P2, P2], color: string, dx: number): void => {
    const sh: P2 = [neck[0] + dx, neck[1] + k * 0.045];
    limb(s, [sh, at(elbow)], color, k * 0.062);
    limb(s, [at(elbow), at(hand)], color, k * 0.05);
    const [hx, hy] = at(hand);
    if (o.face === undefined) {
      ellipse(s, hx, hy, k * 0.03, k * 0.03, skin);
    } else {
      grip(s, [hx, hy], k, skin);
    }
  };
  arm(j.arms[0], darken(shirt, 0.3), -k * 0.03);
  leg(j.legs[0], darken(trousers, 0.28), -k * 0.018);
  leg(j.legs[1], trousers, k * 0.018);
  // Torso as one tapered shape across the hip-to-neck line, then vest and its bands.
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const len = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / len, dx / len];
  const on = (t: number, w: number): P2 => [
    hip[0] + dx * t + nx * w * k,
    hip[1] + dy * t + ny * w * k,
  ];
  const torso = (grow: number): P2[] => [
    on(-0.12, 0.068),
    on(0.1, 0.075),
    on(0.5, 0.085),
    on(0.86, 0.1 - grow),
    on(1.03, 0.06 - grow),
    on(1.06, 0),
    on(1.03, -0.055 + grow),
    on(0.86, -0.09 + grow),
    on(0.5, -0.075),
    on(0.1, -0.07),
    on(-0.12, -0.066),
  ];
  path(s, smooth(torso(0)), shirt);
  path(
    s,
    smooth([
      on(0.06, 0.082),
      on(0.5, 0.088),
      on(0.95, 0.068),
      on(1, 0.03),
      on(0.7, 0.01),
      on(0.06, 0.014),
    ]),
    vest,
  );
  path(
    s,
    smooth([
      on(0.06, -0.078),
      on(0.5, -0.08),
      on(0.95, -0.062),
      on(1, -0.026),
      on(0.7, 0.006),
      on(0.06, 0.014),
    ]),
    darken(vest, 0.22),
  );
  limb(s, [on(0.34, 0.082), on(0.34, -0.074)], lighten(vest, 0.75), k * 0.02);
  if (o.harness !== false) {
    limb(s, [on(0.95, 0.045), on(0.45, 0.03), on(0.05, 0.055)], '#27323d', k * 0.014);
    limb(s, [on(0.02, 0.078), on(0.02, -0.072)], '#27323d', k * 0.024);
  }
  limb(s, [neck, head], darken(skin, 0.25), k * 0.05);
  if (o.face !== undefined) {
    headOf(s, head, k, skin, o.face);
  } else {
    ellipse(s, head[0], head[1], k * 0.05, k * 0.06, skin);
    path(
      s,
      smooth([
        [head[0] - k * 0.052, head[1] + k * 0.01],
        [head[0] - k * 0.045, head[1] + k * 0.05],
        [head[0] - k * 0.005, head[1] + k * 0.06],
        [head[0] - k * 0.015, head[1]],
      ]),
      darken(skin, 0.28),
    );
  }
  const [hx, hy] = [head[0], head[1] - k * 0.016];
  path(
    s,
    `M${n1(hx - k * 0.064)} ${n1(hy)}a${n1(k * 0.064)} ${n1(k * 0.064)} 0 0 1 ${n1(k * 0.128)} 0l${n1(k * 0.034)} ${n1(k * 0.012)}q${n1(-k * 0.08)} ${n1(k * 0.014)} ${n1(-k * 0.165)} ${n1(k * 0.006)}z`,
    hat,
  );
  path(
    s,
    `M${n1(hx + k * 0.02)} ${n1(hy - k * 0.062)}q${n1(k * 0.046)} ${n1(k * 0.02)} ${n1(k * 0.044)} ${n1(k * 0.062)}h${n1(-k * 0.04)}q${n1(k * 0.01)} ${n1(-k * 0.04)} ${n1(-k * 0.004)} ${n1(-k * 0.062)}z`,
    darken(hat, 0.16),
  );
  if (o.tool !== undefined) {
    tools(s, o.tool, at(j.arms[1][1]), head, k);
  }
  arm(j.arms[1], shirt, k * 0.012);
  draw(s, '</g>');
};
