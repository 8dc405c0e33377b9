import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 834, height: 1112 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

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
    ...Object.entries({ phone, tablet, desk }).map(([name, use]) => ({
      name: `a11y-${name}`,
      testMatch: 'a11y/*.spec.ts',
      // What still moves or fades has other colours than it will have.
      use: { ...use, contextOptions: { reducedMotion: 'reduce' as const } },
    })),
    { name: 'live', testMatch: 'live/*.spec.ts', use: desk },
    // The folder of a test says where it runs: `phone`, `desk`, or `once`, as the width plays no
    // part in it; what lies in none of them runs on both.
    { name: 'once', testMatch: 'e2e/once/*.spec.ts', use: desk },
    { name: 'phone', testMatch: ['e2e/*.spec.ts', 'e2e/phone/*.spec.ts'], use: phone },
    { name: 'desk', testMatch: ['e2e/*.spec.ts', 'e2e/desk/*.spec.ts'], use: desk },
  ],
});
