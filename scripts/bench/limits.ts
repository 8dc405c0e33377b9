import type { RunName } from './benchSite.ts';

/**
 * Seconds that a run may take on two cores, by how many articles were added: the budgets of the
 * design. A build has none, as it is measured against another generator’s on the same machine.
 */
export const maxSeconds: Record<RunName, Readonly<Record<number, number>>> = {
  'check cold': { 0: 1.5, 1000: 4, 10000: 25 },
  'check warm': { 0: 0.5, 10000: 1 },
  'build cold': {},
  'build warm': {},
};
