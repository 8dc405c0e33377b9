import type { RunName } from './benchSite.ts';

/**
 * Seconds that a run may take on two cores, by how many articles were added. A build has none: what
 * it takes says little without another generator’s build of the same articles on the same machine.
 */
export const maxSeconds: Record<RunName, Readonly<Record<number, number>>> = {
  'check cold': { 0: 1.5, 1000: 4, 10000: 25 },
  'check warm': { 0: 0.5, 10000: 1 },
  'build cold': {},
  'build warm': {},
};
