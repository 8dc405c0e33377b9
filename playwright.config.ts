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
  workers: 2,
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
    { name: 'phone', testMatch: 'e2e/*.spec.ts', use: phone },
    { name: 'desk', testMatch: 'e2e/*.spec.ts', use: desk },
  ],
});
