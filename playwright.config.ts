import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/findBrowser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/serveSite.ts',
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
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
