import type { Config } from 'vike/types';

/** Pages are HTML only: React runs while building, and in the browser only inside islands. */
export default {
  // Our build decides when, and which pages: scripts/build, +onPrerenderStart.ts.
  prerender: {
    noExtraDir: true,
    disableAutoRun: true,
    keepDistServer: true,
    partial: true,
    // By default one for each processor, which would be idle while files are written.
    parallel: 16,
  },
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config;
