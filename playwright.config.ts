import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';
import { sampleContent } from './scripts/test/sampleContent.ts';
import { desk, isEveryWidth, phone } from './tests/widths.ts';

// Whatever reads content in a test reads the sample’s.
process.env.CONTENT = sampleContent;

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for the browser much of the time.
  workers: availableParallelism() + 1,
  reporter: [['dot']],
  use: { launchOptions: launchOptions() },
  projects: [
    { name: 'html', testMatch: 'html/*.spec.ts' },
    { name: 'a11y', testMatch: 'a11y/*.spec.ts' },
    // The folder of a test says where it runs: `phone`, `desk`, or `once` and `live`, as the width
    // plays no part in it. What lies in none of them runs on a phone, as most visits do; on a wide
    // screen only the visit to each page does, and in the full test all.
    { name: 'phone', testMatch: ['e2e/*.spec.ts', 'e2e/phone/*.spec.ts'], use: phone },
    {
      name: 'desk',
      testMatch: [
        'live/*.spec.ts',
        'e2e/{desk,once}/*.spec.ts',
        isEveryWidth ? 'e2e/*.spec.ts' : 'e2e/routes.spec.ts',
      ],
      use: desk,
    },
    // How fast it is can be told only while nothing else runs.
    { name: 'speed', testMatch: 'speed/*.spec.ts', use: phone },
  ],
});
