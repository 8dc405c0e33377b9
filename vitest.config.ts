import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sampleContent } from './scripts/test/stages.ts';

// Packages as the commands load them: some packages’ development builds check themselves at every step.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    environment: 'node',
    // Tests read the sample content.
    env: { CONTENT: sampleContent },
    globalSetup: './tests/content/copiesFolder.ts',
    // Packages as Node gives them: through a proxy, each use of one costs a lookup.
    deps: { interopDefault: false },
    // There is a thread for each core, and one more as some tests wait for a process. A thread loads the
    // compiler once for all of its files: a third less work than a process for each file. So no test may
    // leave anything behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // A busy machine must not fail a test; a test that hangs is still found.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{components,pages,renderer,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/full/**', 'tests/engines/**'],
        },
      },
      // What only the full test has time for.
      { extends: true, test: { name: 'engines', include: ['tests/engines/*.test.ts'] } },
      { extends: true, test: { name: 'full', include: ['tests/full/**/*.test.ts'] } },
    ],
  },
});
