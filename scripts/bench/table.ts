import { textTable } from '../textTable.ts';
import type { RunName, SiteFigures } from './benchSite.ts';
import { maxSeconds } from './limits.ts';

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
        against(seconds, maxSeconds[run][posts]),
        `${megabytes.toFixed(0)} MB`,
        smaller ? perPost(run, smaller, { posts, runs }) : '',
      ];
    }),
  );
  return textTable([['run', 'added posts', 'time', 'memory', 'each further post'], ...rows]);
}

/** What grows with each article; were it not flat, a larger site would show more than a smaller. */
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
      (run) => runs[run].seconds <= (maxSeconds[run][posts] ?? Number.POSITIVE_INFINITY),
    ),
  );

function against(seconds: number, limit: number | undefined): string {
  const text = `${seconds.toFixed(2)} s`;
  if (limit === undefined) return text;
  return `${text} of ${limit}${seconds > limit ? ' OVER' : ''}`;
}
