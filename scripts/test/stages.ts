import { sampleContent } from './sampleContent.ts';

/** One part of `npm test`. */
interface Stage {
  name: string;
  /** Node, or a program of `node_modules/.bin`, and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** The content that it works on, built first; by default the site’s own, or that of `CONTENT`. */
  content?: string;
  /** Takes so long that only the full test runs it. */
  isSlow?: boolean;
}

const onSample = { content: sampleContent };

/** Everything that must hold before a change lands: the content’s own stage, then the code’s. */
export const stages: readonly Stage[] = [
  { name: 'content', command: script('scripts/pageCheck/cli.ts') },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'sample', ...onSample, command: script('scripts/build/cli.ts') },
  { name: 'types', ...onSample, command: ['tsc'] },
  { name: 'unit', ...onSample, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'budget', ...onSample, command: script('scripts/budget/cli.ts') },
  { name: 'e2e', ...onSample, command: playwright('phone', 'desk', 'tablet') },
  { name: 'admin', ...onSample, command: playwright('admin') },
  { name: 'live', ...onSample, command: playwright('live'), isSlow: true },
  { name: 'speed', ...onSample, command: playwright('speed'), isSlow: true },
  {
    name: 'engines',
    ...onSample,
    command: ['vitest', 'run', '--project', 'engines'],
    isSlow: true,
  },
  { name: 'full', ...onSample, command: ['vitest', 'run', '--project', 'full'], isSlow: true },
  { name: 'lighthouse', ...onSample, command: script('scripts/lighthouse/cli.ts'), isSlow: true },
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
  const isOnSample = stages.some((stage) => isWanted(stage) && stage.content);
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
