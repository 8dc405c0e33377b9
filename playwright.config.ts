import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/findBrowser.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for the browser much of the time.
  workers: 2 * availableParallelism(),
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
    // The folder of a test says where it runs: `phone`, `desk`, or `once`, as the width plays no
    // part in it; what lies in none of them runs on both.
    { name: 'once', testMatch: 'e2e/once/*.spec.ts', use: desk },
    { name: 'phone', testMatch: ['e2e/*.spec.ts', 'e2e/phone/*.spec.ts'], use: phone },
    { name: 'desk', testMatch: ['e2e/*.spec.ts', 'e2e/desk/*.spec.ts'], use: desk },
  ],
});
