import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';
import { desk, phone } from './tests/widths.ts';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for the browser much of the time.
  workers: 2 * availableParallelism(),
  reporter: [['dot']],
  use: { launchOptions: launchOptions() },
  projects: [
    { name: 'html', testMatch: 'html/*.spec.ts' },
    { name: 'a11y', testMatch: 'a11y/*.spec.ts' },
    // The folder of a test says where it runs: `phone`, `desk`, or `once` and `live`, as the width
    // plays no part in it; what lies in none of them runs on both.
    { name: 'phone', testMatch: ['e2e/*.spec.ts', 'e2e/phone/*.spec.ts'], use: phone },
    {
      name: 'desk',
      testMatch: ['live/*.spec.ts', 'e2e/*.spec.ts', 'e2e/{desk,once}/*.spec.ts'],
      use: desk,
    },
  ],
});
