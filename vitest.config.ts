import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{components,pages,renderer,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
