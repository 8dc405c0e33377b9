import { ramp } from './paint.ts';
import { n1 } from './paths.ts';
import type { Stage } from './stage.ts';
import { ellipse, path, rect } from './svg.ts';

/** Trunk duct seen from outside. */
export const trunk = (s: Stage): void => {
  ellipse(s, 800, 700, 780, 30, '#1b2338', 'opacity=".16"');
  path(
    s,
    'M-20 300H1620V620H-20z',
    ramp(s, [0, 300, 0, 620], { 0: '#dfe5e8', 0.25: '#b4bec5', 0.75: '#8b98a2', 1: '#66737e' }),
  );
  for (const x of [120, 470, 1180, 1500]) {
    rect(s, x, 292, 18, 336, ramp(s, [x, 0, x + 18, 0], { 0: '#eef2f3', 1: '#7c8892' }));
    for (let y = 310; y < 620; y += 60) {
      ellipse(s, x + 9, y, 3, 3, '#55616c');
    }
  }
};

/** Inside of the duct: dust on the left, bare bright metal on the right. */
export const cutaway = (s: Stage): void => {
  const cut =
    'M210 356Q420 336 700 344T1260 348Q1420 344 1440 380L1432 540Q1410 574 1200 568T640 574T250 566Q204 560 200 500Q196 380 210 356z';
  path(s, cut, '#3d4852');
  const clip = `c${s.defs.length}`;
  s.defs.push(`<clipPath id="${clip}"><path d="${cut}"/></clipPath>`);
  s.out.push(`<g clip-path="url(#${clip})">`);
  rect(
    s,
    190,
    330,
    1270,
    260,
    ramp(s, [0, 340, 0, 580], { 0: '#7d8891', 0.5: '#c9d2d7', 1: '#e6ecee' }),
  );
  rect(s, 190, 330, 1270, 40, '#1b2338', 'opacity=".3"');
  for (let x = 800; x < 1460; x += 84) {
    path(s, `M${x} 380l60 0l-30 200h-60z`, '#ffffff', 'opacity=".22"');
  }
  rect(
    s,
    190,
    330,
    560,
    260,
    ramp(s, [190, 0, 760, 0], { 0: '#6b5e4d', 0.75: '#8c7d68', 1: ['#8c7d68', 0] }),
  );
  for (let layer = 0; layer < 3; layer += 1) {
    let d = `M190 590V${520 + layer * 22}`;
    for (let x = 190; x < 760 - layer * 30; x += 34) {
      d += `q17 ${n1(-s.rng.range(14, 40))} 34 ${n1(s.rng.range(-6, 8))}`;
    }
    path(s, `${d}L780 590z`, ['#57493a', '#6e5f4d', '#85745f'][layer] ?? '#57493a');
  }
  for (let i = 0; i < 170; i += 1) {
    const x = 200 + s.rng.next() ** 0.7 * 680;
    ellipse(
      s,
      x,
      s.rng.range(360, 560),
      s.rng.range(1, 4.5),
      s.rng.range(1, 4),
      s.rng.pick(['#4d4033', '#6e5f4d', '#a08e75']),
      `opacity="${n1(1 - (x - 200) / 900)}"`,
    );
  }
  s.out.push('</g>');
  path(s, cut, 'none', 'stroke="#eef2f3" stroke-width="7"');
  path(s, cut, 'none', 'stroke="#55616c" stroke-width="2"');
};
