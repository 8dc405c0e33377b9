import { textTable } from '../textTable.ts';
import type { RunName, SiteFigures } from './benchSite.ts';

/** Seconds that a run may take on two cores. */
const maxSeconds: Record<RunName, Readonly<Record<number, number>>> = {
  'check cold': { 0: 1.5, 1000: 4, 10000: 25 },
  'check warm': { 0: 0.5, 10000: 1 },
  'build cold': { 10000: 40 },
  'build warm': { 10000: 15 },
};

/** The most memory, in MB. */
const maxMegabytes: Record<RunName, number> = {
  'check cold': 300,
  'check warm': 300,
  'build cold': 3200,
  'build warm': 3200,
};

/**
 * The figures beside their limits, and how they grow with the site.
 * @param all from the smallest site to the largest
 */
export function table(all: readonly SiteFigures[]): string {
  const names = Object.keys(maxSeconds) as RunName[];
  const rows = names.flatMap((run) =>
    all.map(({ posts, runs }, index) => {
      const { seconds, megabytes } = runs[run];
      const smaller = all[index - 1];
      return [
        run,
        `${posts}`,
        against(seconds, 's', 2, maxSeconds[run][posts]),
        against(megabytes, 'MB', 0, maxMegabytes[run]),
        smaller ? perPost(run, smaller, { posts, runs }) : '',
      ];
    }),
  );
  return textTable([['run', 'added posts', 'time', 'memory', 'per added post'], ...rows]);
}

/** What each added article costs; it stays the same for larger sites if growth is linear. */
function perPost(run: RunName, smaller: SiteFigures, larger: SiteFigures): string {
  const posts = larger.posts - smaller.posts;
  const seconds = larger.runs[run].seconds - smaller.runs[run].seconds;
  const megabytes = larger.runs[run].megabytes - smaller.runs[run].megabytes;
  return `${((seconds / posts) * 1000).toFixed(2)} ms, ${((megabytes / posts) * 1024).toFixed(0)} KB`;
}

/** Whether every figure that has a limit is within it. */
export const isWithinLimits = (all: readonly SiteFigures[]): boolean =>
  all.every(({ posts, runs }) =>
    (Object.keys(runs) as RunName[]).every(
      (run) =>
        runs[run].seconds <= (maxSeconds[run][posts] ?? Number.POSITIVE_INFINITY) &&
        runs[run].megabytes <= maxMegabytes[run],
    ),
  );

function against(value: number, unit: string, digits: number, limit: number | undefined): string {
  const text = `${value.toFixed(digits)} ${unit}`;
  if (limit === undefined) return text;
  return `${text} of ${limit}${value > limit ? ' OVER' : ''}`;
}
