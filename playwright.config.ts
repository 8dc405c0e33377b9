import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/browser.ts';
import { sampleContent } from './scripts/test/stages.ts';
import { desk, isEveryWidth, phone, tablet } from './tests/widths.ts';

// Tests read the sample content.
process.env.CONTENT = sampleContent;

const forms = 'tests/admin/*.spec.ts';

export default defineConfig({
  testMatch: '{components,pages,renderer,tests}/**/*.spec.ts',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests spend much of their time waiting for the browser.
  workers: availableParallelism() + 1,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  use: { launchOptions: launchOptions() },
  projects: [
    // A test’s tags say where it runs: `@phone`, `@wide`, or `@once` where the width does not matter.
    // Without a tag it runs on a phone, like most visits, and in the full test on both.
    {
      name: 'phone',
      grep: /@phone|^(?!.* @(wide|once|speed|live))/,
      testIgnore: forms,
      use: phone,
    },
    {
      name: 'desk',
      grep: isEveryWidth ? /@wide|^(?!.* @(phone|speed|live))/ : /@(wide|once)/,
      testIgnore: forms,
      use: desk,
    },
    // Layouts can break between the two widths as well; the full test checks there too.
    { name: 'tablet', testMatch: isEveryWidth ? 'tests/a11y/*.spec.ts' : [], use: tablet },
    // Content while it is edited, in a copy of the project that takes a while to start.
    { name: 'live', grep: /@live/, use: desk },
    // The page for editors. Its CMS is three megabytes of script and reads all content before its first
    // form, which keeps a processor busy for some seconds: more tests at a time would only wait.
    {
      name: 'admin',
      testMatch: forms,
      grepInvert: /@film/,
      use: desk,
      workers: availableParallelism(),
      timeout: 120_000,
      expect: { timeout: 20_000 },
    },
    // Pictures of it for the editors’ guide.
    { name: 'film', testMatch: forms, grep: /@film/, use: desk, timeout: 120_000, workers: 1 },
    // Speed can be measured only while nothing else runs.
    { name: 'speed', grep: /@speed/, use: phone },
  ],
});
