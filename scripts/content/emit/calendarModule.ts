import type { Output } from './dataModule.ts';
import { dataModule } from './dataModule.ts';

/**
 * What pages show of the day they are built on. It is data like any other, so that a new year renders
 * every page anew.
 */
export const calendarModule = (now: Date): Output[] =>
  dataModule('calendar', {
    source: 'the day',
    types: `
export interface Calendar {
  /** In Coordinated Universal Time. */
  year: number;
}
`,
    type: 'Calendar',
    value: { year: now.getUTCFullYear() },
  });
