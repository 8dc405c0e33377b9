import type { P2 } from './camera.ts';
import { lit } from './mood.ts';
import { darken, lighten } from './palette.ts';
import { smooth } from './paths.ts';
import { type Plane, shadeOn, type Uv } from './plane.ts';
import { polyOn } from './planeDraw.ts';
import type { Stage } from './stage.ts';
import { path } from './svg.ts';

/** Snow lying on a roof plane, with a soft overhanging lip along the eave. */
export const snowOn = (s: Stage, p: Plane, outline: readonly Uv[], depth: number): void => {
  const tone = shadeOn(s, p, '#fbfdff');
  const u0 = Math.min(...outline.map(([u]) => u));
  const u1 = Math.max(...outline.map(([u]) => u));
  const count = Math.max(5, Math.round((u1 - u0) / 3));
  const wave: P2[] = [];
  for (let i = 0; i <= count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    const sag = depth * s.rng.range(0.35, 0.9);
    wave.push(s.cam.project(p.at(u, -sag * 0.5, -sag * 0.4)));
  }
  const back: P2[] = [s.cam.project(p.at(u1, 0.6, depth)), s.cam.project(p.at(u0, 0.6, depth))];
  path(s, smooth([...wave, ...back]), darken(tone, 0.16));
  polyOn(
    s,
    p,
    outline.map(([u, v]): Uv => [u, v]),
    tone,
  );
  const lifted = outline.map(([u, v]) => s.cam.project(p.at(u, v, depth * 0.6)));
  path(
    s,
    smooth(
      lifted.flatMap((q, i): P2[] => {
        const next = lifted[(i + 1) % lifted.length] ?? q;
        return [
          q,
          [(q[0] * 2 + next[0]) / 3, (q[1] * 2 + next[1]) / 3],
          [(q[0] + next[0] * 2) / 3, (q[1] + next[1] * 2) / 3],
          next,
        ];
      }),
    ),
    lighten(tone, 0.5),
  );
  const v1 = Math.max(...outline.map(([, v]) => v));
  for (let i = 0; i < 5; i += 1) {
    const at = s.rng.range(u0, u0 + (u1 - u0) * 0.7);
    const v = s.rng.range(0.1, 0.75) * v1;
    const drift = [
      [0, 0],
      [0.12, 0.05],
      [0.26, 0.03],
      [0.2, -0.02],
      [0.08, -0.03],
    ] as const;
    path(
      s,
      smooth(
        drift.map(([du, dv]) => s.cam.project(p.at(at + du * (u1 - u0), v + dv * v1, depth * 0.6))),
      ),
      lit(s.mood, '#c9d8ea', 0.7),
      'opacity=".45"',
    );
  }
};
