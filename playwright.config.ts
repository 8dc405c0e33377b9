import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';
import { sampleContent } from './scripts/test/sampleContent.ts';
import { desk, isEveryWidth, phone, tablet } from './tests/widths.ts';

// Whatever reads content in a test reads the sample’s.
process.env.CONTENT = sampleContent;

const forms = 'tests/admin/*.spec.ts';

export default defineConfig({
  testMatch: '{components,pages,renderer,tests}/**/*.spec.ts',
  globalSetup: './tests/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for the browser much of the time.
  workers: availableParallelism() + 1,
  // Long enough for a machine that is busy with other things.
  timeout: 60_000,
  reporter: [['dot']],
  use: { launchOptions: launchOptions() },
  projects: [
    // The tags of a test say where it runs: `@phone`, `@wide`, or `@once`, as the width plays no part
    // in it. Without one it runs on a phone, as most visits do, and in the full test on both.
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
    // Between the two layouts can break as well; the full test looks there, too.
    { name: 'tablet', testMatch: isEveryWidth ? 'tests/a11y/*.spec.ts' : [], use: tablet },
    // Content while it is edited, in a project of its own, which takes a while to start.
    { name: 'live', grep: /@live/, use: desk },
    // The page for editors. Its CMS is three megabytes of script and reads all content before its first
    // form, which takes a processor for some seconds: more at a time would only wait for each other.
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
    // How fast it is can be told only while nothing else runs.
    { name: 'speed', grep: /@speed/, use: phone },
  ],
});
