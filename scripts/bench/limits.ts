import type { RunName } from './benchSite.ts';

/** Seconds that a run may take on two cores. */
export const maxSeconds: Record<RunName, Readonly<Record<number, number>>> = {
  'check cold': { 0: 1.5, 1000: 4, 10000: 25 },
  'check warm': { 0: 0.5, 10000: 1 },
  'build cold': { 10000: 40 },
  'build warm': { 10000: 15 },
};

/** The most memory, in MB. */
export const maxMegabytes: Record<RunName, number> = {
  'check cold': 300,
  'check warm': 300,
  'build cold': 3200,
  'build warm': 3200,
};
