import { test } from '@playwright/test';
import { desk, isEveryWidth, phone, tablet } from '../widths.ts';

const windows = isEveryWidth ? { phone, tablet, desk } : { phone, desk };

/**
 * Runs tests in a window of each width. A project for each would start all of its processes anew,
 * which takes longer than the tests.
 * @param define defines them
 */
export function atEachWidth(define: () => void): void {
  for (const [name, use] of Object.entries(windows)) {
    test.describe(name, () => {
      // What still moves or fades has other colors than it will have.
      test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
      define();
    });
  }
}
