/** One part of `npm test`. */
interface Stage {
  name: string;
  /** Node, or a program of `node_modules/.bin`, and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** Whether it works on the site’s own content, or that of `CONTENT`, not on the built sample. */
  isOwn?: boolean;
  /** Takes so long that only the full test runs it. */
  isSlow?: boolean;
}

/** Everything that must hold before a change lands: the content’s own stage, then the code’s. */
export const stages: readonly Stage[] = [
  { name: 'content', command: script('scripts/pageCheck/cli.ts'), isOwn: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], isOwn: true },
  { name: 'sample', command: script('scripts/build/cli.ts') },
  { name: 'types', command: ['tsc'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'budget', command: script('scripts/budget/cli.ts') },
  { name: 'e2e', command: playwright('phone', 'desk', 'tablet') },
  { name: 'admin', command: playwright('admin') },
  { name: 'live', command: playwright('live'), isSlow: true },
  { name: 'speed', command: playwright('speed'), isSlow: true },
  { name: 'engines', command: ['vitest', 'run', '--project', 'engines'], isSlow: true },
  { name: 'full', command: ['vitest', 'run', '--project', 'full'], isSlow: true },
  { name: 'lighthouse', command: script('scripts/lighthouse/cli.ts'), isSlow: true },
];

function script(file: string): Stage['command'] {
  return ['node', '--import', './scripts/typescript.js', file];
}

function playwright(...projects: string[]): Stage['command'] {
  return ['playwright', 'test', ...projects.map((project) => `--project=${project}`)];
}

/**
 * The stages to run, each after those it needs.
 * @param names of stages; all if there are none
 * @param isFull whether “all” includes the slow ones
 */
export function stagesFor(names: readonly string[], isFull: boolean): Stage[] {
  const isWanted = ({ name, isSlow = false }: Stage) =>
    names.length > 0 ? names.includes(name) : isFull || !isSlow;
  const isOnSample = stages.some((stage) => isWanted(stage) && !stage.isOwn);
  return stages.filter((stage) => isWanted(stage) || (isOnSample && stage.name === 'sample'));
}

/** How much the full test tries: editors’ slips, network faults, windows, builds in trouble. */
export const fullSize = {
  MUTATIONS: '2000',
  SLIPS: '5000',
  LEADS: '1000',
  WIDTHS: 'all',
  KILLS: '100',
  PAIRS: '20',
  EDITS: '50',
} as const;

/**
 * The content that code is tested with, as a path from the project’s folder. It has the
 * specification’s words and counts and does not change, so that editors may change anything in
 * theirs without affecting tests of code.
 */
export const sampleContent = 'tests/sample';
