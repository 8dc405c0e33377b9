import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{components,pages,renderer,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A busy machine is no mistake; what hangs is found all the same.
    testTimeout: 60_000,
  },
});
