/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]];
}

/** Everything that must hold before a change lands, quickest first. */
export const stages: readonly Stage[] = [
  { name: 'content', command: ['tsx', 'scripts/content/cli.ts', 'compile'] },
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unit', command: ['vitest', 'run'] },
  { name: 'build', command: ['tsx', 'scripts/build/cli.ts'] },
  { name: 'browser', command: ['playwright', 'test'] },
];

/** How many seeded slips of editors and faults of the network the full test tries. */
export const fullSize = { MUTATIONS: '2000', LEADS: '1000' } as const;
