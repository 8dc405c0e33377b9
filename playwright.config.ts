import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/findBrowser.ts';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['dot']],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      // As root, as in most containers, Chromium runs only without its sandbox.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'html', testMatch: 'html/*.spec.ts' },
    {
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', testMatch: 'e2e/*.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
