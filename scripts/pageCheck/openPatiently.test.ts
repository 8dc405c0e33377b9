import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPatiently } from './openPatiently.ts';

/** A browser that opens a page alone if its name says so, or never, and notes each attempt. */
function browserFor(pages: readonly string[]) {
  const attempts: string[] = [];
  let isOpen = 0;
  const open = async (page: string, seconds: number) => {
    isOpen++;
    attempts.push(`${page}, ${seconds} s`);
    // All that are opened at a time have started by then.
    await setImmediate();
    const isBeside = isOpen > 1;
    await setImmediate();
    isOpen--;
    if (page.startsWith('broken') || (page.startsWith('slow') && isBeside)) {
      throw new Error(`${page} does not load`);
    }
    return `${page} seen`;
  };
  const outcomes = async () => {
    const all = await openPatiently(pages, open, 3);
    return all.map(({ outcome }) =>
      outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message,
    );
  };
  return { outcomes, attempts };
}

test('pages that load only alone are seen, in their places', async () => {
  const { outcomes, attempts } = browserFor(['slow 1', 'good', 'slow 2']);
  expect(await outcomes()).toEqual(['slow 1 seen', 'good seen', 'slow 2 seen']);
  expect(attempts.slice(3)).toEqual(['slow 1, 60 s', 'slow 2, 60 s']);
});

test('pages that never load are told; when there are several, no more are tried', async () => {
  const pages = ['broken 1', 'slow 1', 'broken 2', 'broken 3', 'slow 2', 'good'];
  const { outcomes, attempts } = browserFor(pages);
  expect(await outcomes()).toEqual([
    'broken 1 does not load',
    'slow 1 seen',
    ...['broken 2', 'broken 3', 'slow 2'].map((page) => `${page} does not load`),
    'good seen',
  ]);
  expect(attempts.slice(6)).toEqual(
    ['broken 1', 'slow 1', 'broken 2', 'broken 3'].map((page) => `${page}, 60 s`),
  );
});
