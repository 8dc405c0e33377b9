import { inParallel } from '../inParallel.ts';

/** How long a page may take beside others, in seconds. */
const together = 30;
/** How long it may take alone. */
const alone = 60;
/** Once as many pages have failed alone, the machine is hardly the reason: no more are tried. */
const maxFailures = 3;

interface Attempt<Page, Seen> {
  page: Page;
  outcome: PromiseSettledResult<Seen>;
}

/**
 * Opens several pages at a time, and those that failed once more, one by one: the browser occasionally
 * loses the end of a request, and on a busy machine pages keep each other from loading.
 * @param open opens a page within some seconds, or rejects
 * @param atATime how many pages at most
 * @returns each page with what came of it, in the same order
 */
export async function openPatiently<Page, Seen>(
  pages: readonly Page[],
  open: (page: Page, seconds: number) => Promise<Seen>,
  atATime: number,
): Promise<Attempt<Page, Seen>[]> {
  const attempt = async (page: Page, seconds: number) => {
    const [outcome] = await Promise.allSettled([open(page, seconds)]);
    return { page, outcome };
  };
  const attempts = await inParallel(pages, (page) => attempt(page, together), atATime);
  let failures = 0;
  for (const [index, { page, outcome }] of attempts.entries()) {
    if (outcome.status === 'fulfilled' || failures === maxFailures) continue;
    const again = await attempt(page, alone);
    if (again.outcome.status === 'rejected') failures++;
    attempts[index] = again;
  }
  return attempts;
}
