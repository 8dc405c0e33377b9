import { sampleContent } from './sampleContent.ts';

/** One part of `npm test`. */
export interface Stage {
  name: string;
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** The content folder that it works on; the project’s own, or the one that `CONTENT` names, if not said. */
  content?: string;
  /** The stage whose output it reads; run before it, even where it is run alone. */
  needs?: 'sample';
  /** Takes so long that only the full test has it. */
  isSlow?: boolean;
  /**
   * Stages of one round run at the same time, as each leaves a part of the machine free. What looks
   * at times, or at what a browser does in time, has a round of its own.
   */
  round: number;
}

const onSample = { content: sampleContent, needs: 'sample' } as const;
const slow = { ...onSample, isSlow: true } as const;

/** Everything that must hold before a change lands: the content’s own stage, then the code’s. */
export const stages: readonly Stage[] = [
  { round: 1, name: 'content', command: ['tsx', 'scripts/pageCheck/cli.ts'] },
  { round: 2, name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { round: 2, name: 'sample', content: sampleContent, command: ['tsx', 'scripts/build/cli.ts'] },
  { round: 3, name: 'types', ...onSample, command: ['tsc'] },
  { round: 3, name: 'budget', ...onSample, command: ['tsx', 'scripts/budget/cli.ts'] },
  { round: 3, name: 'unit', ...onSample, command: ['vitest', 'run', '--project', 'unit'] },
  { round: 4, name: 'e2e', ...onSample, command: playwright('phone', 'desk', 'tablet') },
  { round: 5, name: 'live', ...slow, command: playwright('live') },
  { round: 6, name: 'speed', ...slow, command: playwright('speed') },
  { round: 7, name: 'full', ...slow, command: ['vitest', 'run', '--project', 'full'] },
  { round: 8, name: 'lighthouse', ...slow, command: ['tsx', 'scripts/lighthouse/cli.ts'] },
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

/** Stages by rounds, in their order. */
export const roundsOf = (stages: readonly Stage[]): Stage[][] =>
  [...new Set(stages.map(({ round }) => round))].map((wanted) =>
    stages.filter(({ round }) => round === wanted),
  );

/** How many seeded slips of editors and faults of the network the full test tries, in which windows. */
export const fullSize = { MUTATIONS: '2000', SLIPS: '5000', LEADS: '1000', WIDTHS: 'all' } as const;
