import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sampleContent } from './scripts/test/sampleContent.ts';

// Load packages as the commands do: in development mode, some check themselves at every step.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    environment: 'node',
    // Anything that reads content in a test reads the sample’s.
    env: { CONTENT: sampleContent },
    globalSetup: './tests/content/copiesFolder.ts',
    // Packages as Node provides them: through a proxy, every use of one costs a lookup.
    deps: { interopDefault: false },
    // One thread per core, plus one because some tests wait for a process. A thread loads the
    // compiler once for all of its files: a third less work than a process per file. So no test may
    // leave anything behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // A busy machine must not fail a test; a hang is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
