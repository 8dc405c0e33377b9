/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** The stage whose output it reads; run before it, even where it is run alone. */
  needs?: 'content' | 'build';
  /** Takes so long that only the full test has it. */
  isSlow?: boolean;
}

/** Everything that must hold before a change lands, quickest first. */
export const stages: readonly Stage[] = [
  { name: 'content', command: ['tsx', 'scripts/content/cli.ts', 'compile'] },
  { name: 'types', needs: 'content', command: ['tsc'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'build', command: ['tsx', 'scripts/build/cli.ts'] },
  { name: 'unit', needs: 'build', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'budget', needs: 'build', command: ['tsx', 'scripts/budget/cli.ts'] },
  { name: 'html', needs: 'build', command: playwright('html') },
  { name: 'a11y', needs: 'build', command: playwright('a11y') },
  { name: 'e2e', needs: 'build', command: playwright('phone', 'desk') },
  { name: 'speed', needs: 'build', command: playwright('speed'), isSlow: true },
  {
    name: 'readme',
    needs: 'build',
    command: ['vitest', 'run', '--project', 'full'],
    isSlow: true,
  },
  {
    name: 'lighthouse',
    needs: 'build',
    command: ['tsx', 'scripts/lighthouse/cli.ts'],
    isSlow: true,
  },
];

function playwright(...projects: string[]): Stage['command'] {
  return ['playwright', 'test', ...projects.map((project) => `--project=${project}`)];
}

/**
 * The stages to run, each after what it needs.
 * @param names of stages; without any, all
 * @param isFull whether all includes the slow ones
 */
export function stagesFor(names: readonly string[], isFull: boolean): Stage[] {
  const isWanted = ({ name, isSlow = false }: Stage) =>
    names.length > 0 ? names.includes(name) : isFull || !isSlow;
  const needed = stages.filter(isWanted).map(({ needs }) => needs);
  return stages.filter((stage) => isWanted(stage) || needed.some((name) => name === stage.name));
}

/** How many seeded slips of editors and faults of the network the full test tries, in which windows. */
export const fullSize = { MUTATIONS: '2000', SLIPS: '5000', LEADS: '1000', WIDTHS: 'all' } as const;
